/** Orders and declarations, as they are written. */
import type { SubmissionState } from '@mastlight/domain/dispatch/index';
import type { DeclarationNow, KeptByHand } from '@mastlight/domain/market-order/declaration';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import type { EventAct } from '@mastlight/domain/market-order/messages';
import type { DeclarationState, OrderState } from '@mastlight/domain/market-order/states';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** An order's content with what lists show of it. */
export interface WrittenOrder {
  readonly content: OrderContent;
  readonly buyer: string;
  readonly searchText: string;
  readonly cents: bigint;
  readonly lineCount: number;
  readonly cartons: bigint;
  readonly partCount: number;
}

/** An order that is held. */
export interface HeldOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly state: OrderState;
  readonly version: number;
  readonly content: OrderContent;
}

/** Has an owner's orders be begun one after the other; gives how many there are, and the last number that begins with `prefix`. */
export async function countOrders(tx: Transaction, ownerKey: string, prefix: string): Promise<{ count: number; last: string | null }> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`market_order ${ownerKey}`], 'market-order-hold-owner');
  const { rows } = await connection.query<{ count: number; last: string | null }>(
    `select count(*) filter (where deleted_at is null)::int as count,
       (array_agg(order_no order by length(order_no) desc, order_no desc) filter (where starts_with(order_no, $2)))[1] as last
     from market_order where owner_key = $1`,
    [ownerKey, prefix],
    'market-order-count',
  );
  return rows[0]!;
}

function valuesOf({ content, buyer, searchText, cents, lineCount, cartons, partCount }: WrittenOrder): unknown[] {
  const { head, lines, boxes } = content;
  const texts = [head, lines, boxes].map((part) => JSON.stringify(part));
  return [...texts, buyer, searchText, String(cents), lineCount, String(cartons), partCount];
}

