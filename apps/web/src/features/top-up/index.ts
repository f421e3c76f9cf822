/**
 * Topping up in the browser: choosing an amount, paying by QR code, and the orders there were.
 * Not here: what the money is spent on (billing) and its invoices.
 */
export { endWayBackAt, keepWayBack } from './way-back';
export { transferReasonMax } from '@mastlight/domain/top-up/goods';
export { findingNoteMax } from '@mastlight/domain/top-up/order-state';
export { stateOf } from './state-of';
export { topUpRoutes } from './routes';
