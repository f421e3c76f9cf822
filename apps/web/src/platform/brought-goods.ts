/** Goods that one room hands to another with the way there, since rooms know nothing of each other. */
import type { BroughtGoods } from '@mastlight/domain/vocabulary/brought-goods';

/** The state of a way on which goods are brought. */
export const bringing = (goods: readonly BroughtGoods[]): object => ({ broughtGoods: goods });

/** What was brought on the way to an address; null: nothing. */
export function broughtBy(state: object): readonly BroughtGoods[] | null {
  return (state as { readonly broughtGoods?: readonly BroughtGoods[] }).broughtGoods ?? null;
}
