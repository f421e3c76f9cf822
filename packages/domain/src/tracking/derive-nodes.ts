import type { BarNodeCode, NodeState, StripNodeCode } from '../vocabulary/bill-progress';
import { isCheckOpen } from '../vocabulary/bill-progress';
import type { Fact, FactOf } from './fact';
import { factsOf, type DerivedBox } from './derive-boxes';
import type { DerivedPlan } from './derive-plan';
import { receiptMeaning } from './receipt-meaning';
import { compareSaid, happenedAt, latestSaid, saidAt } from './said-order';
import type { NodeStatus } from './status';

/** What one box has to say to one node. */
interface Verdict {
  readonly state: 'none' | 'running' | 'done' | 'exception' | 'inspection';
  readonly by: Fact | null;
  /** When the node's event happened, where that is not the statement's own time; ms since epoch. */
  readonly atMs?: number;
  readonly note?: string | null;
}

export interface DerivedNodes {
  readonly strip: Readonly<Record<StripNodeCode, NodeStatus>>;
  readonly bar: Readonly<Record<BarNodeCode, NodeStatus>>;
  /** Refusal of customs that stands, verbatim. */
  readonly rejection: string | null;
  /** Since when gated-in boxes wait for their arrival report. */
  readonly arrivalWaitingSinceMs: number | null;
}

/** Judges every node of a bill. Each node has one rule below; none reads another authority's answer as its own. */
export function deriveNodes(boxes: readonly DerivedBox[], inForce: readonly Fact[], plan: DerivedPlan): DerivedNodes {
  const preManifest = judgePreManifest(inForce);
  const pre = nodeOfBill(preManifest, boxes.length);
  const manifest = nodeOfBoxes(boxes, judgeManifest, pre.state === 'done');
  const gateIn = nodeOfBoxes(boxes, judgeGateIn, false);
  const arrival = nodeOfBoxes(boxes, judgeArrival, false);
  const release = nodeOfBoxes(boxes, judgeRelease, arrival.state === 'done');
  const triple = nodeOfBoxes(boxes, judgeTriple, release.state === 'done');
  const pass = nodeOfBoxes(boxes, judgePass, triple.state === 'done');
  const load = nodeOfBoxes(boxes, judgeLoad, pass.state === 'done');
  const waiting = boxes.filter((box) => box.gateIn !== null && judgeArrival(box).state !== 'done');
  return {
    strip: { pre, manifest, arrival, release, triple },
    bar: {
      BLA: pre,
      IFC: manifest,
      GITM: gateIn,
      ASA: arrival,
      PASS: release,
      SLD: triple,
      TMPS: pass,
      LOBD: load,
      DLPT: departureNode(boxes, load, plan),
    },
    rejection: findRejection(preManifest, boxes),
    arrivalWaitingSinceMs: waiting.length > 0 ? waiting.reduce((first, box) => Math.min(first, happenedAt(box.gateIn!)), Infinity) : null,
  };
}

/** 预配: customs' newest answer to the pre-manifest; declared and unanswered is under way. */
function judgePreManifest(inForce: readonly Fact[]): Verdict {
  const receipt = latestSaid(factsOf(inForce, 'pre-manifest-receipt'));
  const declared = latestSaid(factsOf(inForce, 'pre-manifest-declared'));
  if (!receipt) return declared ? { state: 'running', by: declared } : none;
  const note = receipt.detail.text;
  switch (receiptMeaning(receipt.detail.code)) {
    case 'accepted':
      return { state: 'done', by: receipt, note };
    case 'rejected':
      return { state: 'exception', by: receipt, note: note ?? receipt.detail.code };
    default:
      return { state: 'running', by: receipt, note: note ?? receipt.detail.code };
  }
}

/** 清洁舱单: the forwarder's list names the box, unless the port's newer row says it lacks it. */
function judgeManifest({ row, manifest }: DerivedBox): Verdict {
  if (row && (!manifest || compareSaid(row, manifest) > 0)) {
    if (row.detail.ifcsum === 'Y') return { state: 'done', by: manifest ?? row };
    return cancelled(row, row.detail.ifcsum) ?? { state: manifest ? 'running' : 'none', by: manifest, note: remarkAbout(row, '舱单') };
  }
  return manifest ? { state: 'done', by: manifest } : none;
}

function judgeGateIn({ gateIn }: DerivedBox): Verdict {
  return gateIn ? { state: 'done', by: gateIn } : none;
}

/** 运抵: customs' refusal of the arrival report stands whatever the terminal says; else either of the two has it. */
function judgeArrival({ row, arrivalReceipt: receipt, gateIn }: DerivedBox): Verdict {
  const answer = receipt ? receiptMeaning(receipt.detail.code) : null;
  if (answer === 'rejected') return { state: 'exception', by: receipt, note: receipt!.detail.text ?? receipt!.detail.code };
  if (answer === 'accepted' && !(row && row.detail.cpcode !== 'Y' && compareSaid(row, receipt!) > 0)) {
    return { state: 'done', by: receipt, note: receipt!.detail.text };
  }
  if (row?.detail.cpcode === 'Y') return { state: 'done', by: row };
  const lost = row && cancelled(row, row.detail.cpcode);
  if (lost) return lost;
  return gateIn ? { state: 'running', by: gateIn, note: row && remarkAbout(row, '运抵') } : none;
}

