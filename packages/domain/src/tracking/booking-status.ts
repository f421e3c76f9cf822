/**
 * The status of a booking (S/O, 订舱号) in a port: a pure function of everything
 * that was said of it, stored and checked as that of a bill is. A booking stands
 * before its bill exists; it becomes the bill once a manifest in force names both.
 */
import * as z from 'zod/mini';
import { groupBy } from '../vocabulary/group-by';
import { portCodes, type PortCode } from '../vocabulary/port';
import { sourceCodes, type SourceCode } from '../vocabulary/source';

import type { CallStatus } from './call-status';
import { factsOf, type BookingDetail, type Fact, type FactOf } from './fact';
import { findSuperseded } from './find-superseded';
import { compareSaid, latestSaid, saidAt, stepAt } from './said-order';
import { cutOffChangeSchema, derivationVersion, planSchema } from './status';

const text = z.nullable(z.string());
const instantMs = z.nullable(z.number());

/** How far a box of a booking is (提箱状态): R-3.8-13's 0 未提箱, 1 已提空, 2 已返场. */
export const pickUpStates = ['0', '1', '2'] as const;
export type PickUpState = (typeof pickUpStates)[number];

const bookedBoxSchema = z.readonly(
  z.object({
    containerNo: z.string(),
    eirNo: text,
    /** As the source tells it, else by its times; a code of no known meaning stands as it came. */
    pickUpState: z.string(),
    outMs: instantMs,
    backMs: instantMs,
    gateInMs: instantMs,
  }),
);
export type BookedBox = z.output<typeof bookedBoxSchema>;

/** What the carrier says of releasing boxes (放箱). */
const releases = ['yes', 'no', 'withdrawn'] as const;

export const bookingStatusSchema = z.readonly(
  z.object({
    derivation: z.literal(derivationVersion),
    port: z.enum(portCodes),
    loadPort: text,
    /** Terminal that the boxes go into (进场码头), as its source writes it. */
    terminal: text,
    carrier: text,
    vesselName: text,
    voyage: text,
    vesselCode: text,
    /** Null: nobody has told. An equipment receipt is handed out on a release alone. */
    released: z.nullable(z.enum(releases)),
    releasedMs: instantMs,
    /** Boxes that were named under the booking, by number. */
    boxes: z.readonly(z.array(bookedBoxSchema)),
    /** Of a booking under which no box was named yet: how far it is as a whole; null where nothing is told. */
    pickUpState: text,
    outMs: instantMs,
    backMs: instantMs,
    gateInMs: instantMs,
    /** The bills that it has become, in the order of their numbers. */
    billNos: z.readonly(z.array(z.string())),
    /** The plan in force for its call; null before any. */
    plan: z.nullable(planSchema),
    cutOffChanges: z.readonly(z.array(cutOffChangeSchema)),
    departedMs: instantMs,
    /** Newest fact of the booking itself; null when nothing was heard yet. */
    heardMs: instantMs,
    source: z.nullable(z.enum(sourceCodes)),
    factCount: z.int(),
  }),
);
export type BookingStatus = z.output<typeof bookingStatusSchema>;

/** Reads a stored status; null as `readStoredStatus` tells. */
export function readStoredBooking(stored: unknown): BookingStatus | null {
  const read = z.safeParse(bookingStatusSchema, stored);
  return read.success ? read.data : null;
}

/** Which of a booking's facts name its ship, its bills and its boxes. */
export interface BookingFacts {
  readonly call: { readonly vesselName: string; readonly voyage: string } | null;
  readonly billNos: readonly string[];
  readonly rows: readonly FactOf<'booking'>[];
  readonly inForce: readonly Fact[];
}

/**
 * Sorts out what counts for a booking.
 *
 * @param facts everything that names the booking, and every manifest of a bill that a manifest has named with it:
 * a corrected manifest that names it no more takes the bill away.
 */
export function selectBookingFacts(bookingNo: string, facts: readonly Fact[]): BookingFacts {
  const superseded = findSuperseded(facts);
  const inForce = facts.filter((fact) => fact.function !== 'cancel' && !superseded.has(fact));
  const rows = factsOf(inForce, 'booking')
    .filter((fact) => fact.detail.bookingNo === bookingNo)
    .sort(compareSaid);
  const manifests = factsOf(inForce, 'manifest').filter((fact) => fact.detail.bookingNo === bookingNo && fact.billNo !== null);
  // A manifest is of the ship that the box sails with; a booking may have been rolled since its last row.
  const naming = latestSaid(manifests.filter(namesCall)) ?? latestSaid(rows.filter(namesCall));
  return {
    call: naming && { vesselName: naming.vesselName!, voyage: naming.voyage! },
    billNos: [...new Set(manifests.map(({ billNo }) => billNo!))].sort(),
    rows,
    inForce,
  };
}

