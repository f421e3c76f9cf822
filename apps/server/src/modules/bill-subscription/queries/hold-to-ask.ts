import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A subscription whose bill is to be asked for. */
export interface ToAsk {
  readonly id: number;
  readonly ownerKey: string;
  readonly port: PortCode;
  readonly billNo: string;
  /** Since when it is asked for; ms since epoch, port time. */
  readonly fromMs: number;
  readonly isHeard: boolean;
  readonly failReason: string | null;
  readonly nearBillNo: string | null;
}

const toAsk = `select s.id, s.owner_key as "ownerKey", s.port, s.bill_no as "billNo",
    coalesce(s.asked_from_ms, s.recalled_ms, s.created_ms) as "fromMs", b.heard_ms is not null as "isHeard",
    s.fail_reason as "failReason", s.near_bill_no as "nearBillNo"
  from bill_subscription s left join tracking_bill b on b.bill_no = s.bill_no and b.port = s.port`;

/** Subscriptions of every owner that are to be asked for by port time `nowMs`, up to `limit`, held; what somebody else holds waits for the next look. */
export async function holdDue(transaction: Transaction, nowMs: number, limit: number): Promise<ToAsk[]> {
  const { rows } = await connectionOf(transaction).query<ToAsk>(
    `${toAsk} where s.deleted_ms is null and s.next_ask_ms <= $1 order by s.next_ask_ms, s.id limit $2 for update of s skip locked`,
    [nowMs, limit],
    'bill-subscription-due',
  );
  return rows;
}

/** Asked for anew more often, nothing can have come between. */
const askAgainMs = 60_000;

/** Subscriptions of an owner of which nothing was heard, held, as those to be asked for from `fromMs` on, but for those asked for anew less than a minute ago; by id. */
export async function holdUnheard(transaction: Transaction, ownerKey: string, ids: readonly number[], fromMs: number): Promise<ToAsk[]> {
  const { rows } = await connectionOf(transaction).query<ToAsk>(
    `${toAsk} where s.owner_key = $1 and s.id = any($2::bigint[]) and s.deleted_ms is null and b.heard_ms is null
       and (s.asked_from_ms is null or s.asked_from_ms = s.created_ms or s.asked_from_ms not between $3 and $4)
     order by s.id for update of s`,
    [ownerKey, ids, fromMs - askAgainMs + 1, fromMs],
    'bill-subscription-unheard',
  );
  return rows.map((row) => ({ ...row, fromMs }));
}
