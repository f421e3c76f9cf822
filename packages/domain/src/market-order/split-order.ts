/**
 * The limit balancer: which lines go into which declaration, so that none is over the limit, there are as few as can be, and
 * goods of one chapter, or of one merchant, stay together where that costs no further declaration.
 */

export interface SplitItem {
  /** US cents. */
  readonly cents: number;
  /** What is kept together: a chapter of the tariff, or a merchant. */
  readonly group: string;
}

/** Steps of the search for a smaller number; beyond them what was found stands. A step is some microseconds. */
const stepsMax = 200_000;

/**
 * A number from 1 for each item, in the order of the items; null when one is over the limit by itself.
 *
 * @param limit US cents that a declaration may come to
 */
export function splitItems(items: readonly SplitItem[], limit: number): readonly number[] | null {
  if (items.some(({ cents }) => cents > limit)) return null;
  const least = pack(
    items.map(({ cents }) => cents),
    limit,
    null,
  );
  const groups = groupItems(items, limit);
  const together = pack(
    groups.map(({ cents }) => cents),
    limit,
    least.count,
  );
  if (together.count > least.count) return numbered(least.bins);
  const bins = items.map(() => 0);
  groups.forEach(({ at }, group) => at.forEach((item) => (bins[item] = together.bins[group]!)));
  return numbered(bins);
}

/** How few declarations there must be at least: no packing beats it. */
export function leastCount(items: readonly SplitItem[], limit: number): number {
  const total = items.reduce((sum, { cents }) => sum + cents, 0);
  const halves = items.filter(({ cents }) => cents * 2 > limit).length;
  return Math.max(Math.ceil(total / limit), halves);
}

/** Groups that fit into one declaration stand as one, those that do not as their items. */
function groupItems(items: readonly SplitItem[], limit: number) {
  const byGroup = new Map<string, { cents: number; at: number[] }>();
  items.forEach(({ cents, group }, at) => {
    const found = byGroup.get(group) ?? { cents: 0, at: [] };
    found.cents += cents;
    found.at.push(at);
    byGroup.set(group, found);
  });
  return [...byGroup.values()].flatMap((group) =>
    group.cents <= limit ? [group] : group.at.map((at) => ({ cents: items[at]!.cents, at: [at] })),
  );
}

/** Numbers in the order in which they first stand, so that the first line is in the first declaration. */
function numbered(bins: readonly number[]): readonly number[] {
  const numbers = new Map<number, number>();
  return bins.map((bin) => {
    if (!numbers.has(bin)) numbers.set(bin, numbers.size + 1);
    return numbers.get(bin)!;
  });
}

/**
 * Bin packing: first fit of the falling sizes, then a search for fewer bins, the largest first, the fullest bin that it fits first;
 * bins of equal room are one choice.
 *
 * @param goal as soon as a packing has no more bins than this it is taken; null: as few as can be
 */
function pack(sizes: readonly number[], limit: number, goal: number | null): { count: number; bins: readonly number[] } {
  const order = sizes.map((_, at) => at).toSorted((a, b) => sizes[b]! - sizes[a]! || a - b);
  const fewest = Math.max(
    goal ?? 0,
    Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / limit),
    sizes.filter((size) => size * 2 > limit).length,
  );
  let best = firstFit(order, sizes, limit);
  // Sums of what is still to come, so that a branch ends where the room left over cannot take it.
  const rest = order.map(() => 0);
  for (let at = order.length - 2; at >= 0; at--) rest[at] = rest[at + 1]! + sizes[order[at + 1]!]!;
  const bins = sizes.map(() => 0);
  const room: number[] = [];
  let steps = 0;
  const place = (at: number): void => {
    if (best.count <= fewest || ++steps > stepsMax) return;
    if (at === order.length) {
      best = { count: room.length, bins: [...bins] };
      return;
    }
    const item = order[at]!;
    const size = sizes[item]!;
    const spare = room.reduce((sum, left) => sum + left, 0) + (best.count - 1 - room.length) * limit;
    if (spare < size + rest[at]!) return;
    const tried = new Set<number>();
    const fitting = room.map((left, bin) => ({ left, bin })).filter(({ left }) => left >= size);
    for (const { left, bin } of fitting.toSorted((a, b) => a.left - b.left)) {
      if (tried.has(left)) continue;
      tried.add(left);
      room[bin] = left - size;
      bins[item] = bin;
      place(at + 1);
      room[bin] = left;
      if (best.count <= fewest || left === size) return;
    }
    if (room.length >= best.count - 1) return;
    room.push(limit - size);
    bins[item] = room.length - 1;
    place(at + 1);
    room.pop();
  };
  place(0);
  return best;
}

function firstFit(order: readonly number[], sizes: readonly number[], limit: number): { count: number; bins: readonly number[] } {
  const bins = sizes.map(() => 0);
  const room: number[] = [];
  for (const item of order) {
    const size = sizes[item]!;
    let bin = room.findIndex((left) => left >= size);
    if (bin < 0) bin = room.push(limit) - 1;
    room[bin]! -= size;
    bins[item] = bin;
  }
  return { count: room.length, bins };
}
