/** Orders and stray payments, as they are written. */
import type { AdjustmentState } from '@mastlight/domain/billing/index';
import { nextAskMs, type OrderState, type OrderType, type PayType, type StrayReason } from '@mastlight/domain/top-up/order-state';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { Payment } from './payment/payment-method';
import type { PaidOrder } from './queries/find-orders';
import type { Difference } from './reconcile/compare';

/** An order as it is made. */
export interface NewTopUp {
  readonly orderNo: string;
  readonly ownerKey: string;
  readonly userId: number;
  readonly fen: number;
  readonly giftFen: number;
  readonly method: OrderType;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** Null: nobody is asked about it. */
  readonly askAtMs: number | null;
}

/** Has an owner's orders be made one after the other; gives how many of them wait. */
export async function countOpen(tx: Transaction, ownerKey: string): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`top-up ${ownerKey}`]);
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from top_up_order where owner_key = $1 and state in ('waiting', 'paying')`,
    [ownerKey],
  );
  return rows[0]!.count;
}

export async function insertOrder(tx: Transaction, order: NewTopUp): Promise<void> {
  await connectionOf(tx).query(
    `insert into top_up_order (order_no, owner_key, user_id, fen, gift_fen, method, state, created_at, expires_at, ask_at)
     values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9)`,
    [
      order.orderNo,
      order.ownerKey,
      order.userId,
      order.fen,
      order.giftFen,
      order.method,
      new Date(order.createdAtMs),
      new Date(order.expiresAtMs),
      order.askAtMs === null ? null : new Date(order.askAtMs),
    ],
  );
}

/** Keeps what the QR code of an order says. */
export async function keepCode(tx: Transaction, orderNo: string, codeUrl: string): Promise<void> {
  await connectionOf(tx).query('update top_up_order set code_url = $2 where order_no = $1', [orderNo, codeUrl]);
}

/** An order that this transaction holds. */
export interface HeldOrder {
  readonly orderNo: string;
  readonly ownerKey: string;
  readonly userId: number;
  readonly fen: number;
  readonly giftFen: number;
  readonly method: OrderType;
  readonly state: OrderState;
  /** Theirs, of what paid it. */
  readonly transactionId: string | null;
}

export async function holdOrder(tx: Transaction, orderNo: string): Promise<HeldOrder | null> {
  const { rows } = await connectionOf(tx).query<{
    order_no: string;
    owner_key: string;
    user_id: number;
    fen: number;
    gift_fen: number;
    method: OrderType;
    state: OrderState;
    transaction_id: string | null;
  }>('select order_no, owner_key, user_id, fen, gift_fen, method, state, transaction_id from top_up_order where order_no = $1 for update', [
    orderNo,
  ]);
  const row = rows[0];
  if (!row) return null;
  const { method, state, fen } = row;
  return {
    orderNo: row.order_no,
    ownerKey: row.owner_key,
    userId: row.user_id,
    fen,
    giftFen: row.gift_fen,
    method,
    state,
    transactionId: row.transaction_id,
  };
}

/** Notes that an order is paid; nothing is asked about it any more. */
export async function markPaid(
  tx: Transaction,
  orderNo: string,
  { transactionId, paidAtMs }: Pick<Payment, 'transactionId' | 'paidAtMs'>,
): Promise<void> {
  await connectionOf(tx).query(
    `update top_up_order set state = 'paid', transaction_id = $2, paid_at = $3, ask_at = null where order_no = $1`,
    [orderNo, transactionId, new Date(paidAtMs)],
  );
}

/**
 * Notes whether the payer of an order is at it (支付中), or has left it again (待支付). What is paid, given back or closed
 * stays as it is: such a word may be older than what ended the order.
 */
export async function notePaying(tx: Transaction, orderNo: string, method: PayType, isPaying: boolean): Promise<void> {
  await connectionOf(tx).query(
    `update top_up_order set state = case when $3 then 'paying' else 'waiting' end
     where order_no = $1 and method = $2 and state = case when $3 then 'waiting' else 'paying' end`,
    [orderNo, method, isPaying],
    'top-up-note-paying',
  );
}

/**
 * Ends an order that is not paid.
 *
 * @param end with `isAskedOn` its method is asked about it all the same: it may still be paid.
 */
export async function endOrder(
  tx: Transaction,
  orderNo: string,
  { state, isAskedOn }: { readonly state: 'closed' | 'refunded'; readonly isAskedOn: boolean } = { state: 'closed', isAskedOn: false },
): Promise<void> {
  await connectionOf(tx).query(
    `update top_up_order set state = $2, ask_at = case when $3 then ask_at end where order_no = $1 and state in ('waiting', 'paying', 'closed')`,
    [orderNo, state, isAskedOn],
    'top-up-end-order',
  );
}

/** Notes that what was paid for an order was given back. */
export async function markRefunded(tx: Transaction, orderNo: string): Promise<void> {
  await connectionOf(tx).query(`update top_up_order set state = 'refunded' where order_no = $1 and state = 'paid'`, [orderNo]);
}

/** A refund as it is asked for. */
export interface NewRefund {
  readonly orderNo: string;
  readonly reason: string;
  readonly madeBy: number;
  readonly atMs: number;
}

/** Keeps that a refund is asked for; false where one of this order waits. */
export async function insertRefund(tx: Transaction, { orderNo, reason, madeBy, atMs }: NewRefund): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into top_up_refund (order_no, reason, made_by, made_at) values ($1, $2, $3, $4)
     on conflict (order_no) where state = 'waiting' do nothing`,
    [orderNo, reason, madeBy, new Date(atMs)],
    'top-up-insert-refund',
  );
  return rowCount === 1;
}

