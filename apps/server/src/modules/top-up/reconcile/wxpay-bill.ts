import { gunzipSync } from 'node:zlib';
import { wxpayBillWords as words } from '@mastlight/domain/top-up/bill-words';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { billMaxBytes, BillUnreadable, columnsOf, readBillYuan, type BillLine } from './day-bill';

/**
 * Reads WeChat Pay's bill of a day (trade bill, `ALL`): a head, lines of which each field stands behind a back quote so
 * that spreadsheets leave its digits alone, and at the foot a line of titles and one of sums, whose count must be that of
 * the lines. It may be packed, and may begin with a byte order mark.
 *
 * @throws BillUnreadable
 */
export function readWxpayBill(bytes: Buffer): readonly BillLine[] {
  const rows = unpackWxpayBill(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const foot = rows.findIndex((row, index) => index > 0 && !row.startsWith('`'));
  if (rows.length < 3 || foot < 0 || !rows[foot]!.startsWith(words.foot)) throw new BillUnreadable('no foot');
  const at = columnsOf(
    rows[0]!.split(',').map((title) => title.trim()),
    words.columns,
  );
  const lines = rows.slice(1, foot).map((row): BillLine => {
    const fields = row
      .slice(1)
      .split(',`')
      .map((field) => field.trim());
    const isRefund = fields[at.state] === 'REFUND' || fields[at.state] === 'REVOKED';
    const atMs = parseShanghai(fields[at.time] ?? '');
    if (atMs === undefined) throw new BillUnreadable('no time');
    return {
      orderNo: fields[at.orderNo] ?? '',
      transactionId: fields[at.transactionId] ?? '',
      kind: isRefund ? 'refund' : 'pay',
      fen: Math.abs(readBillYuan((isRefund ? fields[at.refunded] : fields[at.paid]) ?? '')),
      isDone: isRefund ? fields[at.refundState] === 'SUCCESS' : fields[at.state] === 'SUCCESS',
      atMs,
    };
  });
  const told = Number(/^`(\d+)/.exec(rows[foot + 1] ?? '')?.[1] ?? Number.NaN);
  if (told !== lines.length) throw new BillUnreadable(`${lines.length} lines of ${told}`);
  return lines;
}

/** The bill itself: what its digest is of. @throws BillUnreadable */
export function unpackWxpayBill(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: billMaxBytes });
  } catch {
    throw new BillUnreadable('not unpacked');
  }
}
