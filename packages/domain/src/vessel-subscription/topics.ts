/** What open pages hear of vessel subscriptions. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Rows of vessel subscriptions have changed, come or gone. */
export const vesselRowsTopic = defineTopic('vessel-subscription', 'pages', z.int());
