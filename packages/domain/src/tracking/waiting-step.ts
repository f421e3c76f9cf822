/** The step that boxes in the port are held up at, and what they lack there (docs/bill-rules.md 2 and 4). */
import { portRules, type PortNode } from '../ports/index';
import { clockOfNode, clocksOf, type Clock } from './clocks';
import { askTexts, flagAskTexts, lackTexts } from './messages';
import type { BillStatus, BoxStatus } from './status';

/** Boxes in the port that wait for one step, and the clock of that step. */
export interface Waiting {
  readonly node: PortNode;
  readonly boxes: readonly BoxStatus[];
  readonly clock: Clock;
}

/** The earliest step after gate-in that boxes wait for by a clock that is `isDue` for them, with those boxes. */
export function findWaiting(status: BillStatus, isDue: (clock: Clock, box: BoxStatus) => boolean): Waiting | null {
  const clocks = clocksOf(status);
  for (const node of portRules(status.port).steps.slice(1)) {
    const clock = clockOfNode(node, clocks);
    if (clock === null) continue;
    const boxes = status.boxes.filter((box) => box.waitsFor === node.code && isDue(clock, box));
    if (boxes.length > 0) return { node, boxes, clock };
  }
  return null;
}

/** What the boxes that wait lack, and whom to ask: what holds all of them, else what none of them has. */
export function lackOf({ node, boxes }: Waiting, status: BillStatus): { readonly lack: string; readonly ask: string } {
  const first = boxes[0]!.held;
  const held = boxes.every((box) => box.held === first) ? first : null;
  const { flagOf } = portRules(status.port);
  // Each step after gate-in has a flag of the port's.
  const { kind } = flagOf.get(node.flag!)!;
  const plain =
    node.judge === 'arrival' ? lackTexts.arrival : kind === 'document' ? lackTexts.document(node.name) : lackTexts.release(node.name);
  const judged = flagAskTexts[node.flag!];
  switch (held) {
    case null:
      return { lack: plain, ask: judged };
    case 'withdrawn':
      return { lack: lackTexts.withdrawn(node.name), ask: node.judge === 'customs-release' ? askTexts.withdrawn : judged };
    case 'refused':
      return { lack: lackTexts.refused, ask: node.judge === 'arrival' ? askTexts.refusedArrival : askTexts.refused };
    case 'inspection':
      return { lack: lackTexts.inspection, ask: askTexts.inspection };
  }
}

/** Boxes that wait for the first of their steps: to come into the port. */
export function boxesMissing(status: BillStatus): readonly BoxStatus[] {
  const gateIn = portRules(status.port).steps[0]!.code;
  return status.boxes.filter((box) => box.waitsFor === gateIn);
}
