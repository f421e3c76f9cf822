/** Changing the number of a subscription that was paid for (R-7.4-41). */

/** How often one payment goes on to another number after something was heard of the one before: carriers change a number once. */
export const heardRenamesMax = 1;

/** `free`: a typing mistake. `counted`: a carrier's change, free as well. `used-up`: what is followed next is a bill of its own. */
export type RenameVerdict = 'free' | 'counted' | 'used-up';

/**
 * Whether a subscription goes on under another number.
 *
 * @param isHeard whether anything was heard of the number that it has.
 * @param heardRenames how often its payment has gone on from a number that was heard of.
 */
export function judgeRename(isHeard: boolean, heardRenames: number): RenameVerdict {
  if (!isHeard) return 'free';
  return heardRenames < heardRenamesMax ? 'counted' : 'used-up';
}
