/** The steps of a box to the ship, and what becomes of one that did not take them. */
import type { NodeJudge, PortNode, PortRules } from '../ports/index';
import type { BoxStatus } from './status';

/** Nodes of a box that must be done, in the order of the bar, before it may be loaded. */
const stepJudges: ReadonlySet<NodeJudge> = new Set<NodeJudge>(['gate-in', 'arrival', 'customs-release', 'flag']);

/** The steps of a box to the ship. */
export function stepsOf({ nodes }: Pick<PortRules, 'nodes'>): readonly PortNode[] {
  return nodes.filter(({ judge }) => stepJudges.has(judge));
}

/**
 * Whether a ship that sailed left a box behind: it never came, was held, the
 * terminal's pass says no, or a load list leaves it out.
 *
 * @param hasLoadList some box of the bill was told to be loaded
 */
export function isLeftBehind(box: BoxStatus, rules: PortRules, hasLoadList: boolean): boolean {
  if (box.loadedMs !== null) return false;
  const isRefused = rules.passFlag !== null && (box.flags?.values[rules.passFlag] ?? 'yes') !== 'yes';
  return hasLoadList || isRefused || box.isHeld || box.waitsFor === stepsOf(rules)[0]!.code;
}