const namesCall = ({ vesselName, voyage }: Fact): boolean => vesselName !== null && voyage !== null;

/** Derives the status of a booking from what was said of it and of its ship's call; null: the call is not known. */
export function deriveBookingStatus(
  port: PortCode,
  { call, billNos, rows, inForce }: BookingFacts,
  sailing: CallStatus | null,
): BookingStatus {
  const told = <K extends keyof BookingDetail>(field: K) => newestTold(rows, (row) => row.detail[field]);
  const byBox = groupBy(rows, (row) => row.containerNo);
  const ofWhole = rows.filter((row) => row.containerNo === null);
  const whole = timesOf(ofWhole);
  const released = judgeRelease(rows);
  const newest = inForce.toSorted((a, b) => a.heardMs - b.heardMs || compareSaid(a, b)).at(-1);
  return {
    derivation: derivationVersion,
    port,
    loadPort: told('loadPort'),
    terminal: newestTold(rows, (row) => row.terminal) ?? sailing?.terminal ?? null,
    carrier: told('carrier'),
    vesselName: call?.vesselName ?? null,
    voyage: call?.voyage ?? null,
    vesselCode: sailing?.vesselCode ?? null,
    ...released,
    boxes: [...byBox].map(([containerNo, ofBox]) => boxOf(containerNo, ofBox)).sort((a, b) => (a.containerNo < b.containerNo ? -1 : 1)),
    pickUpState: stateOf(ofWhole, whole, null),
    ...whole,
    billNos: [...billNos],
    plan: sailing?.plan ?? null,
    cutOffChanges: sailing?.cutOffChanges ?? [],
    departedMs: sailing?.departedMs ?? null,
    heardMs: newest?.heardMs ?? null,
    source: (newest?.source as SourceCode | undefined) ?? null,
    factCount: inForce.length,
  };
}

/** The newest word of whoever tells something: another source that is silent of it takes nothing back. */
function newestTold<T>(rows: readonly FactOf<'booking'>[], read: (row: FactOf<'booking'>) => T | null): T | null {
  for (let i = rows.length - 1; i >= 0; i--) {
    const value = read(rows[i]!);
    if (value !== null) return value;
  }
  return null;
}

const releaseWords: Readonly<Record<string, (typeof releases)[number]>> = { 1: 'yes', 0: 'no', 2: 'withdrawn' };

/** 放箱 by the carrier's own word, else by an equipment receipt; when it was said first that stands now. */
function judgeRelease(rows: readonly FactOf<'booking'>[]): Pick<BookingStatus, 'released' | 'releasedMs'> {
  const told = rows.flatMap((row) => {
    const { releaseState, eirNo } = row.detail;
    // A word that nobody knows counts as not yet.
    const word = releaseState === null ? (eirNo === null ? null : 'yes') : (releaseWords[releaseState] ?? 'no');
    return word === null ? [] : [{ word, atMs: saidAt(row) }];
  });
  const last = told.at(-1);
  if (!last) return { released: null, releasedMs: null };
  const since = told.findLastIndex(({ word }) => word !== last.word) + 1;
  return { released: last.word, releasedMs: told[since]!.atMs };
}

type Times = Pick<BookedBox, 'outMs' | 'backMs' | 'gateInMs'>;

function timesOf(rows: readonly FactOf<'booking'>[]): Times {
  const timeOf = (field: keyof Times): number | null => newestTold(rows, (row) => stepAt(row.detail[field], row));
  return { outMs: timeOf('outMs'), backMs: timeOf('backMs'), gateInMs: timeOf('gateInMs') };
}

/** The newest code as sent; where none was ever sent, what the times say. */
function stateOf(rows: readonly FactOf<'booking'>[], { outMs, backMs }: Times, silent: PickUpState | null): string | null {
  return newestTold(rows, (row) => row.detail.pickUpState) ?? (backMs !== null ? '2' : outMs !== null ? '1' : silent);
}

function boxOf(containerNo: string, rows: readonly FactOf<'booking'>[]): BookedBox {
  const times = timesOf(rows);
  return { containerNo, eirNo: newestTold(rows, (row) => row.detail.eirNo), pickUpState: stateOf(rows, times, '0')!, ...times };
}

/** The steps of a booking before its bill: 放箱, 提空, 进港 (ports annex, 7). */
export const bookingNodeCodes = ['EPRL', 'STSP', 'GITM'] as const;
export type BookingNodeCode = (typeof bookingNodeCodes)[number];

/** One step: how far it is, of the boxes that were named. */
export interface BookingNode {
  readonly code: BookingNodeCode;
  readonly state: 'none' | 'part' | 'done' | 'exception';
  readonly boxesDone: number;
  readonly boxesTotal: number;
  /** When it last moved, where that was told; ms since epoch. */
  readonly atMs: number | null;
}

