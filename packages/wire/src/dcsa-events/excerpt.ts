import { valueKinds } from '../message-excerpt';
import { fieldsOf, rowsExcerpt } from '../syntax/row-excerpt';

const { billNo, code, containerNo, hidden, name, quantity, reason, reference, time } = valueKinds;

/** Under every spelling that is read. */
const kinds = new Map([
  ...fieldsOf(billNo, 'transportDocumentReference', 'carrierBookingReference', 'documentReferenceValue'),
  ...fieldsOf(containerNo, 'equipmentReference'),
  ...fieldsOf(reference, 'sealNumber', 'transportCallID', 'transportCallReference', 'portVisitReference', 'eventID', 'retractedEventID'),
  ...fieldsOf(
    code,
    'eventType',
    'eventClassifierCode',
    'equipmentEventTypeCode',
    'transportEventTypeCode',
    'shipmentEventTypeCode',
    'eventTypeCode',
    'reeferEventTypeCode',
    'iotEventTypeCode',
    'ISOEquipmentCode',
  ),
  ...fieldsOf(
    code,
    'isoEquipmentCode',
    'emptyIndicatorCode',
    'isTransshipmentMove',
    'UNLocationCode',
    'unLocationCode',
    'facilityCode',
    'facilityCodeListProvider',
    'facilityTypeCode',
    'locationType',
  ),
  ...fieldsOf(
    code,
    'modeOfTransport',
    'carrierServiceCode',
    'carrierVoyageNumber',
    'carrierExportVoyageNumber',
    'carrierImportVoyageNumber',
    'exportVoyageNumber',
    'importVoyageNumber',
    'universalExportVoyageReference',
    'universalImportVoyageReference',
  ),
  ...fieldsOf(
    code,
    'universalServiceReference',
    'vesselIMONumber',
    'imoNumber',
    'vesselFlag',
    'vesselCallSign',
    'vesselCallSignNumber',
    'vesselOperatorCarrierCode',
    'vesselOperatorCarrierCodeListProvider',
    'sealSource',
  ),
  ...fieldsOf(code, 'sealType', 'documentReferenceType', 'documentTypeCode', 'delayReasonCode'),
  ...fieldsOf(quantity, 'transportCallSequenceNumber'),
  ...fieldsOf(time, 'eventCreatedDateTime', 'eventUpdatedDateTime', 'eventDateTime', 'eventCreated'),
  ...fieldsOf(name, 'vessel', 'vesselName'),
  ...fieldsOf(reason, 'changeRemark', 'vesselScheduleChangeRemark', 'reason'),
  // Any place but a terminal may be somebody's door.
  ...fieldsOf(hidden, 'locationName'),
]);

const groups = new Set([
  'events',
  'metadata',
  'payload',
  'transportCall',
  'vessel',
  'location',
  'eventLocation',
  'otherFacility',
  'seals',
  'documentReferences',
]);

/** Only a port's terminal is told by its name. */
const terminalFacility = 'POTE';

/** Shipment events by field; parties, contacts and goods are in no list. */
export const eventsExcerpt = rowsExcerpt({
  kinds,
  groups,
  kindWithin: (field, around) =>
    field === 'locationName' && 'facilityTypeCode' in around && around.facilityTypeCode === terminalFacility ? name : undefined,
});
