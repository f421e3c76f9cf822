import type { PortRules, ReleaseFlag } from '../ports/index';
import { isCheckOpen, type FlagValue } from '../vocabulary/bill-progress';
import { groupBy } from '../vocabulary/group-by';
import { terminalKey } from '../vocabulary/wharf';
import { factsOf, type Fact, type FactOf, type YardDetail } from './fact';
import { saidAnew, type BillFacts } from './select-bill-facts';
import { decisionOfReceipt, decisionOfRelease } from './receipt-meaning';
import { compareSaid, happenedAt, isInFuture, latestHappened, latestSaid, saidAt, stepAt } from './said-order';
import { saidSince, standingOf } from './standing';
import type { BoxStatus } from './status';

/** What the port says last of one flag. */
export interface ToldFlag {
  readonly value: FlagValue;
  readonly by: FactOf<'release-row'>;
  /** When it was given or taken, where the source told a time that can be believed; ms since epoch. */
  readonly atMs: number | undefined;
  /** Since when this value has been said without another between, ms since epoch. */
  readonly sinceMs: number;
  /** Since when what was given is given no more, by the port's word for it or by a plain "not" after its "yes", ms since epoch; null: it is not. */
  readonly takenBackMs: number | null;
}

type YardSteps = Pick<YardDetail, 'inputMs' | 'outMs' | 'backMs' | 'stuffMs'>;

/** A box with the statements its nodes are decided by. */
export interface DerivedBox {
  readonly status: Omit<BoxStatus, 'waitsFor' | 'held' | 'isHeld' | 'answers' | 'doneMs'>;
  /** The newest row about it. */
  readonly row: FactOf<'release-row'> | null;
  /** Flags that some row tells, each by the newest that does: sources of one port may tell different ones. */
  readonly flags: ReadonlyMap<ReleaseFlag, ToldFlag>;
  readonly manifest: FactOf<'manifest'> | null;
  readonly gateIn: FactOf<'gate-in'> | null;
  /** It left the port full after its gate-in, and neither came back nor is on board. */
  readonly leftAgain: FactOf<'gate-out'> | null;
  readonly load: FactOf<'load'> | null;
  readonly stow: FactOf<'stow'> | null;
  readonly emptyOut: FactOf<'gate-out'> | null;
  readonly yard: FactOf<'yard'> | null;
  /** The forwarder's deletion of its list, where none stands. */
  readonly listTakenBack: FactOf<'manifest'> | null;
  /** Loaded by the row's own word; ms since epoch. */
  readonly rowLoadedMs: number | null;
  /** Steps that the yard tells and that have happened; ms since epoch. */
  readonly yardSteps: YardSteps | null;
  readonly arrivalReceipt: FactOf<'arrival-receipt'> | null;
  readonly customsPass: FactOf<'customs-pass'> | null;
  readonly inspection: FactOf<'inspection'> | null;
  /** Since when customs' refusal or withdrawal, and an open inspection, have stood; ms since epoch. */
  readonly heldSinceMs: { readonly arrival: number | null; readonly release: number | null; readonly inspection: number | null };
  /** Since when customs' acceptance of the arrival report and its release have stood; ms since epoch. */
  readonly givenSinceMs: { readonly arrival: number | null; readonly release: number | null };
  /** Gross weight by the manifests of all its bills, kg. */
  readonly manifestWeightKg: number | null;
  /** Weight at the gate, kg. */
  readonly gateWeightKg: number | null;
}

/** An empty box passing the gate is equipment on its way to or from a yard, and imports are another journey. */
export function isExportMove({ detail }: FactOf<'gate-in' | 'gate-out'>): boolean {
  return detail.fullness !== 'empty' && detail.direction !== 'import';
}

/** What speaks of one box. */
interface BoxFacts {
  readonly own: readonly Fact[];
  /** Answers about the bill as a whole. */
  readonly ofBill: readonly Fact[];
  readonly sharedManifests: readonly FactOf<'manifest'>[];
  readonly isForOther: BillFacts['isForOther'];
  readonly listTakenBack: BillFacts['listTakenBack'];
}