/** Of which order a refund is; null when there is none. */
export async function findRefundOrder(tx: Transaction, id: number): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ order_no: string }>('select order_no from top_up_refund where id = $1', [id]);
  return rows[0]?.order_no ?? null;
}

/** A refund whose order this transaction holds, and so the refund. */
export interface HeldRefund {
  readonly id: number;
  readonly reason: string;
  readonly state: AdjustmentState;
  readonly madeBy: number;
}

export async function findHeldRefund(tx: Transaction, _order: HeldOrder, id: number): Promise<HeldRefund> {
  const { rows } = await connectionOf(tx).query<{ reason: string; state: AdjustmentState; made_by: number }>(
    'select reason, state, made_by from top_up_refund where id = $1',
    [id],
    'top-up-held-refund',
  );
  const { reason, state, made_by: madeBy } = rows[0]!;
  return { id, reason, state, madeBy };
}

export async function keepRefundVerdict(
  tx: Transaction,
  { id }: HeldRefund,
  { state, by, atMs, note }: SettledBy & { readonly state: AdjustmentState },
): Promise<void> {
  await connectionOf(tx).query('update top_up_refund set state = $2, judged_by = $3, judged_at = $4, note = $5 where id = $1', [
    id,
    state,
    by,
    new Date(atMs),
    note,
  ]);
}

/** Keeps a payment that fits no order; false when it is known. */
export async function insertStray(tx: Transaction, payment: Payment, reason: StrayReason, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into top_up_stray (method, order_no, transaction_id, fen, reason, heard_at) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [payment.method, payment.orderNo, payment.transactionId, payment.amountFen, reason, new Date(nowMs)],
  );
  return rowCount === 1;
}

/** Who of the desk says what he did, and when. */
export interface SettledBy {
  readonly by: number;
  readonly atMs: number;
  readonly note: string;
}

/** Says of a payment that fitted no order, if it lies open, that it is credited now. */
export async function settleCredited(
  tx: Transaction,
  { method, transactionId }: Payment,
  { atMs, note }: Omit<SettledBy, 'by'>,
): Promise<void> {
  await connectionOf(tx).query(
    'update top_up_stray set settled_at = $3, note = $4 where method = $1 and transaction_id = $2 and settled_at is null',
    [method, transactionId, new Date(atMs), note],
  );
}

