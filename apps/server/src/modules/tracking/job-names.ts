import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** Name of the job that derives newly followed bills. */
export const deriveRequestedName = 'tracking.derive-requested';
/** Name of the job that derives no more what nobody follows. */
export const releaseBillsName = 'tracking.release-bills';

/** Jobs of a port that wait for its lane stand in line, one of them at a time. */
export const laneLine = (port: PortCode): string => `tracking.lane:${port}`;

/** Bills that a job is about. */
export interface RequestedBills {
  readonly port: PortCode;
  readonly billNos: readonly string[];
}
