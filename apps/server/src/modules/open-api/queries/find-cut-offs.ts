import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A bill that its owner follows and that has a clock within the time that is asked about, as it is published for him. */
export interface ClockedBill {
  readonly port: PortCode;
  readonly billNo: string;
  /** As published, JSON; null: it is being derived. */
  readonly status: string | null;
}

/**
 * Bills of an owner whose plan tells a time after a moment, as many as are asked for, those whose port closes first in front.
 * One that somebody typed to a call is told as it reads there.
 *
 * @param fromMs ms since epoch, port time.
 */
export async function findClockedBills(tx: Transaction, ownerKey: string, fromMs: number, limit: number): Promise<readonly ClockedBill[]> {
  const { rows } = await connectionOf(tx).query<ClockedBill>(
    `with followed as (
       select f.port, f.subject as bill_no, max(typed.subject) as typed
       from follow_subject f
       left join follow_subject typed on typed.owner_key = f.owner_key and typed.product = f.product and typed.row_id = f.row_id
         and typed.kind = 'bill-on-call'
       where f.owner_key = $1 and f.kind = 'bill' group by f.port, f.subject),
     clocked as (
       select f.port, f.bill_no, (case when f.typed is null then b.status else o.status end)::text as status,
         case when f.typed is null then b.port_closes_ms else o.port_closes_ms end as closes_ms,
         case when f.typed is null then greatest(b.port_closes_ms, b.gate_in_closes_ms, b.customs_closes_ms, b.etd_ms)
           else greatest(o.port_closes_ms, o.gate_in_closes_ms, o.customs_closes_ms, o.etd_ms) end as last_ms
       from followed f
       join tracking_bill b on b.port = f.port and b.bill_no = f.bill_no
       left join tracking_bill_on_call o on o.port = f.port and o.subject = f.typed)
     select port, bill_no as "billNo", status from clocked where last_ms > $2 order by closes_ms nulls last, port, bill_no limit $3`,
    [ownerKey, fromMs, limit],
    'open-api-find-clocked-bills',
  );
  return rows;
}
