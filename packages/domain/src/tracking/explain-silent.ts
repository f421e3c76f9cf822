/** What a bill's status means while its port says nothing (docs/bill-rules.md 4): what was true when it was last heard, and what to ask now. */
import { exceptionLimits } from '../vocabulary/bill-progress';
import { explainBill, type Explanation } from './explain-bill';
import { clockName, clocksOf, type Clock, isPassed } from './clocks';
import { explainDefaults, isReleaseNear } from './bill-exceptions';
import { billSentences, silentTexts } from './messages';
import type { BillStatus } from './status';
import { boxesMissing, findWaiting, lackOf } from './waiting-step';
import { withoutDurations } from '../vocabulary/without-durations';

/** What the silence leaves open while a clock runs on: whom to ask. */
export interface SilentErrand {
  readonly sentence: string;
  readonly advice: string;
  readonly clock: Clock | null;
}

export interface SilentExplanation extends Explanation {
  /** Null: no clock is near that anybody could still do something about. */
  readonly errand: SilentErrand | null;
}

/**
 * Says what a status meant when its port was last heard at `sinceMs`, and what has come near by `portNowMs` since. How long
 * anything had been waited for then is told of nothing: nobody knows whether it is waited for still.
 */
export function explainSilent(status: BillStatus, sinceMs: number, portNowMs: number): SilentExplanation {
  const told = explainBill(status, sinceMs);
  const isFresh = ({ saidMs }: BillStatus['cutOffChanges'][number]): boolean => portNowMs - saidMs < exceptionLimits.cutOffChangedForMs;
  // News of a clock is news for a day, whoever is silent; that it moved still stands among what was wrong.
  const fresh = explainBill({ ...status, cutOffChanges: status.cutOffChanges.filter(isFresh) }, sinceMs);
  const old = told.troubles.filter(({ code }) => !fresh.exceptions.includes(code));
  const troubles = [...fresh.troubles, ...old].map((trouble) => ({
    ...trouble,
    sentence: withoutDurations(trouble.sentence),
    nextStep: stepNow(trouble.nextStep),
  }));
  return {
    ...told,
    strip: notesNow(told.strip),
    bar: notesNow(told.bar),
    sentence: withoutDurations(fresh.sentence),
    nextStep: stepNow(fresh.nextStep),
    tone: toneNow(fresh.tone),
    troubles,
    errand: findErrand(status, sinceMs, portNowMs),
  };
}

/** Green says that nothing is left to do, which nobody can say of a port that is not heard. */
function toneNow(tone: Explanation['tone']): Explanation['tone'] {
  return tone === 'done' ? 'idle' : tone;
}

function stepNow(step: Explanation['nextStep']): Explanation['nextStep'] {
  return {
    ...step,
    title: withoutDurations(step.title),
    advice: step.advice === null ? null : withoutDurations(step.advice),
    tone: toneNow(step.tone),
  };
}

function notesNow(nodes: Explanation['bar']): Explanation['bar'] {
  return Object.fromEntries(
    Object.entries(nodes).map(([code, node]) => [code, node.note === null ? node : { ...node, note: withoutDurations(node.note) }]),
  );
}

/** Boxes that were not in while their clock is near or has passed since; else a step that they waited for and may miss; else a sailing that was planned for a time that has passed. */
function findErrand(status: BillStatus, sinceMs: number, portNowMs: number): SilentErrand | null {
  if (status.departedMs !== null || status.loadedMs !== null) return null;
  const { entry: first, intake } = clocksOf(status);
  // Once the port takes none in any more that is what is told, as of a port that speaks.
  const entry = intake !== null && isPassed(portNowMs)(intake) ? intake : first;
  const isOutside = status.boxes.length === 0 || boxesMissing(status).length > 0;
  if (entry !== null && isOutside && entry.atMs > sinceMs && entry.atMs - portNowMs <= exceptionLimits.silentNearMs) {
    const boxes = { in: status.boxes.length - boxesMissing(status).length, total: status.boxes.length };
    const sentence = silentTexts.notIn(clockName(status, entry), entry.atMs - portNowMs, boxes);
    return { sentence, advice: silentTexts.askTruck, clock: entry };
  }
  const isTold = isReleaseNear(status, portNowMs, explainDefaults);
  // What held a box then is told as it stood.
  const waiting = findWaiting(status, (clock, box) => box.held === null && isTold(clock, box));
  if (waiting !== null) {
    const { lack, ask } = lackOf(waiting, status);
    const boxes = waiting.boxes.map(({ containerNo }) => containerNo);
    const sentence = billSentences.notReleased(boxes, lack, clockName(status, waiting.clock), waiting.clock.atMs - portNowMs);
    return { sentence, advice: silentTexts.askStep(ask), clock: waiting.clock };
  }
  const sailsMs = status.plan?.etdMs ?? null;
  if (sailsMs === null || sailsMs > portNowMs || sailsMs <= sinceMs) return null;
  return { sentence: silentTexts.sailed(sailsMs), advice: silentTexts.askTerminal, clock: null };
}
