import { xlsxStream } from '../platform/spreadsheet/xlsx-stream';

/** A spreadsheet of texts, titles first, as base64. */
export async function sheetForTest([titles = [], ...lines]: readonly (readonly string[])[]): Promise<string> {
  const columns = titles.map((title, at) => ({ prop: String(at), title, form: 'text' as const, width: 100 }));
  async function* rows() {
    for (const line of lines) yield [...line];
  }
  const parts: Buffer[] = [];
  for await (const part of xlsxStream({ name: 'x', columns, rows: rows() })) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('base64');
}
