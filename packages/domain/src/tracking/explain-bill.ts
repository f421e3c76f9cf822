/** What a bill's status means at a moment: what is wrong, what to do, how its nodes look then. */
import { portRules } from '../ports/index';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { exceptionsAt, explainDefaults, sayException, type ExplainOptions } from './bill-exceptions';
import { clockOfBill, isPassed, type Clock } from './clocks';
import { sayProgress, type Said, type Tone } from './say-progress';
import type { BillStatus, NodeStatus, NodeStatuses } from './status';
import { findWaiting } from './waiting-step';

export interface NextStep {
  readonly title: string;
  readonly advice: string | null;
  readonly tone: Tone;
  /** The clock that it is about, else that which the bill runs by; null while no plan tells it. */
  readonly clock: Clock | null;
}

/** One thing that is wrong, whatever else is. */
export interface Trouble {
  readonly code: ExceptionCode;
  readonly sentence: string;
  readonly nextStep: NextStep;
}

export interface Explanation {
  /** Worst first; empty when nothing is wrong. */
  readonly exceptions: readonly ExceptionCode[];
  /** One sentence: what is wrong and what to do, or how far it is. */
  readonly sentence: string;
  readonly tone: Tone;
  readonly nextStep: NextStep;
  /** Each of the exceptions in its own words, in their order. */
  readonly troubles: readonly Trouble[];
  /** Nodes as they look at this moment: a report overdue turns its node into an exception. */
  readonly strip: NodeStatuses;
  readonly bar: NodeStatuses;
}

/**
 * Says what a status means at the port's time `portNowMs`: what is wrong, one
 * sentence for the row, and the next step. Pure;
 * `exceptionInstants` tells when to ask again.
 */
export function explainBill(status: BillStatus, portNowMs: number, options: ExplainOptions = explainDefaults): Explanation {
  const found = exceptionsAt(status, portNowMs, options);
  const troubles = found.map((code): Trouble => {
    return { code, ...troubleOf(status, sayException[code](status, portNowMs, options)) };
  });
  const { sentence, nextStep } = troubles[0] ?? troubleOf(status, sayProgress(status, portNowMs));
  return {
    exceptions: found,
    sentence,
    tone: nextStep.tone,
    nextStep,
    troubles,
    ...nodesNow(status, portNowMs, options, found),
  };
}

/**
 * The clock that a row counts to: the first by which the bill lacks something, by which it also stands in the list. Once
 * that has passed it decides nothing any more, and the one that the row's sentence is about is named, where it passed too:
 * a row that says 截关已过 does not count from 进箱截止 beside it.
 */
export function clockOfRow(status: BillStatus, { clock }: Pick<NextStep, 'clock'>, portNowMs: number): Clock | null {
  const first = clockOfBill(status);
  const hasPassed = isPassed(portNowMs);
  return first !== null && clock !== null && hasPassed(first) && hasPassed(clock) ? clock : first;
}

function troubleOf(status: BillStatus, { sentence, tone, clock, step }: Said): Omit<Trouble, 'code'> {
  return { sentence, nextStep: { ...step, tone, clock: clock ?? clockOfBill(status) } };
}

/** Nodes as the exceptions found make them look: what is late is red. */
function nodesNow(
  status: BillStatus,
  now: number,
  options: ExplainOptions,
  found: readonly ExceptionCode[],
): Pick<Explanation, 'strip' | 'bar'> {
  const rules = portRules(status.port);
  const gateIn = rules.steps[0]!.code;
  const arrival = rules.nodes.find(({ judge }) => judge === 'arrival')?.code;
  const late: Partial<Record<ExceptionCode, string | undefined>> = {
    'cut-off-missed': gateIn,
    'arrival-missing': arrival,
    'release-missed': findWaiting(status, isPassed(now))?.node.code,
  };
  const red = new Map<string, NodeStatus>();
  for (const exception of found) {
    const code = late[exception];
    if (code === undefined) continue;
    const before = status.bar[code]!;
    // It was given, if for another ship: that is told by the ship that changed.
    if (before.state === 'other-call') continue;
    const note = before.note ?? sayException[exception](status, now, options).sentence;
    red.set(code, { ...before, state: 'exception', note });
  }
  const strip = rules.strip.flatMap(({ code, node }) => (red.has(node) ? [[code, red.get(node)!] as const] : []));
  return { strip: { ...status.strip, ...Object.fromEntries(strip) }, bar: { ...status.bar, ...Object.fromEntries(red) } };
}
