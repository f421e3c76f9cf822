/** Titles, applications and the top-ups that they cover, as they are written. */
import type { InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { storedTitle, type InvoiceType, type Title } from '@mastlight/domain/invoice/title';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { PaidTopUp } from './paid-top-ups';

declare const heldBrand: unique symbol;

/** First of two numbers that name a lock: what is locked by the second one, an owner. */
const ownerLocks = 7_401;

/** Lets an owner's titles and applications be counted and made one after the other, until the transaction ends. */
export async function lockOwner(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock($1, hashtext($2))', [ownerLocks, ownerKey]);
}

/** Adds a title; null when the owner has `titlesMax` of them. */
export async function insertTitle(
  tx: Transaction,
  { ownerKey, title, titlesMax }: { readonly ownerKey: string; readonly title: Title; readonly titlesMax: number },
  nowMs: number,
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into invoice_title (owner_key, title, changed_at)
     select $1, $2, $3 where (select count(*) from invoice_title where owner_key = $1) < $4 returning id`,
    [ownerKey, JSON.stringify(title), new Date(nowMs), titlesMax],
  );
  return rows[0]?.id ?? null;
}

/** Changes a title of the owner's; false when there is none. */
export async function updateTitle(tx: Transaction, ownerKey: string, id: number, title: Title, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'update invoice_title set title = $3, changed_at = $4 where owner_key = $1 and id = $2',
    [ownerKey, id, JSON.stringify(title), new Date(nowMs)],
  );
  return rowCount === 1;
}

export async function deleteTitle(tx: Transaction, ownerKey: string, id: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query('delete from invoice_title where owner_key = $1 and id = $2', [ownerKey, id]);
  return rowCount === 1;
}

/** A title as it is now, and stays until the transaction ends. */
export async function holdTitle(tx: Transaction, ownerKey: string, id: number): Promise<Title | null> {
  const { rows } = await connectionOf(tx).query<{ title: unknown }>(
    'select title from invoice_title where owner_key = $1 and id = $2 for share',
    [ownerKey, id],
  );
  return rows[0] ? storedTitle.parse(rows[0].title) : null;
}

/** Those of these top-ups that are on an invoice, or on the way to one. */
export async function findInvoiced(tx: Transaction, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(tx).query<{ order_no: string }>(
    'select order_no from invoice_top_up where is_held and order_no = any($1::text[])',
    [orderNos],
  );
  return new Set(rows.map((row) => row.order_no));
}

export interface NewApplication {
  readonly ownerKey: string;
  readonly userId: number;
  readonly requestNo: string;
  readonly invoiceType: InvoiceType;
  readonly amountFen: number;
  readonly title: Title;
  readonly needsPaper: boolean;
  readonly status: InvoiceStatus;
  readonly topUps: readonly PaidTopUp[];
}

export async function insertApplication(tx: Transaction, application: NewApplication, nowMs: number): Promise<number> {
  const { ownerKey, topUps } = application;
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    `insert into invoice_record (owner_key, applied_by, request_no, invoice_type, amount_fen, title, needs_paper, status, applied_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ownerKey,
      application.userId,
      application.requestNo,
      application.invoiceType,
      application.amountFen,
      JSON.stringify(application.title),
      application.needsPaper,
      application.status,
      new Date(nowMs),
    ],
  );
  const { id } = rows[0]!;
  await connection.query(
    `insert into invoice_top_up (record_id, owner_key, order_no, amount_fen, method, paid_at)
     select $1, $2, * from unnest($3::text[], $4::bigint[], $5::text[], $6::timestamptz[])`,
    [
      id,
      ownerKey,
      topUps.map(({ orderNo }) => orderNo),
      topUps.map(({ amountFen }) => amountFen),
      topUps.map(({ method }) => method),
      topUps.map(({ paidAtMs }) => new Date(paidAtMs)),
    ],
  );
  return id;
}

/** An application whose row this transaction holds: whoever else would change it waits. */
export interface HeldRecord {
  readonly id: number;
  readonly ownerKey: string;
  readonly status: InvoiceStatus;
  readonly needsPaper: boolean;
  /** Support wants it taken back, or the tax office has. */
  readonly redState: 'none' | 'wished' | 'flushed';
  readonly [heldBrand]: true;
}

export async function holdRecord(tx: Transaction, id: number): Promise<HeldRecord | null> {
  const { rows } = await connectionOf(tx).query<Omit<HeldRecord, typeof heldBrand>>(
    `select id, owner_key as "ownerKey", status, needs_paper as "needsPaper",
       case when red_invoice_no is not null then 'flushed' when red_wished_at is not null then 'wished' else 'none' end as "redState"
     from invoice_record where id = $1 for no key update`,
    [id],
    'invoice-hold-record',
  );
  return (rows[0] as HeldRecord | undefined) ?? null;
}

/** The tax office has issued it. */
export async function setIssued(
  tx: Transaction,
  { id }: HeldRecord,
  issued: { readonly status: InvoiceStatus; readonly invoiceNo: string; readonly fileUrl: string },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query('update invoice_record set status = $2, invoice_no = $3, file_url = $4, answered_at = $5 where id = $1', [
    id,
    issued.status,
    issued.invoiceNo,
    issued.fileUrl,
    new Date(nowMs),
  ]);
}

/** The tax office has refused it. */
export async function setRefused(
  tx: Transaction,
  { id }: HeldRecord,
  refused: { readonly status: InvoiceStatus; readonly reason: string },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query('update invoice_record set status = $2, reason = $3, answered_at = $4 where id = $1', [
    id,
    refused.status,
    refused.reason,
    new Date(nowMs),
  ]);
}

/** The top-ups of an application that came to nothing, or was taken back, may be invoiced again. */
export async function releaseTopUps(tx: Transaction, { id }: HeldRecord): Promise<void> {
  await connectionOf(tx).query('update invoice_top_up set is_held = false where record_id = $1', [id]);
}

export async function setPosted(tx: Transaction, { id }: HeldRecord, status: InvoiceStatus, expressNumber: string): Promise<void> {
  await connectionOf(tx).query('update invoice_record set status = $2, express_number = $3 where id = $1', [id, status, expressNumber]);
}

/** Support wants it taken back; the tax office is asked for this wish under a number of its own. */
export async function wishRed(tx: Transaction, { id }: HeldRecord, reason: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update invoice_record set red_wished_at = $2, red_reason = $3, red_wishes = red_wishes + 1, asked_at = null where id = $1',
    [id, new Date(nowMs), reason],
  );
}

/** What the tax office said to that: the number of the red one; null: it refused, and support may wish again. */
export async function settleRed(tx: Transaction, { id }: HeldRecord, redInvoiceNo: string | null): Promise<void> {
  await connectionOf(tx).query(
    `update invoice_record set red_invoice_no = $2, red_wished_at = case when $2::text is null then null else red_wished_at end where id = $1`,
    [id, redInvoiceNo],
  );
}
