import type { PortCode } from '@mastlight/domain/ports/index';
import type { Announcement, IntakeSource } from '../delivery/announcement';

/** Something that one source of a port will say, once its time has come. */
export interface PlannedRows {
  readonly atMs: number;
  readonly source: IntakeSource;
  /** Kind of row (`packages/wire`, port-rows). */
  readonly row: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A file in a form of its own that one source of a port will send, such as a carrier's manifest. */
export interface PlannedFile {
  readonly atMs: number;
  readonly source: IntakeSource;
  readonly name: string;
  readonly text: string;
}

/** A bill of the port, for whoever looks at the world from outside. */
export interface RowPortBill {
  readonly billNo: string;
  /** The booking that it was made on, which is spoken of before the bill. */
  readonly bookingNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly story: string;
  readonly portClosesMs: number;
  readonly containerNos: readonly string[];
}

/** Everything that one call of a ship brings about. */
export interface PlannedCall {
  readonly bills: readonly RowPortBill[];
  readonly said: readonly (PlannedRows | PlannedFile)[];
}

/**
 * A port that speaks in the rows that all ports share: its ships, terminals and
 * habits. Adding one is its habits (`ports/`) and a line in `row-ports.ts`.
 */
export interface RowPort {
  readonly code: PortCode;
  /** Hours from one port close to the next. */
  readonly hoursBetweenCalls: number;
  /** Ships that call there; `un` is `UN` with an IMO number. */
  readonly ships: readonly { readonly name: string; readonly un: string }[];
  /** The call of this number, whole: the same for the same seed, number and close. */
  planCall(seed: string, number: number, portClosesMs: number): PlannedCall;
}

/** How far a port is. Plain data, so that it can be saved as it stands. */
export interface RowPortState {
  readonly startedMs: number;
  nextCall: number;
  planned: (PlannedRows | PlannedFile)[];
  bills: RowPortBill[];
  /** Numbers of envelopes, by source and kind of row. */
  seqs: Record<string, number>;
}

const hourMs = 3_600_000;
/** At the start some ships have sailed, some load and some still take boxes. */
const firstClosesBeforeMs = 30 * hourMs;
/** A call is planned so long before its port closes: its plan row comes 120 hours before. */
const horizonMs = 130 * hourMs;
/** What closed longer ago than this is forgotten. */
const forgetAfterMs = 20 * 24 * hourMs;

/** A port at the beginning of its world. */
export function startRowPort(startedMs: number): RowPortState {
  return { startedMs: Math.floor(startedMs / 60_000) * 60_000, nextCall: 0, planned: [], bills: [], seqs: {} };
}

/** Lets the port go on until `nowMs`; what it says is returned in its order. */
export function advanceRowPort(port: RowPort, seed: string, state: RowPortState, nowMs: number): Announcement[] {
  const closesMs = (number: number): number => state.startedMs - firstClosesBeforeMs + number * port.hoursBetweenCalls * hourMs;
  while (closesMs(state.nextCall) < nowMs + horizonMs) {
    const call = port.planCall(seed, state.nextCall, closesMs(state.nextCall));
    state.nextCall++;
    state.bills.push(...call.bills);
    state.planned = [...state.planned, ...call.said].sort((a, b) => a.atMs - b.atMs);
  }
  const due = state.planned.filter(({ atMs }) => atMs <= nowMs);
  state.planned = state.planned.slice(due.length);
  state.bills = state.bills.filter((bill) => bill.portClosesMs > nowMs - forgetAfterMs);
  return due.map((said) => {
    const { source } = said;
    if ('text' in said) return { source, name: said.name, messageId: null, bytes: Buffer.from(said.text, 'utf8') };
    const { row, rows } = said;
    const key = `${source}/${row}`;
    const seq = (state.seqs[key] = (state.seqs[key] ?? 0) + 1);
    const envelope = { port: port.code, source, row, seq, rows };
    return { source, name: `${source}_${row}_${seq}.json`, messageId: null, bytes: Buffer.from(JSON.stringify(envelope), 'utf8') };
  });
}

/** When the port says its next word, ms since epoch. */
export function nextRowMs(state: RowPortState): number | null {
  return state.planned[0]?.atMs ?? null;
}
