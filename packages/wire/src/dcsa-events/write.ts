/** Writers of DCSA Track & Trace events. */
export { writeDcsaEvents } from './write-dcsa-events';
export { writeOwnEvent, type OwnEvent } from './own-event';
