/** What keeps a bill from sailing with its ship, whatever the time: what a ship tells of its bills (docs/bill-rules.md 13). */
import { portRules, type NodeJudge, type PortNode } from '../ports/index';
import type { LackKind } from '../vocabulary/bill-progress';
import { isUnderWay } from './bill-exceptions';
import { holds, type BillStatus, type BoxStatus } from './status';

/** How many of the bill's boxes each kind keeps; a bill that no box is known of counts as one. What keeps none is not there. */
export type BillLacks = Readonly<Partial<Record<LackKind, number>>>;

/** What is lacking at a step after gate-in: of customs' own a release, of others a paper that the broker brings, or the word of tally or terminal. */
function kindOfStep(judge: NodeJudge, { by, ask }: NonNullable<PortNode['leg']>): LackKind {
  if (judge === 'arrival') return 'unarrived';
  if (by === 'customs') return 'unreleased';
  if (by === 'tally') return 'untallied';
  return ask === 'broker' ? 'undocumented' : 'unpassed';
}

/**
 * What a bill lacks before its ship may take all of it. A box may lack several
 * things: one that is under inspection is not released either. Nothing is
 * lacking of what is on board, nor of anything once the ship is gone.
 */
export function lacksOf(status: BillStatus): BillLacks {
  // A load list names them for another ship: this one sails without them, whatever else is done.
  const astray = status.departedMs === null ? (status.otherLoad?.containerNos.length ?? 0) : 0;
  if (!isUnderWay(status)) return astray > 0 ? { astray } : {};
  const waiting = status.boxes.filter(({ waitsFor }) => waitsFor !== null);
  const { steps } = portRules(status.port);
  // Whoever is to be asked tells the kinds apart: the yard, customs' broker, who brings the slip, the terminal.
  const kindOf = new Map(steps.map(({ code, judge, leg }) => [code, judge === 'gate-in' ? 'outside' : kindOfStep(judge, leg!)]));
  const waitsAt = (kind: LackKind) => (box: BoxStatus) => kindOf.get(box.waitsFor!) === kind;
  const count = (is: (box: BoxStatus) => boolean): number => waiting.filter(is).length;
  const [refused, withdrawn, inspection] = holds.map((hold) => count(({ answers }) => Object.values(answers).includes(hold)));
  const counts: Record<LackKind, number> = {
    astray,
    // A declaration that customs refused is the whole bill's, where no box says so by itself.
    refused: refused! || (status.rejection === null ? 0 : Math.max(1, waiting.length)),
    withdrawn: withdrawn!,
    inspection: inspection!,
    outside: count(waitsAt('outside')),
    unboxed: status.boxes.length === 0 ? 1 : 0,
    unarrived: count(waitsAt('unarrived')),
    unreleased: count(waitsAt('unreleased')),
    undocumented: count(waitsAt('undocumented')),
    untallied: count(waitsAt('untallied')),
    unpassed: count(waitsAt('unpassed')),
    unlisted: status.listTakenBack === undefined ? 0 : 1,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, boxes]) => boxes > 0));
}
