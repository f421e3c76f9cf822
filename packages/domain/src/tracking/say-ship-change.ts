/** How a bill that changed ship is told, and what to do about each step that was given for the old one (docs/bill-rules.md 11). */
import { portRules, type PortNode, type PortRules } from '../ports/index';
import { spellVesselName, spellVoyage } from '../vocabulary/vessel-voyage';
import { wharfName } from '../vocabulary/wharf';
import { billSentences, nextSteps, redoTexts } from './messages';
import type { Said } from './say-progress';
import type { BillStatus, OtherLoad, ShipChange } from './status';
import { isDifferentCall, type VesselCall } from './vessel-call';

/** One step of the check after a change of ship: what was said, for which call, and what to do. */
export interface ShipCheck {
  readonly node: string;
  readonly name: string;
  readonly containerNos: readonly string[];
  /** The call that it was said for, `ALPHA/101E`. */
  readonly call: string;
  /** ms since epoch. */
  readonly atMs: number;
  readonly source: ShipChange['steps'][number]['source'];
  readonly advice: string;
}

/** A call as the row and the check write it, `ALPHA/101E`. */
export function callText({ vesselName, vesselCode, voyage }: VesselCall): string {
  const ship = vesselName === null ? vesselCode : spellVesselName(vesselName);
  return [ship, voyage && spellVoyage(voyage)].filter(Boolean).join('/');
}

/** The call that a bill left and its own, and whether its ship stayed; null where nothing is left to be gone through anew, and once the ship has gone. */
export function changedCall(status: BillStatus): { readonly from: string; readonly to: string; readonly isOneShip: boolean } | null {
  if (status.shipChange === undefined || status.departedMs !== null) return null;
  const { from } = status.shipChange;
  return { from: callText(from), to: callText(status), isOneShip: isOneShip(from, status) };
}

/** The sentence and the step of a bill that changed ship; only of one that did. */
export function sayShipChange(status: BillStatus): Said {
  if (status.otherLoad !== undefined) return sayOtherLoad(status, status.otherLoad);
  const { from, move, steps } = status.shipChange!;
  const { nodeOf, flagOf } = portRules(status.port);
  const words = steps.map(({ node }) => nodeOf.get(node)!).filter(({ judge }) => judge !== 'gate-in');
  // The row has room for what boxes are held up by; papers stand in the check beneath, and here where nothing else does.
  const holding = words.filter((node) => isHolding(node, flagOf));
  const names = (holding.length > 0 ? holding : words).map(({ name }) => name);
  const places = move && ([wharfName(status.port, move.at), wharfName(status.port, move.to)] as const);
  const calls = [callText(from), callText(status), isOneShip(from, status)] as const;
  return {
    sentence: billSentences.shipChanged(calls[0], calls[2], names, places),
    tone: 'danger',
    step: nextSteps.shipChanged(...calls, places),
  };
}

/** What is on board of another ship than the bill's is told until load list and papers agree. */
function sayOtherLoad(status: BillStatus, { call, containerNos }: OtherLoad): Said {
  const told = [callText(call), callText(status), containerNos.length, status.boxesTotal] as const;
  return { sentence: billSentences.otherLoad(...told), tone: 'danger', step: nextSteps.otherLoad(...told) };
}

/** The check after a change of ship, in the order of the bar; empty where nothing is left to check. */
export function shipChecks(status: BillStatus): readonly ShipCheck[] {
  const { nodeOf } = portRules(status.port);
  const to = status.shipChange?.move?.to ?? null;
  return (status.shipChange?.steps ?? []).map(({ node, containerNos, call, atMs, source }) => {
    const told = nodeOf.get(node)!;
    return {
      node,
      name: told.name,
      containerNos,
      call: callText(call),
      atMs,
      source,
      advice: adviceOf(told, to && wharfName(status.port, to)),
    };
  });
}

function isHolding({ judge, flag }: PortNode, flagOf: PortRules['flagOf']): boolean {
  return judge === 'arrival' || judge === 'customs-release' || (judge === 'flag' && flagOf.get(flag!)!.kind === 'release');
}

/** Whether the ship stayed and its voyage changed: to a voyage that both have it would be no change. */
function isOneShip(from: VesselCall, to: VesselCall): boolean {
  return !isDifferentCall({ ...from, voyage: to.voyage }, to);
}

function adviceOf({ judge, flag, name }: PortNode, to: string | null): string {
  if (judge === 'gate-in') return redoTexts.move(to!);
  if (judge === 'pre-manifest') return redoTexts.preManifest;
  const advice = redoTexts.flags[flag!](name);
  return judge === 'arrival' && to !== null ? redoTexts.afterMove(to, advice) : advice;
}