/** Says what became of a stray payment; `settled` when that was said before, `unknown` when there is none. */
export async function settleStray(tx: Transaction, id: number, { by, atMs, note }: SettledBy): Promise<'kept' | 'settled' | 'unknown'> {
  const connection = connectionOf(tx);
  const { rowCount } = await connection.query(
    'update top_up_stray set settled_by = $2, settled_at = $3, note = $4 where id = $1 and settled_at is null',
    [id, by, new Date(atMs), note],
  );
  if (rowCount === 1) return 'kept';
  const { rows } = await connection.query<{ id: number }>('select id from top_up_stray where id = $1', [id]);
  return rows.length === 1 ? 'settled' : 'unknown';
}

/** An order about which the method is to be asked. */
export interface DueOrder {
  readonly orderNo: string;
  /** Its time is over. */
  readonly isOver: boolean;
  /** Its owner has closed it, and it may be paid all the same. */
  readonly isToClose: boolean;
}

/** Takes the order of a method that is due longest and puts it off to its next time, so that two workers do not ask about one. */
export async function takeDue(tx: Transaction, method: PayType, nowMs: number): Promise<DueOrder | null> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ order_no: string; state: OrderState; created_at: Date; expires_at: Date }>(
    `select order_no, state, created_at, expires_at from top_up_order where method = $1 and ask_at <= $2
     order by ask_at limit 1 for update skip locked`,
    [method, new Date(nowMs)],
    'top-up-take-due',
  );
  const [row] = rows;
  if (!row) return null;
  const [createdAtMs, expiresAtMs] = [row.created_at.getTime(), row.expires_at.getTime()];
  await connection.query(
    'update top_up_order set asked = asked + 1, ask_at = $2 where order_no = $1',
    [row.order_no, new Date(nextAskMs(createdAtMs, expiresAtMs, nowMs))],
    'top-up-put-off',
  );
  return { orderNo: row.order_no, isOver: expiresAtMs <= nowMs, isToClose: row.state === 'closed' };
}

/** Has a method be asked about an order at the latest then, where it is asked at all. */
export async function pullAsk(tx: Transaction, orderNo: string, atMs: number): Promise<void> {
  await connectionOf(tx).query('update top_up_order set ask_at = $2 where order_no = $1 and ask_at > $2', [orderNo, new Date(atMs)]);
}

/** Those of these orders that are the owner's, paid and not asked back, held until the transaction ends, by number. */
export async function holdPaid(tx: Transaction, ownerKey: string, orderNos: readonly string[]): Promise<readonly PaidOrder[]> {
  const { rows } = await connectionOf(tx).query<{ order_no: string; fen: number; method: PayType; paid_at: Date }>(
    `select order_no, fen, method, paid_at from top_up_order
     where owner_key = $1 and order_no = any($2) and state = 'paid' order by order_no for update`,
    [ownerKey, orderNos],
  );
  // Looked for once the orders are held: who asks for a refund holds its order.
  const { rows: wanted } = await connectionOf(tx).query<{ order_no: string }>(
    `select order_no from top_up_refund where order_no = any($1) and state = 'waiting'`,
    [orderNos],
  );
  const wantedBack = new Set(wanted.map((row) => row.order_no));
  return rows
    .filter((row) => !wantedBack.has(row.order_no))
    .map((row) => ({ orderNo: row.order_no, amountFen: row.fen, method: row.method, paidAtMs: row.paid_at.getTime() }));
}

/** How a day's bill of a method was found. */
export interface ComparedBill {
  readonly method: PayType;
  /** `2026-11-23`. */
  readonly day: string;
  /** Why it could not be compared; null: it was. */
  readonly reason: string | null;
  readonly theirCount: number;
  readonly ownCount: number;
  readonly atMs: number;
}

export async function keepBill(tx: Transaction, bill: ComparedBill): Promise<void> {
  await connectionOf(tx).query(
    `insert into top_up_bill (method, day, state, reason, their_count, own_count, compared_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (method, day) do update set state = excluded.state, reason = excluded.reason, their_count = excluded.their_count,
       own_count = excluded.own_count, compared_at = excluded.compared_at`,
    [
      bill.method,
      bill.day,
      bill.reason === null ? 'compared' : 'failed',
      bill.reason ?? '',
      bill.theirCount,
      bill.ownCount,
      new Date(bill.atMs),
    ],
  );
}

