/** What the address of the record says: which of its views, how it is narrowed, which page; a link shows the same. */
import { recordCodes, recordWords, type RecordType } from '@mastlight/domain/billing/transfer';

export interface RecordsSearch {
  readonly view: 'records' | 'costs';
  readonly type: RecordType | '';
  /** As `2026-11-30`, or ''. */
  readonly dateFrom: string;
  readonly dateTo: string;
  /** Month of the costs, as `2026-11`; '': that of now. */
  readonly month: string;
  readonly page: number;
}

const types: readonly string[] = recordCodes.map((code) => recordWords[code]);
const inForm = (value: unknown, form: RegExp): string => (typeof value === 'string' && form.test(value) ? value : '');
const pageMax = 1_000_000;

/** Reads the query of an address; what it does not know counts as not said. */
export function readRecordsSearch(search: Readonly<Record<string, unknown>>): RecordsSearch {
  const { view, type, dateFrom, dateTo, month } = search;
  const page = Number(search['page']);
  return {
    view: view === 'costs' ? view : 'records',
    type: types.includes(String(type)) ? (type as RecordType) : '',
    dateFrom: inForm(dateFrom, /^\d{4}-\d\d-\d\d$/),
    dateTo: inForm(dateTo, /^\d{4}-\d\d-\d\d$/),
    month: inForm(month, /^\d{4}-\d\d$/),
    page: Number.isSafeInteger(page) && page > 0 && page <= pageMax ? page : 1,
  };
}

/** The query of an address, without what is as usual. */
export function writeRecordsSearch({ view, type, dateFrom, dateTo, month, page }: RecordsSearch): Record<string, string> {
  return {
    ...(view === 'costs' && { view }),
    ...(type && { type }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(month && { month }),
    ...(page > 1 && { page: String(page) }),
  };
}
