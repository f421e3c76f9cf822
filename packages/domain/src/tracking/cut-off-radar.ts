/** The cut-off radar: which boxes a clock that moved puts in danger (docs/bill-rules.md 7). */
import { cutOffFields, portRules, type CutOffField } from '../ports/index';
import { exceptionLimits } from '../vocabulary/bill-progress';
import { groupBy } from '../vocabulary/group-by';
import type { SourceCode } from '../vocabulary/source';
import { clockOfNode, clocksOf } from './clocks';
import { boxesLackingPaper, missingPaper } from './missing-paper';
import type { BillStatus, BoxStatus, CutOffChange } from './status';

/** Where a clock stood a day ago and where it stands now, by one source; ms since epoch, port time. */
export interface ClockMove {
  readonly field: CutOffField;
  /** Null: no time was told then. */
  readonly fromMs: number | null;
  /** Null: the time was taken away. */
  readonly toMs: number | null;
  /** When its newest change was said. */
  readonly saidMs: number;
  readonly source: SourceCode;
}

/** What a moved clock endangers of one bill. */
export interface Danger extends ClockMove {
  /** The boxes that still wait for what the clock closes, in the bill's order; none: no box of the bill is known. */
  readonly containerNos: readonly string[];
}

/**
 * How clocks moved within the last day: several changes of one clock by one
 * source are one way, from where it stood before to where it stands. A clock
 * that is back where it was has not moved. In the order of the clocks.
 */
export function movesOf(changes: readonly CutOffChange[], portNowMs: number): readonly ClockMove[] {
  const fresh = changes.filter(({ saidMs }) => portNowMs - saidMs < exceptionLimits.cutOffChangedForMs);
  return [...groupBy(fresh, ({ field, source }) => `${field} ${source}`).values()]
    .map((way): ClockMove => {
      const [first, last] = [way[0]!, way.at(-1)!];
      return { field: last.field, fromMs: first.fromMs, toMs: last.toMs, saidMs: last.saidMs, source: last.source };
    })
    .filter(({ fromMs, toMs }) => fromMs !== toMs)
    .sort((a, b) => cutOffFields.indexOf(a.field) - cutOffFields.indexOf(b.field));
}

/**
 * Whether a move takes time away from somebody: what closes closes earlier, what
 * opens opens later and has not opened yet. A time that was taken away, or told
 * anew, may be anything to who planned by the old one.
 */
export function isTighter({ field, fromMs, toMs }: Pick<ClockMove, 'field' | 'fromMs' | 'toMs'>, portNowMs: number): boolean {
  if (fromMs === null || toMs === null) return true;
  return field === 'gateInOpensMs' ? toMs > fromMs && toMs > portNowMs : toMs < fromMs;
}

/** Boxes that still wait for what a clock of the plan closes. */
function boxesThatNeed(status: BillStatus, field: CutOffField): readonly BoxStatus[] {
  const { steps } = portRules(status.port);
  const clocks = clocksOf(status);
  const release = steps.findIndex(({ judge }) => judge === 'customs-release');
  // Papers go by their own clock alone: where none is told, what the port's cut-off says of them is a guess.
  if (field === 'documentsClosesMs') return boxesLackingPaper(status);
  return status.boxes.filter((box) => {
    const at = steps.findIndex(({ code }) => code === box.waitsFor);
    if (at < 0) return false;
    // What is outside needs every clock of the port and of customs; what is in, those of the steps before it.
    return at === 0 || (field === 'customsClosesMs' && at <= release) || clockOfNode(steps[at]!, clocks)?.field === field;
  });
}

/**
 * What the clocks that moved within the last day endanger of a bill: exactly the
 * boxes that still wait for what such a clock closes, and nothing where the move
 * gave time, the ship is gone or everything is on board. Pure.
 *
 * @param portNowMs port time.
 */
export function dangersOf(status: BillStatus, portNowMs: number): readonly Danger[] {
  // On board no box waits for anything.
  if (status.departedMs !== null) return [];
  return movesOf(status.cutOffChanges, portNowMs)
    .filter((move) => isTighter(move, portNowMs))
    .flatMap((move): Danger[] => {
      const containerNos = boxesThatNeed(status, move.field).map(({ containerNo }) => containerNo);
      // No box known is as silent as one that is missing.
      const isUnknown = status.boxes.length === 0 && (move.field !== 'documentsClosesMs' || missingPaper(status) !== null);
      return containerNos.length > 0 || isUnknown ? [{ ...move, containerNos }] : [];
    });
}
