/** The clocks that a bill runs by: until when its boxes, answers and papers must be there (docs/bill-rules.md 1). */
import { clockOfJudge, portRules, type ClockCode, type CutOffField, type PortNode } from '../ports/index';
import { missingPaper } from './missing-paper';
import type { BillStatus } from './status';

/** A time of the plan, and which one it is: ports have their own names for them. */
export interface Clock {
  readonly field: CutOffField;
  /** ms since epoch, port time. */
  readonly atMs: number;
}

export interface Clocks extends Readonly<Record<ClockCode, Clock | null>> {
  /** By then every box must be in the port. */
  readonly gate: Clock | null;
  /** By then the port takes boxes in; the gate's where that is told alone, or first. */
  readonly intake: Clock | null;
  /** By then a box must be in: while the port takes it in, and before customs close for it. */
  readonly entry: Clock | null;
  /** By then customs must have the arrival report and have released. */
  readonly customs: Clock | null;
  /** By then the port must have what it asks for after customs, but for what has a clock of its own. */
  readonly permits: Clock | null;
  /** By then the papers must be there. */
  readonly papers: Clock | null;
}

/** The clocks of a bill; null where no plan tells a time. */
export function clocksOf({ plan }: Pick<BillStatus, 'plan'>): Clocks {
  const told = (field: CutOffField): Clock | null => (plan?.[field] == null ? null : { field, atMs: plan[field] });
  const gate = told('portClosesMs') ?? told('gateInClosesMs');
  const closes = told('gateInClosesMs');
  const intake = gate !== null && closes !== null && closes.atMs < gate.atMs ? closes : gate;
  const customs = told('customsClosesMs') ?? gate;
  const permits = gate !== null && customs !== null && gate.atMs > customs.atMs ? gate : customs;
  const entry = intake !== null && customs !== null && customs.atMs < intake.atMs ? customs : intake;
  return { gate, intake, entry, customs, permits, papers: told('documentsClosesMs') ?? gate };
}

/** The clock by which a node must be done, a step or a paper: the one that the port's profile names, else its judge's. */
export function clockOfNode({ judge, clock }: PortNode, clocks: Clocks): Clock | null {
  return clocks[clock ?? clockOfJudge[judge]];
}

/** Asks of a clock whether it has passed at `portNowMs`; at the clock itself it has. */
export const isPassed =
  (portNowMs: number) =>
  ({ atMs }: Clock): boolean =>
    atMs <= portNowMs;

/** Asks of a clock whether it is to come within so many hours of `portNowMs`. */
export const isNear =
  (portNowMs: number, { cutOffNearHours }: { readonly cutOffNearHours: number }) =>
  ({ atMs }: Clock): boolean =>
    atMs > portNowMs && atMs - portNowMs <= cutOffNearHours * 3_600_000;

/**
 * The clock that the bill runs by: the first of those by which it still lacks
 * something, a step of a box or a paper; while no box is known, that by which
 * one must be in; when all are ready, that of the gate. Null while no plan
 * tells it.
 */
export function clockOfBill(status: ClockedBill): Clock | null {
  return earliest(lackingClocks(status));
}

type ClockedBill = Pick<BillStatus, 'port' | 'plan' | 'boxes' | 'bar' | 'isListEmpty'>;

function lackingClocks(status: ClockedBill): (Clock | null)[] {
  const clocks = clocksOf(status);
  const steps = portRules(status.port).steps.filter(({ code }) => status.boxes.some(({ waitsFor }) => waitsFor === code));
  const idle = status.boxes.length === 0 ? clocks.entry : clocks.gate;
  const lacking = steps.length === 0 ? [idle] : steps.map((step) => clockOfNode(step, clocks));
  if (missingPaper(status) !== null) lacking.push(clocks.papers);
  return lacking;
}

const earliest = (clocks: readonly (Clock | null)[]): Clock | null =>
  clocks.reduce((first, clock) => (clock !== null && (first === null || clock.atMs < first.atMs) ? clock : first), null);

/**
 * The first clock to come by which something must still happen for the bill: what it lacks, else that of the gate. While a box
 * is outside, or none is known, each by which the port takes boxes in, and customs', count as well. Null: none is to come.
 */
export function nextClockOfBill(status: ClockedBill, portNowMs: number): Clock | null {
  const { gate, intake, customs } = clocksOf(status);
  const gateIn = portRules(status.port).steps[0]!.code;
  const isOutside = status.boxes.length === 0 || status.boxes.some(({ waitsFor }) => waitsFor === gateIn);
  const needed = [...lackingClocks(status), gate, ...(isOutside ? [intake, customs] : [])];
  return earliest(needed.filter((clock) => clock !== null && !isPassed(portNowMs)(clock)));
}

/** The first clock to come of a call by which boxes or customs' word must be there; null: none is to come. */
export function nextClockOfCall(call: Pick<BillStatus, 'plan'>, portNowMs: number): Clock | null {
  const { gate, intake, customs } = clocksOf(call);
  return earliest([intake, customs, gate].filter((clock) => clock !== null && !isPassed(portNowMs)(clock)));
}

/** What the port calls a clock. */
export function clockName({ port }: Pick<BillStatus, 'port'>, { field }: Clock): string {
  return portRules(port).cutOffNames[field];
}
