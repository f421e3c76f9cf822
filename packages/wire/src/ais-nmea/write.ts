/** Writers of AIS sentences. */
export type { SentenceOptions } from './write-sentences';
export { writeClassAPosition, writeClassBPosition } from './write-position';
export { writeStaticReport, writeStaticVoyage } from './write-static';
