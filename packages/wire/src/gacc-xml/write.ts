/** Writers of the GACC messages. */
export { nameCustomsMessage, type CustomsEnvelope } from './write-envelope';
export { writeCustomsReceipt } from './write-customs-receipt';
export {
  deletionOf,
  writeAirPreManifest,
  writeArrivalReport,
  writeCustomsDeclaration,
  writePreManifest,
} from './write-customs-declaration';
export { blankBill } from './schema/consignment';
export { blankDeclaredMeans } from './schema/means';
export { IncompleteDeclarationError, missingItems } from './missing-items';
export { packForSingleWindow, wrapForSingleWindow, type SingleWindowHead } from './write-single-window';
