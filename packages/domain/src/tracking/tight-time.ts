/** From when on a box in the port may miss its clock: what the steps that are left to it usually take here (docs/bill-rules.md 3). */
import { portRules } from '../ports/index';
import { clockOfNode, clocksOf } from './clocks';
import { untilOpenMs } from './shift-of-week';
import type { BillStatus } from './status';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What whoever is told needs to do something about it. */
const marginMs = 3 * hourMs;
/** Offices are asked until 18:00: what must be known at night is told two hours before. */
const lastAskedHour = 16;

/**
 * When a box that waits for a step, and that nothing holds there, must at the latest be told of, so that each step that is left
 * makes its clock; ms since epoch. Null: nobody can say since when it waits.
 *
 * @param code of the node of the step.
 */
export function tightFromMs(status: BillStatus, code: string): number | null {
  const event = status.expected.find(({ node }) => node === code);
  if (event?.after === undefined) return null;
  const { nodeOf } = portRules(status.port);
  const clocks = clocksOf(status);
  let [usualMs, startMs, closesMs] = [0, Infinity, Infinity];
  for (const step of [event, ...event.after]) {
    usualMs += step.usualMs;
    const clock = clockOfNode(nodeOf.get(step.node)!, clocks);
    if (clock === null) continue;
    startMs = Math.min(startMs, clock.atMs - usualMs);
    closesMs = Math.min(closesMs, clock.atMs);
  }
  return closesMs === Infinity ? null : askableMs(startMs - marginMs, closesMs - marginMs);
}

/** What becomes tight at night, with too little left by the morning, is told on the afternoon before: `latestMs` is when it must be known. */
function askableMs(tightMs: number, latestMs: number): number {
  const opensMs = tightMs + untilOpenMs(tightMs);
  return opensMs <= latestMs || opensMs === tightMs ? tightMs : opensMs - dayMs + (lastAskedHour - 8) * hourMs;
}
