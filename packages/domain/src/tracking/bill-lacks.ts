/** What keeps a bill from sailing with its ship, whatever the time: what a ship tells of its bills (docs/bill-rules.md 13). */
import { portRules, type PortNode } from '../ports/index';
import type { LackKind } from '../vocabulary/bill-progress';
import { groupBy } from '../vocabulary/group-by';
import { isUnderWay } from './bill-exceptions';
import type { BillStatus, BoxStatus } from './status';

/** How many of the bill's boxes each kind keeps; a bill that no box is known of counts as one. What keeps none is not there. */
export type BillLacks = Readonly<Partial<Record<LackKind, number>>>;

/** Whose desk a step is: the truckers', the yard's, customs', the tally's, the broker's who brings a slip, the terminal's. */
type Desk = 'gate' | 'manifest' | 'arrival' | 'release' | 'tally' | 'slip' | 'pass';

function deskOf({ judge, leg }: PortNode): Desk {
  if (judge === 'gate-in') return 'gate';
  if (judge === 'clean-manifest') return 'manifest';
  if (judge === 'arrival') return 'arrival';
  if (leg?.by === 'customs') return 'release';
  if (leg?.by === 'tally') return 'tally';
  return leg?.ask === 'broker' ? 'slip' : 'pass';
}

const kindOfOpen: Readonly<Record<Desk, LackKind>> = {
  gate: 'outside',
  manifest: 'unlisted',
  arrival: 'unarrived',
  release: 'unreleased',
  slip: 'undocumented',
  tally: 'untallied',
  pass: 'unpassed',
};

const kindOfTakenBack: Readonly<Record<Desk, LackKind>> = {
  gate: 'outside',
  manifest: 'manifestWithdrawn',
  arrival: 'arrivalWithdrawn',
  release: 'withdrawn',
  slip: 'slipWithdrawn',
  tally: 'tallyWithdrawn',
  pass: 'passWithdrawn',
};

/** The worst that keeps a box that waits: what holds it, of several that were taken back the first in the bar, else its step. */
function kindOfBox({ port }: BillStatus, { answers, waitsFor }: BoxStatus): LackKind {
  const { nodes, nodeOf } = portRules(port);
  const held = Object.values(answers);
  if (held.includes('refused')) return 'refused';
  const takenBack = nodes.find(({ code }) => answers[code] === 'withdrawn');
  if (takenBack !== undefined) return kindOfTakenBack[deskOf(takenBack)];
  return held.includes('inspection') ? 'inspection' : kindOfOpen[deskOf(nodeOf.get(waitsFor!)!)];
}

/**
 * What a bill lacks before its ship may take all of it. A box counts once,
 * under the worst that keeps it; a pre-manifest that customs refused is told
 * beside that, for it is the whole bill's, and whoever brings the boxes is
 * another. Nothing is lacking of what is on board, nor of anything once the
 * ship is gone.
 */
export function lacksOf(status: BillStatus): BillLacks {
  // A load list names them for another ship: this one sails without them, whatever else is done.
  const astray = status.departedMs === null ? (status.otherLoad?.containerNos.length ?? 0) : 0;
  if (!isUnderWay(status)) return astray > 0 ? { astray } : {};
  const waiting = status.boxes.filter(({ waitsFor }) => waitsFor !== null);
  const byKind = groupBy(waiting, (box) => kindOfBox(status, box));
  const boxes = Object.fromEntries(Array.from(byKind, ([kind, kept]) => [kind, kept.length])) as BillLacks;
  return {
    ...(astray > 0 && { astray }),
    // A declaration that customs refused is the whole bill's, where no box says so by itself.
    ...(status.rejection !== null && { refused: Math.max(1, waiting.length) }),
    ...boxes,
    ...(status.boxes.length === 0 && { unboxed: 1 }),
    ...(status.listTakenBack !== undefined && { unlisted: 1 }),
  };
}
