import type { PaidWish } from '@mastlight/domain/billing/index';

/**
 * What real money one call may take, over all that it charges for: as much as somebody has agreed to (T13). It is used up as
 * money is taken: each call has its own, made once of what it says.
 */
export class Consent {
  #leftFen: number;

  private constructor(fen: number) {
    this.#leftFen = fen;
  }

  /** As a call says it; who names no amount has agreed to whatever it costs. */
  static of({ allowReal = false, allowRealFen = Number.POSITIVE_INFINITY }: PaidWish): Consent {
    return new Consent(allowReal ? allowRealFen : 0);
  }

  /** Nobody was asked: the free quota alone. */
  static none(): Consent {
    return new Consent(0);
  }

  /** To whatever it costs: where somebody agreed before, and elsewhere. */
  static whole(): Consent {
    return new Consent(Number.POSITIVE_INFINITY);
  }

  /** How much real money may still be taken, in fen. */
  get leftFen(): number {
    return this.#leftFen;
  }

  /** Uses up what was taken. @throws Error when it is more than is left: whoever takes it asks first. */
  use(fen: number): void {
    if (fen > this.#leftFen) throw new Error('more real money than was agreed to');
    this.#leftFen -= fen;
  }
}
