import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';

/** Bills that a job is about. */
const bills = z.object({ port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) });

/** The job that derives newly followed bills. */
export const deriveRequested = defineJob('tracking.derive-requested', 1, bills);
/** The job that derives no more what nobody follows. */
export const releaseUnfollowed = defineJob('tracking.release-bills', 1, bills);

/** Jobs of a port that wait for its lane stand in line, one of them at a time. */
export const laneLine = (port: PortCode): string => `tracking.lane:${port}`;
