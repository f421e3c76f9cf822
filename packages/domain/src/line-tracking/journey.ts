/**
 * The journey of a shipment as it is published: what its line's events come to (`deriveJourney`). Times are ms since epoch
 * with the minutes that the clock of the place is ahead of UTC, where its line told them.
 */
import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** An instant at a place, and whose word it is. */
const placeTime = z.object({
  ms: z.number(),
  offsetMinutes: z.nullable(z.int()),
  classifier: z.enum(['planned', 'estimated', 'actual']),
});
export type PlaceTime = z.output<typeof placeTime>;

/** A port at which the ship is loaded, changed or discharged. */
const stop = z.object({
  role: z.enum(['load', 'transship', 'discharge']),
  code: text,
  name: z.string(),
  arrival: z.nullable(placeTime),
  departure: z.nullable(placeTime),
  /** The ship by which it leaves here, or shall; null where its line tells none. Journeys of older builds have none. */
  vesselName: z._default(text, null),
});
export type JourneyStop = z.output<typeof stop>;

/** What has happened, by its node (R-3.9-35); a code that has none is told as it came. */
const step = z.object({
  code: z.string(),
  /** Null: nobody knows what the code means. */
  name: text,
  at: placeTime,
  placeCode: text,
  place: z.string(),
  vesselName: text,
  voyage: text,
  containerNo: text,
});
export type JourneyStep = z.output<typeof step>;

export const journey = z.object({
  /** In order: loading port, where the ship is changed, port of discharge. */
  stops: z.array(stop),
  /** Newest first. */
  steps: z.array(step),
  vesselName: text,
  voyage: text,
  /** Arrival at the port of discharge as its line expects it now; null while it is not told, or was taken back. */
  eta: z.nullable(placeTime),
  /** Each expectation and when it was told, oldest first; null is one that was taken back. */
  etaHistory: z.array(z.object({ saidMs: z.number(), etaMs: z.nullable(z.number()) })),
  /** Sailed from the loading port, arrived at the port of discharge and discharged there. */
  departed: z.nullable(placeTime),
  arrived: z.nullable(placeTime),
  discharged: z.nullable(placeTime),
  /** Who holds the boxes: customs, or somebody else. */
  holds: z.array(z.enum(['customs', 'other'])),
  /** When somebody last held them, or let them go; null: nobody did, or an older build has derived it. */
  heldAt: z._default(z.nullable(placeTime), null),
  boxes: z.array(
    z.object({
      containerNo: z.string(),
      code: z.string(),
      isReturned: z.boolean(),
      /** When its empty came back; null while it has not. Journeys of older builds tell neither this nor the size. */
      returned: z._default(z.nullable(placeTime), null),
      /** Size and type (ISO 6346) as its line writes it, `45G1`; null where it told none. */
      sizeType: z._default(text, null),
    }),
  ),
  /** All its boxes are back. */
  isFinished: z.boolean(),
});
export type Journey = z.output<typeof journey>;

/** A journey that was stored; null for one that another build has written, which is derived again. */
export function readJourney(stored: unknown): Journey | null {
  const read = journey.safeParse(stored);
  return read.success ? read.data : null;
}

const dayMs = 86_400_000;

/** Whole days that the expected arrival has moved since the first one was told, later ones positive; null where none is told. */
export function etaMovedDays({ etaHistory, eta, arrived }: Journey): number | null {
  const first = etaHistory.find(({ etaMs }) => etaMs !== null)?.etaMs ?? null;
  const now = arrived?.ms ?? eta?.ms ?? null;
  return first === null || now === null ? null : Math.round((now - first) / dayMs);
}

/** Its line has taken back when it arrives, and has told no other time since. */
export function isEtaWithdrawn({ etaHistory, arrived }: Pick<Journey, 'etaHistory' | 'arrived'>): boolean {
  return arrived === null && etaHistory.at(-1)?.etaMs === null;
}

/** Days between arriving at a port and leaving it, up to now where it is not left; null before arrival. */
export function daysAt({ arrival, departure }: JourneyStop, nowMs: number): number | null {
  if (arrival === null) return null;
  if (arrival.classifier === 'actual') return Math.max(0, Math.round(((departure?.ms ?? nowMs) - arrival.ms) / dayMs));
  return departure === null ? null : Math.max(0, Math.round((departure.ms - arrival.ms) / dayMs));
}

/** The last day without 滞箱费 at the port of discharge, by free days from the day after discharge, ms of its end there; null where it is not discharged. */
export function lastFreeMs({ discharged }: Pick<Journey, 'discharged'>, freeDays: number): number | null {
  if (discharged === null) return null;
  return (dayAtDischarge(discharged, discharged.ms) + freeDays + 1) * dayMs - offsetMsOf(discharged) - 1_000;
}

const offsetMsOf = ({ offsetMinutes }: PlaceTime): number => (offsetMinutes ?? 0) * 60_000;

/** The calendar day of an instant by the clock of the place of discharge, in days since 1970: one clock counts all of them, whatever clock tells the return. */
export function dayAtDischarge(discharged: PlaceTime, ms: number): number {
  return Math.floor((ms + offsetMsOf(discharged)) / dayMs);
}

/** What happened last: 离港 新加坡; null while nothing was heard. */
export function sayLatest(journey: Pick<Journey, 'steps'> | null): string | null {
  const [step] = journey?.steps ?? [];
  return step ? `${step.name ?? step.code} ${step.place}`.trim() : null;
}
