/** Where boxes are drawn on a ship. */
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { ShownBox } from './api';

/** Tiers from here on stand on deck. */
export const deckTierMin = 72;

/** A stack of one bay seen from the side: all rows at one height. */
export interface SideCell {
  readonly key: string;
  readonly bay: number;
  readonly tier: number;
  /** What the place is shown as: of own boxes one for each state, the one that is furthest behind first; else the first of others'. */
  readonly shown: readonly ShownBox[];
  readonly boxes: readonly ShownBox[];
}

type Placed = ShownBox & { readonly bay: number; readonly row: number; readonly tier: number };

const order = ['inspected', 'absent', 'unknown', 'yard', 'released', 'loaded', 'discharged'];
const rankOf = (box: ShownBox): number => (box.mine ? 0 : 10) + order.indexOf(box.state);

/** Boxes that are drawn on board. */
export const placedOf = (boxes: readonly ShownBox[]): readonly Placed[] =>
  boxes.filter(
    (box): box is Placed => box.bay !== null && box.row !== null && box.tier !== null && !box.hidden && box.state !== 'discharged',
  );

/** Boxes that nobody reported in the port: they are drawn as outlines. */
export const isAwaited = ({ state }: ShownBox): boolean => state === 'absent' || state === 'unknown';

/** Awaited boxes for which no place on board is drawn: they stand beside the quay, the own ones first. */
export function quayOf(boxes: readonly ShownBox[]): readonly ShownBox[] {
  const aboard = new Set(placedOf(boxes).map(({ id }) => id));
  return boxes.filter((box) => isAwaited(box) && !aboard.has(box.id)).toSorted((a, b) => Number(b.mine) - Number(a.mine));
}

/** The ship from her side. */
export function sideOf(boxes: readonly ShownBox[]): readonly SideCell[] {
  const cells = groupBy(placedOf(boxes), ({ bay, tier }) => `${bay}/${tier}`);
  return [...cells].map(([key, there]) => {
    const sorted = there.toSorted((a, b) => rankOf(a) - rankOf(b));
    const own = groupBy(sorted, ({ mine, state }) => (mine ? state : null));
    const shown = own.size > 0 ? [...own.values()].map(([first]) => first!) : sorted.slice(0, 1);
    return { key, bay: there[0]!.bay, tier: there[0]!.tier, shown, boxes: there };
  });
}

/** Rows of a bay from port to starboard: … 04 02 00 01 03 …; even rows are to port. */
export function rowsOf(boxes: readonly Placed[]): readonly number[] {
  const place = (row: number): number => (row % 2 === 0 ? -row : row);
  return [...new Set(boxes.map(({ row }) => row))].toSorted((a, b) => place(a) - place(b));
}

/** Tiers from the top down. */
export const tiersOf = (boxes: readonly Placed[]): readonly number[] =>
  [...new Set(boxes.map(({ tier }) => tier))].toSorted((a, b) => b - a);

/**
 * Where a bay begins along the ship, in slots of twenty feet from the bow: bays 01 and 03 are slots 0 and 1, and one of forty
 * feet, 02, lies over both.
 */
export const bayFrom = (bay: number): number => Math.floor((bay - 1) / 2);
export const bayLength = (bay: number): number => (bay % 2 === 0 ? 2 : 1);