/** Derives each box of the bill. */
export function deriveBoxes(selected: BillFacts, rules: PortRules): DerivedBox[] {
  const byBox = groupBy(selected.inForce, (fact) => (isInFuture(fact) ? null : fact.containerNo));
  const sharedByBox = groupBy(selected.sharedManifests, (fact) => fact.containerNo);
  const ofBill = selected.inForce.filter((fact) => fact.containerNo === null && fact.billNo !== null);
  // A box is of the bill because something that counts names it.
  return selected.containerNos.map((containerNo) =>
    deriveBox(rules, containerNo, {
      own: byBox.get(containerNo)!,
      ofBill,
      sharedManifests: sharedByBox.get(containerNo) ?? [],
      isForOther: selected.isForOther,
      listTakenBack: selected.listTakenBack,
    }),
  );
}

function deriveBox(
  rules: PortRules,
  containerNo: string,
  { own, ofBill, sharedManifests, isForOther, listTakenBack }: BoxFacts,
): DerivedBox {
  // Words are for a ship; where a box went it went, whichever ship that was told for.
  const anew = <F extends Fact>(facts: readonly F[]): readonly F[] => saidAnew(facts, { isForOther });
  const lastIn = latestHappened(factsOf(own, 'gate-in').filter(isExportMove));
  const lastOut = latestHappened(factsOf(own, 'gate-out').filter(isExportMove));
  const hasLeft = lastIn !== null && lastOut !== null && happenedAt(lastOut) > happenedAt(lastIn);
  const gateIn = hasLeft ? null : lastIn;
  const emptyOut = latestHappened(factsOf(own, 'gate-out').filter((fact) => fact.detail.fullness === 'empty'));
  const load = latestHappened(factsOf(own, 'load'));
  const rows = speakingRows(rules, factsOf(own, 'release-row'));
  const row = latestSaid(anew(rows));
  const rowLoadedMs = row && stepAt(row.detail.loadedMs, row);
  const told = toldFlags(rules, rows, row, {
    anew,
    // What a port clears behind a box on board, or one that goes with another ship, it takes from nobody.
    canLose: (by) => load === null && rowLoadedMs === null && !isForOther(by),
    leftMs: hasLeft || lastOut === null ? null : happenedAt(lastOut),
  });
  const stow = latestSaid(anew(factsOf(own, 'stow')));
  const yard = latestSaid(factsOf(own, 'yard'));
  const manifest = latestSaid(anew(factsOf(own, 'manifest')));
  const inspections = factsOf(own, 'inspection');
  const inspection = latestSaid(inspections);
  // An answer about the bill as a whole speaks for each of its boxes.
  const arrival = standingOf(anew([...factsOf(own, 'arrival-receipt'), ...factsOf(ofBill, 'arrival-receipt')]), decisionOfReceipt);
  const release = standingOf(anew([...factsOf(own, 'customs-pass'), ...factsOf(ofBill, 'customs-pass')]), decisionOfRelease);

  const reports = [gateIn, load, manifest].filter((fact) => fact !== null);
  // A row for another ship speaks only of what it gave, and where nobody has said it anew.
  const answered: Partial<Record<ReleaseFlag, Fact | undefined>> = {
    manifest: manifest ?? undefined,
    arrive: arrival?.fact,
    customs: release?.fact,
  };
  const isSaidAnew = (flag: ReleaseFlag): boolean => answered[flag] !== undefined && !isForOther(answered[flag]);
  const flags = new Map([...told].filter(([flag, { by, value }]) => !isForOther(by) || (value !== 'no' && !isSaidAnew(flag))));

  const firstTold = <T>(read: (fact: (typeof reports)[number]) => T | null): T | null =>
    reports.map(read).find((value) => value !== null) ?? null;
  const gateWeightKg = gateIn?.detail.grossWeightKg ?? null;
  const yardSteps = yard && stepsOfYard(yard);
  return {
    row,
    rowLoadedMs,
    yardSteps,
    flags,
    manifest,
    gateIn,
    leftAgain: hasLeft && load === null && rowLoadedMs === null ? lastOut : null,
    load,
    stow,
    emptyOut,
    yard,
    listTakenBack,
    arrivalReceipt: arrival?.fact ?? null,
    customsPass: release?.fact ?? null,
    inspection,
    heldSinceMs: {
      arrival: arrival?.heldSinceMs ?? null,
      release: release?.heldSinceMs ?? null,
      inspection: saidSince(inspections, ({ detail }) => isCheckOpen(detail.code)),
    },
    givenSinceMs: { arrival: arrival?.givenSinceMs ?? null, release: release?.givenSinceMs ?? null },
    gateWeightKg,
    manifestWeightKg: manifestWeight(manifest, sharedManifests),
    status: {
      containerNo,
      sizeType: firstTold((fact) => fact.detail.sizeType ?? fact.detail.sizeTypeRaw),
      sealNo: firstTold((fact) => fact.detail.sealNo),
      grossWeightKg: firstTold((fact) => fact.detail.grossWeightKg) ?? manifestWeight(manifest, sharedManifests),
      fullness: firstTold((fact) => fact.detail.fullness),
      gateInMs: gateIn ? happenedAt(gateIn) : null,
      gateOutMs: hasLeft ? happenedAt(lastOut) : null,
      emptyOutMs: emptyOut ? happenedAt(emptyOut) : (yardSteps?.outMs ?? null),
      loadedMs: load ? happenedAt(load) : rowLoadedMs,
      truckPlate: gateIn?.detail.truckPlate ?? emptyOut?.detail.truckPlate ?? yard?.detail.truckPlate ?? null,
      // What a row said for another ship is no word for this one.
      flags: row && !isForOther(row) ? statusFlags(new Map([...flags].filter(([, { by }]) => !isForOther(by))), row) : null,
      checkCode: inspection?.detail.code ?? null,
      checkMode: inspection?.detail.mode ?? null,
      arrivalReceiptCode: arrival?.fact.detail.code ?? null,
      yard: yardSteps && { inputMs: yardSteps.inputMs, backMs: yardSteps.backMs, stuffMs: yardSteps.stuffMs },
    },
  };
}