export async function insertOrder(
  tx: Transaction,
  order: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly orderNo: string;
    readonly written: WrittenOrder;
    readonly nowMs: number;
  },
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into market_order (owner_key, user_id, order_no, state, head, lines, boxes, buyer, search_text, cents, line_count, cartons,
       part_count, created_at, updated_at)
     values ($1, $2, $3, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $13, $4, $4) returning id`,
    [order.ownerKey, order.userId, order.orderNo, new Date(order.nowMs), ...valuesOf(order.written)],
    'market-order-insert',
  );
  return rows[0]!.id;
}

/** Writes over an order that is held; gives its version. */
export async function replaceOrder(tx: Transaction, id: number, written: WrittenOrder, nowMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `update market_order set head = $3, lines = $4, boxes = $5, buyer = $6, search_text = $7, cents = $8, line_count = $9, cartons = $10,
       part_count = $11, updated_at = $2, version = version + 1 where id = $1 returning version`,
    [id, new Date(nowMs), ...valuesOf(written)],
    'market-order-replace',
  );
  return rows[0]!.version;
}

interface OrderRecord {
  readonly id: number;
  readonly order_no: string;
  readonly state: OrderState;
  readonly version: number;
  readonly head: OrderContent['head'];
  readonly lines: OrderContent['lines'];
  readonly boxes: OrderContent['boxes'];
}

const heldOf = ({ order_no, head, lines, boxes, ...rest }: OrderRecord): HeldOrder => ({
  ...rest,
  orderNo: order_no,
  content: { head, lines, boxes },
});

const held = 'id, order_no, state, version, head, lines, boxes';

/** Orders of an owner, held until the transaction ends, in the order of their numbers; those that are not his are missing. */
export async function holdOrders(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<HeldOrder[]> {
  const { rows } = await connectionOf(tx).query<OrderRecord>(
    `select ${held} from market_order where owner_key = $1 and id = any($2::bigint[]) and deleted_at is null order by id for update`,
    [ownerKey, ids],
    'market-order-hold',
  );
  return rows.map(heldOf);
}

/** How an order stands from now on; what is left out stays. */
export interface Standing {
  readonly state: OrderState;
  readonly submitterId?: number;
  readonly reason?: string;
  readonly settledDay?: string;
  readonly filedMonth?: string;
  readonly nowMs: number;
}

/** What customs say of an order, and nobody of its people: whoever has it open works on. */
export async function keepHeard(
  tx: Transaction,
  id: number,
  { state, reason, nowMs }: { readonly state: OrderState; readonly reason: string; readonly nowMs: number },
): Promise<void> {
  await connectionOf(tx).query(
    'update market_order set state = $2, reason = $3, updated_at = $4 where id = $1 and (state, reason) is distinct from ($2, $3)',
    [id, state, reason, new Date(nowMs)],
    'market-order-keep-heard',
  );
}

/** Gives the version that it has now. */
export async function keepStanding(tx: Transaction, id: number, standing: Standing): Promise<number> {
  const { state, submitterId = null, reason = null, settledDay = null, filedMonth = null, nowMs } = standing;
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `update market_order set state = $2, submitter_id = coalesce($3, submitter_id), reason = coalesce($4, reason),
       settled_on = case when $5::text is null then settled_on else nullif($5, '')::date end,
       filed_month = coalesce($6, filed_month), updated_at = $7, version = version + 1 where id = $1 returning version`,
    [id, state, submitterId, reason, settledDay, filedMonth, new Date(nowMs)],
    'market-order-keep-standing',
  );
  return rows[0]!.version;
}

export async function markDeleted(tx: Transaction, ids: readonly number[], nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update market_order set deleted_at = $2, version = version + 1 where id = any($1::bigint[])',
    [ids, new Date(nowMs)],
    'market-order-delete',
  );
}

/** Takes deleted orders back that were deleted since an instant; gives those of `ids` that are the owner's, and which came back. */
export async function restoreDeleted(
  tx: Transaction,
  ownerKey: string,
  ids: readonly number[],
  sinceMs: number,
): Promise<{ readonly found: readonly number[]; readonly restored: readonly number[] }> {
  const { rows } = await connectionOf(tx).query<{ id: number; deleted_at: Date | null }>(
    `select id, deleted_at from market_order where owner_key = $1 and id = any($2::bigint[])
       and (deleted_at is null or deleted_at >= $3) order by id for update`,
    [ownerKey, ids, new Date(sinceMs)],
    'market-order-find-deleted',
  );
  const restored = rows.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id);
  await connectionOf(tx).query(
    'update market_order set deleted_at = null, version = version + 1 where id = any($1::bigint[])',
    [restored],
    'market-order-restore',
  );
  return { found: rows.map(({ id }) => id), restored };
}

/** Deletes for good what was deleted before an instant. */
export async function letGoDeleted(tx: Transaction, keptSinceMs: number): Promise<void> {
  await connectionOf(tx).query('delete from market_order where deleted_at < $1', [new Date(keptSinceMs)], 'market-order-let-go');
}

/** Leaves one usual template a document: of those that are, one that was just written, or else the one that was written last. */
export async function leaveOneUsual(
  tx: Transaction,
  wish: {
    readonly ownerKey: string;
    readonly writtenIds: readonly number[];
    readonly usualWord: string;
    readonly notUsualWord: string;
  },
): Promise<void> {
  const { ownerKey, writtenIds, usualWord, notUsualWord } = wish;
  await connectionOf(tx).query(
    `update market_order_template template set fields = fields || jsonb_build_object('usual', $4::text), version = version + 1
     from (
       select id, row_number() over (partition by fields->>'document' order by id = any($2::bigint[]) desc, updated_at desc, id desc) as place
       from market_order_template where owner_key = $1 and deleted_at is null and fields->>'usual' = $3
     ) placed
     where template.id = placed.id and placed.place > 1`,
    [ownerKey, writtenIds, usualWord, notUsualWord],
    'market-order-one-usual',
  );
}

/** Notes what happened; somebody who saves again and again has saved once. */
export async function insertEvent(
  tx: Transaction,
  event: {
    readonly orderId: number;
    readonly ownerKey: string;
    readonly userId: number | null;
    readonly act: EventAct;
    readonly note?: string;
    readonly nowMs: number;
  },
): Promise<void> {
  const { orderId, ownerKey, userId, act, note = '', nowMs } = event;
  const connection = connectionOf(tx);
  if (act === 'save') {
    const { rowCount } = await connection.query(
      `update market_order_event set happened_at = $3 where id = (select max(id) from market_order_event where order_id = $1)
         and act = 'save' and user_id = $2`,
      [orderId, userId, new Date(nowMs)],
      'market-order-event-again',
    );
    if (rowCount === 1) return;
  }
  await connection.query(
    'insert into market_order_event (owner_key, order_id, user_id, act, note, happened_at) values ($1, $2, $3, $4, $5, $6)',
    [ownerKey, orderId, userId, act, note, new Date(nowMs)],
    'market-order-insert-event',
  );
}

/** A declaration that is held, with its order held before it. */
export interface HeldDeclaration {
  readonly id: number;
  readonly ownerKey: string;
  readonly orderId: number;
  readonly part: number;
  readonly round: number;
  readonly isCurrent: boolean;
  readonly reference: string;
  readonly state: DeclarationState;
  readonly byHand: KeptByHand;
  readonly declarationNo: string;
  readonly reason: string;
  readonly isContradicted: boolean;
}

interface DeclarationRecord {
  readonly id: number;
  readonly owner_key: string;
  readonly order_id: number;
  readonly part: number;
  readonly round: number;
  readonly is_current: boolean;
  readonly reference: string;
  readonly state: DeclarationState;
  readonly by_hand: KeptByHand;
  readonly declaration_no: string;
  readonly reason: string;
  readonly is_contradicted: boolean;
}

const declarationOf = (row: DeclarationRecord): HeldDeclaration => ({
  id: row.id,
  ownerKey: row.owner_key,
  orderId: row.order_id,
  part: row.part,
  round: row.round,
  isCurrent: row.is_current,
  reference: row.reference,
  state: row.state,
  byHand: row.by_hand,
  declarationNo: row.declaration_no,
  reason: row.reason,
  isContradicted: row.is_contradicted,
});
const declarationColumns =
  'id, owner_key, order_id, part, round, is_current, reference, state, by_hand, declaration_no, reason, is_contradicted';

/** The declarations of an order that is held, oldest first. */
export async function listDeclarations(tx: Transaction, orderId: number): Promise<HeldDeclaration[]> {
  const { rows } = await connectionOf(tx).query<DeclarationRecord>(
    `select ${declarationColumns} from market_order_declaration where order_id = $1 order by id`,
    [orderId],
    'market-order-declarations',
  );
  return rows.map(declarationOf);
}

/** To which order of which owner a declaration belongs, by dispatch's reference; null: none of ours. */
export async function findOrderOf(
  tx: Transaction,
  reference: string,
): Promise<{ readonly orderId: number; readonly ownerKey: string } | null> {
  const { rows } = await connectionOf(tx).query<{ order_id: number; owner_key: string }>(
    'select order_id, owner_key from market_order_declaration where reference = $1',
    [reference],
    'market-order-of-reference',
  );
  return rows[0] ? { orderId: rows[0].order_id, ownerKey: rows[0].owner_key } : null;
}

/** The order of each of an owner's declarations. */
export async function findOrdersOf(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await connectionOf(tx).query<{ order_id: number }>(
    'select distinct order_id from market_order_declaration where owner_key = $1 and id = any($2::bigint[])',
    [ownerKey, ids],
    'market-order-of-declarations',
  );
  return rows.map(({ order_id }) => order_id);
}

export async function insertDeclaration(
  tx: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly orderId: number;
    readonly part: number;
    readonly round: number;
    readonly reference: string;
    readonly lineCount: number;
    readonly usdCents: bigint;
    readonly byHand: KeptByHand;
    readonly nowMs: number;
  },
): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    'update market_order_declaration set is_current = false where order_id = $1 and part = $2',
    [fresh.orderId, fresh.part],
    'market-order-overtake',
  );
  await connection.query(
    `insert into market_order_declaration (owner_key, order_id, part, round, reference, line_count, usd_cents, by_hand, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      fresh.ownerKey,
      fresh.orderId,
      fresh.part,
      fresh.round,
      fresh.reference,
      fresh.lineCount,
      String(fresh.usdCents),
      JSON.stringify(fresh.byHand),
      new Date(fresh.nowMs),
    ],
    'market-order-insert-declaration',
  );
}

