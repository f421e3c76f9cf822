/** Whom what is wrong with a bill is news for, where people chose from how many hours before a clock they are told. */
import { clocksOf, type BillStatus } from '../tracking/index';
import { newsOfBill, type News } from './news';
import { dueEvents, hoursAhead, isDueEvent, type DueEvent, type HoursAhead, type HoursChosen } from './news-events';

const hourMs = 3_600_000;
const mostHours: HoursAhead = hoursAhead.at(-1)!;

/** Somebody who chose hours ahead in an identity. */
export interface Chooser {
  readonly userId: number;
  readonly hours: HoursChosen;
}

/** News, and whom of an identity it is for. */
export interface NewsFor {
  readonly news: News;
  /** Whom it is for alone; null: everybody but `notFor`. */
  readonly userId: number | null;
  /** Who is told by hours of his own. */
  readonly notFor: readonly number[];
}

/** What a look at a bill finds. */
export interface BillLook {
  readonly told: readonly NewsFor[];
  /** Keys of what holds: of each chooser besides, of which clock he was told. */
  readonly held: readonly string[];
  /** When a chooser's hours before a clock begin next, ms since epoch, port time; null: none are to come. */
  readonly nextMs: number | null;
}

/**
 * What is news of a bill at the port's time `nowMs`, and for whom. Pure. Whoever chose hours ahead is told once of what holds
 * from them on. What he was told by longer hours, or with everybody before he chose, is told again when its clock has moved
 * away and comes near anew, never because he chose otherwise.
 *
 * @param held keys of what held at the last look; null: there was none, and nothing is told.
 */
export function lookAtBill(
  billNo: string,
  status: BillStatus,
  nowMs: number,
  held: readonly string[] | null,
  choosers: readonly Chooser[],
): BillLook {
  // One reading for each of the hours that somebody chose, however many chose them.
  const read = new Map<number, readonly News[]>();
  const newsAt = (hours: number): readonly News[] => {
    const news = read.get(hours) ?? newsOfBill(billNo, status, nowMs, hours);
    read.set(hours, news);
    return news;
  };
  const dueAt = (hours: number, event: DueEvent): News | undefined => newsAt(hours).find(({ key }) => key === event);
  const all = newsOfBill(billNo, status, nowMs);
  const isFresh = (key: string): boolean => held !== null && !held.includes(key);
  const told = all
    .filter(({ key }) => isFresh(key))
    .map((news): NewsFor => ({ news, userId: null, notFor: isDueEvent(news.key) ? choosersOf(choosers, news.key) : [] }));
  const keys = all.map(({ key }) => key);
  const clocksTold = new Map((held ?? []).filter((key) => key.includes('=')).map((key) => splitKey(key)));
  const clocksMs = Object.values(clocksOf(status)).flatMap((clock) => (clock === null ? [] : [clock.atMs]));
  for (const { userId, hours: chosen } of choosers) {
    for (const event of dueEvents) {
      const hours = chosen[event];
      if (hours === undefined) continue;
      const ownKey = `${event}@${userId}=`;
      const before = clocksTold.get(ownKey);
      const wasTold = before === undefined ? held?.includes(event) === true : before !== '';
      const due = dueAt(hours, event);
      if (due !== undefined) {
        keys.push(`${ownKey}${due.closesMs}`);
        if (held !== null && !wasTold) told.push({ news: { ...due, mark: `${due.mark}/${userId}` }, userId, notFor: [] });
        continue;
      }
      // He was told of it by longer hours: as long as it stands by the same clock he knows.
      const far = wasTold ? dueAt(mostHours, event) : undefined;
      const knowsMs = before ? Number(before) : far?.closesMs;
      if (far !== undefined && clocksMs.includes(knowsMs!)) keys.push(`${ownKey}${knowsMs}`);
      // Without a word of its own what everybody was told would count as told to him.
      else if (keys.includes(event)) keys.push(ownKey);
    }
  }
  const begins = choosers
    .flatMap(({ hours }) => Object.values(hours))
    .flatMap((hours) => clocksMs.map((clockMs) => clockMs - hours * hourMs))
    .filter((beginMs) => beginMs > nowMs);
  return { told, held: keys, nextMs: begins.length === 0 ? null : Math.min(...begins) };
}

/** A key of somebody's own, and the clock that he was told of behind it; empty: of none. */
function splitKey(key: string): readonly [ownKey: string, clockMs: string] {
  const at = key.lastIndexOf('=') + 1;
  return [key.slice(0, at), key.slice(at)];
}

const choosersOf = (choosers: readonly Chooser[], event: DueEvent): readonly number[] =>
  choosers.filter(({ hours }) => hours[event] !== undefined).map(({ userId }) => userId);