/** Keeps differences of a bill; what was found before stays as it is. */
export async function insertDifferences(
  tx: Transaction,
  { method, day, atMs }: Pick<ComparedBill, 'method' | 'day' | 'atMs'>,
  differences: readonly Difference[],
): Promise<void> {
  await connectionOf(tx).query(
    `insert into top_up_difference (method, day, order_no, kind, their_fen, own_fen, found_at)
     select $1, $2, d.order_no, d.kind, d.their_fen, d.own_fen, $3
     from unnest($4::text[], $5::text[], $6::bigint[], $7::bigint[]) as d(order_no, kind, their_fen, own_fen)
     on conflict (method, day, order_no, kind) do nothing`,
    [
      method,
      day,
      new Date(atMs),
      differences.map(({ orderNo }) => orderNo),
      differences.map(({ kind }) => kind),
      differences.map(({ theirFen }) => theirFen),
      differences.map(({ ownFen }) => ownFen),
    ],
  );
}

/** Says what was done about a difference; as `settleStray`. */
export async function settleDifference(tx: Transaction, id: number, said: SettledBy): Promise<'kept' | 'settled' | 'unknown'> {
  const connection = connectionOf(tx);
  const { rowCount } = await connection.query(
    'update top_up_difference set settled_by = $2, settled_at = $3, note = $4 where id = $1 and settled_at is null',
    [id, said.by, new Date(said.atMs), said.note],
  );
  if (rowCount === 1) return 'kept';
  const { rows } = await connection.query<{ id: number }>('select id from top_up_difference where id = $1', [id]);
  return rows.length === 1 ? 'settled' : 'unknown';
}

/** Keeps what a transfer has beside its order; false where its slip is of another one. */
export async function insertTransfer(
  tx: Transaction,
  {
    orderNo,
    ownerKey,
    payerName,
    voucherUrl,
  }: { readonly orderNo: string; readonly ownerKey: string; readonly payerName: string; readonly voucherUrl: string },
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into top_up_transfer (order_no, owner_key, payer_name, voucher_url) values ($1, $2, $3, $4)
     on conflict (owner_key, voucher_url) do nothing`,
    [orderNo, ownerKey, payerName, voucherUrl],
  );
  return rowCount === 1;
}

/** A transfer beside its order, which the transaction holds. */
export interface HeldTransfer {
  readonly isJudged: boolean;
  /** Who has seen it at the bank, where it takes two, and under which number. */
  readonly seenBy: number | null;
  readonly seenBankNo: string | null;
}

export async function findHeldTransfer(tx: Transaction, { orderNo }: HeldOrder): Promise<HeldTransfer> {
  const { rows } = await connectionOf(tx).query<{ is_judged: boolean; seen_by: number | null; seen_bank_no: string | null }>(
    'select judged_at is not null as is_judged, seen_by, seen_bank_no from top_up_transfer where order_no = $1',
    [orderNo],
    'top-up-held-transfer',
  );
  const row = rows[0]!;
  return { isJudged: row.is_judged, seenBy: row.seen_by, seenBankNo: row.seen_bank_no };
}

/** Notes who was the first to see a transfer at the bank. */
export async function keepSeen(tx: Transaction, orderNo: string, by: number, bankNo: string): Promise<void> {
  await connectionOf(tx).query('update top_up_transfer set seen_by = $2, seen_bank_no = $3 where order_no = $1', [orderNo, by, bankNo]);
}

/** Notes who decided about a transfer; with a reason it was not credited. */
export async function judgeTransfer(tx: Transaction, orderNo: string, { by, atMs, note }: SettledBy): Promise<void> {
  await connectionOf(tx).query('update top_up_transfer set judged_by = $2, judged_at = $3, reason = $4 where order_no = $1', [
    orderNo,
    by,
    new Date(atMs),
    note,
  ]);
}

/** Whether a payment of this number was credited before; such numbers wait for one another until the transaction ends. */
export async function isCredited(tx: Transaction, method: OrderType, transactionId: string): Promise<boolean> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`top-up payment ${method} ${transactionId}`]);
  const { rows } = await connection.query<{ order_no: string }>(
    'select order_no from top_up_order where method = $1 and transaction_id = $2',
    [method, transactionId],
  );
  return rows.length > 0;
}
