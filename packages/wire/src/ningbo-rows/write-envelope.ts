/** Paging of the answer; the port's own `totalPages` is always 0, whatever the total. */
export interface RowsPage {
  readonly pageNum?: number;
  readonly pageSize?: number;
  readonly total?: number;
}

export type WrittenRow = Readonly<Record<string, unknown>>;

/** Wraps rows the way the port's query service answers: `{code,msg,data:{pageNum,…,list}}`, UTF-8. */
export function writeEnvelope(list: readonly WrittenRow[], page: RowsPage = {}): Uint8Array {
  const { pageNum = 1, pageSize = Math.max(list.length, 10), total = list.length } = page;
  const data = { pageNum, pageSize, total, totalPages: 0, list };
  return Buffer.from(JSON.stringify({ code: 200, msg: 'success', data }), 'utf8');
}
