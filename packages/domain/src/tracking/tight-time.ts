/** From when on a box in the port may miss its clock: what the steps that are left to it usually take here (docs/bill-rules.md 3). */
import { portRules } from '../ports/index';
import { clockOfNode, clocksOf } from './clocks';
import { untilOpenMs } from './shift-of-week';
import type { BillStatus, BoxStatus } from './status';

const hourMs = 3_600_000;
/** What whoever is told needs to do something about it. */
const marginMinMs = 3 * hourMs;
/** How much of the way from usual to late the steps may take beside what is usual. */
const spreadShare = 1 / 3;
/** Offices are asked until 18:00: what becomes tight at night is told two hours before. */
const lastAskedHour = 16;
const dayMs = 24 * hourMs;

/**
 * When a box that waits for a step must at the latest be told of, so that each step that is left makes its clock; ms since
 * epoch. Null: what holds it takes as long as it takes, or nobody can say since when it waits.
 */
export function tightFromMs(status: BillStatus, box: BoxStatus): number | null {
  const event = box.held === null ? status.expected.find(({ node }) => node === box.waitsFor) : undefined;
  if (event?.then === undefined) return null;
  const { nodeOf } = portRules(status.port);
  const clocks = clocksOf(status);
  let [usualMs, spreadMs, startMs] = [0, 0, Infinity];
  const own = { node: event.node, usualMs: event.usualMs, lateMs: event.dueMs - event.sinceMs };
  for (const step of [own, ...event.then]) {
    usualMs += step.usualMs;
    spreadMs = Math.max(spreadMs, step.lateMs - step.usualMs);
    const clock = clockOfNode(nodeOf.get(step.node)!, clocks);
    if (clock !== null) startMs = Math.min(startMs, clock.atMs - usualMs);
  }
  return beforeNight(startMs - Math.max(marginMinMs, spreadMs * spreadShare));
}

/** What is to be told at night is told on the afternoon before it. */
function beforeNight(atMs: number): number {
  if (!Number.isFinite(atMs) || untilOpenMs(atMs) === 0) return atMs;
  const opensMs = atMs + untilOpenMs(atMs);
  return opensMs - dayMs + (lastAskedHour - 8) * hourMs;
}
