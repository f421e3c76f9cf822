/** What open pages hear of money. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Money came into an account, or went out of it, by no page of its owner's: 0 a person's, 1 a company's (R-9-30). */
export const moneyMovedTopic = defineTopic('billing.moved', 'pages', z.int());
