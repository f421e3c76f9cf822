import { askBelow, sureFrom } from './limits';

/** What is asked of people about a line, most first; the words are in `lineStateTexts`. */
export type LineState = 'ask' | 'check' | 'ready' | 'accepted';

/** What a line's state is made of. */
export interface JudgedLine {
  /** Whole percent that the six digits of `hsCode` are right. */
  readonly confidence: number;
  /** The best candidate; empty without one. */
  readonly hsCode: string;
  /** Written beside the goods; empty without one. */
  readonly statedCode: string;
  /** Empty before somebody accepted one. */
  readonly chosenCode: string;
}

/**
 * The state of a line. What may be accepted with others at a stroke is sure of all six digits, and nobody has written
 * another code beside it.
 */
export function stateOfLine({ confidence, hsCode, statedCode, chosenCode }: JudgedLine): LineState {
  if (chosenCode !== '') return 'accepted';
  if (hsCode.length < 6 || confidence < askBelow) return 'ask';
  if (contradicts(statedCode, hsCode) || confidence < sureFrom) return 'check';
  return 'ready';
}

/** Whether a written code is another than the proposed one, as far as both go within six digits. */
export function contradicts(statedCode: string, hsCode: string): boolean {
  const length = Math.min(statedCode.length, hsCode.length, 6);
  return length > 0 && statedCode.slice(0, length) !== hsCode.slice(0, length);
}
