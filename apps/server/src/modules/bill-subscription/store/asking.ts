/** What asking for silent bills takes of their subscriptions, and writes to them; rows are taken by id, or as they are due. */
import type { Asked } from '@mastlight/domain/bill-subscription/life';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A subscription whose bill may be asked for. */
export interface HeldRow {
  readonly id: number;
  readonly ownerKey: string;
  readonly port: PortCode;
  readonly billNo: string;
  /** Since when it is asked for; ms since epoch, port time. */
  readonly fromMs: number;
  readonly failReason: string | null;
  readonly nearBillNo: string | null;
}

const heldRow = `select s.id, s.owner_key as "ownerKey", s.port, s.bill_no as "billNo",
    coalesce(s.asked_from_ms, s.recalled_ms, s.created_ms) as "fromMs", s.fail_reason as "failReason", s.near_bill_no as "nearBillNo"
  from bill_subscription s`;

/** Subscriptions of every owner that are to be asked for by port time `nowMs`, up to `limit`, held; what somebody else holds waits for the next look. */
export async function holdDue(transaction: Transaction, nowMs: number, limit: number): Promise<HeldRow[]> {
  const { rows } = await connectionOf(transaction).query<HeldRow>(
    `${heldRow} where s.deleted_ms is null and s.next_ask_ms <= $1 order by s.next_ask_ms, s.id limit $2 for update skip locked`,
    [nowMs, limit],
    'bill-subscription-due',
  );
  return rows;
}

/** Asked for anew more often, nothing can have come between. */
const askAgainMs = 60_000;

/** Subscriptions of an owner, held, as those to be asked for from `fromMs` on, but for those asked for anew less than a minute ago; by id. */
export async function holdOwn(transaction: Transaction, ownerKey: string, ids: readonly number[], fromMs: number): Promise<HeldRow[]> {
  const { rows } = await connectionOf(transaction).query<HeldRow>(
    `${heldRow} where s.owner_key = $1 and s.id = any($2::bigint[]) and s.deleted_ms is null
       and (s.asked_from_ms is null or s.asked_from_ms = s.created_ms or s.asked_from_ms not between $3 and $4)
     order by s.id for update`,
    [ownerKey, ids, fromMs - askAgainMs + 1, fromMs],
    'bill-subscription-hold-own',
  );
  return rows.map((row) => ({ ...row, fromMs }));
}

/** Writes down what asking has come to. */
export async function saveAsked(
  transaction: Transaction,
  asked: readonly (Asked & Pick<HeldRow, 'id' | 'fromMs'> & { readonly isNews: boolean })[],
): Promise<void> {
  await connectionOf(transaction).query(
    `update bill_subscription s set asked_from_ms = asked."fromMs", next_ask_ms = asked."nextMs", fail_reason = asked."failReason",
       near_bill_no = asked."nearBillNo", version = s.version + asked."isNews"::int
     from json_to_recordset($1::json) as asked (id bigint, "fromMs" bigint, "nextMs" bigint, "failReason" text, "nearBillNo" text,
       "isNews" boolean)
     where s.id = asked.id`,
    [JSON.stringify(asked)],
    'bill-subscription-asked',
  );
}
