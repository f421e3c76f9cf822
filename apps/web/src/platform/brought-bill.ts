/** A bill that one room has read and hands to another with the way there, since rooms know nothing of each other. */
import type { BroughtBill } from '@mastlight/domain/vocabulary/brought-bill';

/** The state of a way on which a bill is brought. */
export const bringing = (bill: BroughtBill): object => ({ broughtBill: bill });

/** What was brought on the way to an address; null: nothing. */
export function broughtBy(state: object): BroughtBill | null {
  return (state as { readonly broughtBill?: BroughtBill }).broughtBill ?? null;
}
