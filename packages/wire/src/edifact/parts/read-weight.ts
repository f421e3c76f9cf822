import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readWeightKg } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../message-reader';

/**
 * How good a MEA (6313) is as the gross weight of a box: told as such beats
 * the verified mass, which beats an estimate; 0 is no gross weight.
 */
export function rankGrossWeight(cursor: SegmentCursor): number {
  if (cursor.is(2, 0, 'G')) return 3;
  if (cursor.is(2, 0, 'VGM')) return 2;
  return cursor.is(2, 0, 'EGW') ? 1 : 0;
}

/** The weight of a MEA in kilograms (C174: 6411 unit, 6314 value); null with a warning when it is none. */
export function readMeasuredKg(
  cursor: SegmentCursor,
  context: MessageContext,
  maxKg?: number,
): number | null {
  return readWeightKg(cursor.text(3, 1), cursor.text(3, 0), context.log, cursor, maxKg, context.decimalMark);
}
