/**
 * The life of an outbound message (ADR 0038): what each answer makes of each state, and which level of receipt it has.
 * Not here: when something is done next (`schedule.ts`) and what it means for whoever sent it.
 */

/**
 * - `waiting`: nothing of it has left.
 * - `unclear`: it was being sent, and nobody knows whether it arrived: the counterpart is asked before it goes again.
 * - `delivered`: received there, not judged yet.
 * - `accepted`, `finished`: judged good; the last receipt is there as well.
 * - `refused`: judged bad.
 * - `unanswered`: asked for, and not known there; given up.
 * - `dead`: nobody can tell; somebody has to look.
 */
export const submissionStates = ['waiting', 'unclear', 'delivered', 'accepted', 'finished', 'refused', 'unanswered', 'dead'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What a counterpart says of a message. */
export const verdicts = ['received', 'accepted', 'final', 'refused'] as const;
export type Verdict = (typeof verdicts)[number];

/** How far the receipts are: 1 received there, 2 accepted, 3 final. */
export type ReceiptLevel = 0 | 1 | 2 | 3;

const levels: Readonly<Record<SubmissionState, ReceiptLevel>> = {
  waiting: 0,
  unclear: 0,
  delivered: 1,
  accepted: 2,
  finished: 3,
  refused: 0,
  unanswered: 0,
  dead: 0,
};

export function levelOf(state: SubmissionState): ReceiptLevel {
  return levels[state];
}

/** Whether nothing more is done about it by itself. */
export function isSettled(state: SubmissionState): boolean {
  return state === 'accepted' || state === 'finished' || state === 'refused' || state === 'unanswered';
}

export interface HeardOutcome {
  readonly next: SubmissionState;
  /** Both sides cannot be right: it is kept and shown, and nothing changes. */
  readonly isContradiction: boolean;
}

const upwards: Readonly<Record<Exclude<Verdict, 'refused'>, SubmissionState>> = {
  received: 'delivered',
  accepted: 'accepted',
  final: 'finished',
};

/** What an answer makes of a submission: only upwards, and nothing of what was settled otherwise. */
export function hearVerdict(state: SubmissionState, verdict: Verdict): HeardOutcome {
  const stays = (isContradiction: boolean): HeardOutcome => ({ next: state, isContradiction });
  if (state === 'refused') return stays(verdict === 'accepted' || verdict === 'final');
  // It was given up because nobody there knew it.
  if (state === 'unanswered') return stays(verdict !== 'refused');
  if (verdict === 'refused') return levels[state] >= 2 ? stays(true) : { next: 'refused', isContradiction: false };
  const next = upwards[verdict];
  return levels[next] > levels[state] ? { next, isContradiction: false } : stays(false);
}
