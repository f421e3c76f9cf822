import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { portCodes } from '@mastlight/domain/vocabulary/port';

/** The job that derives newly followed bills. */
export const deriveRequested = defineJob(
  'tracking.derive-requested',
  1,
  z.object({ port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) }),
);
