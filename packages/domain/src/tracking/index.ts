/**
 * What other areas may know of tracking's rules: what a status means at a
 * moment, how it reads for another call, which reports tell of one event. Its
 * wire contract and its events are doors of their own.
 */
export { judgeBooking, missingCutOffs, readStoredBooking, type BookingStatus, type BookingStanding } from './booking-status';
export { eachShip, readStoredCall, type CallStatus, type Namesake } from './call-status';
export type { BillLacks } from './bill-lacks';
export { clockName, clockOfBill, clocksOf, nextClockOfBill, nextClockOfCall, type Clock } from './clocks';
export { dangersOf, isTighter, movesOf, type ClockMove, type Danger } from './cut-off-radar';
export type { BerthMove } from './berth-move';
export { etaHistory } from './eta-history';
export { freshCutOffChange, newestChange } from './bill-exceptions';
export { clockOfRow, explainBill, type NextStep } from './explain-bill';
export { explainRelease } from './explain-release';
export type { Fact } from './fact';
export { findSuperseded } from './find-superseded';
export { endOfSecond } from './known-at';
export { listEvents } from './list-events';
export { billSentences } from './messages';
export { receiptMeaning, type ReceiptMeaning } from './receipt-meaning';
export { explainSilent, type SilentErrand } from './explain-silent';
export { isAnyLoaded, isOtherCall } from './read-on-call';
export { emptyNode, readStoredStatus, type BillStatus, type BoxStatus, type CutOffChange, type NodeStatus } from './status';
export { imoOf, isDifferentCall, isSameCall, voyageKey, voyageKeysOf, type VesselCall } from './vessel-call';
export { callText, changedCall, shipChecks } from './say-ship-change';
export { billFlag, trackingStateOf } from './whole-bill';
