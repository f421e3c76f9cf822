import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** Name of the job that derives newly followed bills. */
export const deriveRequestedName = 'tracking.derive-requested';

export interface RequestedBills {
  readonly port: PortCode;
  readonly billNos: readonly string[];
}
