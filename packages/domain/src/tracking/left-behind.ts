/** What becomes of a box that did not take its steps to the ship. */
import type { PortRules } from '../ports/index';
import type { BoxStatus } from './status';

/**
 * Whether a ship that sailed left a box behind: it never came, was held, the
 * terminal's pass says no, or a load list leaves it out.
 *
 * @param hasLoadList some box of the bill was told to be loaded
 */
export function isLeftBehind(box: BoxStatus, rules: PortRules, hasLoadList: boolean): boolean {
  if (box.loadedMs !== null) return false;
  const isRefused = rules.passFlag !== null && (box.flags?.values[rules.passFlag] ?? 'yes') !== 'yes';
  return hasLoadList || isRefused || box.isHeld || box.waitsFor === rules.steps[0]!.code;
}
