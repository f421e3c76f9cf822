/**
 * What other areas may know of tracking's rules: what a status means at a
 * moment, how it reads for another call, which reports tell of one event. Its
 * wire contract and its events are doors of their own.
 */
export { apartFromCall, isOtherCall } from './apart-from-call';
export { explainBill, newestChange } from './explain-bill';
export type { Fact } from './fact';
export { listEvents } from './list-events';
export { billSentences } from './messages';
export { emptyNode, readStoredStatus, type BillStatus, type CutOffChange, type NodeStatus } from './status';
export { voyageKey } from './vessel-call';
export { billFlag } from './whole-bill';
