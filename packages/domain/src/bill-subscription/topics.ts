/** What open pages hear of bill subscriptions. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Rows of bill subscriptions have changed, come or gone (R-7.6-24). */
export const billRowsTopic = defineTopic('bill-subscription', 'pages', z.int());
