import { nodeCodes } from '../vocabulary/node-code';
import { groupBy } from '../vocabulary/group-by';
import type { HeardEvent } from './line-event';
import type { Journey, JourneyStep, JourneyStop, PlaceTime } from './journey';
import { placeName } from './place-name';

const nodeNames = new Map<string, string>(nodeCodes);
const nodeOrder = new Map(nodeCodes.map(([code], at) => [code as string, at]));

/** A clock that runs ahead is believed by so much; what is further in the future has not happened. */
const aheadMs = 86_400_000;

/** More than a bill of a hundred boxes has; what a line says beyond it is shown by nobody, and no list carries it. */
const stepsMax = 2_000;
const boxesMax = 500;
const stopsMax = 20;
const etasMax = 100;

type Timed = HeardEvent & { readonly happenedMs: number };

/** Words of a ship's move, for the time at a stop. */
const arrivals: ReadonlySet<string> = new Set(['arrived', 'discharged']);
const departures: ReadonlySet<string> = new Set(['departed', 'loaded']);

/**
 * What all that a line has said of a shipment comes to, in whatever order it was heard (ADR 0042). Of one event the newest
 * saying counts, what was taken back does not; what happened goes before what is expected. What its line expects no more
 * is not expected, while what has happened stays until it is taken back by name.
 */
export function deriveJourney(events: readonly HeardEvent[]): Journey {
  const said = uncorrected(events);
  const standing = said.filter(isStanding);
  const stops = findStops(said);
  const roleOf = new Map(stops.map(({ code, name, role }) => [code ?? name, role]));
  const sea = { loaded: firstTimes(standing, 'loaded'), discharged: firstTimes(standing, 'discharged') };
  const steps = standing
    .filter(({ classifier }) => classifier === 'actual')
    .map((event) => stepOf(event, roleOf.get(placeKey(event) ?? '') ?? null, sea))
    .sort(newestFirst);
  const first = stops.find(({ role }) => role === 'load');
  const last = stops.find(({ role }) => role === 'discharge');
  const lastKey = last ? (last.code ?? last.name) : null;
  const boxes = boxesOf(steps, sizesOf(said));
  const arrived = actual(last?.arrival);
  const history = etaHistory(events, lastKey, arrived !== null);
  const isWithdrawn = history.at(-1)?.etaMs === null;
  const sailing = steps.find(({ vesselName }) => vesselName !== null) ?? null;
  return {
    stops: withoutMiddle(stops, stopsMax),
    steps: steps.slice(0, stepsMax),
    vesselName: sailing?.vesselName ?? null,
    voyage: sailing?.voyage ?? null,
    eta: arrived || isWithdrawn ? null : (last?.arrival ?? null),
    etaHistory: withoutMiddle(history, etasMax),
    departed: actual(first?.departure),
    arrived,
    discharged: timeOfNode(steps, 'DSCH'),
    ...holdsOf(standing),
    boxes: boxes.slice(0, boxesMax),
    isFinished: boxes.length > 0 && boxes.every(({ isReturned }) => isReturned),
  };
}

/** The first of many, and the last ones. */
const withoutMiddle = <T>(list: readonly T[], max: number): T[] =>
  list.length <= max ? [...list] : [...list.slice(0, 1), ...list.slice(1 - max)];

const actual = (time: PlaceTime | null | undefined): PlaceTime | null => (time?.classifier === 'actual' ? time : null);
const createdAt = ({ createdMs, heardMs }: HeardEvent): number => createdMs ?? heardMs;
/** Positive where `a` was said after `b`; what was written down at one time, by when it was heard. */
const saidLater = (a: HeardEvent, b: HeardEvent): number =>
  createdAt(a) - createdAt(b) || Number(b.isGone) - Number(a.isGone) || a.heardMs - b.heardMs;
const placeKey = ({ placeCode, placeName: name }: HeardEvent): string | null => placeCode ?? name;

