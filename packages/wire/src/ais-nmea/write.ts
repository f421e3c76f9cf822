/** Writers of AIS sentences. */
export type { SentenceOptions } from './write-sentences';
export { plainPosition, plainVoyage, type Heard } from './plain-messages';
export { writeClassAPosition, writeClassBPosition } from './write-position';
export { writeStaticReport, writeStaticVoyage } from './write-static';
