/**
 * The life of a pre-sheet: what each act and each word of the agent make of each state. It goes to one agent, who accepts
 * it or returns it with a reason; what is accepted is the agent's and changes no more here, unless he gives it back.
 */
import type { ActRefusalText } from './messages';

/**
 * - `draft`: nothing of it is with the agent.
 * - `submitted`: it is, and nobody has answered.
 * - `withdrawing`: it was asked back, and the agent has not said yet whether it came in time.
 * - `accepted`, `returned`: the agent has answered.
 */
export const preSheetStates = ['draft', 'submitted', 'withdrawing', 'accepted', 'returned'] as const;
export type PreSheetState = (typeof preSheetStates)[number];

export const preSheetActs = ['save', 'submit', 'withdraw', 'delete'] as const;
export type PreSheetAct = (typeof preSheetActs)[number];

export type ActOutcome = { readonly next: PreSheetState | 'gone' } | { readonly refusal: ActRefusalText };

const to = (next: PreSheetState | 'gone'): ActOutcome => ({ next });
const no = (refusal: ActRefusalText): ActOutcome => ({ refusal });

const acts: Readonly<Record<PreSheetState, Readonly<Record<PreSheetAct, ActOutcome>>>> = {
  draft: { save: to('draft'), submit: to('submitted'), withdraw: no('notWithAgent'), delete: to('gone') },
  submitted: { save: no('withAgent'), submit: no('withAgent'), withdraw: to('withdrawing'), delete: no('withAgent') },
  withdrawing: { save: no('withdrawing'), submit: no('withdrawing'), withdraw: no('withdrawing'), delete: no('withdrawing') },
  accepted: { save: no('accepted'), submit: no('accepted'), withdraw: no('accepted'), delete: no('accepted') },
  // Its reason stays to be read until it goes again.
  returned: { save: to('returned'), submit: to('submitted'), withdraw: no('notWithAgent'), delete: to('gone') },
};

/** What an act makes of a pre-sheet; a refusal where it may not be taken. */
export function act(state: PreSheetState, what: PreSheetAct): ActOutcome {
  return acts[state][what];
}

/** What is heard of a submission: the agent's answer, or that it never came there. */
export const sheetAnswers = ['accepted', 'returned', 'unanswered'] as const;
export type SheetAnswer = (typeof sheetAnswers)[number];

/** What is heard of a withdrawal: it came in time; it came too late; it never came there. */
export const withdrawalAnswers = ['withdrawn', 'tooLate', 'unanswered'] as const;
export type WithdrawalAnswer = (typeof withdrawalAnswers)[number];

/** What an answer about its last submission makes of a pre-sheet; what was answered stays answered. */
export function hearAnswer(state: PreSheetState, answer: SheetAnswer): PreSheetState {
  if (state !== 'submitted' && state !== 'withdrawing') return state;
  return answer === 'unanswered' ? 'draft' : answer;
}

/**
 * What an answer about the withdrawal of its last submission makes of a pre-sheet: one that was too late leaves it with the
 * agent; what was given back is with nobody, though it was accepted while the wish was on its way.
 */
export function hearWithdrawal(state: PreSheetState, answer: WithdrawalAnswer): PreSheetState {
  if (state === 'accepted' && answer === 'withdrawn') return 'draft';
  if (state !== 'withdrawing') return state;
  return answer === 'withdrawn' ? 'draft' : 'submitted';
}