/** What was not taken back and not corrected, be it that its line tells it no more. */
function uncorrected(events: readonly HeardEvent[]): Timed[] {
  const takenBack = new Set(events.flatMap(({ retractsId }) => retractsId ?? []));
  const newest = new Map<string, HeardEvent>();
  const nameless: HeardEvent[] = [];
  for (const event of events) {
    if (event.id === null) nameless.push(event);
    else if (!takenBack.has(event.id)) {
      const key = `${event.id} ${event.containerNo ?? ''}`;
      const before = newest.get(key);
      if (!before || saidLater(event, before) > 0) newest.set(key, event);
    }
  }
  return [...newest.values(), ...nameless]
    .filter((event): event is Timed => event.happenedMs !== null && event.retractsId === null)
    .map((event): Timed => (isAhead(event) ? { ...event, classifier: 'estimated' } : event));
}

/** What has happened stays until it is taken back by name; what its line expects no more is not expected. */
const isStanding = ({ classifier, isGone }: HeardEvent): boolean => classifier === 'actual' || !isGone;

const isAhead = ({ classifier, happenedMs, heardMs }: Timed): boolean => classifier === 'actual' && happenedMs > heardMs + aheadMs;

const certainty = { actual: 2, estimated: 1, planned: 0 } as const;

/** The best word for one move: what happened before what is expected, then the newest saying. */
function best(events: readonly Timed[]): Timed | null {
  return [...events].sort((a, b) => certainty[b.classifier] - certainty[a.classifier] || saidLater(b, a))[0] ?? null;
}

const timeOf = ({ happenedMs, offsetMinutes, classifier }: Timed): PlaceTime => ({ ms: happenedMs, offsetMinutes, classifier });

/**
 * The ports of the journey in their order. A port at which the ship only calls, and nothing of this shipment moves, is none.
 * Where it goes is known even while no arrival there is expected any more.
 */
function findStops(said: readonly Timed[]): JourneyStop[] {
  const moves = said.filter(({ word }) => word !== null && (arrivals.has(word) || departures.has(word)));
  const byPlace = [...groupBy(moves, (event) => placeKey(event) ?? '')].filter(([key]) => key !== '');
  const places = byPlace
    .map(([, events]) => {
      const pick = (word: string): Timed | null => best(events.filter((event) => event.word === word && isStanding(event)));
      return {
        event: best(events)!,
        fromMs: Math.min(...events.map(({ happenedMs }) => happenedMs)),
        isReached: events.some(({ word }) => arrivals.has(word!)),
        isChange: events.some(({ isTransshipment }) => isTransshipment === true),
        arrived: pick('arrived'),
        discharged: pick('discharged'),
        loaded: pick('loaded'),
        departed: pick('departed'),
      };
    })
    .sort((a, b) => a.fromMs - b.fromMs);
  const isMoved = places.some(({ loaded, discharged }) => loaded !== null || discharged !== null);
  const firstAt = places.findIndex(({ loaded, departed }) => (isMoved ? loaded : departed) !== null);
  const lastAt = places.findLastIndex(({ isReached, isChange, loaded }, at) => at > firstAt && isReached && !isChange && loaded === null);
  const roleAt = ({ discharged, isChange }: (typeof places)[number], at: number): JourneyStop['role'] | null => {
    if (at === firstAt) return 'load';
    if (at === lastAt) return 'discharge';
    const isBetween = at > firstAt && (lastAt < 0 || at < lastAt);
    return isBetween && (discharged !== null || isChange) ? 'transship' : null;
  };
  return places.flatMap((place, at): JourneyStop[] => {
    const { event, arrived, discharged, loaded, departed } = place;
    const role = roleAt(place, at);
    if (role === null) return [];
    const leaves = departed ?? (role === 'transship' ? loaded : null);
    return [
      {
        role,
        code: event.placeCode,
        name: placeName({ code: event.placeCode, name: event.placeName }),
        // A box that is discharged has arrived, whether or not its line has said so.
        arrival: role === 'load' ? null : timeOrNull(moreCertain(arrived, discharged)),
        departure: role === 'discharge' ? null : timeOrNull(leaves),
        vesselName: role === 'discharge' ? null : shipOf(loaded, departed),
      },
    ];
  });
}

const timeOrNull = (event: Timed | null): PlaceTime | null => (event === null ? null : timeOf(event));