/** Cut-offs that a forwarder cannot work without once boxes are released, in the order in which they pass. */
const neededCutOffs = ['gateInClosesMs', 'customsClosesMs', 'portClosesMs'] as const;
export type NeededCutOff = (typeof neededCutOffs)[number];

/** What a booking means. */
export interface BookingStanding {
  readonly nodes: readonly BookingNode[];
  /** The furthest that any of its boxes is; a code of no known meaning as it came; null where nothing was told. */
  readonly pickUpState: string | null;
  /** Boxes that are as far, of those named. */
  readonly boxesThere: number;
  readonly boxesTotal: number;
  /** What is to be done or waited for next. */
  readonly phase:
    | 'unheard'
    | 'became-bill'
    | 'withdrawn'
    | 'incomplete'
    | 'not-released'
    | 'to-pick-up'
    | 'to-return'
    | 'to-gate-in'
    | 'to-bill';
}

/** The cut-offs that a confirmed booking lacks; none while it is not confirmed, is its bill, or its ship has sailed. */
export function missingCutOffs(booking: BookingStatus): readonly NeededCutOff[] {
  if (!isConfirmed(booking) || booking.billNos.length > 0 || booking.departedMs !== null) return [];
  return neededCutOffs.filter((field) => (booking.plan?.[field] ?? null) === null);
}

/** Confirmed is what boxes are released on: by the carrier's word, or because one is on its way. */
function isConfirmed(booking: BookingStatus): boolean {
  if (booking.released !== null) return booking.released === 'yes';
  return subjectsOf(booking).some((box) => isOut(box) || box.gateInMs !== null);
}

type Subject = Pick<BookedBox, 'outMs' | 'backMs' | 'gateInMs'> & { readonly pickUpState: string | null };

/** The boxes, or while none is named the booking as a whole. */
const subjectsOf = (booking: BookingStatus): readonly Subject[] => (booking.boxes.length > 0 ? booking.boxes : [booking]);
const isOut = ({ pickUpState, outMs }: Subject): boolean => pickUpState === '1' || pickUpState === '2' || outMs !== null;
const isBack = ({ pickUpState, backMs }: Subject): boolean => pickUpState === '2' || backMs !== null;

/** What a booking means: its steps, how far its boxes are, what comes next. */
export function judgeBooking(booking: BookingStatus): BookingStanding {
  const subjects = subjectsOf(booking);
  const boxesTotal = booking.boxes.length;
  const stepOf = (code: BookingNodeCode, isThere: (box: Subject) => boolean, timeOf: (box: Subject) => number | null): BookingNode => {
    const there = subjects.filter(isThere);
    const times = there.flatMap((box) => timeOf(box) ?? []);
    return {
      code,
      state: there.length === 0 ? 'none' : there.length === subjects.length ? 'done' : 'part',
      boxesDone: boxesTotal === 0 ? 0 : there.length,
      boxesTotal,
      atMs: times.length === 0 ? null : Math.max(...times),
    };
  };
  const { released, releasedMs } = booking;
  const release: BookingNode = {
    code: 'EPRL',
    state: released === 'yes' ? 'done' : released === 'withdrawn' ? 'exception' : 'none',
    boxesDone: released === 'yes' ? boxesTotal : 0,
    boxesTotal,
    atMs: released === 'no' ? null : releasedMs,
  };
  const out = stepOf('STSP', isOut, ({ outMs }) => outMs);
  const gate = stepOf(
    'GITM',
    ({ gateInMs }) => gateInMs !== null,
    ({ gateInMs }) => gateInMs,
  );
  const states = subjects.flatMap(({ pickUpState }) => pickUpState ?? []);
  const known = states.filter((state): state is PickUpState => pickUpStates.some((code) => code === state)).sort();
  const pickUpState = known.at(-1) ?? states[0] ?? null;
  return {
    nodes: [release, out, gate],
    pickUpState,
    boxesThere: boxesTotal === 0 ? 0 : states.filter((state) => state === pickUpState).length,
    boxesTotal,
    phase: phaseOf(booking, subjects, gate),
  };
}

function phaseOf(booking: BookingStatus, subjects: readonly Subject[], gate: BookingNode): BookingStanding['phase'] {
  if (booking.billNos.length > 0) return 'became-bill';
  if (booking.heardMs === null) return 'unheard';
  if (booking.released === 'withdrawn') return 'withdrawn';
  if (missingCutOffs(booking).length > 0) return 'incomplete';
  if (gate.state === 'done') return 'to-bill';
  if (!isConfirmed(booking)) return 'not-released';
  // The box that is least far is what somebody has to see to.
  const waiting = subjects.filter(({ gateInMs }) => gateInMs === null);
  if (waiting.some((box) => !isOut(box))) return 'to-pick-up';
  return waiting.some((box) => !isBack(box)) ? 'to-return' : 'to-gate-in';
}
