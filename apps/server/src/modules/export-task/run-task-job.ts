import { defineJob } from '@mastlight/domain/contract-kit/message';
import * as z from 'zod/mini';

/** Makes the file of a task. */
export const runTaskJob = defineJob('export-task.run', 1, z.object({ id: z.int() }));