/** The ship that takes the shipment on, by the surest word that names one. */
const shipOf = (...moves: readonly (Timed | null)[]): string | null =>
  best(moves.filter((move): move is Timed => move !== null && move.vesselName !== null))?.vesselName ?? null;

/** The ship's own arrival, unless the discharge alone has happened. */
function moreCertain(own: Timed | null, other: Timed | null): Timed | null {
  if (own === null || other === null) return own ?? other;
  return certainty[other.classifier] > certainty[own.classifier] ? other : own;
}

const moveNodes: Readonly<Record<JourneyStop['role'], Readonly<Record<string, string>>>> = {
  load: { loaded: 'LOBD', departed: 'DLPT', 'gated-in': 'GITM' },
  transship: { arrived: 'TSBA', discharged: 'TSDC', loaded: 'TSLB', departed: 'TSDP' },
  discharge: { arrived: 'BDAR', discharged: 'DSCH', 'available-for-pick-up': 'PCAB' },
};

/** When boxes were first loaded, or discharged. */
interface FirstTimes {
  /** By number; under '' what its line told of no box, which counts for all. */
  readonly byBox: ReadonlyMap<string, number>;
  readonly ofAnyMs: number;
}

function firstTimes(standing: readonly Timed[], word: 'loaded' | 'discharged'): FirstTimes {
  const byBox = new Map<string, number>();
  let ofAnyMs = Infinity;
  for (const { word: own, classifier, containerNo, happenedMs } of standing) {
    if (own !== word || classifier !== 'actual') continue;
    const key = containerNo ?? '';
    byBox.set(key, Math.min(byBox.get(key) ?? Infinity, happenedMs));
    ofAnyMs = Math.min(ofAnyMs, happenedMs);
  }
  return { byBox, ofAnyMs };
}

/** Whether the box of an event, or any where it names none, was there by then. */
function isAfter({ byBox, ofAnyMs }: FirstTimes, { containerNo, happenedMs }: Timed): boolean {
  const firstMs = containerNo === null ? ofAnyMs : Math.min(byBox.get(containerNo) ?? Infinity, byBox.get('') ?? Infinity);
  return firstMs <= happenedMs;
}

interface SeaTimes {
  readonly loaded: FirstTimes;
  readonly discharged: FirstTimes;
}

/** The node of an event; a code that none of them means is itself. */
function nodeOf(event: Timed, role: JourneyStop['role'] | null, sea: SeaTimes): string {
  const { word, isEmpty } = event;
  if (word === null) return event.code;
  if (word === 'document-confirmed' && event.document === 'BKG') return 'BKCF';
  const own = role === null ? undefined : moveNodes[role][word];
  if (own) return own;
  const isAfterSea = isAfter(sea.discharged, event);
  const isBeforeSea = !isAfterSea && !isAfter(sea.loaded, event);
  const [isOut, isIn] = [word === 'gated-out' || word === 'picked-up', word === 'gated-in' || word === 'dropped-off'];
  if (isOut && isEmpty !== false && isBeforeSea) return 'STSP';
  if (isOut && isEmpty !== true && isAfterSea) return 'STCS';
  if (isIn && isEmpty === true && isAfterSea) return 'RCVE';
  if (word === 'gated-in' && isEmpty !== true && isBeforeSea) return 'GITM';
  return wordNodes[word] ?? event.code;
}

/** Words that mean one node wherever they are said. */
const wordNodes: Readonly<Record<string, string>> = {
  'available-for-pick-up': 'PCAB',
  'customs-selected-for-inspection': 'CPI',
  'customs-selected-for-scan': 'CPI',
  'customs-released': 'PASS',
};

function stepOf(event: Timed, role: JourneyStop['role'] | null, sea: SeaTimes): JourneyStep {
  const code = nodeOf(event, role, sea);
  return {
    code,
    name: nodeNames.get(code) ?? null,
    at: timeOf(event),
    placeCode: event.placeCode,
    place: placeName({ code: event.placeCode, name: event.placeName }),
    vesselName: event.vesselName,
    voyage: event.voyage,
    containerNo: event.containerNo,
  };
}

