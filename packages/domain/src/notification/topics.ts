/** What open pages hear of messages. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Messages of an identity came, by their numbers. */
export const messagesCame = defineTopic('notification.message', 'pages', z.int());
