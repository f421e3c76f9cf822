/** How long a node takes after what comes before it, as the trade has it: what is held against a wait before anything was learnt. */
import type { NodeJudge, PriorLag } from './port-profile';

/** Of each judge whose event is expected once the one before has come; the others wait for a truck or a forwarder, and have their clocks. */
export const priorLags = {
  'pre-manifest': { usualMinutes: 10, lateMinutes: 240 },
  arrival: { usualMinutes: 60, lateMinutes: 120 },
  'customs-release': { usualMinutes: 120, lateMinutes: 720 },
  flag: { usualMinutes: 60, lateMinutes: 720 },
  stow: { usualMinutes: 1440, lateMinutes: 4320 },
  load: { usualMinutes: 720, lateMinutes: 2160 },
  departure: { usualMinutes: 360, lateMinutes: 1440 },
} as const satisfies Partial<Record<NodeJudge, PriorLag>>;

/** Nodes whose event is expected. */
export type WatchedJudge = keyof typeof priorLags;

/** Whether a node's event is expected once the one before it has come. */
export function isWatched(judge: NodeJudge): judge is WatchedJudge {
  return Object.hasOwn(priorLags, judge);
}
