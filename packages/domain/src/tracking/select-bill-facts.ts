import { factsOf, isOfShip, type Fact, type FactKind, type FactOf } from './fact';
import { findSuperseded } from './find-superseded';
import { takenOff } from './pre-manifest-boxes';
import { callOfBill } from './call-of-bill';
import { isInFuture, latestSaid } from './said-order';
import { callKey, imoOf, imosOf, isAlikeCall, isDifferentCall, isSameCall, type VesselCall } from './vessel-call';

/** The facts that count for one bill, sorted out of all that were loaded for it. */
export interface BillFacts {
  /** The call the bill sails with; null until a source has named it. */
  readonly call: VesselCall | null;
  /** IMO numbers of the ships of its call's name and voyage, where nothing tells which of them is its own. */
  readonly namesakes: readonly string[];
  /** Whether a statement was made for another call than the bill's: for a ship that it left. What names no call is not. */
  readonly isForOther: (fact: Fact) => boolean;
  /** Containers of the bill, in order of their number. */
  readonly containerNos: readonly string[];
  /** Facts in force about the bill, its boxes and its call. */
  readonly inForce: readonly Fact[];
  /** Manifest lines of other bills about the same boxes on the same call: a shared box weighs the sum. */
  readonly sharedManifests: readonly FactOf<'manifest'>[];
  /** All facts about the bill, corrected and withdrawn ones included. */
  readonly heard: readonly Fact[];
  /** The newest deletion of its manifest, where no manifest of it stands. */
  readonly listTakenBack: FactOf<'manifest'> | null;
  /** Its manifest names the bill and no box. */
  readonly isListEmpty: boolean;
  /** Its manifest was deleted, and nothing else that was said of the bill stands (已取消). */
  readonly isTakenBack: boolean;
}

/** Movements and holds of a box: they concern every bill that the box travels under. */
export const boxKinds: ReadonlySet<FactKind> = new Set([
  'gate-in',
  'gate-out',
  'load',
  'discharge',
  'arrival-receipt',
  'arrival-declared',
  'inspection',
]);
/** Papers that name the boxes of a bill. */
const listKinds: ReadonlySet<FactKind> = new Set<FactKind>(['manifest', 'pre-manifest-receipt']);

/** Of statements about one thing those that are not for a ship that the bill left; while nothing was said anew, what was said for that one. */
export function saidAnew<F extends Fact>(facts: readonly F[], { isForOther }: Pick<BillFacts, 'isForOther'>): readonly F[] {
  const anew = facts.filter((fact) => !isForOther(fact));
  return anew.length > 0 ? anew : facts;
}

/**
 * Selects what counts for `billNo`. A report without bill number joins through
 * its container **and** the bill's own call, or one that the bill was on
 * before; the number of a container alone proves nothing, for it sails again next month under another bill.
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
  const isForOther = (fact: Fact): boolean => call !== null && isDifferentCall(fact, call);
  const left = [...new Map(directInForce.filter(isForOther).map((fact) => [`${callKey(fact)} ${fact.vesselCode}`, fact])).values()];
  const isOnLeftCall = (fact: Fact): boolean => left.some((other) => isAlikeCall(fact, other));

  const isTakenOff = takenOff(directInForce);
  const isNamed = (fact: Fact): boolean => fact.containerNo !== null && !isInFuture(fact) && !isTakenOff(fact);
  // Who changes ship takes its boxes along, unless the papers for the new one name them.
  const isListed = directInForce.some((fact) => listKinds.has(fact.kind) && isNamed(fact) && !isForOther(fact));
  const containerNos = new Set<string>();
  for (const fact of directInForce) if (isNamed(fact) && !(isListed && isForOther(fact))) containerNos.add(fact.containerNo!);
  const concerns = (fact: Fact): boolean => {
    if (fact.billNo === billNo) return true;
    if (isOfShip(fact)) return isOfItsShip(fact);
    return (
      boxKinds.has(fact.kind) && fact.containerNo !== null && containerNos.has(fact.containerNo) && (isOnCall(fact) || isOnLeftCall(fact))
    );
  };
  const heard = facts.filter(concerns);
  const lists = factsOf(directInForce, 'manifest');
  const deletions = factsOf(direct, 'manifest').filter((fact) => fact.function === 'cancel');
  return {
    call,
    namesakes: ships.length > 1 && !told.some((fact) => ship !== null && imoOf(fact) === ship) ? ships : [],
    isForOther,
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
    listTakenBack: lists.length === 0 ? latestSaid(deletions) : null,
    isListEmpty: lists.length > 0 && lists.every(({ containerNo }) => containerNo === null),
    // A gate report alone that was taken back is a slip at the gate: it deletes no bill.
    isTakenBack: directInForce.length === 0 && deletions.length > 0,
  };
}
