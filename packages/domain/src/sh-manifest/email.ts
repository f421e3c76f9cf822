/** E-mails to the shipping agent of a manifest: one goes out once customs have accepted what it says (R-2.2-08, R-7.6-13). */
import type { SubmissionState } from '../dispatch/index';
import { emailsPerDayMax } from './limits';

/** Not sent yet; on its way, or being tried again; taken by the agent's mail server; refused there; given up. */
export const emailStates = ['waiting', 'sending', 'sent', 'refused', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

const states: Readonly<Record<SubmissionState, EmailState>> = {
  waiting: 'waiting',
  unclear: 'sending',
  delivered: 'sent',
  accepted: 'sent',
  finished: 'sent',
  refused: 'refused',
  unanswered: 'failed',
  dead: 'failed',
};

/** How far an e-mail is, by how far dispatch is with it. */
export function emailStateOf(state: SubmissionState): EmailState {
  return states[state];
}

/** Why no e-mail can be sent now. */
export const emailHindrances = ['tooEarly', 'noServer', 'noMailbox', 'pending', 'tooMany'] as const;
export type EmailHindrance = (typeof emailHindrances)[number];

/** What is known of a manifest's e-mails. */
export interface EmailStanding {
  /** Customs have accepted something of it. */
  readonly isAccepted: boolean;
  readonly hasServer: boolean;
  /** Its agent has a mailbox. */
  readonly hasMailbox: boolean;
  readonly newest: EmailState | null;
  /** Sent within a day. */
  readonly count: number;
}

/** The first thing that keeps an e-mail from being sent; null: nothing does. */
export function hindranceOf({ isAccepted, hasServer, hasMailbox, newest, count }: EmailStanding): EmailHindrance | null {
  if (!isAccepted) return 'tooEarly';
  if (!hasServer) return 'noServer';
  if (!hasMailbox) return 'noMailbox';
  if (newest === 'waiting' || newest === 'sending') return 'pending';
  return count >= emailsPerDayMax ? 'tooMany' : null;
}
