/** Which change of a shipment is worth telling whoever follows it, and which is none (truth table in `shipment-news.test.ts`). Pure. */
import * as z from 'zod/mini';
import { dayAtDischarge, isEtaWithdrawn, lastFreeMs, type Journey, type PlaceTime } from '../line-tracking/index';
import { vesselKey } from '../vocabulary/vessel-voyage';
import { estimateDetention, fewestFreeDays, type ShipmentTerms } from './detention';
import { freeSoonDays } from './limits';
import { showAmount, type Tariff } from './tariff';

const dayMs = 86_400_000;
/** An expected arrival that moves by less is none to plan anew for. */
const etaMovesMs = dayMs;
/** Signs of a name that a line gives: more is none, and would fill a message. */
const nameMax = 60;
/** Ships of so many legs are remembered. */
const legsMax = 40;

const who = z.enum(['customs', 'other']);
const instant = z.object({ ms: z.number(), offsetMinutes: z.nullable(z.int()) });
type Instant = z.output<typeof instant>;

const toldShipment = z.object({
  /** The arrival that was told last, or stood there when it was first looked at; null: none was ever expected. */
  eta: z.nullable(instant),
  isWithdrawn: z.boolean(),
  /** The ship of each leg, by where it begins. */
  ships: z.record(z.string(), z.string()),
  holds: z.array(who),
  hasArrived: z.boolean(),
  isFinished: z.boolean(),
  /** `soon 20424`, with the last free day, or `passed`; null: neither. */
  free: z.nullable(z.string()),
});
/** What the owner of a row knows of its shipment. */
export type ToldShipment = z.output<typeof toldShipment>;

/** What a row keeps of it; null: nothing was told, or another build wrote it. */
export function readTold(kept: unknown): ToldShipment | null {
  const read = toldShipment.safeParse(kept);
  return read.success ? read.data : null;
}

const place = z.string();

/** An estimate up to a day, amounts with their currency: it is read later than it is told. */
const cost = z.object({
  until: z.string(),
  amount: z.string(),
  /** What each day adds from then on; null: nothing. */
  perDay: z.nullable(z.string()),
  /** Boxes whose rate, class or free days are not known. */
  uncounted: z.int(),
});

/** One change, as it is told to whoever follows the shipment. */
export const shipmentChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('eta-moved'), place, from: instant, to: instant, saidMs: z.nullable(z.number()) }),
  z.object({ what: z.literal('eta-withdrawn'), place, from: instant, saidMs: z.nullable(z.number()) }),
  /** After it had been withdrawn. */
  z.object({ what: z.literal('eta-again'), place, from: instant, to: instant, saidMs: z.nullable(z.number()) }),
  /** Its line takes back that it has arrived; `to`: when it is expected now. */
  z.object({ what: z.literal('arrival-withdrawn'), place, to: z.nullable(instant) }),
  z.object({ what: z.literal('ship-changed'), place, from: z.string(), to: z.string() }),
  z.object({ what: z.literal('held'), who, at: z.nullable(instant) }),
  z.object({ what: z.literal('released'), who, at: z.nullable(instant) }),
  z.object({ what: z.literal('arrived'), place, at: instant }),
  z.object({ what: z.literal('returned'), boxes: z.int() }),
  /** The last free day by the calendar of the place of discharge, `2026-12-03`. */
  z.object({ what: z.literal('free-soon'), day: z.string(), boxesOut: z.int() }),
  /** `cost`: what 滞箱费 comes to by its owner's own table; null: no rate is known. */
  z.object({ what: z.literal('free-passed'), day: z.string(), boxesOut: z.int(), cost: z.nullable(cost) }),
]);
export type ShipmentChange = z.output<typeof shipmentChange>;

/** What an owner has noted of a shipment, and his table for its line. */
interface Terms extends ShipmentTerms {
  readonly tariff: Tariff | null;
}

export interface ShipmentLook {
  readonly changes: readonly ShipmentChange[];
  readonly told: ToldShipment;
}

/**
 * What of a shipment is to be told at the port's time `nowMs`, and what its owner knows after that. The first look tells nothing:
 * whoever has just begun to follow it, or hears of it for the first time, sees it. What moves a little, again and again, is told
 * once it has moved by a day from what was told. What is over tells nothing any more.
 *
 * @param told null: nothing was.
 */
export function lookAtShipment(told: ToldShipment | null, journey: Journey, terms: Terms, nowMs: number): ShipmentLook {
  const knows: ToldShipment = {
    eta: instantOf(journey.eta) ?? told?.eta ?? null,
    isWithdrawn: false,
    ships: shipsOf(told, journey),
    holds: journey.holds,
    hasArrived: journey.arrived !== null,
    isFinished: journey.isFinished,
    free: null,
  };
  const free = freeTimeOf(journey, terms, nowMs);
  const first = { ...knows, isWithdrawn: knows.eta !== null && isEtaWithdrawn(journey), free: free?.key ?? null };
  if (told === null) return { changes: [], told: first };
  if (journey.isFinished) {
    const returned: ShipmentChange = { what: 'returned', boxes: journey.boxes.length };
    return { changes: told.isFinished ? [] : [returned], told: knows };
  }
  const arrival = arrivalChange(told, journey);
  const changes: ShipmentChange[] = [
    ...arrival.changes,
    ...shipChanges(told, journey),
    ...journey.holds.filter((one) => !told.holds.includes(one)).map((one) => ({ what: 'held', who: one, at: holdAt(journey) }) as const),
    ...told.holds
      .filter((one) => !journey.holds.includes(one))
      .map((one) => ({ what: 'released', who: one, at: holdAt(journey) }) as const),
    ...(free !== null && free.key !== told.free ? [free.change] : []),
  ];
  return { changes, told: { ...knows, ...arrival.told, free: free?.key ?? null } };
}