function stepsOfYard(yard: FactOf<'yard'>): YardSteps {
  const { inputMs, outMs, backMs, stuffMs } = yard.detail;
  const at = (stepMs: number | null): number | null => stepAt(stepMs, yard);
  return { inputMs: at(inputMs), outMs: at(outMs), backMs: at(backMs), stuffMs: at(stuffMs) };
}

/**
 * The rows that speak for a box. A pair may stand at two terminals while only
 * one of them took it into its books: the other is a shell and hidden.
 */
function speakingRows({ code }: PortRules, rows: readonly FactOf<'release-row'>[]): readonly FactOf<'release-row'>[] {
  const byTerminal = [...groupBy(rows, (row) => (row.terminal === null ? '' : terminalKey(code, row.terminal))).values()];
  if (byTerminal.length < 2) return rows;
  const received = byTerminal.filter((group) => latestSaid(group)!.detail.receivedMs !== null);
  return (received.length > 0 ? received : byTerminal).flat();
}

/** Flags in the order of the profile, so that one history gives one status whatever its order. */
function toldFlags(
  rules: PortRules,
  rows: readonly FactOf<'release-row'>[],
  newest: FactOf<'release-row'> | null,
  {
    anew,
    canLose,
    leftMs,
  }: {
    readonly anew: (rows: readonly FactOf<'release-row'>[]) => readonly FactOf<'release-row'>[];
    readonly canLose: (by: FactOf<'release-row'>) => boolean;
    /** When it had left before it came in anew; null: it did not. */
    readonly leftMs: number | null;
  },
): ReadonlyMap<ReleaseFlag, ToldFlag> {
  const told = new Map<ReleaseFlag, ToldFlag>();
  for (const { flag } of rules.flags) {
    const telling = anew(rows.filter(({ detail }) => detail.flags[flag] !== undefined));
    // Most sources tell all their flags in every row.
    const by = newest?.detail.flags[flag] === undefined ? latestSaid(telling) : newest;
    if (by === null) continue;
    const value = by.detail.flags[flag]!;
    const atMs = stepAt(by.detail.flagMs?.[flag], by) ?? undefined;
    const sinceMs = saidSince(telling, ({ detail }) => detail.flags[flag] === value) ?? saidAt(by);
    // What is said of a box's stay has ended as it left: of its next coming nothing was given yet.
    const ofVisit = leftMs !== null && isOfVisit(rules, flag) ? telling.filter((row) => saidAt(row) > leftMs) : telling;
    const lostMs = value === 'no' && canLose(by) ? lostSince(rules, ofVisit, by, flag) : null;
    told.set(flag, { value, by, atMs, sinceMs, takenBackMs: value === 'withdrawn' ? sinceMs : lostMs });
  }
  return told;
}

