import * as z from 'zod/mini';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { PublishedKind } from './published-kind';

/** What a job is about. */
const subjects = z.object({
  kind: z.enum(['bill', 'call', 'bill-on-call', 'booking'] satisfies PublishedKind[]),
  port: z.enum(portCodes),
  subjects: z.readonly(z.array(z.string())),
});

/** The job that derives what is newly followed. */
export const deriveRequested = defineJob('tracking.derive-requested', 2, subjects, {
  // Builds of before knew bills alone; some wrote the present body without an envelope.
  1: (body) => {
    const { billNos, ...rest } = body as { billNos?: unknown };
    return billNos === undefined ? rest : { ...rest, kind: 'bill', subjects: billNos };
  },
});
/** The job that derives no more what nobody follows. */
export const releaseUnfollowed = defineJob('tracking.release', 1, subjects);

/** Jobs of a port that wait for its lane stand in line, one of them at a time. */
export const laneLine = (port: PortCode): string => `tracking.lane:${port}`;
