import type { EventClassifier, TimeInRole, WireTime } from '../../message';
import { none } from '../parts/none';

/** 2005: date and time of the status. */
export const statusTime = '334';

/** Times that tell when a status happened or is expected, best first, where there is no 334. */
const meanings: readonly (readonly [qualifier: string, word: EventClassifier['word']])[] = [
  ['178', 'actual'],
  ['186', 'actual'],
  ['203', 'actual'],
  ['35', 'actual'],
  ['7', 'actual'],
  ['136', 'actual'],
  ['132', 'estimated'],
  ['133', 'estimated'],
  ['17', 'estimated'],
];

/** 2005: date and time of the message. */
export const messageTime = '137';

/** When a status happened, as far as its times tell. */
export interface EventTime {
  readonly happened: WireTime | null;
  readonly classifier: EventClassifier | null;
  /** The times that are left. */
  readonly times: readonly TimeInRole[];
}

/**
 * Chooses the time of a status: 334, else an actual one, else an estimate, else
 * the only one there is.
 */
export function chooseEventTime(times: readonly TimeInRole[]): EventTime {
  if (times.length === 0) return { happened: null, classifier: null, times };
  const chosen =
    times.find(({ qualifier }) => qualifier === statusTime) ??
    meanings.flatMap(([code]) => times.find(({ qualifier }) => qualifier === code) ?? [])[0] ??
    findOnly(times);
  if (chosen === undefined) return { happened: null, classifier: null, times };
  const { qualifier, time } = chosen;
  const word = meanings.find(([code]) => code === qualifier)?.[1] ?? null;
  return {
    happened: time,
    classifier: qualifier === statusTime ? null : { code: qualifier, word },
    times: times.length === 1 ? none : times.filter((one) => one !== chosen),
  };
}

function findOnly(times: readonly TimeInRole[]): TimeInRole | undefined {
  const [only] = times;
  return times.length === 1 && only?.qualifier !== messageTime ? only : undefined;
}
