import { payRate } from '@mastlight/domain/billing/coins';
import { billingTexts as texts, recordColumns } from '@mastlight/domain/billing/messages';
import { recordTypeOf } from '@mastlight/domain/billing/transfer';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { RecordParts } from '../parts';
import { findRecordPage, type LedgerRecord, type RecordFilter } from '../queries/list-records';
import { findClientsOfLines } from './clients-of-lines';
import { nameOperators } from './record-operator';
import { wordsOf } from './record-words';

const rowsPerRead = 500;

/** An owner's record as a file, the newest first, read in portions as they are taken; what comes in meanwhile is not in it. */
export function exportRecords(parts: RecordParts, ownerKey: string, filter: RecordFilter): Promise<FileAnswer> {
  const { database, clock, clients } = parts;
  async function* rows(): AsyncGenerator<SheetCell[]> {
    let before: number | null = null;
    for (;;) {
      const list: readonly LedgerRecord[] = await findRecordPage(database, ownerKey, filter, { before, limit: rowsPerRead });
      const operatorOf = await nameOperators(parts, list);
      const clientOf = await findClientsOfLines(clients, ownerKey, list);
      for (const record of list) {
        const known = { operator: operatorOf(record), clientName: clientOf(record) };
        yield recordColumns.map(({ prop }) => cellsOf[prop](record, known));
      }
      if (list.length < rowsPerRead) return;
      before = list.at(-1)!.no;
    }
  }
  const columns = recordColumns.map((column) => ({ ...column, form: 'text' as const }));
  return answerListFile({ columns, rows: rows(), sheetName: texts.records, nameOf: texts.recordsName }, clock.nowMs());
}

interface Known {
  readonly operator: string;
  readonly clientName: string;
}

const cellsOf: Readonly<Record<(typeof recordColumns)[number]['prop'], (record: LedgerRecord, known: Known) => SheetCell>> = {
  time: ({ madeAtMs }) => ({ localTime: formatShanghai(madeAtMs) }),
  type: ({ kind, fee }) => recordTypeOf(kind, fee),
  what: (record) => wordsOf(record).what,
  kind: (record) => wordsOf(record).kind,
  subject: ({ subject }) => subject,
  clientName: (_, { clientName }) => clientName,
  free: ({ freeChangeFen }) => freeChangeFen / payRate,
  real: ({ realChangeFen }) => realChangeFen / payRate,
  held: ({ heldChangeFen }) => heldChangeFen / payRate,
  balance: ({ realFen }) => realFen / payRate,
  operator: (_, { operator }) => operator,
  reason: (record) => wordsOf(record).reason,
};
