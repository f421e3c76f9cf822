import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** A bill of an account. */
export interface BillOfOwner {
  readonly ownerKey: string;
  readonly port: PortCode;
  readonly billNo: string;
}
