/** What is sold sends its calls through here; how they are paid for comes when the first of them is made. */
import type { Agreed, PayWish } from './pay-wish';

/** As `payFor` of `pay-for.ts`. */
export async function payFor<Thing, Told extends { readonly coins: number }>(
  wish: PayWish,
  parts: readonly (readonly Thing[])[],
  send: (part: readonly Thing[], agreed: Agreed) => Promise<Told>,
): Promise<readonly Told[]> {
  const paying = await import('./pay-for');
  return paying.payFor(wish, parts, send);
}

/** As `sendShown` of `pay-for.ts`. */
export async function sendShown<Told>(
  wish: Pick<PayWish, 'port' | 'fee'>,
  realFen: number,
  send: (agreed: Agreed) => Promise<Told>,
): Promise<Told> {
  const paying = await import('./pay-for');
  return paying.sendShown(wish, realFen, send);
}
