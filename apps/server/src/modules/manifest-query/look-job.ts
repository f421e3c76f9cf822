import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';

/** Whether there is something of bills by sea that somebody waits for: what the port's rows tell, and what is told of boxes alone. */
export const lookJob = defineJob('manifest-query.look', 1, z.object({ billNos: z.readonly(z.array(z.string())) }));
