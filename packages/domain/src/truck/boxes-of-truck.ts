/** Boxes that a truck has to do with now, by what ports and yards told of followed bills, and what it did where it stood. */
import type { BillStatus } from '../tracking/index';
import { gateTellsForMs, yardTellsLateMs } from './limits';

type PublishedBox = Pick<BillStatus['boxes'][number], 'containerNo' | 'truckPlate' | 'gateInMs' | 'gateOutMs' | 'loadedMs' | 'emptyOutMs'>;

/** Boxes that a truck of this plate fetched and has not brought yet, and those that it has just brought in; `nowMs`: port time. */
export function boxesOfTruck<B extends PublishedBox>(boxes: readonly B[], plate: string, nowMs: number): readonly B[] {
  return boxes.filter((box) => {
    if (box.truckPlate !== plate || box.gateOutMs !== null || box.loadedMs !== null) return false;
    return box.gateInMs === null || box.gateInMs > nowMs - gateTellsForMs;
  });
}

/** The boxes that a truck fetched empty while it stood somewhere: that is a yard, whether or not we know where yards are. */
export function fetchedAt<B extends { readonly emptyOutMs: number | null }>(
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number | null },
  boxes: readonly B[],
): readonly B[] {
  return boxes.filter(({ emptyOutMs }) => {
    if (emptyOutMs === null || emptyOutMs < fromMs) return false;
    return untilMs === null || emptyOutMs <= untilMs + yardTellsLateMs;
  });
}
