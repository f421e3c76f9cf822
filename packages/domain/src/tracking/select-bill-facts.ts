import { isOfShip, type Fact, type FactKind, type FactOf } from './fact';
import { findSuperseded } from './find-superseded';
import { takenOff } from './pre-manifest-boxes';
import { isInFuture, latestSaid } from './said-order';
import { imoOf, imosOf, isAlikeCall, isSameCall, type VesselCall } from './vessel-call';

/** The facts that count for one bill, sorted out of all that were loaded for it. */
export interface BillFacts {
  /** The call the bill sails with; null until a source has named it. */
  readonly call: VesselCall | null;
  /** IMO numbers of the ships of its call's name and voyage, where nothing tells which of them is its own. */
  readonly namesakes: readonly string[];
  /** Containers of the bill, in order of their number. */
  readonly containerNos: readonly string[];
  /** Facts in force about the bill, its boxes and its call. */
  readonly inForce: readonly Fact[];
  /** Manifest lines of other bills about the same boxes on the same call: a shared box weighs the sum. */
  readonly sharedManifests: readonly FactOf<'manifest'>[];
  /** All facts about the bill, corrected and withdrawn ones included. */
  readonly heard: readonly Fact[];
  /** Its manifest was deleted, and nothing else that was said of the bill stands (已取消). */
  readonly isTakenBack: boolean;
}

/** Movements and holds of a box: they concern every bill that the box travels under. */
const boxKinds: ReadonlySet<FactKind> = new Set([
  'gate-in',
  'gate-out',
  'load',
  'discharge',
  'arrival-receipt',
  'arrival-declared',
  'inspection',
]);
/**
 * Selects what counts for `billNo`. A report without bill number joins through
 * its container **and** the bill's own call; the number of a container alone
 * proves nothing, for it sails again next month under another bill.
 */
export function selectBillFacts(billNo: string, facts: readonly Fact[]): BillFacts {
  const superseded = findSuperseded(facts);
  const isInForce = (fact: Fact): boolean => fact.function !== 'cancel' && !superseded.has(fact);
  const direct = facts.filter((fact) => fact.billNo === billNo);
  const directInForce = direct.filter(isInForce);
  const call = callOfBill(directInForce);
  const isOnCall = (fact: Fact): boolean => call !== null && isAlikeCall(fact, call);
  const ship = call && imoOf(call);
  const told = facts.filter((fact) => isOfShip(fact) && isInForce(fact) && isOnCall(fact));
  const ships = call === null ? [] : imosOf([call, ...told]);
  // Of several ships, only those who both tell theirs speak of one.
  const isOfItsShip = (fact: Fact): boolean =>
    call !== null && isSameCall(fact, call) && (ships.length < 2 || (ship !== null && imoOf(fact) !== null));
  const namesNoCall = (fact: Fact): boolean => fact.voyage === null;

  const isTakenOff = takenOff(directInForce);
  const containerNos = new Set<string>();
  for (const fact of directInForce) {
    if (fact.containerNo && !isInFuture(fact) && !isTakenOff(fact) && (call === null || namesNoCall(fact) || isOnCall(fact))) {
      containerNos.add(fact.containerNo);
    }
  }
  const concerns = (fact: Fact): boolean => {
    if (fact.billNo === billNo) return true;
    if (isOfShip(fact)) return isOfItsShip(fact);
    return boxKinds.has(fact.kind) && fact.containerNo !== null && containerNos.has(fact.containerNo) && isOnCall(fact);
  };
  const heard = facts.filter(concerns);
  return {
    call,
    namesakes: ships.length > 1 && !told.some((fact) => ship !== null && imoOf(fact) === ship) ? ships : [],
    containerNos: [...containerNos].sort(),
    inForce: heard.filter(isInForce),
    sharedManifests: facts.filter(
      (fact): fact is FactOf<'manifest'> =>
        fact.kind === 'manifest' &&
        fact.billNo !== billNo &&
        fact.containerNo !== null &&
        containerNos.has(fact.containerNo) &&
        isOnCall(fact) &&
        isInForce(fact),
    ),
    heard,
    // A gate report alone that was taken back is a slip at the gate: it deletes no bill.
    isTakenBack: directInForce.length === 0 && direct.some((fact) => fact.kind === 'manifest' && fact.function === 'cancel'),
  };
}

/** The newest manifest or release row names the call; before one is heard, whatever else names the bill. */
function callOfBill(direct: readonly Fact[]): VesselCall | null {
  const naming = direct.filter((fact) => fact.voyage !== null && (fact.vesselName !== null || fact.vesselCode !== null));
  const binding = naming.filter((fact) => fact.kind === 'manifest' || fact.kind === 'release-row');
  const fact = latestSaid(binding.length > 0 ? binding : naming);
  if (!fact) return null;
  // A spelling with both name and code compares with more sources than one alone.
  const fuller = latestSaid(naming.filter((other) => other.vesselName && other.vesselCode && isSameCall(other, fact)));
  return {
    vesselName: fact.vesselName ?? fuller?.vesselName ?? null,
    vesselCode: fact.vesselCode ?? fuller?.vesselCode ?? null,
    voyage: fact.voyage,
  };
}
