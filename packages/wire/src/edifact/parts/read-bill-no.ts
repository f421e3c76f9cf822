import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { isFiller } from '../../vocabulary/fillers';
import { withRepeated } from './keep-repeated';
import { readText } from './read-text';

/** `billNos` with the bill of lading of a RFF+BM (1154) behind them, where it is not among them. */
export function withBillNo(billNos: readonly string[], cursor: SegmentCursor, log: FindingLog): readonly string[] {
  const billNo = readText(cursor, 1, 1, 'RFF+BM', log);
  return billNo === null || isFiller(billNo) || billNos.includes(billNo) ? billNos : withRepeated(billNos, billNo, cursor, log);
}
