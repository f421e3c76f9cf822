import type { DamageLine, EstimateTotal } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readDecimal } from '../../vocabulary/wire-number';
import { readCount } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { readText } from '../parts/read-text';

/** DAM: line, location, component, damage and material. */
export function readDamage(cursor: SegmentCursor, log: FindingLog): DamageLine {
  const text = (element: number): string | null => readText(cursor, element, 0, `DAM.${element}`, log);
  return {
    line: text(1),
    location: text(2),
    component: text(3),
    damage: text(4),
    material: text(5),
    repair: null,
    size: [],
    pieces: null,
    hours: null,
    materialCost: null,
    responsibility: null,
    labourRate: null,
  };
}

/** WOR: repair, unit and size of it, pieces. */
export function withWork(damage: DamageLine, cursor: SegmentCursor, { log }: MessageContext): DamageLine {
  return {
    ...damage,
    repair: readText(cursor, 1, 0, 'WOR', log),
    size: cursor.texts(2),
    pieces: readCount(cursor.text(3), log, cursor),
  };
}

/** COS: hours (second), cost of material, who pays, labour rate. */
export function withCost(damage: DamageLine, cursor: SegmentCursor, context: MessageContext): DamageLine {
  return {
    ...damage,
    hours: readAmount(cursor, 2, context),
    materialCost: readAmount(cursor, 3, context),
    responsibility: readText(cursor, 4, 0, 'COS', context.log),
    labourRate: readAmount(cursor, 5, context),
  };
}

/** CTO: who pays, labour, material, handling, tax, and the sum. */
export function readTotal(cursor: SegmentCursor, context: MessageContext): EstimateTotal {
  return {
    responsibility: readText(cursor, 1, 0, 'CTO', context.log),
    labourCost: readAmount(cursor, 2, context),
    materialCost: readAmount(cursor, 3, context),
    handlingCost: readAmount(cursor, 4, context),
    tax: readAmount(cursor, 5, context),
    total: readAmount(cursor, 6, context),
  };
}

/** An amount of money or hours; null when absent, and with a warning when it is no number. */
export function readAmount(cursor: SegmentCursor, element: number, { log, decimalMark }: MessageContext): number | null {
  const text = cursor.text(element);
  if (text === '') return null;
  const value = readDecimal(text, decimalMark);
  if (value === null) log.note('bad-number', cursor, text);
  return value;
}