/** Of one instant what comes later on the way stands first. */
function newestFirst(a: JourneyStep, b: JourneyStep): number {
  return (
    b.at.ms - a.at.ms ||
    (nodeOrder.get(b.code) ?? -1) - (nodeOrder.get(a.code) ?? -1) ||
    (a.containerNo ?? '').localeCompare(b.containerNo ?? '')
  );
}

function timeOfNode(steps: readonly JourneyStep[], code: string): PlaceTime | null {
  // Of several boxes the last one decides.
  return steps.find((step) => step.code === code)?.at ?? null;
}

/**
 * Each expectation of arrival at the port of discharge as it was told, also those that were corrected since; null from when
 * one was taken back, or told no more, until the next one or the arrival.
 */
function etaHistory(events: readonly HeardEvent[], lastKey: string | null, hasArrived: boolean): Journey['etaHistory'] {
  const takenBack = new Map(events.flatMap((event) => (event.retractsId === null ? [] : [[event.retractsId, createdAt(event)] as const])));
  const expected = events
    .filter(
      (event) => event.word === 'arrived' && event.classifier !== 'actual' && event.happenedMs !== null && placeKey(event) === lastKey,
    )
    .sort((a, b) => createdAt(a) - createdAt(b));
  let standing: HeardEvent | null = null;
  const all = expected.flatMap((event, at): Journey['etaHistory'] => {
    const told = { saidMs: createdAt(event), etaMs: event.happenedMs };
    const goneMs = (event.id === null ? undefined : takenBack.get(event.id)) ?? (event.isGone ? event.heardMs : null);
    const next = expected[at + 1];
    const isReplaced = next ? goneMs !== null && createdAt(next) <= goneMs : hasArrived;
    if (goneMs === null) standing = event;
    if (goneMs === null || isReplaced) return [told];
    // An earlier one that its line still tells holds again.
    const isHeldAgain = standing !== null && standing.id !== event.id;
    return [told, { saidMs: goneMs, etaMs: isHeldAgain ? standing!.happenedMs : null }];
  });
  return all.filter(({ etaMs }, at) => at === 0 || all[at - 1]!.etaMs !== etaMs);
}

/** Who holds the boxes now: the newest word of each counts. */
function holdsOf(standing: readonly Timed[]): Pick<Journey, 'holds' | 'heldAt'> {
  const saying = standing
    .filter(({ classifier }) => classifier === 'actual')
    .sort((a, b) => a.happenedMs - b.happenedMs || createdAt(a) - createdAt(b));
  const held = { customs: false, other: false };
  let heldAt: PlaceTime | null = null;
  for (const event of saying) {
    const { word, document } = event;
    const { customs, other } = held;
    const who = document === 'CUS' || document === 'CUC' ? 'customs' : 'other';
    if (word === 'document-held') held[who] = true;
    else if (word === 'document-released') held[who] = false;
    else if (word === 'customs-selected-for-inspection' || word === 'customs-selected-for-scan') held.customs = true;
    else if (word === 'customs-released') held.customs = false;
    if (customs !== held.customs || other !== held.other) heldAt = timeOf(event);
  }
  return { holds: (['customs', 'other'] as const).filter((who) => held[who]), heldAt };
}

/** What each box is, by the newest word of it. */
function sizesOf(said: readonly Timed[]): ReadonlyMap<string, string> {
  const named = said.flatMap((event) =>
    event.containerNo === null || event.sizeType === undefined ? [] : [{ event, box: [event.containerNo, event.sizeType] as const }],
  );
  return new Map(named.sort((a, b) => saidLater(a.event, b.event)).map(({ box }) => box));
}

/** The boxes of the shipment, what each is, and how far. */
function boxesOf(steps: readonly JourneyStep[], sizes: ReadonlyMap<string, string>): Journey['boxes'] {
  const newest = groupBy(
    steps.filter(({ containerNo }) => containerNo !== null),
    ({ containerNo }) => containerNo!,
  );
  return [...newest]
    .map(([containerNo, own]) => {
      const returned = own.find(({ code }) => code === 'RCVE')?.at ?? null;
      return { containerNo, code: own[0]!.code, isReturned: returned !== null, returned, sizeType: sizes.get(containerNo) ?? null };
    })
    .sort((a, b) => a.containerNo.localeCompare(b.containerNo));
}
