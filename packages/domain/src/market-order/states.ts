/**
 * The life of a market procurement order (R-4.10-37): which duty takes which act in which state, what becomes of it, and under
 * which tab of R-2.2-27 it stands. What customs say of its declarations makes the states after 已审.
 */

import type { Duty } from '../market-assistant/index';

/** In the order of their life. */
export const orderStates = [
  'draft',
  'submitted',
  'returned',
  'checked',
  'declared',
  'inspected',
  'withdrawn',
  'released',
  'closed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What people do. `submit` hands in, `recall` takes back what nobody has checked, `approve` and `return` end a check. */
export const orderActs = ['save', 'delete', 'submit', 'recall', 'approve', 'return', 'declare', 'settle'] as const;
export type OrderAct = (typeof orderActs)[number];

/** Who takes each act. */
export const dutyOf: Readonly<Record<OrderAct, Duty>> = {
  save: 'entry',
  delete: 'entry',
  submit: 'entry',
  recall: 'entry',
  approve: 'check',
  return: 'check',
  declare: 'declare',
  settle: 'declare',
};

/** Why an act may not be taken; `stale`: nothing of it is there to act on in this state. */
export type ActRefusal =
  | 'noDuty'
  | 'inReview'
  | 'checkedAlready'
  | 'atCustoms'
  | 'notSubmitted'
  | 'notChecked'
  | 'notReleased'
  | 'ownOrder';

export type ActOutcome = { readonly next: OrderState | 'gone' } | { readonly refusal: ActRefusal };

const to = (next: OrderState | 'gone'): ActOutcome => ({ next });
const no = (refusal: ActRefusal): ActOutcome => ({ refusal });

/** What has not been submitted, or came back. */
const open = (state: OrderState, beforeCustoms: boolean): Readonly<Record<OrderAct, ActOutcome>> => ({
  save: to(state),
  // What customs have a record of stays in the books.
  delete: beforeCustoms ? to('gone') : no('atCustoms'),
  submit: to('submitted'),
  recall: no('notSubmitted'),
  approve: no('notSubmitted'),
  return: no('notSubmitted'),
  declare: no('notChecked'),
  settle: no('notReleased'),
});
const beingChecked: Readonly<Record<OrderAct, ActOutcome>> = {
  save: no('inReview'),
  delete: no('inReview'),
  submit: no('inReview'),
  recall: to('draft'),
  approve: to('checked'),
  return: to('returned'),
  declare: no('notChecked'),
  settle: no('notReleased'),
};
const checked: Readonly<Record<OrderAct, ActOutcome>> = {
  save: no('checkedAlready'),
  delete: no('checkedAlready'),
  submit: no('checkedAlready'),
  recall: no('checkedAlready'),
  approve: no('checkedAlready'),
  // Whoever checked it may have seen wrong, as long as customs have not got it.
  return: to('returned'),
  declare: to('declared'),
  settle: no('notReleased'),
};
const atCustoms = (settle: ActOutcome): Readonly<Record<OrderAct, ActOutcome>> => ({
  save: no('atCustoms'),
  delete: no('atCustoms'),
  submit: no('atCustoms'),
  recall: no('atCustoms'),
  approve: no('atCustoms'),
  return: no('atCustoms'),
  declare: no('atCustoms'),
  settle,
});

const acts: Readonly<Record<OrderState, Readonly<Record<OrderAct, ActOutcome>>>> = {
  draft: open('draft', true),
  submitted: beingChecked,
  returned: open('returned', true),
  checked,
  declared: atCustoms(no('notReleased')),
  inspected: atCustoms(no('notReleased')),
  withdrawn: open('withdrawn', false),
  released: atCustoms(to('released')),
  closed: atCustoms(to('closed')),
};

/** Who acts, and on whose work. */
export interface Actor {
  readonly duties: readonly Duty[];
  /** Whether he wrote or submitted any of it since it was last approved: that is checked by another (双人复核). */
  readonly isAuthor: boolean;
}

/** What an act makes of an order; a refusal where it may not be taken. */
export function actOnOrder(state: OrderState, act: OrderAct, { duties: own, isAuthor }: Actor): ActOutcome {
  if (!own.includes(dutyOf[act])) return no('noDuty');
  const outcome = acts[state][act];
  return act === 'approve' && isAuthor && 'next' in outcome ? no('ownOrder') : outcome;
}

/** R-2.2-27, in the order of the page. */
export const orderTabs = ['draft', 'submitted', 'checked', 'declared', 'released', 'trouble'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The states under each tab; every state stands under exactly one. */
export const statesOfTab: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  draft: ['draft'],
  submitted: ['submitted'],
  checked: ['checked'],
  declared: ['declared'],
  released: ['released', 'closed'],
  trouble: ['returned', 'inspected', 'withdrawn'],
};

/** Where a declaration stands at customs. */
export const declarationStates = ['sending', 'declared', 'inspected', 'withdrawn', 'released', 'closed'] as const;
export type DeclarationState = (typeof declarationStates)[number];

/** What customs say of a declaration. */
export const customsAnswers = ['accepted', 'inspected', 'released', 'closed', 'refused'] as const;
export type CustomsAnswer = (typeof customsAnswers)[number];

const answersOf: Readonly<Record<DeclarationState, Partial<Readonly<Record<CustomsAnswer, DeclarationState>>>>> = {
  // An answer may overtake the one before it.
  sending: { accepted: 'declared', inspected: 'inspected', released: 'released', closed: 'closed', refused: 'withdrawn' },
  declared: { inspected: 'inspected', released: 'released', closed: 'closed', refused: 'withdrawn' },
  inspected: { released: 'released', closed: 'closed', refused: 'withdrawn' },
  released: { closed: 'closed' },
  closed: {},
  withdrawn: {},
};

/** What an answer makes of a declaration; null: it changes nothing, being late or told twice. */
export function hearCustoms(state: DeclarationState, answer: CustomsAnswer): DeclarationState | null {
  return answersOf[state][answer] ?? null;
}

/** What an order is by its declarations: the one that needs a human, then the one that is least far. At least one. */
export function stateByDeclarations(states: readonly DeclarationState[]): OrderState {
  const least: readonly DeclarationState[] = ['withdrawn', 'inspected', 'sending', 'declared', 'released', 'closed'];
  const first = least.find((state) => states.includes(state)) ?? 'sending';
  return first === 'sending' ? 'declared' : first;
}
