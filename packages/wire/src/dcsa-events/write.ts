/** Writer of DCSA Track & Trace events. */
export { writeDcsaEvents } from './write-dcsa-events';
