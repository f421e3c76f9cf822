/** What can be topped up at once: real money in fen, and what comes on top of it (R-7.5-08). */
export const goods = [
  { id: 'g50', fen: 5_000, giftFen: 0 },
  { id: 'g100', fen: 10_000, giftFen: 0 },
  { id: 'g300', fen: 30_000, giftFen: 0 },
  { id: 'g500', fen: 50_000, giftFen: 1_500 },
  { id: 'g1000', fen: 100_000, giftFen: 5_000 },
] as const;

/** Bounds of an amount of one's own, in fen: 1 to 50,000 yuan. */
export const amountMinFen = 100;
export const ownAmountMaxFen = 5_000_000;
/** Bounds of a transfer, in fen: 100 to 1,000,000 yuan; smaller sums are paid by a code. */
export const transferMinFen = 10_000;
export const transferMaxFen = 100_000_000;
export const payerNameMax = 100;
export const transferReasonMax = 200;
/** A transfer is waited for so long, as it is shown; nobody closes it by that time. */
export const transferMs = 30 * 24 * 3_600_000;
/** R-4.10-36: an order that nobody pays is closed after so long. */
export const orderMs = 2 * 3_600_000;
/** Orders of an owner that wait at once. */
export const openOrdersMax = 20;
/** Orders that a person makes on a day of Shanghai, closed ones too: a payment method bounds how often we may ask it for all. */
export const ordersPerDay = 100;
