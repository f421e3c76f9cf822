/**
 * What an event says happened, in one vocabulary for all formats. A format's
 * own code stands beside it; a code that no table knows has no word.
 */
export type StatusWord = CargoWord | EquipmentWord | TransportWord | CustomsWord | DocumentWord;

/** The goods of a consignment (UN 9011 of D95B). */
type CargoWord =
  | 'collected'
  | 'received'
  | 'manifested'
  | 'not-loaded'
  | 'short-shipped'
  | 'transhipped'
  | 'delayed'
  | 'damaged'
  | 'released'
  | 'returned'
  | 'delivered';

/** One container or other equipment. */
type EquipmentWord =
  | 'picked-up'
  | 'dropped-off'
  | 'gated-in'
  | 'gated-out'
  | 'loaded'
  | 'discharged'
  | 'stuffed'
  | 'stripped'
  | 'inspected'
  | 'resealed'
  | 'seal-removed'
  | 'available-for-pick-up'
  | 'available-for-drop-off'
  | 'passed-waypoint';

/** The means of transport. */
type TransportWord = 'arrived' | 'departed';

type CustomsWord =
  | 'customs-cleared'
  | 'export-cleared'
  | 'customs-refused'
  | 'customs-selected-for-scan'
  | 'customs-selected-for-inspection'
  | 'customs-released';

/** A document of the shipment: booking, shipping instruction, transport document … (T&T SHIPMENT events). */
type DocumentWord =
  | 'document-received'
  | 'document-drafted'
  | 'document-submitted'
  | 'document-requested'
  | 'document-confirmed'
  | 'document-approved'
  | 'document-rejected'
  | 'document-issued'
  | 'document-surrendered'
  | 'document-voided'
  | 'document-completed'
  | 'document-held'
  | 'document-released'
  | 'document-cancelled'
  | 'approval-pending'
  | 'update-pending'
  | 'confirmation-pending';