/** Whether a flag is about a box's stay in the port, and no authority's word on its cargo: its arrival, the terminal's pass. */
function isOfVisit({ nodes }: PortRules, flag: ReleaseFlag): boolean {
  return nodes.some((node) => node.flag === flag && (node.judge === 'arrival' || (node.judge === 'flag' && node.leg?.by === 'terminal')));
}

/**
 * Since when the port says "not" of what it had given (docs/bill-rules.md 2), ms since epoch; null: whoever says "not"
 * now never said "yes", so that it is no more than "not yet". Each source is compared with itself alone, for one may
 * lag behind another; and another terminal's row begins anew.
 */
function lostSince(
  { code }: PortRules,
  telling: readonly FactOf<'release-row'>[],
  by: FactOf<'release-row'>,
  flag: ReleaseFlag,
): number | null {
  // Most of what is not given never was.
  if (telling.every(({ detail }) => detail.flags[flag] === 'no')) return null;
  const isAtOnePlace = ({ terminal }: FactOf<'release-row'>): boolean =>
    terminal === null || by.terminal === null || terminalKey(code, terminal) === terminalKey(code, by.terminal);
  // A word that nobody knows decides nothing.
  const decided = telling.filter((row) => isAtOnePlace(row) && row.detail.flagCodes?.[flag] === undefined);
  const lost = [...groupBy(decided, ({ source }) => source).values()].flatMap((said) => {
    const given = latestSaid(said.filter(({ detail }) => detail.flags[flag] === 'yes'));
    // That it took it back tells of a "yes" that nobody heard.
    const taken = said.filter((row) => (given === null ? row.detail.flags[flag] === 'withdrawn' : compareSaid(row, given) > 0));
    return taken.map(saidAt);
  });
  // What was given once more by anybody has stood until it was taken anew.
  const newest = latestSaid(decided.filter(({ detail }) => detail.flags[flag] === 'yes'));
  const since = lost.filter((ms) => newest === null || ms > saidAt(newest));
  return lost.length === 0 ? null : Math.min(...(since.length > 0 ? since : lost));
}

function statusFlags(flags: ReadonlyMap<ReleaseFlag, ToldFlag>, { detail }: FactOf<'release-row'>): BoxStatus['flags'] {
  return {
    values: Object.fromEntries([...flags].map(([flag, { value }]) => [flag, value])),
    atMs: Object.fromEntries([...flags].flatMap(([flag, { atMs }]) => (atMs === undefined ? [] : [[flag, atMs]]))),
    remark: detail.remark,
  };
}

/** Cargo weight is told per bill, so a shared box sums its bills; the tare belongs to the box and counts once. */
function manifestWeight(own: FactOf<'manifest'> | null, shared: readonly FactOf<'manifest'>[]): number | null {
  if (!own) return null;
  const byBill = groupBy(shared, (fact) => fact.billNo ?? '');
  const lines = [own, ...[...byBill.values()].map((group) => latestSaid(group)!)];
  const cargo = lines.map((fact) => fact.detail.cargoWeightKg).filter((weight) => weight !== null);
  if (cargo.length === 0) return own.detail.grossWeightKg;
  const tare = lines.map((fact) => fact.detail.tareKg).find((weight) => weight !== null) ?? 0;
  return cargo.reduce((sum, weight) => sum + weight, 0) + tare;
}
