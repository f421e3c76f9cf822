/** What open pages hear of orders of market procurement. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Orders have changed, come or gone. */
export const marketOrderTopic = defineTopic('market-order', 'pages', z.int());
