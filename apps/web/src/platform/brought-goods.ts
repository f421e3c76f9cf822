/** Goods that one room hands to another with the way there, since rooms know nothing of each other. */

/** What is known of goods before anybody has said in which box they lie. */
export interface BroughtGoods {
  readonly name: string;
  readonly packages: number | null;
  /** In Chinese; empty where none was read. */
  readonly packageUnit: string;
  /** kg */
  readonly grossKg: number | null;
}

/** The state of a way on which goods are brought. */
export const bringing = (goods: readonly BroughtGoods[]): object => ({ broughtGoods: goods });

/** What was brought on the way to an address; null: nothing. */
export function broughtBy(state: object): readonly BroughtGoods[] | null {
  return (state as { readonly broughtGoods?: readonly BroughtGoods[] }).broughtGoods ?? null;
}
