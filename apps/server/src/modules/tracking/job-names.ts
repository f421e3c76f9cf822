import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** Name of the job that derives newly followed bills. */
export const deriveRequestedName = 'tracking.derive-requested';
/** Name of the job that derives no more what nobody follows. */
export const releaseBillsName = 'tracking.release-bills';

/** Bills that a job is about. */
export interface RequestedBills {
  readonly port: PortCode;
  readonly billNos: readonly string[];
}
