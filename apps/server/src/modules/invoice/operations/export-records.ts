import { payRate } from '@mastlight/domain/billing/index';
import { invoiceStatusWords, type InvoiceStatus } from '@mastlight/domain/invoice/invoice-status';
import { exportColumns, invoiceTexts as texts } from '@mastlight/domain/invoice/messages';
import { invoiceTypeWords } from '@mastlight/domain/invoice/title';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { InvoiceParts } from '../parts';
import { findRecordPage, type InvoiceRecord } from '../queries/find-records';

const rowsPerRead = 500;

/** An owner's invoices as a file (R-7.5-06), the newest first; read in portions as they are taken. */
export function exportRecords({ database, clock }: InvoiceParts, ownerKey: string, status?: InvoiceStatus): Promise<FileAnswer> {
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for (let offset = 0; ; offset += rowsPerRead) {
      const { list } = await findRecordPage(database, { ownerKey, ...(status ? { status } : {}) }, { pageSize: rowsPerRead, offset });
      for (const record of list) yield exportColumns.map(({ prop }) => cellsOf[prop](record));
      if (list.length < rowsPerRead) return;
    }
  }
  const columns = exportColumns.map((column) => ({ ...column, form: 'text' as const }));
  return answerListFile({ columns, rows: rows(), sheetName: texts.sheetName, nameOf: texts.exportName }, clock.nowMs());
}

const timeCell = (atMs: number | null): SheetCell => (atMs === null ? '' : { localTime: formatShanghai(atMs) });

const cellsOf: Readonly<Record<(typeof exportColumns)[number]['prop'], (record: InvoiceRecord) => SheetCell>> = {
  createTime: ({ appliedAtMs }) => timeCell(appliedAtMs),
  invoiceType: ({ invoiceType }) => invoiceTypeWords[invoiceType],
  amnount: ({ amountFen }) => amountFen / payRate,
  companyName: ({ title }) => title.companyName,
  taxIdNumber: ({ title }) => title.taxIdNumber,
  status: ({ status }) => invoiceStatusWords[status],
  reason: ({ reason }) => reason,
  invoiceNo: ({ invoiceNo }) => invoiceNo ?? '',
  answerTime: ({ answeredAtMs }) => timeCell(answeredAtMs),
  expressNumber: ({ expressNumber }) => expressNumber,
  redInvoiceNo: ({ redInvoiceNo }) => redInvoiceNo ?? '',
};
