import { portRules } from '../ports/index';
import type { CallStatus } from './call-status';
import { departureNode } from './derive-nodes';
import { emptyNode, type BillStatus } from './status';
import { isOtherShip, isSameCall, type VesselCall } from './vessel-call';

/** Whether somebody means another call than the one the status was derived for; a status without any call is of none. */
export function isOtherCall(status: Pick<BillStatus, 'vesselName' | 'vesselCode' | 'voyage'>, meant: VesselCall): boolean {
  return (status.vesselName !== null || status.voyage !== null) && !isSameCall(meant, status);
}

/**
 * The status as it reads for those who know the bill on a call that they typed
 * (R-7.4-38): cut-offs, their changes and the sailing are those of that call.
 * Of the bill's own call it stays what the bill says, filled up where that says
 * nothing. Nobody expects the box on board of the ship that was left. Its ship stays the one that the port tells, and what a load list of
 * that ship names sails with it, whatever somebody typed. Of several ships of
 * that name and voyage nothing is its own, and which they are is told.
 *
 * @param called what the port says of the call that is meant; null where nobody has told anything.
 */
export function readOnCall(status: BillStatus, meant: VesselCall, called: CallStatus | null): BillStatus {
  const isOther = isOtherCall(status, meant);
  if (isOther && isAnyLoaded(status)) return status;
  // The ship that the port knows by this name is not the bill's.
  const call = called !== null && !isOther && isOtherShip(status, called) ? null : called;
  const own = isOther ? null : status;
  const told = Object.fromEntries(Object.entries(own?.plan ?? {}).filter(([, value]) => value !== null));
  const filled = own?.plan || call?.plan ? ({ ...own?.plan, ...call?.plan, ...told } as BillStatus['plan']) : null;
  // The sailing of a ship that has none of its boxes is none of the bill's.
  const isElsewhere = own?.otherLoad?.containerNos.length === status.boxes.length;
  const plan = filled && isElsewhere ? { ...filled, atdMs: null } : filled;
  const cutOffChanges = own?.plan ? own.cutOffChanges : (call?.cutOffChanges ?? []);
  const departedMs = isElsewhere ? null : (own?.departedMs ?? call?.departedMs ?? null);
  const expected = isOther
    ? status.expected.filter(({ node }) => portRules(status.port).nodeOf.get(node)!.judge !== 'load')
    : status.expected;
  const { namesakes: ofBill, ...rest } = status;
  const namesakes = (isOther ? undefined : ofBill) ?? (plan === null ? call?.namesakes?.map(({ imo }) => imo) : undefined);
  const read = { ...rest, plan, cutOffChanges, departedMs, expected, ...(namesakes && { namesakes }) };
  return departedMs === status.departedMs ? read : { ...read, ...nodesOfSailing(status, departedMs, call) };
}

/** A box is on board of the ship that the port tells. */
export function isAnyLoaded({ boxes }: Pick<BillStatus, 'boxes'>): boolean {
  return boxes.some(({ loadedMs }) => loadedMs !== null);
}

/** The nodes of a bill whose ship is another's: 离港 alone is told by the ship. */
function nodesOfSailing(status: BillStatus, departedMs: number | null, call: CallStatus | null): Pick<BillStatus, 'strip' | 'bar'> {
  const rules = portRules(status.port);
  const sailed = departureNode(
    rules,
    status.boxes,
    status.bar['LOBD'] ?? emptyNode,
    departedMs === null ? null : { atMs: departedMs, source: call!.source },
  );
  const isDeparture = (code: string): boolean => rules.nodeOf.get(code)!.judge === 'departure';
  return {
    bar: Object.fromEntries(Object.entries(status.bar).map(([code, node]) => [code, isDeparture(code) ? sailed : node])),
    strip: Object.fromEntries(rules.strip.map(({ code, node }) => [code, isDeparture(node) ? sailed : (status.strip[code] ?? emptyNode)])),
  };
}
