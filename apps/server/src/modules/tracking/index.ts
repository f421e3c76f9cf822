/**
 * Tracking: facts from port, terminal and customs, and the status of bills
 * derived from them. Not here: where messages come from (intake) and who
 * follows which bill (bill-subscription).
 */
export type { Applied, HeardMessages, MessageSubjects, TrackedBill, TrackingDoor } from './tracking-door';
export { exceptionInstants } from '@mastlight/domain/tracking/exception-instants';
export { explainBill } from '@mastlight/domain/tracking/explain-bill';
export { listEvents } from '@mastlight/domain/tracking/list-events';
export type { BillStatus } from '@mastlight/domain/tracking/status';
export type { Fact } from '@mastlight/domain/tracking/fact';
