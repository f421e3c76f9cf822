/** What is sold sends its calls through here; how they are paid for comes when the first of them is made. */
import type { Fee } from '@mastlight/domain/billing/fee';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** Somebody was asked whether real money may be taken, and said no: nothing was sent, and nobody needs to be told. */
export class ChargeDeclined extends Error {
  constructor() {
    super('declined');
    this.name = 'ChargeDeclined';
  }
}

/** What is to be paid: one fee, for each thing at a port. */
export interface PayWish {
  readonly port: PortCode;
  readonly fee: Fee;
  /** It may have been paid for today, and then costs nothing: nothing is asked unless the server asks. */
  readonly isPaidBefore?: boolean;
  /** It is set aside, and taken later or given back. */
  readonly isHeld?: boolean;
}

/** What goes into the call: that real money may be taken, and how much of it, in fen, where somebody agreed to it (T13). */
export type Agreed = { readonly allowReal?: true; readonly allowRealFen?: number };

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
