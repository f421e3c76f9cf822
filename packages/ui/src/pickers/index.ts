/** Parts with behaviour of React Aria and our face; a chunk of its own, never on the first route (ADR 0020). */
export { ComboCell } from './combo-cell';
export { DateTimeCell, readDateTime } from './date-time-cell';