/** Parts that an order has no more stand for nothing. */
export async function retireDeclarations(tx: Transaction, orderId: number, parts: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    `update market_order_declaration set is_current = false where order_id = $1 and state = 'withdrawn' and not (part = any($2::int[]))`,
    [orderId, parts],
    'market-order-retire',
  );
}

const timeOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** Keeps how a declaration stands. */
export async function keepDeclaration(
  tx: Transaction,
  id: number,
  now: DeclarationNow & {
    readonly sending: SubmissionState;
    readonly declarationNo: string;
    readonly declaredMs: number | null;
    readonly byHand: KeptByHand;
  },
): Promise<void> {
  await connectionOf(tx).query(
    `update market_order_declaration set state = $2, reason = $3, sending = $4, declaration_no = $5, declared_at = $6, inspected_at = $7,
       released_at = $8, closed_at = $9, by_hand = $10, is_contradicted = $11 where id = $1`,
    [
      id,
      now.state,
      now.reason,
      now.sending,
      now.declarationNo,
      timeOf(now.declaredMs),
      timeOf(now.inspectedMs),
      timeOf(now.releasedMs),
      timeOf(now.closedMs),
      JSON.stringify(now.byHand),
      now.isContradicted,
    ],
    'market-order-keep-declaration',
  );
}
