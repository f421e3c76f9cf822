import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { InvoiceStatus, RedState } from '@mastlight/domain/invoice/invoice-status';
import { storedTitle, type InvoiceType, type Title } from '@mastlight/domain/invoice/title';
import type { Database } from '../../../platform/db/database';
import type { PaidTopUp } from '../paid-top-ups';

/** An application and what became of it; amounts in fen. */
export interface InvoiceRecord {
  readonly id: number;
  readonly ownerKey: string;
  readonly invoiceType: InvoiceType;
  readonly amountFen: number;
  readonly title: Title;
  readonly status: InvoiceStatus;
  readonly reason: string;
  readonly needsPaper: boolean;
  readonly expressNumber: string;
  readonly invoiceNo: string | null;
  readonly fileUrl: string | null;
  readonly redInvoiceNo: string | null;
  readonly redState: RedState;
  /** Why the desk wanted it taken back, the last time; empty where it never did. */
  readonly redReason: string;
  readonly appliedAtMs: number;
  readonly answeredAtMs: number | null;
}

export interface RecordFilter {
  /** Null: everybody's, for support. */
  readonly ownerKey: string | null;
  readonly id?: number;
  readonly status?: InvoiceStatus;
  /** Only those whose paper is to be posted. */
  readonly isToPost?: boolean;
}

interface Row {
  readonly total: number;
  readonly id: number | null;
  readonly owner_key: string;
  readonly invoice_type: InvoiceType;
  readonly amount_fen: number;
  readonly title: unknown;
  readonly status: InvoiceStatus;
  readonly reason: string;
  readonly needs_paper: boolean;
  readonly express_number: string;
  readonly invoice_no: string | null;
  readonly file_url: string | null;
  readonly red_invoice_no: string | null;
  readonly red_state: RedState;
  readonly red_reason: string | null;
  readonly applied_at: Date;
  readonly answered_at: Date | null;
}

/** A page of applications, the newest first, and how many there are. */
export async function findRecordPage(
  database: Database,
  { ownerKey, id, status, isToPost = false }: RecordFilter,
  paging: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly InvoiceRecord[]; readonly total: number }> {
  const { rows } = await database.query<Row>(
    ownerKey === null ? 'system' : { ownerKey },
    `with found as (
       select * from invoice_record
       where ($1::text is null or owner_key = $1) and ($2::bigint is null or id = $2) and ($3::text is null or status = $3)
         and (not $4::boolean or (needs_paper and status = 'issued' and red_wished_at is null)))
     select totals.total, page.id, page.owner_key, page.invoice_type, page.amount_fen, page.title, page.status, page.reason,
       page.needs_paper, page.express_number, page.invoice_no, page.file_url, page.red_invoice_no, page.red_reason, page.applied_at, page.answered_at,
       case when page.red_invoice_no is not null then 'flushed' when page.red_wished_at is not null then 'wished'
         when page.red_wishes > 0 then 'refused' else 'none' end as red_state
     from (select count(*)::int as total from found) totals
     left join lateral (select * from found order by id desc limit $5 offset $6) page on true order by page.id desc`,
    [ownerKey, id ?? null, status ?? null, isToPost, paging.pageSize, paging.offset],
    'invoice-find-page',
  );
  const list = rows.flatMap((row): InvoiceRecord[] => (row.id === null ? [] : [recordOf({ ...row, id: row.id })]));
  return { list, total: rows[0]!.total };
}

function recordOf(row: Row & { readonly id: number }): InvoiceRecord {
  return {
    id: row.id,
    ownerKey: row.owner_key,
    invoiceType: row.invoice_type,
    amountFen: row.amount_fen,
    title: storedTitle.parse(row.title),
    status: row.status,
    reason: row.reason,
    needsPaper: row.needs_paper,
    expressNumber: row.express_number,
    invoiceNo: row.invoice_no,
    fileUrl: row.file_url,
    redInvoiceNo: row.red_invoice_no,
    redState: row.red_state,
    redReason: row.red_reason ?? '',
    appliedAtMs: row.applied_at.getTime(),
    answeredAtMs: row.answered_at?.getTime() ?? null,
  };
}

/** The top-ups that an owner's application covers, the newest first. */
export async function listCovered(database: Database, ownerKey: string, recordId: number): Promise<readonly PaidTopUp[]> {
  const { rows } = await database.query<{ order_no: string; amount_fen: number; method: string; paid_at: Date }>(
    { ownerKey },
    `select order_no, amount_fen, method, paid_at from invoice_top_up where owner_key = $1 and record_id = $2
     order by paid_at desc, order_no`,
    [ownerKey, recordId],
    'invoice-list-covered',
  );
  return rows.map((row) => ({ orderNo: row.order_no, amountFen: row.amount_fen, method: row.method, paidAtMs: row.paid_at.getTime() }));
}

/** Those of an owner's top-ups that an invoice holds, by order. */
export async function listHeld(database: Database, ownerKey: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ order_no: string }>(
    { ownerKey },
    'select order_no from invoice_top_up where owner_key = $1 and is_held',
    [ownerKey],
    'invoice-list-held',
  );
  return rows.map((row) => row.order_no);
}

/** How far each of an owner's top-ups is invoiced; those that are not there are not invoiced (R-7.5-10). */
export async function findTopUpStatuses(
  database: Database,
  ownerKey: string,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, InvoiceStatus>> {
  const { rows } = await database.query<{ order_no: string; status: InvoiceStatus }>(
    { ownerKey },
    `select t.order_no, r.status from invoice_top_up t join invoice_record r on r.id = t.record_id
     where t.owner_key = $1 and t.is_held and t.order_no = any($2::text[])`,
    [ownerKey, orderNos],
    'invoice-find-top-up-statuses',
  );
  return new Map(rows.map((row) => [row.order_no, row.status]));
}
