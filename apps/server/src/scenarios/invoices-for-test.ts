import { storedTitle } from '@mastlight/domain/invoice/title';
import { makeToken } from '../platform/ids';
import type { Platform } from '../platform/module';

/** A title that does for any invoice; all invented. */
export const titleForTest = storedTitle.parse({
  kind: 'company',
  companyName: '演示货代',
  taxIdNumber: '91350100M000100Y43',
  registerAddress: '宁波市北仑区 1 号',
  registerPhone: '0574-80000000',
  bankDeposit: '演示银行北仑支行',
  bankAccount: '3300000000001234',
  contactEmail: 'finance@example.com',
  addressee: '张三',
  contactPhone: '19900000001',
  contactAddress: '宁波市北仑区 1 号',
});

/** Puts a title and an application that came back into the database. */
export async function insertInvoicesForTest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  ownerKey: string,
): Promise<{ invoiceTitleId: number; invoiceRecordId: number }> {
  const now = new Date(clock.nowMs());
  const title = JSON.stringify(titleForTest);
  const titles = await database.query<{ id: number }>(
    'system',
    'insert into invoice_title (owner_key, title, changed_at) values ($1, $2, $3) returning id',
    [ownerKey, title, now],
  );
  const records = await database.query<{ id: number }>(
    'system',
    `insert into invoice_record (owner_key, applied_by, request_no, invoice_type, amount_fen, title, needs_paper, status, reason, applied_at)
     values ($1, 1, $2, 'ordinary', 100, $3, false, 'not-issued', 'demo', $4) returning id`,
    [ownerKey, makeToken(24), title, now],
  );
  return { invoiceTitleId: titles.rows[0]!.id, invoiceRecordId: records.rows[0]!.id };
}
