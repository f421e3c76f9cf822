import type { EventFacts } from './facts-shown';

/** Events of one kind about several boxes, newest first. */
export interface EventFold {
  readonly kind: 'fold';
  readonly id: number;
  readonly events: readonly EventFacts[];
  /** Boxes that it happened to. */
  readonly boxes: number;
}

export type EventLine = { readonly kind: 'event'; readonly event: EventFacts } | EventFold;

/** Fewer than so many stand one by one. */
const foldFrom = 3;

/**
 * Folds what happened to several boxes into one line: the same event, told by
 * one source, on one day. A line stands where its newest event stood; what was
 * corrected later, and trouble, is never folded away.
 */
export function foldEvents(events: readonly EventFacts[]): EventLine[] {
  const keyOf = ({ code, name, source, tone, place, time, ctnNo, superseded }: EventFacts): string | null =>
    ctnNo === null || superseded || tone === 'danger' || tone === 'customs'
      ? null
      : JSON.stringify([code, name, source, tone, place, time?.slice(0, 10)]);
  const groups = new Map<string, EventFacts[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  const told = new Set<string>();
  return events.flatMap((event): EventLine[] => {
    const key = keyOf(event);
    const group = key === null ? [] : groups.get(key)!;
    const boxes = new Set(group.map(({ ctnNo }) => ctnNo)).size;
    if (boxes < foldFrom) return [{ kind: 'event', event }];
    if (told.has(key!)) return [];
    told.add(key!);
    return [{ kind: 'fold', id: event.id, events: group, boxes }];
  });
}
