/**
 * How far each message of a bill is, and who still owes which: the truth table of the trade (domain guide 3.4, 3.5, 8).
 * The newest word counts: a correction after a receipt waits for a receipt of its own.
 */
import { receiptMeaning as trackedMeaning } from '../tracking/index';
import { senderOf, stages, type Debtor, type ManifestMode, type Stage } from './stage';
import { inOrder, type Answered, type Statement } from './statement';

/** `declared`: sent, no receipt; `pending`: in manual review; `part`: some boxes alone; `deleted`: taken back. */
export const stageStates = ['none', 'declared', 'pending', 'part', 'accepted', 'rejected', 'deleted'] as const;
export type StageState = (typeof stageStates)[number];

/** Words of the platforms that are not of the two receipts tracking reads (domain guide 3.4). */
const furtherWords: Readonly<Record<string, 'accepted' | 'rejected' | 'deleted'>> = {
  BLR: 'accepted',
  BCA: 'accepted',
  BCB: 'rejected',
  TRA: 'accepted',
  TRB: 'rejected',
  DEL: 'deleted',
};

/** What a receipt decides; null: its code is unknown, it is shown and decides nothing. */
export function meaningOf(code: string): 'accepted' | 'rejected' | 'pending' | 'deleted' | null {
  if (Object.hasOwn(furtherWords, code)) return furtherWords[code]!;
  const meaning = trackedMeaning(code);
  return meaning === 'unknown' ? null : meaning;
}

export interface JudgedStage {
  readonly stage: Stage;
  readonly state: StageState;
  /** The newest receipt, whatever it decides. */
  readonly answer: Answered | null;
  /** When it came to this state. */
  readonly atMs: number | null;
  /** Boxes that are through, of the boxes of the bill; 0 of 0 where it is not told box by box. */
  readonly boxesDone: number;
  readonly boxesTotal: number;
}

/**
 * One thing's state by the newest word on it. Of a box, what was said of its whole bill counts too; but no word on the bill
 * takes away that this very box was refused: that does its own next declaration or receipt.
 */
function stateOf(said: readonly Statement[]): Pick<JudgedStage, 'state' | 'answer' | 'atMs'> {
  let state: StageState = 'none';
  let atMs: number | null = null;
  let answer: Answered | null = null;
  let isItselfRefused = false;
  for (const one of inOrder(said)) {
    const next = one.kind === 'declared' ? (one.isTakenBack ? 'deleted' : 'declared') : meaningOf(one.code);
    if (isItselfRefused && one.containerNo === null && next === 'accepted') continue;
    isItselfRefused = next === null ? isItselfRefused : next === 'rejected' && one.containerNo !== null;
    if (one.kind === 'answered') answer = one;
    else answer = null;
    if (next === null) continue;
    // A deletion that customs accept is done.
    state = state === 'deleted' && next === 'accepted' ? 'deleted' : next;
    atMs = one.saidMs;
  }
  return { state, answer, atMs };
}

/**
 * A stage of a bill.
 *
 * @param said what was said of the stage, of the bill and of its boxes
 * @param containerNos the boxes of the bill
 */
export function judgeStage(stage: Stage, said: readonly Statement[], containerNos: readonly string[]): JudgedStage {
  const ofBill = said.filter(({ containerNo }) => containerNo === null);
  const whole = stateOf(ofBill);
  const byBox = new Map<string, Statement[]>();
  for (const one of said) {
    if (one.containerNo === null) continue;
    const known = byBox.get(one.containerNo);
    if (known) known.push(one);
    else byBox.set(one.containerNo, [one]);
  }
  if (byBox.size === 0) return { stage, ...whole, boxesDone: 0, boxesTotal: 0 };
  // What is said of the bill is said of each of its boxes: receipts of all, declarations of those that they name.
  const isOfBox = (one: Statement, containerNo: string): boolean =>
    one.kind === 'answered' ||
    one.body.boxes.some((box) => box.containerNo === containerNo) ||
    (one.isTakenBack && one.body.boxes.length === 0);
  const boxes = [...new Set([...containerNos, ...byBox.keys()])].map((containerNo) => {
    const ofAll = ofBill.filter((one) => isOfBox(one, containerNo));
    return { containerNo, ...stateOf([...ofAll, ...(byBox.get(containerNo) ?? [])]) };
  });
  const done = boxes.filter(({ state }) => state === 'accepted');
  const newest = boxes.reduce((a, b) => ((b.atMs ?? 0) > (a.atMs ?? 0) ? b : a));
  const refused = boxes.find(({ state }) => state === 'rejected');
  const counts = { boxesDone: done.length, boxesTotal: boxes.length };
  if (refused) return { stage, state: 'rejected', answer: refused.answer, atMs: refused.atMs, ...counts };
  const states = new Set(boxes.map(({ state }) => state));
  const state: StageState =
    done.length === boxes.length
      ? 'accepted'
      : done.length > 0
        ? 'part'
        : states.has('pending')
          ? 'pending'
          : states.has('declared')
            ? 'declared'
            : states.has('deleted')
              ? 'deleted'
              : whole.state;
  return { stage, state, answer: newest.answer ?? whole.answer, atMs: newest.atMs ?? whole.atMs, ...counts };
}

/** What is known of the way of the boxes themselves. */
export interface Whereabouts {
  readonly boxesIn: number;
  readonly isLoaded: boolean;
  readonly hasSailed: boolean;
}

/** Who must do the next thing for a stage; null: it is done. `isDue`: he could and should have. */
export interface Duty {
  readonly stage: Stage;
  readonly by: Debtor | null;
  readonly isDue: boolean;
}

type States = Readonly<Record<Stage, Pick<JudgedStage, 'state' | 'boxesDone'>>>;

/** The truth table: who owes the message of each stage. */
export function dutiesOf(mode: ManifestMode, states: States, { boxesIn, isLoaded, hasSailed }: Whereabouts): Duty[] {
  const isThrough = (stage: Stage): boolean => states[stage].state === 'accepted';
  const isDueOf: Readonly<Record<Stage, () => boolean>> = {
    // Asked for before anything else may happen.
    pre: () => true,
    // The terminal reports a box once it is in; by air nothing tells that goods are in.
    arrival: () => boxesIn > states.arrival.boxesDone || isLoaded || hasSailed,
    // Nothing may be loaded before customs have the loading manifest, and it is made of what has arrived.
    loading: () => (isThrough('pre') && isThrough('arrival')) || isLoaded || hasSailed,
    // Counted while it is loaded.
    tally: () => isLoaded || hasSailed,
  };
  return stages.map((stage): Duty => {
    switch (states[stage].state) {
      case 'accepted':
        return { stage, by: null, isDue: false };
      case 'declared':
      case 'pending':
        return { stage, by: 'customs', isDue: true };
      case 'rejected':
        return { stage, by: senderOf(mode, stage), isDue: true };
      case 'none':
      case 'part':
      case 'deleted':
        return { stage, by: senderOf(mode, stage), isDue: isDueOf[stage]() };
    }
  });
}
