import type { Dimensions, GoodsCode, Packages } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readCount } from '../../vocabulary/wire-weight';
import { maxNameLength, readText } from './read-text';

/** The packages of a GID, outermost first (up to five C213: 7224, 7065, 7064). */
export function readGoodsPackages(cursor: SegmentCursor, log: FindingLog): Packages[] {
  const all: Packages[] = [];
  for (let element = 2; element <= 6; element++) {
    const packages = readPackages(cursor, [element, 0], [element, 1], log);
    if (packages !== null) all.push(packages);
  }
  return all;
}

/** The packages of a PAC (7224, C202); null when it tells none. */
export function readPac(cursor: SegmentCursor, log: FindingLog): Packages | null {
  return readPackages(cursor, [1, 0], [3, 0], log);
}

/** @param kind where 7065 stands; its name 7064 is three components behind */
function readPackages(
  cursor: SegmentCursor,
  count: readonly [number, number],
  kind: readonly [number, number],
  log: FindingLog,
): Packages | null {
  const [element, component] = kind;
  const packages: Packages = {
    count: readCount(cursor.text(...count), log, cursor),
    code: readText(cursor, element, component, 'GID 7065', log),
    name: readText(cursor, element, component + 3, 'GID 7064', log, maxNameLength),
  };
  const isTold = packages.count !== null || packages.code !== null || packages.name !== null;
  return isTold ? packages : null;
}

/** The commodity numbers of a PIA (7140, list 7143) or CST (7361, list 1131), which stand from the second element on. */
export function readGoodsCodes(cursor: SegmentCursor, log: FindingLog): GoodsCode[] {
  const codes: GoodsCode[] = [];
  for (let element = 2; element < Math.min(cursor.elementCount, 7); element++) {
    const code = readText(cursor, element, 0, 'PIA 7140', log);
    if (code !== null) codes.push({ list: readText(cursor, element, 1, 'PIA 7143', log), code });
  }
  return codes;
}

/** The marks of a PCI (C210), one line as sent per entry. */
export function readMarks(cursor: SegmentCursor): string[] {
  return cursor.texts(2).slice(0, 10);
}

/** A DIM (6145, C211); null when it tells no length, width or height. */
export function readDimensions(cursor: SegmentCursor, log: FindingLog): Dimensions | null {
  const text = (element: number, component: number): string | null => readText(cursor, element, component, 'DIM C211', log);
  const dimensions: Dimensions = {
    qualifier: text(1, 0) ?? '',
    unit: text(2, 0),
    length: text(2, 1),
    width: text(2, 2),
    height: text(2, 3),
  };
  const { length, width, height } = dimensions;
  return length === null && width === null && height === null ? null : dimensions;
}
