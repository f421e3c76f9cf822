/** From when on a box in the port may miss its clock: what the steps that are left to it usually take here (docs/bill-rules.md 12). */
import { portRules } from '../ports/index';
import { clockOfNode, clocksOf } from './clocks';
import { opensAt, untilOpenMs } from './shift-of-week';
import type { BillStatus } from './status';

const hourMs = 3_600_000;
/** What whoever is told needs to do something about it. */
const marginMs = 3 * hourMs;
/** Offices close at 18:00, Asia/Shanghai: what must be done today is told two hours before. */
const lastAskedAt = 16;

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
  let [usualMs, startMs] = [0, Infinity];
  for (const step of [event, ...event.after]) {
    usualMs += step.usualMs;
    const clock = clockOfNode(nodeOf.get(step.node)!, clocks);
    if (clock !== null) startMs = Math.min(startMs, clock.atMs - usualMs);
  }
  return startMs === Infinity ? null : askableMs(startMs - marginMs, startMs);
}

/** What becomes tight when nobody is asked any more, and is late by the morning, is told on the afternoon before: `latestMs` is when it is late. */
function askableMs(tightMs: number, latestMs: number): number {
  const asleepMs = untilOpenMs(tightMs, lastAskedAt);
  const opensMs = tightMs + asleepMs;
  return asleepMs === 0 || opensMs <= latestMs ? tightMs : opensMs - (24 + opensAt - lastAskedAt) * hourMs;
}
