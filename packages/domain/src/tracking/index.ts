/**
 * What other areas may know of tracking's rules: what a status means at a
 * moment, when time alone changes it, which reports tell of one event. Its wire
 * contract and its events are doors of their own.
 */
export { exceptionInstants } from './exception-instants';
export { explainBill } from './explain-bill';
export type { Fact } from './fact';
export { listEvents } from './list-events';
export { derivationVersion, emptyNode, readStoredStatus, type BillStatus, type NodeStatus } from './status';
export { isSameCall } from './vessel-call';
