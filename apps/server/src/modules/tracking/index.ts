/**
 * Tracking: facts from port, terminal and customs, and the status of bills
 * derived from them. Not here: where messages come from (intake) and who
 * follows which bill (bill-subscription).
 */
export type { Applied, HeardMessages, MessageSubjects, TrackedBill, TrackingDoor } from './tracking-door';
