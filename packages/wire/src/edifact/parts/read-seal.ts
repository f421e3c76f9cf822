import type { Seal } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { isFiller } from '../../vocabulary/fillers';
import { withRepeated } from './keep-repeated';
import { readText } from './read-text';

/** The seal of a SEL: `SEL+no+party` by the standard; `SEL+no:party` is seen too. Null without a number, and for one that stands for none. */
export function readSeal(cursor: SegmentCursor, log: FindingLog): Seal | null {
  const number = readText(cursor, 1, 0, 'SEL 9308', log);
  if (number === null || isFiller(number)) return null;
  const party = cursor.text(2) || cursor.text(1, 1);
  return { number, party: party === '' ? null : party };
}

/** `seals` with the one of a SEL behind them. */
export function withSeal(seals: readonly Seal[], cursor: SegmentCursor, log: FindingLog): readonly Seal[] {
  const seal = readSeal(cursor, log);
  return seal === null ? seals : withRepeated(seals, seal, cursor, log);
}
