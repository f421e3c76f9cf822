/**
 * The life of a VGM filing (R-4.10-29, -33, -34): what each act and each receipt makes of each status, what happens to the
 * money held for it, and what is said where an act may not be taken.
 */
import type { vgmReceiptWords, VgmRefusalText } from './messages';

/** As the wire counts them; a list asks besides for 3, which is all of them. */
export const vgmStatuses = [-2, -1, 0, 1, 2] as const;
export type VgmStatus = (typeof vgmStatuses)[number];
export const allVgmStatuses = 3 as const;

/** What somebody does. `update` corrects what was sent, `save` what was not. */
export const vgmActs = ['save', 'send', 'update', 'delete', 'restore'] as const;
export type VgmAct = (typeof vgmActs)[number];

/** What the terminal's side says of a submission; `unanswered`: it was looked up there and is not known. */
export const vgmReceipts = ['accepted', 'atTerminal', 'refused', 'unanswered'] as const;
export type VgmReceipt = (typeof vgmReceipts)[number];

/** What is done with the fee: held when it is sent, captured once it is accepted, released otherwise. */
export type MoneyStep = 'hold' | 'capture' | 'release' | null;

export type ActOutcome = { readonly next: VgmStatus; readonly money: MoneyStep } | { readonly refusal: VgmRefusalText };

const to = (next: VgmStatus, money: MoneyStep = null): ActOutcome => ({ next, money });
const no = (refusal: VgmRefusalText): ActOutcome => ({ refusal });

const acts: Readonly<Record<VgmStatus, Readonly<Record<VgmAct, ActOutcome>>>> = {
  [-2]: { save: no('deleted'), send: no('deleted'), update: no('deleted'), delete: no('deleted'), restore: to(0) },
  [-1]: { save: to(0), send: no('failedFirstEdit'), update: no('notSentYet'), delete: to(-2), restore: no('notDeleted') },
  [0]: { save: to(0), send: to(1, 'hold'), update: no('notSentYet'), delete: to(-2), restore: no('notDeleted') },
  [1]: { save: no('sending'), send: no('sending'), update: no('sending'), delete: no('sending'), restore: no('notDeleted') },
  // As with a manifest (R-4.10-32), a correction keeps the status and is recorded beside it.
  [2]: {
    save: no('sentUpdateOnly'),
    send: no('sentUpdateOnly'),
    update: to(2, 'hold'),
    delete: no('sentNotDeleted'),
    restore: no('notDeleted'),
  },
};

/** What an act makes of a filing; a refusal where it may not be taken. */
export function act(status: VgmStatus, what: VgmAct): ActOutcome {
  return acts[status][what];
}

export interface ReceiptOutcome {
  readonly next: VgmStatus;
  readonly money: MoneyStep;
  /** Both sides cannot be right, and the money stays as it is until somebody has looked. */
  readonly isContradiction: boolean;
}

/**
 * What a receipt of the first submission makes of a filing. One that comes again changes nothing; one that contradicts what
 * was settled is told and changes nothing either.
 */
export function hear(status: VgmStatus, receipt: VgmReceipt): ReceiptOutcome {
  const isGood = receipt === 'accepted' || receipt === 'atTerminal';
  if (status === 1) {
    return isGood ? { next: 2, money: 'capture', isContradiction: false } : { next: -1, money: 'release', isContradiction: false };
  }
  // What is sent was accepted before; anything else was not, or never left.
  return { next: status, money: null, isContradiction: isGood !== (status === 2) };
}

/** What a receipt of a correction makes of the money held for its new containers; the filing stays sent as it was. */
export function hearOfUpdate(receipt: VgmReceipt): Extract<MoneyStep, 'capture' | 'release'> {
  return receipt === 'accepted' || receipt === 'atTerminal' ? 'capture' : 'release';
}

/** What was heard last of a filing (vgmReceiptMsg, R-4.10-34). */
export type ReceiptHeard = keyof typeof vgmReceiptWords;

/** What a filing shows after a receipt: what is at the terminal stays there, whatever comes late. */
export function heardAfter(before: ReceiptHeard, receipt: VgmReceipt): ReceiptHeard {
  if (before === 'atTerminal' || receipt === 'atTerminal') return 'atTerminal';
  if (before === 'accepted' || receipt === 'accepted') return 'accepted';
  return 'failed';
}