/** 放行: an open inspection and a withdrawn release are customs' own holds; the port's flag never lifts them. */
function judgeRelease({ row, customsPass, inspection }: DerivedBox): Verdict {
  if (inspection && isCheckOpen(inspection.detail.code)) {
    return { state: 'inspection', by: inspection, note: inspection.detail.text };
  }
  if (customsPass?.detail.code === 'T') return { state: 'exception', by: customsPass, note: customsPass.detail.text };
  if (customsPass && receiptMeaning(customsPass.detail.code) === 'rejected') {
    return { state: 'exception', by: customsPass, note: customsPass.detail.text ?? customsPass.detail.code };
  }
  if (customsPass?.detail.code === 'Y' && !(row && row.detail.custom !== 'Y' && compareSaid(row, customsPass) > 0)) {
    return { state: 'done', by: customsPass, note: customsPass.detail.text };
  }
  if (row?.detail.custom === 'Y') return { state: 'done', by: row };
  return (row && cancelled(row, row.detail.custom)) ?? { state: 'none', by: null, note: row && remarkAbout(row, '海关放行') };
}

function judgeTriple({ row }: DerivedBox): Verdict {
  if (row?.detail.sld === 'Y') return { state: 'done', by: row };
  return (row && cancelled(row, row.detail.sld)) ?? { state: 'none', by: null, note: row && remarkAbout(row, '三联单') };
}

/** 码放 is what the port says, never the sum of the other flags: the port passes boxes without them, and holds boxes with them. */
function judgePass({ row }: DerivedBox): Verdict {
  if (row?.detail.pass === 'Y') return { state: 'done', by: row, note: row.detail.remark };
  return (row && cancelled(row, row.detail.pass)) ?? { state: 'none', by: null, note: row?.detail.remark ?? null };
}

function judgeLoad({ load, row }: DerivedBox): Verdict {
  if (load) return { state: 'done', by: load };
  return row?.detail.loadedMs != null ? { state: 'done', by: row, atMs: row.detail.loadedMs } : none;
}

const none: Verdict = { state: 'none', by: null };

function cancelled(row: FactOf<'release-row'>, flag: string): Verdict | null {
  return flag === 'T' ? { state: 'exception', by: row, note: row.detail.remark } : null;
}

/** The port's reason, where it is about this node. */
function remarkAbout(row: FactOf<'release-row'>, topic: string): string | null {
  return row.detail.remark?.includes(topic) ? row.detail.remark : null;
}

function nodeOfBill(verdict: Verdict, boxesTotal: number): NodeStatus {
  return {
    state: verdict.state,
    boxesDone: verdict.state === 'done' ? boxesTotal : 0,
    boxesTotal,
    atMs: verdict.by && happenedAt(verdict.by),
    source: verdict.by?.source ?? null,
    note: verdict.note ?? null,
  };
}

/**
 * The node of all boxes: the worst box shows. `isDue` makes a node that no box
 * has reached run: what comes before it is done.
 */
function nodeOfBoxes(boxes: readonly DerivedBox[], judge: (box: DerivedBox) => Verdict, isDue: boolean): NodeStatus {
  const verdicts = boxes.map(judge);
  const done = verdicts.filter((verdict) => verdict.state === 'done');
  const telling = (state: Verdict['state']): Verdict | undefined => newest(verdicts.filter((v) => v.state === state));
  const worst = telling('exception') ?? telling('inspection');
  const shown = worst ?? (done.length < boxes.length ? telling('running') : undefined) ?? newest(done);
  return {
    state: stateOf(verdicts, worst, isDue),
    boxesDone: done.length,
    boxesTotal: boxes.length,
    atMs: shown?.atMs ?? (shown?.by ? happenedAt(shown.by) : null),
    source: shown?.by?.source ?? null,
    note: shown?.note ?? verdicts.find((verdict) => verdict.state !== 'done' && verdict.note)?.note ?? null,
  };
}

function stateOf(verdicts: readonly Verdict[], worst: Verdict | undefined, isDue: boolean): NodeState {
  if (worst) return worst.state;
  const doneCount = verdicts.filter((verdict) => verdict.state === 'done').length;
  if (doneCount > 0) return doneCount === verdicts.length ? 'done' : 'part';
  return isDue || verdicts.some((verdict) => verdict.state === 'running') ? 'running' : 'none';
}

function newest(verdicts: readonly Verdict[]): Verdict | undefined {
  return [...verdicts].sort((a, b) => (a.by ? saidAt(a.by) : 0) - (b.by ? saidAt(b.by) : 0)).at(-1);
}

/**
 * 离港: a box that was not loaded has not sailed with the ship. Without a load
 * list a box has, unless the terminal held it.
 */
function departureNode(boxes: readonly DerivedBox[], load: NodeStatus, { departure }: DerivedPlan): NodeStatus {
  const hasLoadList = load.boxesDone > 0;
  const free = boxes.filter(({ row }) => row === null || row.detail.pass === 'Y').length;
  const boxesDone = departure ? (hasLoadList ? load.boxesDone : free) : 0;
  const sailed: NodeState = boxesDone === boxes.length ? 'done' : boxesDone === 0 ? 'exception' : 'part';
  const state = departure ? sailed : load.state === 'done' ? 'running' : 'none';
  return {
    state,
    boxesDone,
    boxesTotal: boxes.length,
    atMs: departure?.atMs ?? null,
    source: departure?.fact.source ?? null,
    note: null,
  };
}

function findRejection(preManifest: Verdict, boxes: readonly DerivedBox[]): string | null {
  if (preManifest.state === 'exception') return preManifest.note ?? null;
  const release = newest(boxes.map(judgeRelease).filter((verdict) => verdict.state === 'exception' && verdict.by?.kind === 'customs-pass'));
  const arrival = newest(
    boxes.map(judgeArrival).filter((verdict) => verdict.state === 'exception' && verdict.by?.kind === 'arrival-receipt'),
  );
  const refused = release ?? arrival;
  return refused ? (refused.note ?? '') : null;
}
