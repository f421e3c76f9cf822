/** What tracking tells the rest of the product; body shapes of its outbox events. */
import type { PortCode } from '../vocabulary/port';

/** The status of bills is no longer what it was. Emitted in the transaction that changed it. */
export const statusChanged = 'tracking.status-changed';

export interface StatusChanged {
  readonly port: PortCode;
  /** Bills whose status reads differently now. */
  readonly billNos: readonly string[];
  /** Bills that a source has merely confirmed: only age and source are new. Nobody is to be disturbed. */
  readonly confirmedBillNos: readonly string[];
}
