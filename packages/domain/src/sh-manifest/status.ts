/**
 * The life of a Shanghai manifest (R-4.10-31, -32, -34): what each act and each receipt makes of each status, what happens to
 * the money held for it, and what is said where an act may not be taken.
 */
import type { ManifestRefusalText } from './messages';

/** As the wire counts them; a list asks besides for 3, which is all of them (R-4.10-22). */
export const manifestStatuses = [-3, -2, -1, 0, 1, 2] as const;
export type ManifestStatus = (typeof manifestStatuses)[number];
export const allManifestStatuses = 3 as const;
export type ListedManifestStatus = ManifestStatus | typeof allManifestStatuses;

/**
 * What somebody does. `submit` hands a draft in; `send` hands it in, or, while no answer has come, looks it up at the other side
 * and sends what is not there; `modify` and `cancel` correct and delete what customs have; `delete` puts a draft in the bin.
 */
export const manifestActs = ['save', 'submit', 'send', 'modify', 'cancel', 'delete', 'restore', 'purge'] as const;
export type ManifestAct = (typeof manifestActs)[number];

/** What is done with the fee: held when it is handed in, captured once it is accepted, released otherwise. */
export type MoneyStep = 'hold' | 'capture' | 'release' | null;

export type ActOutcome = { readonly next: ManifestStatus | 'gone'; readonly money: MoneyStep } | { readonly refusal: ManifestRefusalText };

const to = (next: ManifestStatus | 'gone', money: MoneyStep = null): ActOutcome => ({ next, money });
const no = (refusal: ManifestRefusalText): ActOutcome => ({ refusal });

const all = (outcome: ActOutcome): Readonly<Record<ManifestAct, ActOutcome>> => ({
  save: outcome,
  submit: outcome,
  send: outcome,
  modify: outcome,
  cancel: outcome,
  delete: outcome,
  restore: outcome,
  purge: outcome,
});
const notThere = { restore: no('notDeleted'), purge: no('notDeleted') } as const;
const notSent = { modify: no('notSentYet'), cancel: no('notSentYet') } as const;

const acts: Readonly<Record<ManifestStatus, Readonly<Record<ManifestAct, ActOutcome>>>> = {
  [-3]: { ...all(no('cancelled')), ...notThere },
  [-2]: { ...all(no('deleted')), restore: to(0), purge: to('gone') },
  [-1]: { ...notSent, ...notThere, save: to(0), submit: no('rejectedFirstEdit'), send: no('rejectedFirstEdit'), delete: to(-2) },
  [0]: { ...notSent, ...notThere, save: to(0), submit: to(1, 'hold'), send: to(1, 'hold'), delete: to(-2) },
  [1]: { ...all(no('inReview')), ...notThere, send: to(1) },
  // R-4.10-32: a correction keeps the status and is recorded beside it; a deletion waits there for customs.
  [2]: { ...all(no('sentModifyOnly')), ...notThere, modify: to(2), cancel: to(2), delete: no('sentNotDeleted') },
};

/** What an act makes of a filing; a refusal where it may not be taken. */
export function act(status: ManifestStatus, what: ManifestAct): ActOutcome {
  return acts[status][what];
}

/** What customs and their channel say of a first submission; `unanswered`: it was looked up there and is not known. */
export const manifestReceipts = ['received', 'accepted', 'released', 'rejected', 'unanswered'] as const;
export type ManifestReceipt = (typeof manifestReceipts)[number];

export interface ReceiptOutcome {
  readonly next: ManifestStatus;
  readonly money: MoneyStep;
  /** Both sides cannot be right, and status and money stay as they are until somebody has looked. */
  readonly isContradiction: boolean;
}

/**
 * What a receipt of the first submission makes of a filing. One that comes again changes nothing; one that contradicts what
 * was settled is told and changes nothing either.
 */
export function hear(status: ManifestStatus, receipt: ManifestReceipt): ReceiptOutcome {
  const stays = (isContradiction: boolean): ReceiptOutcome => ({ next: status, money: null, isContradiction });
  // That a message has come in says nothing of what becomes of it.
  if (receipt === 'received') return stays(false);
  const isGood = receipt === 'accepted' || receipt === 'released';
  if (status === 1) {
    if (isGood) return { next: 2, money: 'capture', isContradiction: false };
    // Nobody has refused what never came there: it may go again as it is.
    return { next: receipt === 'unanswered' ? 0 : -1, money: 'release', isContradiction: false };
  }
  // What is sent, or deleted at customs, was accepted before; anything else was not, or never left.
  return stays(isGood !== (status === 2 || status === -3));
}

/** What an answer to a correction or to a deletion makes of a sent filing. */
export const changeKinds = ['modify', 'cancel'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** R-4.10-32: only an accepted deletion moves it; whatever else is answered, it stays as customs have it. */
export function hearOfChange(status: ManifestStatus, kind: ChangeKind, receipt: ManifestReceipt): ManifestStatus {
  return kind === 'cancel' && status === 2 && receipt === 'accepted' ? -3 : status;
}

/** What was heard last of customs (customsReceiptStatusStr, R-4.10-34). */
export const customsHeard = ['none', 'received', 'accepted', 'rejected', 'released'] as const;
export type CustomsHeard = (typeof customsHeard)[number];

/** How far each goes: what comes late takes nothing back. */
const reach: Readonly<Record<CustomsHeard, number>> = { none: 0, received: 1, rejected: 2, accepted: 3, released: 4 };
const heardOf: Readonly<Record<ManifestReceipt, CustomsHeard>> = {
  received: 'received',
  accepted: 'accepted',
  released: 'released',
  rejected: 'rejected',
  unanswered: 'none',
};

/** What a filing shows of customs after a receipt, in whatever order they come. */
export function customsAfter(before: CustomsHeard, receipt: ManifestReceipt): CustomsHeard {
  const heard = heardOf[receipt];
  return reach[heard] > reach[before] ? heard : before;
}

/** The other lamps of a filing (R-4.10-34): how it leaves, what the ship's agent finds, what the loading list says. */
export const channelStates = ['none', 'queued', 'sending', 'done', 'failed'] as const;
export type ChannelState = (typeof channelStates)[number];
export const agentFindings = ['none', 'same', 'differs'] as const;
export type AgentFinding = (typeof agentFindings)[number];
export const loadingAnswers = ['none', 'accepted', 'rejected'] as const;
export type LoadingAnswer = (typeof loadingAnswers)[number];
