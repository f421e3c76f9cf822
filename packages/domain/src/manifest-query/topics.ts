/** What open pages hear of manifests. */
import * as z from 'zod/mini';
import { defineTopic } from '../contract-kit/topic';

/** Bills that a person waits for have data now, by the ids of his reminders. */
export const manifestHeardTopic = defineTopic('manifest-heard', 'pages', z.int());
