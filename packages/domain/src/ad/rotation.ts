/** Whose turn it is (R-4.5-04, R-4.5-09). */

/** What the rotation goes by. */
export interface InRotation {
  readonly key: string;
  readonly hidden: boolean;
}

/** The ad that a session shows: the next after the one shown last that is not hidden, around the end; null when all are. */
export function nextInRotation<A extends InRotation>(ads: readonly A[], lastKey: string | null): A | null {
  const last = ads.findIndex(({ key }) => key === lastKey);
  const inTurn = [...ads.slice(last + 1), ...ads.slice(0, last + 1)];
  return inTurn.find(({ hidden }) => !hidden) ?? null;
}

/** The neighbour in the drawer, hidden ones as well, around both ends. */
export function neighbour<A extends InRotation>(ads: readonly A[], key: string, step: 1 | -1): A {
  const at = ads.findIndex((ad) => ad.key === key);
  return ads[(at + step + ads.length) % ads.length]!;
}
