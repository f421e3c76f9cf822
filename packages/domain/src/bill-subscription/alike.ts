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
/** And every other figure: what two bills of one trouble may differ in. */
const figures = new RegExp(`${boxes.source}|\\d+`, 'g');

/**
 * Bills with the same key are of one ship at one terminal, run by one clock, and the worst of each is the same for the same reason:
 * one call to one person is about all of them. Null: a bill that stands for itself, for nothing can be done about it, somebody
 * dealt with it, its owner put it on top, or no ship is known.
 */
export function alikeKey(row: AlikeRow): string | null {
  const { area, shipInfo, wharf, clock, exceptions, acknowledged, top, sentence } = row;
  if (acknowledged || top || shipInfo === null || !exceptions.some((code) => canBeSaved.has(code))) return null;
  const reason = withoutDurations(sentence).replaceAll(figures, '#');
  return [area, shipInfo, wharf, clock?.name, clock?.time, exceptions[0], reason].join('|');
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
