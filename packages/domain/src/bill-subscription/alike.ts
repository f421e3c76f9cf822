/** 同船同病: bills of one ship that wait for one thing. Pure. */
import { exceptionsOf, type ExceptionCode } from '../vocabulary/bill-progress';
import { withoutDurations } from '../vocabulary/without-durations';
import type { PortCode } from '../vocabulary/port';

/** What of a bill's row tells whether it is like another. */
export interface AlikeRow {
  readonly area: PortCode;
  readonly shipInfo: string | null;
  readonly wharf: string | null;
  /** The clock that it runs by, as its port calls it, port time. */
  readonly clock: { readonly name: string; readonly time: string } | null;
  readonly exceptions: readonly ExceptionCode[];
  readonly acknowledged: boolean;
  readonly top: boolean;
  readonly sentence: string;
}

const canBeSaved = new Set(exceptionsOf('near', 'open'));

/** Boxes by their numbers or their count: what a sentence counts. */
const boxes = /[A-Z]{4}\d{7} ?|(\d+)(?:\/(\d+))? ?箱/g;
/** What may differ behind the same worst: nobody is rung for it before the worst is over. */
const lighter: ReadonlySet<ExceptionCode> = new Set(['papers-missing', 'overdue', 'cut-off-changed', 'triple-missing']);

/**
 * Bills with the same key are of one ship at one terminal, run by one clock, and have the same troubles, the worst for the same
 * reason: one call to one person is about all of them. Null: a bill that stands for itself, for nothing can be done about it,
 * somebody dealt with it, its owner put it on top, or no ship is known.
 */
export function alikeKey(row: AlikeRow): string | null {
  const { area, shipInfo, wharf, clock, exceptions, acknowledged, top, sentence } = row;
  if (acknowledged || top || shipInfo === null || !exceptions.some((code) => canBeSaved.has(code))) return null;
  // Other figures are codes and times, and tell them apart.
  const reason = withoutDurations(sentence).replaceAll(boxes, '#');
  const troubles = exceptions.filter((code, at) => at === 0 || !lighter.has(code));
  return [area, shipInfo, wharf, clock?.name, clock?.time, troubles.join('+'), reason].join('|');
}

/** What is told of bills in one row. */
export interface ToldTogether {
  readonly sentence: string;
  /** `8/31`, boxes in the port of all; of bills of which no box is known as they tell it. */
  readonly boxArrivalCount: string;
}

/** What bills with the same key say together: the first one's sentence with the boxes of all of them. */
export function tellTogether(
  rows: readonly [
    Pick<AlikeRow, 'sentence'> & { readonly boxArrivalCount: string },
    ...(Pick<AlikeRow, 'sentence'> & { readonly boxArrivalCount: string })[],
  ],
): ToldTogether {
  const counted = rows.map(({ sentence }) =>
    [...sentence.matchAll(boxes)].map(([, count = '1', total]) => [Number(count), Number(total ?? 0)]),
  );
  const sum = (place: number, part: 0 | 1): number => counted.reduce((all, of) => all + (of[place]?.[part] ?? 0), 0);
  let place = 0;
  const sentence = rows[0].sentence.replaceAll(boxes, (_boxes, _count, total?: string) => {
    const told = total === undefined ? `${sum(place, 0)} 箱` : `${sum(place, 0)}/${sum(place, 1)} 箱`;
    place += 1;
    return told;
  });
  const arrived = rows.map(({ boxArrivalCount }) => boxArrivalCount.split('/').map(Number));
  const inPort = (part: number): number => arrived.reduce((all, of) => all + (of[part] ?? 0), 0);
  return { sentence, boxArrivalCount: `${inPort(0)}/${inPort(1)}` };
}
