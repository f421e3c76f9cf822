import type { BoxReport, Fullness } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readSizeType } from '../../vocabulary/size-type';
import { readText } from './read-text';

/** What the rest of an EQD says about its container. */
export type EquipmentFacts = Pick<BoxReport, 'sizeTypeRaw' | 'sizeType' | 'direction' | 'fullness'>;

/**
 * Size type, direction and fullness of an EQD. The size type is 8155, or its
 * name 8154 in the fourth component, as older stow plans send it.
 */
export function readEquipment(cursor: SegmentCursor, log: FindingLog): EquipmentFacts {
  const sizeTypeRaw = readText(cursor, 3, 0, 'EQD 8155', log) ?? readText(cursor, 3, 3, 'EQD 8154', log);
  return {
    sizeTypeRaw,
    sizeType: sizeTypeRaw === null ? null : readSizeType(sizeTypeRaw, log, cursor),
    direction: readDirection(cursor.whole(5)),
    fullness: readFullness(cursor.whole(6)),
  };
}

/** 8249 equipment status. */
function readDirection(code: number): BoxReport['direction'] {
  if (code === 2) return 'export';
  return code === 3 ? 'import' : null;
}

/** 8169: 4 empty, 5 full, 7 full with several consignments, 8 full with one. */
function readFullness(code: number): Fullness {
  switch (code) {
    case 4:
      return 'empty';
    case 5:
    case 8:
      return 'full';
    case 7:
      return 'lcl';
    default:
      return null;
  }
}

const equipmentStatuses: Readonly<Record<string, string>> = { '1': 'continental', '4': 'remain-on-board', '6': 'transhipment' };

/** 8249 where it says more than export (2) or import (3): a word, or the code as sent; null else. */
export function readEquipmentStatus(code: string): string | null {
  if (code === '' || code === '2' || code === '3') return null;
  return Object.hasOwn(equipmentStatuses, code) ? (equipmentStatuses[code] as string) : code;
}
