import { storedTitle, type InvoiceType } from '@mastlight/domain/invoice/title';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { WantedInvoice, WantedRedInvoice } from '../tax-office/tax-office';

/** Something that the tax office has not answered. */
export type WaitingRecord = { readonly id: number; readonly ownerKey: string; readonly userId: number } & (
  | { readonly wants: 'invoice'; readonly invoice: WantedInvoice }
  | { readonly wants: 'red-invoice'; readonly red: WantedRedInvoice }
);

/**
 * Claims what was asked longest ago of all that waits for the tax office, and marks it asked before it is: what cannot be
 * settled keeps nobody from his turn. What another round claims in this moment is left to it.
 *
 * @param sinceMs when the round began: what was asked since, by this one or another, has had its turn.
 * @returns null when nothing is left.
 */
export async function claimWaiting(tx: Transaction, sinceMs: number, nowMs: number): Promise<WaitingRecord | null> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    owner_key: string;
    applied_by: number;
    request_no: string;
    invoice_type: InvoiceType;
    amount_fen: number;
    title: unknown;
    invoice_no: string | null;
    red_reason: string;
    red_wishes: number;
  }>(
    `update invoice_record set asked_at = $2 where id = (
       select id from invoice_record
       where (status = 'issuing' or (red_wished_at is not null and red_invoice_no is null)) and (asked_at is null or asked_at < $1)
       order by asked_at nulls first, id limit 1 for no key update skip locked)
     returning id, owner_key, applied_by, request_no, invoice_type, amount_fen, title, invoice_no, red_reason, red_wishes`,
    [new Date(sinceMs), new Date(nowMs)],
    'invoice-claim-waiting',
  );
  const [row] = rows;
  if (!row) return null;
  const of = { id: row.id, ownerKey: row.owner_key, userId: row.applied_by };
  const { request_no: requestNo, invoice_no: invoiceNo } = row;
  if (invoiceNo !== null) {
    return { ...of, wants: 'red-invoice', red: { requestNo: `${requestNo}R${row.red_wishes || ''}`, invoiceNo, reason: row.red_reason } };
  }
  const buyer = storedTitle.parse(row.title);
  return { ...of, wants: 'invoice', invoice: { requestNo, invoiceType: row.invoice_type, amountFen: row.amount_fen, buyer } };
}
