import { alipayBillWords as words } from '@mastlight/domain/top-up/bill-words';
import { unzipSync } from 'fflate';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { billMaxBytes, BillUnreadable, columnsOf, readBillYuan, type BillLine } from './day-bill';

/**
 * Reads Alipay's bill of a day (`trade`, the file of details): GB18030, comments behind `#`, among which the details begin
 * and end, a head, and fields that are filled up with blanks and tabs. A refund's amount is negative. Written anew in
 * UTF-8 by a spreadsheet it is read as well.
 *
 * @throws BillUnreadable
 */
export function readAlipayBill(bytes: Buffer): readonly BillLine[] {
  const rows = decode(unpackAlipayBill(bytes))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const begin = rows.findIndex((row) => row.startsWith('#') && row.includes(words.begin) && !row.includes(words.end));
  const end = rows.findIndex((row) => row.startsWith('#') && row.includes(words.end));
  if (begin < 0 || end < begin + 2) throw new BillUnreadable('no details');
  const details = rows.slice(begin + 1, end).filter((row) => !row.startsWith('#'));
  const at = columnsOf(split(details[0] ?? ''), words.columns);
  return details.slice(1).map((row): BillLine => {
    const fields = split(row);
    const atMs = parseShanghai(fields[at.endedAt] || fields[at.madeAt] || '');
    const fen = readBillYuan(fields[at.amount] ?? '');
    if (atMs === undefined) throw new BillUnreadable('no time');
    return {
      orderNo: fields[at.orderNo] ?? '',
      transactionId: fields[at.transactionId] ?? '',
      kind: fields[at.kind] === words.refund || fen < 0 ? 'refund' : 'pay',
      fen: Math.abs(fen),
      isDone: (fields[at.endedAt] ?? '') !== '',
      atMs,
    };
  });
}

/**
 * The details of a bill as it is sent: a zip of two files, of which the other tells sums. Their names are in GB18030 within
 * an archive that says nothing of it, so the file is known by what it says.
 *
 * @throws BillUnreadable
 */
export function unpackAlipayBill(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return bytes;
  try {
    let left = billMaxBytes;
    const files = unzipSync(bytes, { filter: ({ originalSize }) => (left -= originalSize) >= 0 });
    const details = Object.values(files).find((file) => decode(Buffer.from(file.subarray(0, 4_096))).includes(words.begin));
    if (details) return Buffer.from(details);
  } catch {
    // What is wrong with it, nobody needs to know.
  }
  throw new BillUnreadable('not unpacked');
}

/** Fields by commas; numbers may stand behind a back quote or within quotes, so that spreadsheets leave them alone. */
const split = (row: string): string[] =>
  row.split(',').map((field) =>
    field
      .trim()
      .replace(/^[`"']|["']$/g, '')
      .trim(),
  );

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
