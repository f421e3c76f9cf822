/** What is said between who sells something and how it is paid for. */
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
  /** The first of the things can be sent without the others: what the free quota pays for is offered alone. */
  readonly canBePart?: boolean;
}

/** What goes into the call: that real money may be taken, and how much of it, in fen, where somebody agreed to it (T13). */
export type Agreed = { readonly allowReal?: true; readonly allowRealFen?: number };
