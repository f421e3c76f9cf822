/**
 * Money in the browser: what a charge is asked for with, and what is said of it afterwards.
 * Not here: what is sold; whoever sells it sends its call through `payFor`.
 */
export { ChargeDeclined, type Agreed } from './pay-wish';
export { payFor, sendShown } from './pay';
export { originOf } from '@mastlight/domain/billing/fee';
export { ChargeQuestions } from './components/charge-questions';
export { readYuan, showCoins } from '@mastlight/domain/billing/coins';
export { adjustmentMaxFen, adjustmentReasonMax } from '@mastlight/domain/billing/adjustment';
export { AccountBand } from './components/account-band';
export { BalanceAfter } from './components/balance-after';
export { Cost } from './components/cost';
export { HeaderWallet } from './components/header-wallet';
export { useMoneyMoved } from './money-moved';
export { refreshMoney, useAccount, useRealPart } from './queries';
export { billingRoutes } from './routes';
