/** Goods name to HS code, offline. For servers: its tables are too large for a browser's first visit. */
export { buildClassifier } from './classifier';
export type { Classifier } from './classifier';
export type { HsAnswer, HsCandidate, HsQuestion, HsReason, HsTitle } from './answer';
export { tariffEntries } from './tariff-entries';
export type { TariffEntry } from './tariff-table';
export { tariffNotes } from './tariff-notes';
export { explainInspection, explainSupervision } from './supervision';
