import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readWeightKg } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';

/**
 * How good a MEA (6311, 6313) is as the gross weight of a box: told as such (G,
 * AET of newer stow plans, or WT without a kind) beats the verified mass, which beats an estimate (EGW),
 * which beats a weight without its kind; 0 is no gross weight.
 */
export function rankGrossWeight(cursor: SegmentCursor): number {
  if (cursor.is(2, 0, 'G') || cursor.is(2, 0, 'AET') || cursor.is(1, 0, 'AET')) return 4;
  if (cursor.is(1, 0, 'WT') && cursor.is(2, 0, '')) return 4;
  if (isVerifiedMass(cursor)) return 3;
  if (cursor.is(2, 0, 'EGW')) return 2;
  return cursor.is(1, 0, 'AAE') && cursor.is(2, 0, '') ? 1 : 0;
}

/** True for a MEA of the verified gross mass, told as 6313 or, in stow plans, as 6311. */
export function isVerifiedMass(cursor: SegmentCursor): boolean {
  return cursor.is(2, 0, 'VGM') || cursor.is(1, 0, 'VGM');
}

/** The weight of a MEA in kilograms (C174: 6411 unit, 6314 value); null with a warning when it is none. */
export function readMeasuredKg(cursor: SegmentCursor, context: MessageContext, maxKg?: number): number | null {
  return readWeightKg(cursor.text(3, 1), cursor.text(3, 0), context.log, cursor, maxKg, context.decimalMark);
}
