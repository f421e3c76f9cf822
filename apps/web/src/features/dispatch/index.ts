/**
 * Outbound messages on the screen: the way of each, step by step. Not here: what was sent; whoever sent it shows its way by
 * our reference.
 */
export { SubmissionTimeline } from './components/submission-timeline';
export { ReceiptLights } from './components/receipt-lights';
export { timelineKey } from './api';
export { dispatchRoutes } from './routes';
