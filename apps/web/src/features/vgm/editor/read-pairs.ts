import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { readKg } from '@mastlight/domain/vgm/weights';

/** Containers with one weight each, as two columns of a spreadsheet hold them; null where a block is something else. */
export function readPairs(block: readonly (readonly string[])[]): readonly { readonly containerNo: string; readonly kg: number }[] | null {
  const rows = block.filter((cells) => cells.some((text) => text.trim() !== ''));
  if (rows.length === 0 || rows.some((cells) => cells.length !== 2)) return null;
  const pairs = rows.map(([first = '', second = '']) => ({
    containerNo: first.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''),
    kg: readKg(second.normalize('NFKC')),
  }));
  // The titles of the columns may stand above.
  const body = pairs[0]!.kg === null ? pairs.slice(1) : pairs;
  const isEach = body.length > 0 && body.every(({ containerNo, kg }) => isContainerNo(containerNo) && kg !== null);
  return isEach ? body.map(({ containerNo, kg }) => ({ containerNo, kg: kg! })) : null;
}
