import { recentEntriesDropped, recentEntriesMax } from '@mastlight/domain/recent-activity/limits';

/** R-4.7-01. */
export const entriesPerSlide = 3;
/** R-4.7-02: the slide that has come in stands at least so long. */
export const autoplayDelayMs = 1_000;
/** R-4.7-03: on top of it a random pause, shorter than this. */
export const pauseMsMax = 60_000;
/** R-4.7-04: with so few slides left the next entries are asked for. */
const slidesLeftBeforeMore = 2;

/**
 * Adds entries that are not in the list yet. When it reaches 150 the oldest 50 go, so 100 and the rest remain
 * (R-4.7-05). The list runs from the oldest to the newest, as it is shown.
 */
export function addEntries<Entry extends { readonly id: number }>(list: readonly Entry[], incoming: readonly Entry[]): readonly Entry[] {
  const known = new Set(list.map((entry) => entry.id));
  let next = [...list];
  for (const entry of incoming) {
    if (known.has(entry.id)) continue;
    known.add(entry.id);
    next.push(entry);
    if (next.length >= recentEntriesMax) next = next.slice(recentEntriesDropped);
  }
  return next;
}

/** The entries from `start`, three at most. */
export function slideAt<Entry>(list: readonly Entry[], start: number): readonly Entry[] {
  return list.slice(start, start + entriesPerSlide);
}

/** Where the next slide begins; after the last it begins anew. */
export function nextStart(list: readonly unknown[], start: number): number {
  const next = start + entriesPerSlide;
  return next < list.length ? next : 0;
}

/** Whether it is time to ask for more. */
export function isNearEnd(list: readonly unknown[], start: number): boolean {
  return start + entriesPerSlide * slidesLeftBeforeMore >= list.length;
}

/** Time until the next slide, in ms; `random` is a number from 0 to 1 as `Math.random` gives it. */
export function pauseAfterSlideMs(random: number): number {
  return autoplayDelayMs + Math.floor(random * pauseMsMax);
}
