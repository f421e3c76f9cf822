import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** Name of the job that derives newly followed bills. */
export const deriveRequestedName = 'tracking.derive-requested';

/** Jobs of a port wait for its lane, one of them at a time. */
export const deriveRequestedLine = (port: PortCode): string => `${deriveRequestedName}:${port}`;

export interface RequestedBills {
  readonly port: PortCode;
  readonly billNos: readonly string[];
}
