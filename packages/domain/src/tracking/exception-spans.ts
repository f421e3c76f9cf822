import type { ExceptionCode } from '../vocabulary/bill-progress';
import { exceptionInstants } from './exception-instants';
import { exceptionsAt } from './bill-exceptions';
import type { BillStatus } from './status';

/** An instant before everything that any source ever told. */
const beginningMs = 0;

/** A stretch of port time, ms since epoch, without its end; null: it has no beginning or no end. */
export type Span = readonly [fromMs: number | null, untilMs: number | null];

/**
 * When each exception is true, over all of time: so a list is right at any
 * instant, without anything having been computed before. The rules are those
 * of `exceptionsAt`; they are only asked once between any two instants at which
 * time can change them.
 */
export function exceptionSpans(status: BillStatus): Map<ExceptionCode, Span[]> {
  const spans = new Map<ExceptionCode, Span[]>();
  const instants = exceptionInstants(status);
  for (const [index, untilMs] of [...instants, null].entries()) {
    const fromMs = instants[index - 1] ?? null;
    for (const code of exceptionsAt(status, fromMs ?? beginningMs)) {
      const before = spans.get(code) ?? [];
      const last = before.at(-1);
      // Spans that touch are one.
      if (last && last[1] === fromMs) spans.set(code, [...before.slice(0, -1), [last[0], untilMs]]);
      else spans.set(code, [...before, [fromMs, untilMs]]);
    }
  }
  return spans;
}

/** The next instant after `portNowMs` at which one of `spans` begins or ends; null: only a new fact can change them. */
export function nextEdge(spans: Iterable<readonly Span[]>, portNowMs: number): number | null {
  let next: number | null = null;
  for (const edge of [...spans].flat(2)) {
    if (edge !== null && edge > portNowMs && (next === null || edge < next)) next = edge;
  }
  return next;
}
