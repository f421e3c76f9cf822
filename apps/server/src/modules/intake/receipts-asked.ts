import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';

/** The job that writes receipts which somebody has asked for and which are not there. */
export const writeReceiptsAsked = defineJob('intake.write-receipts', 1, z.object({ messageId: z.int() }));
