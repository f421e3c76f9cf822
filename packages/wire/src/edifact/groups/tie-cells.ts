import type { Standing } from './standing';

/** A cell and its box may stand in either order, as long as it is the same throughout a file. */
type CellSide = 'before' | 'after';

/**
 * Ties boxes to cells where a plan lists both in a row and its layout leaves
 * open which cell is whose: `L E L E` ties before, `E L E L` after, and
 * leading or trailing cells are empty.
 *
 * @param marks cells (no line) and boxes (no stowage) in the order sent
 * @param side where the cells stand, when the file has shown it
 * @returns null when both ways fit, or neither better than the other
 */
export function tieCells(marks: readonly Standing[], side: CellSide | null): Standing[] | null {
  const found = side ?? findSide(marks);
  if (found === null) return null;
  const inOrder = found === 'before' ? marks : marks.toReversed();
  const tied: Standing[] = [];
  for (const mark of inOrder) {
    const cell = tied.at(-1);
    const isTied = mark.line !== null && cell?.line === null;
    if (isTied) tied[tied.length - 1] = standIn(cell, mark);
    else tied.push(mark);
  }
  return found === 'before' ? tied : tied.toReversed();
}

function findSide(marks: readonly Standing[]): CellSide | null {
  const missingBefore = countUntied(marks);
  const missingAfter = countUntied(marks.toReversed());
  if (missingBefore === missingAfter) return null;
  return missingBefore < missingAfter ? 'before' : 'after';
}

/** How many boxes have no cell right in front of them. */
function countUntied(marks: readonly Standing[]): number {
  return marks.filter((mark, index) => mark.line !== null && marks[index - 1]?.line !== null).length;
}

function standIn(cell: Standing, box: Standing): Standing {
  return { ...box, stowage: cell.stowage, remarks: cell.remarks };
}
