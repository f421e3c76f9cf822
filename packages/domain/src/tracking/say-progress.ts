/** How far a bill is when nothing is wrong (docs/bill-rules.md 4): the furthest step, and what comes next. */
import { portRules, type PortNode } from '../ports/index';
import { clockName, clocksOf, type Clock } from './clocks';
import { billSentences, nextSteps, paperTexts } from './messages';
import { nodeOf, type BillStatus } from './status';
import { boxesMissing } from './waiting-step';

export type Tone = 'done' | 'danger' | 'attention' | 'running' | 'customs' | 'idle';

/** What is said of a bill in its row, and the step to take. */
export interface Said {
  readonly sentence: string;
  readonly tone: Tone;
  /** The clock that it speaks of, where it speaks of one. */
  readonly clock?: Clock;
  readonly step: { readonly title: string; readonly advice: string | null };
}

/** How far a bill is when nothing is wrong, from the end of its way backwards. */
export function sayProgress(status: BillStatus, now: number): Said {
  const { strip, boxesTotal, boxesGatedIn, namesakes } = status;
  // No clock and no sailing is told of it until somebody says which ship it is.
  if (namesakes !== undefined) return { sentence: billSentences.namesakes(namesakes), tone: 'attention', step: nextSteps.namesakes };
  const loaded = nodeOf(status, 'LOBD').boxesDone;
  if (status.departedMs !== null) {
    return loaded > 0
      ? { sentence: billSentences.departed(status.departedMs), tone: 'done', step: nextSteps.done(status.departedMs) }
      : { sentence: billSentences.departedUnheard(status.departedMs), tone: 'attention', step: nextSteps.departedUnheard };
  }
  if (status.loadedMs !== null) return { sentence: billSentences.loaded, tone: 'done', step: nextSteps.departure };
  if (loaded > 0) return { sentence: billSentences.partLoaded(loaded, boxesTotal), tone: 'running', step: nextSteps.load };
  const missing = boxesMissing(status).length;
  const { name: pass, flag } = portRules(status.port).nodeOf.get('TMPS')!;
  const isPassed = nodeOf(status, 'TMPS').state === 'done';
  const next = stepAfterRelease(status);
  if (Object.values(strip).every((node) => node.state === 'done')) {
    // The strip may end before the terminal's pass.
    const sentence = billSentences.allNodesDone(Object.keys(strip).length, isPassed ? pass : null, isPassed ? '装船' : pass);
    return isPassed ? { sentence, tone: 'done', step: nextSteps.load } : { sentence, tone: 'running', step: nextSteps.pass(pass) };
  }
  if (isPassed) {
    // A slip that lets boxes on board is no word of the terminal's.
    const sentence = flag === 'voucher' ? billSentences.hasVoucher(pass) : billSentences.passed(afterPass(status));
    return { sentence, tone: 'done', step: nextSteps.load };
  }
  if (next !== null) {
    const step = next.code === 'TMPS' ? nextSteps.pass(next.name) : nextSteps.permit(next.name);
    return { sentence: billSentences.awaitingPermit(next.name), tone: 'running', step };
  }
  if (nodeOf(status, 'ASA').state === 'done') return { sentence: billSentences.awaitingRelease, tone: 'running', step: nextSteps.release };
  if (boxesTotal > 0 && missing === 0) return { sentence: billSentences.awaitingArrival, tone: 'running', step: nextSteps.arrival };
  if (boxesGatedIn > 0) {
    return { sentence: billSentences.partGatedIn(missing), tone: 'running', step: gateInStep(status, missing) };
  }
  return sayBeforeGateIn(status, now);
}

/** What a passed bill waits for: its place in the ship, where the port's strip tells that, else the loading. */
function afterPass(status: BillStatus): string {
  const { nodes, strip } = portRules(status.port);
  const stow = nodes.find(({ judge, code }) => judge === 'stow' && strip.some(({ node }) => node === code));
  return stow && nodeOf(status, stow.code).state !== 'done' ? stow.name : '装船';
}

/** What the port must still give once customs has released every box: the earliest step that one waits for; null: customs has not. */
function stepAfterRelease({ port, boxes }: BillStatus): PortNode | null {
  const { steps } = portRules(port);
  const next = steps.findIndex(({ code }) => boxes.some(({ waitsFor }) => waitsFor === code));
  return next > steps.findIndex(({ judge }) => judge === 'customs-release') ? steps[next]! : null;
}

function gateInStep(status: BillStatus, boxes: number): Said['step'] {
  const { entry } = clocksOf(status);
  return nextSteps.gateIn(boxes, entry === null ? '' : clockName(status, entry), entry?.atMs ?? null);
}

function sayBeforeGateIn(status: BillStatus, now: number): Said {
  const { boxesTotal } = status;
  const [pre, manifest] = [nodeOf(status, 'BLA'), nodeOf(status, 'IFC')];
  const opensMs = status.plan?.gateInOpensMs ?? null;
  const pickedUp = status.boxes.filter((box) => box.emptyOutMs !== null).length;
  if (pickedUp > 0) return { sentence: billSentences.pickedUp(pickedUp, boxesTotal), tone: 'idle', step: gateInStep(status, boxesTotal) };
  const hasManifest = portRules(status.port).nodeOf.has('IFC');
  if (pre.state === 'running' && manifest.boxesDone === 0)
    return { sentence: billSentences.awaitingPreManifest, tone: 'idle', step: nextSteps.preManifest };
  if (hasManifest && status.isListEmpty) return { sentence: paperTexts.manifestEmpty, tone: 'attention', step: nextSteps.listEmpty };
  if (hasManifest && pre.state === 'done' && manifest.state !== 'done')
    return { sentence: billSentences.awaitingManifest, tone: 'idle', step: nextSteps.manifest };
  if (opensMs !== null && opensMs > now)
    return { sentence: billSentences.gateInOpens(opensMs), tone: 'idle', step: nextSteps.gateInOpens(opensMs) };
  if (opensMs !== null && boxesTotal > 0)
    return { sentence: billSentences.gateInOpen(boxesTotal), tone: 'idle', step: gateInStep(status, boxesTotal) };
  if (manifest.boxesDone > 0) return { sentence: billSentences.awaitingGateIn, tone: 'idle', step: nextSteps.awaitGateIn };
  if (pre.state === 'done') return { sentence: billSentences.declared, tone: 'idle', step: nextSteps.awaitGateIn };
  // A port without the pre-manifest among its nodes waits for its own first step.
  const rules = portRules(status.port);
  const first = rules.nodeOf.get(rules.strip[0]!.node)!.name;
  if (status.factCount > 0 && !rules.nodeOf.has('BLA'))
    return { sentence: billSentences.planKnownFor(first), tone: 'idle', step: nextSteps.awaitFirst(first) };
  if (status.factCount > 0)
    return { sentence: hasManifest ? billSentences.planKnown : billSentences.planKnownAlone, tone: 'idle', step: nextSteps.preManifest };
  return { sentence: billSentences.nothing, tone: 'idle', step: nextSteps.nothing };
}
