/** Writers of the GACC messages. */
export type { CustomsEnvelope } from './write-envelope';
export { writeCustomsReceipt } from './write-customs-receipt';
export { writeArrivalReport, writeCustomsDeclaration, writePreManifest } from './write-customs-declaration';
