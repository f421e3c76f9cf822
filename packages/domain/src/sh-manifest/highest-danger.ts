/** R-5.3-18: which of several dangerous goods a house bill is declared by. */
import { groupBy } from '../vocabulary/group-by';
import { dangerClasses, packingGroups } from './dictionaries';
import { isDangerous, type GoodsLine } from './filing';

/** Position of a class among those that `dangerClasses` ranks; a division of class 1 ranks as the class. */
function classRank(dangerClass: string): number {
  const rank = dangerClasses.findIndex(({ code, aliases }) => code === dangerClass.trim() || aliases.includes(dangerClass.trim()));
  return rank === -1 ? dangerClasses.length : rank;
}

/** No packing group ranks after the third. */
function groupRank(packingGroup: string): number {
  const rank = packingGroups.indexOf(packingGroup.trim().toUpperCase() as (typeof packingGroups)[number]);
  return rank === -1 ? packingGroups.length : rank;
}

/** The row of the line that is the most dangerous: by class, then by packing group, then the first; null where none is. */
export function highestDanger(lines: readonly Pick<GoodsLine, 'unNo' | 'dangerClass' | 'packingGroup'>[]): number | null {
  const ranked = lines
    .map((line, row) => ({ row, isRanked: isDangerous(line), rank: classRank(line.dangerClass) * 10 + groupRank(line.packingGroup) }))
    .filter(({ isRanked }) => isRanked)
    .sort((a, b) => a.rank - b.rank || a.row - b.row);
  return ranked[0]?.row ?? null;
}

/**
 * By which row each house bill with dangerous goods is declared: customs take one contact of a house bill, in whatever containers its
 * goods are. `isMixed`: it has several kinds of them; what is one kind needs no choice.
 */
export function declaredDanger(
  lines: readonly Pick<GoodsLine, 'houseBillNo' | 'unNo' | 'dangerClass' | 'packingGroup'>[],
): ReadonlyMap<string, { readonly row: number; readonly isMixed: boolean }> {
  const rows = lines.flatMap((line, row) => (isDangerous(line) ? [row] : []));
  return new Map(
    [...groupBy(rows, (row) => lines[row]!.houseBillNo.trim())].map(([houseBillNo, own]) => [
      houseBillNo,
      {
        row: own[highestDanger(own.map((row) => lines[row]!))!]!,
        isMixed: new Set(own.map((row) => `${lines[row]!.unNo} ${lines[row]!.dangerClass} ${lines[row]!.packingGroup}`)).size > 1,
      },
    ]),
  );
}
