import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { subscribedBills } from '../schema';

/** A followed bill, with what its owner made of it; times are ms since epoch, port time. */
export interface PersonalBill {
  readonly id: number;
  readonly port: PortCode;
  readonly billNo: string;
  readonly createdMs: number;
  readonly clientName: string | null;
  readonly remark: string | null;
  readonly transport: string | null;
  readonly autoSubscribe: boolean;
  readonly typedVessel: string | null;
  readonly typedVoyage: string | null;
  readonly typedSearch: string;
  readonly typedVesselKey: string | null;
  readonly typedVoyageKey: string | null;
  /** How often it was renamed after something was heard of it: for what it was paid for, no oftener in another list. */
  readonly heardRenames: number;
}

/** Bills that an owner follows and of which something was heard, the oldest first: of the others the payment may still come back. */
export async function findPersonalBills(transaction: Transaction, ownerKey: string, limit: number): Promise<PersonalBill[]> {
  const { rows } = await connectionOf(transaction).query<PersonalBill>(
    `select s.id, s.port, s.bill_no as "billNo", s.created_ms as "createdMs", s.client_name as "clientName", s.remark, s.transport,
       s.auto_subscribe as "autoSubscribe", s.typed_vessel as "typedVessel", s.typed_voyage as "typedVoyage",
       s.typed_search as "typedSearch", s.typed_vessel_key as "typedVesselKey", s.typed_voyage_key as "typedVoyageKey",
       s.heard_renames as "heardRenames"
     from ${subscribedBills} where s.owner_key = $1 and s.deleted_ms is null and b.heard_ms is not null order by s.id limit $2`,
    [ownerKey, limit],
    'bill-subscription-personal-heard',
  );
  return rows;
}
