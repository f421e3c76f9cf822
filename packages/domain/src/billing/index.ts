/** What other areas know of money: what a fee is, how what is paid for is named, and how an amount is written. */
export {
  adjustmentMaxFen,
  adjustmentStates,
  judgeAdjustment,
  verdicts,
  type AdjustmentState,
  type Judge,
  type Verdict,
} from './adjustment';
export { payRate, showCoins } from './coins';
export { originOf, vesselFeeOf, type Fee, type Origin } from './fee';
export {
  feesOf,
  paidAnswer,
  paidAs,
  portOfPaid,
  paidFields,
  paidFieldsAsWords,
  paidItem,
  paidItemOf,
  paidRefusals,
  type FeeOfOrigin,
  type PaidSubscription,
  type PaidWish,
} from './paid';
export { keyRefusals } from './refusals';
export { memberPriceOf, priceOf, reducedFees, wholePercent } from './price-list';