const instantOf = (time: PlaceTime | null): Instant | null => time && { ms: time.ms, offsetMinutes: time.offsetMinutes };
const holdAt = ({ heldAt }: Journey): Instant | null => instantOf(heldAt);

const brief = (name: string): string => Array.from(name).slice(0, nameMax).join('');

/** The port of discharge by name; empty while it is not known. */
const dischargeOf = ({ stops }: Journey): string => brief(stops.findLast(({ role }) => role === 'discharge')?.name ?? '');

/** How the arrival moved against what was told, and which arrival its owner knows then. */
function arrivalChange(
  told: ToldShipment,
  journey: Journey,
): { readonly changes: readonly ShipmentChange[]; readonly told: Pick<ToldShipment, 'eta' | 'isWithdrawn'> } {
  const { arrived, etaHistory } = journey;
  const to = instantOf(journey.eta);
  const from = told.eta;
  const at = dischargeOf(journey);
  const saidMs = etaHistory.at(-1)?.saidMs ?? null;
  if (arrived !== null) {
    const change = { what: 'arrived', place: at, at: instantOf(arrived)! } as const;
    return { changes: told.hasArrived ? [] : [change], told: { eta: from, isWithdrawn: false } };
  }
  if (told.hasArrived) {
    const change = { what: 'arrival-withdrawn', place: at, to } as const;
    return { changes: [change], told: { eta: to ?? from, isWithdrawn: to === null && from !== null } };
  }
  if (to === null) {
    const isGone = from !== null && !told.isWithdrawn && isEtaWithdrawn(journey);
    return {
      changes: isGone ? [{ what: 'eta-withdrawn', place: at, from, saidMs }] : [],
      told: { eta: from, isWithdrawn: told.isWithdrawn || isGone },
    };
  }
  if (from === null) return { changes: [], told: { eta: to, isWithdrawn: false } };
  if (told.isWithdrawn) return { changes: [{ what: 'eta-again', place: at, from, to, saidMs }], told: { eta: to, isWithdrawn: false } };
  if (Math.abs(to.ms - from.ms) < etaMovesMs) return { changes: [], told: { eta: from, isWithdrawn: false } };
  return { changes: [{ what: 'eta-moved', place: at, from, to, saidMs }], told: { eta: to, isWithdrawn: false } };
}

interface Leg {
  readonly key: string;
  readonly place: string;
  readonly ship: string;
  /** The shipment has come to where the leg ends. */
  readonly isOver: boolean;
}

/** Legs whose ship is told, in their order. */
function legsOf({ stops }: Journey): readonly Leg[] {
  return stops.flatMap(({ code, name, vesselName }, at) =>
    vesselName === null
      ? []
      : [
          {
            key: code ?? brief(name),
            place: brief(name),
            ship: brief(vesselName),
            isOver: stops.slice(at + 1).some(({ arrival }) => arrival?.classifier === 'actual'),
          },
        ],
  );
}

/** Another ship of a leg that is to come or under way; who writes a name otherwise says nothing new. */
const shipChanges = (told: ToldShipment, journey: Journey): readonly ShipmentChange[] =>
  legsOf(journey).flatMap(({ key, place: at, ship, isOver }): ShipmentChange[] => {
    const before = Object.hasOwn(told.ships, key) ? told.ships[key] : undefined;
    return before === undefined || isOver || vesselKey(before) === vesselKey(ship)
      ? []
      : [{ what: 'ship-changed', place: at, from: before, to: ship }];
  });

/** A line that plans a leg anew may leave it out of an answer: what was told of it stays. */
function shipsOf(told: ToldShipment | null, journey: Journey): ToldShipment['ships'] {
  const now = Object.fromEntries(legsOf(journey).map(({ key, ship }) => [key, ship]));
  const before = Object.entries(told?.ships ?? {}).filter(([key]) => !Object.hasOwn(now, key));
  return Object.fromEntries([...before, ...Object.entries(now)].slice(-legsMax));
}

/** Where the free days stand, if they end soon or have ended; both count by the calendar of the place of discharge. */
function freeTimeOf(journey: Journey, terms: Terms, nowMs: number): { readonly key: string; readonly change: ShipmentChange } | null {
  const { discharged, boxes } = journey;
  const freeDays = fewestFreeDays(boxes, terms, terms.tariff);
  const endsMs = freeDays === null || journey.isFinished ? null : lastFreeMs(journey, freeDays);
  if (discharged === null || endsMs === null) return null;
  const [lastDay, today] = [dayAtDischarge(discharged, endsMs), dayAtDischarge(discharged, nowMs)];
  const boxesOut = boxes.filter(({ isReturned }) => !isReturned).length;
  if (lastDay - today > freeSoonDays) return null;
  if (lastDay >= today) return { key: `soon ${lastDay}`, change: { what: 'free-soon', day: dateOf(lastDay), boxesOut } };
  return { key: 'passed', change: { what: 'free-passed', day: dateOf(lastDay), boxesOut, cost: costOf(journey, terms, nowMs, today) } };
}

const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

function costOf(journey: Journey, terms: Terms, nowMs: number, today: number): z.output<typeof cost> | null {
  const estimate = estimateDetention(journey, terms, terms.tariff, nowMs);
  if (estimate?.state !== 'running' || estimate.total === null) return null;
  const { total, tomorrow, currency, uncounted } = estimate;
  return {
    until: dateOf(today),
    amount: showAmount(total, currency),
    perDay: tomorrow === null ? null : showAmount(tomorrow, currency),
    uncounted: uncounted.length,
  };
}
