/** How far a declared VGM is, as programs read it. */
import type { DeclarationState } from './answer-forms';

/** What stands of its filing: -2 deleted, -1 failed, 0 waiting to be sent, 1 on its way, 2 accepted; and what was heard last. */
export interface FilingStanding {
  readonly status: -2 | -1 | 0 | 1 | 2;
  readonly receipt: string;
}

const states = { [-2]: 'DELETED', [-1]: 'FAILED', 0: 'NOT_SENT', 1: 'SENDING', 2: 'ACCEPTED' } as const satisfies Record<
  number,
  DeclarationState
>;

/** One state for both: what a terminal has accepted may be at the terminal besides. */
export function declaredState({ status, receipt }: FilingStanding): DeclarationState {
  return status === 2 && receipt === 'atTerminal' ? 'AT_TERMINAL' : states[status];
}
