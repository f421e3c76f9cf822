/** What an answer from the terminal's side means for a filing; null where it says nothing yet, and the filing waits. */
import type { VgmReceipt } from './status';

/** An answer as CONTRL and APERAK give it: 0083 of the one, the function of the other. */
export interface AnswerHeard {
  /** CONTRL judges the syntax alone, APERAK what is said. */
  readonly type: 'CONTRL' | 'APERAK';
  readonly verdict: 'rejected' | 'acknowledged' | 'received' | null;
}

/** A file that can be read is not yet a weight that is taken: only an APERAK accepts, either refuses. */
export function receiptOfAnswer({ type, verdict }: AnswerHeard): VgmReceipt | null {
  if (verdict === 'rejected') return 'refused';
  return verdict === 'acknowledged' && type === 'APERAK' ? 'accepted' : null;
}

/** The state of a container in a port's rows of weights: `00` or `OK` once the terminal has it; another code is no news. */
export function receiptOfRow(state: string): VgmReceipt | null {
  return /^(?:00|ok)$/i.test(state.trim()) ? 'atTerminal' : null;
}
