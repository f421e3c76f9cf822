/** Which submissions a word is about that names a subject alone, as a container or a bill, and none of our references. */
import { isSettled, levelOf, type SubmissionState, type Verdict } from './submission-state';

/** A submission of a subject that has left, whatever was said of it since. */
export interface LeftSubmission {
  readonly ownerKey: string;
  readonly state: SubmissionState;
}

/**
 * Those that a word can only be about; none: nobody can tell, and who has to know asks by our reference.
 *
 * A final word is about the subject, whoever sent it: for each owner his newest submission that was judged good. What is still
 * on its way is no part of it. Any other word, and a final one before anything was judged good, is about the only one that has
 * left: as soon as there are two it may be about the other, were that one refused long ago.
 *
 * @param left all of the subject that have left through that gateway, of whoever they are, the newest first.
 */
export function whoseWord<T extends LeftSubmission>(verdict: Verdict, left: readonly T[]): readonly T[] {
  if (verdict !== 'final') return left.length === 1 ? left : [];
  const good = left.filter(({ state }) => levelOf(state) >= 2);
  if (good.length > 0) return good.filter((one) => good.find(({ ownerKey }) => ownerKey === one.ownerKey) === one);
  // Somebody else may have told the terminal of what was refused to us.
  return left.length === 1 && !isSettled(left[0]!.state) ? left : [];
}
