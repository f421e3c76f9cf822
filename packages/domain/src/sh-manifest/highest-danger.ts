/** R-5.3-18: which of several dangerous goods a container is declared by. */
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

/** Of each container with several dangerous goods, the row that it is declared by; what holds one kind needs no choice. */
export function mixedDanger(lines: readonly GoodsLine[]): ReadonlyMap<string, number> {
  const rowsOf = new Map<string, number[]>();
  lines.forEach((line, row) => {
    const containerNo = line.containerNo.trim();
    if (containerNo !== '' && isDangerous(line)) rowsOf.set(containerNo, [...(rowsOf.get(containerNo) ?? []), row]);
  });
  const mixed = [...rowsOf].filter(([, rows]) => new Set(rows.map((row) => `${lines[row]!.unNo} ${lines[row]!.dangerClass}`)).size > 1);
  return new Map(mixed.map(([containerNo, rows]) => [containerNo, rows[highestDanger(rows.map((row) => lines[row]!))!]!]));
}
