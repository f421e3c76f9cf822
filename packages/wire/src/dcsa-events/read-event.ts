import type { EventLeg } from '../message';
import type { CodedText, EventClassifier, EventDocument, EventStatus, NamedDocument, Reference, ShipmentEvent } from '../message';
import { classifierWord, codeLists, isEventType, isSpelledOut, statusWord } from './event-codes';
import type { EventFields } from './event-fields';
import { readEquipment } from './read-equipment';
import { readLocation } from './read-place';
import { readTransportCall } from './read-transport-call';
import { isNoTimeYet } from '../vocabulary/wire-time';

/** Where the drafts of 3.0 put the fields that 2.2 has in the event itself. */
const wrappers = [
  'metadata',
  'payload',
  'eventClassification',
  'shipmentDetails',
  'transportDetails',
  'equipmentDetails',
  'iotDetails',
  'reeferDetails',
  'eventDetails',
];

/** The type code of each event type; 3.0 drafts have one name for all. */
const typeCodeFields: Readonly<Record<string, string>> = {
  SHIPMENT: 'shipmentEventTypeCode',
  TRANSPORT: 'transportEventTypeCode',
  EQUIPMENT: 'equipmentEventTypeCode',
  IOT: 'iotEventTypeCode',
  REEFER: 'reeferEventTypeCode',
};
const generalTypeCode = 'eventTypeCode';

/** Fields that no event of 2.2 has. */
const draftFields = [...wrappers, 'retractedEventID', generalTypeCode, 'eventUpdatedDateTime'];

const knownFields: ReadonlySet<string> = new Set([
  ...draftFields,
  ...Object.values(typeCodeFields),
  'eventID',
  'eventType',
  'eventCreatedDateTime',
  'eventCreated',
  'eventDateTime',
  'eventClassifierCode',
  'documentID',
  'documentTypeCode',
  'shipmentInformationTypeCode',
  'carrierBookingReference',
  'transportDocumentReference',
  'documentReferences',
  'references',
  'reason',
  'delayReasonCode',
  'changeRemark',
  'vesselScheduleChangeRemark',
  'transportCall',
  'eventLocation',
  'equipmentReference',
  'ISOEquipmentCode',
  'isoEquipmentCode',
  'emptyIndicatorCode',
  'isTransshipmentMove',
  'equipment',
  'vehicle',
  'licensePlate',
  'vehicleRegistrationNumber',
  'seals',
]);

/** One event, and whether it is written as only a draft of 3.0 would write it. */
export interface ReadEvent {
  readonly event: ShipmentEvent;
  readonly isDraft: boolean;
}

/** Reads one event of any version; null, with an error noted, when it says nothing that could be told. */
export function readEvent(outer: EventFields): ReadEvent | null {
  const fields = outer.unwrapped(wrappers);
  const retractsId = fields.one('retractedEventID');
  const status = readStatus(fields);
  const told = fields.one('eventDateTime');
  const isTimed = told !== null && !isNoTimeYet(told);
  if (retractsId === null && (status.code === null || !isTimed)) {
    fields.log.note('not-an-event', fields.place, status.code === null ? 'eventType' : 'eventDateTime');
    return null;
  }
  fields.nameUnknown(knownFields);
  const classifier = readClassifier(fields);
  const call = fields.child('transportCall');
  const location = fields.child('eventLocation');
  const leg = call === null ? null : readTransportCall(call);
  const where = (location === null ? null : readLocation(location)) ?? leg?.call?.where ?? null;
  const documents = readNumbers(fields, 'documentReference', codeLists.documentTypes);
  const event: ShipmentEvent = {
    id: fields.one('eventID'),
    retractsId,
    // Nobody knows where the system stands that wrote it.
    created: fields.moment(null, 'eventCreatedDateTime', 'eventUpdatedDateTime', 'eventCreated'),
    happened: fields.moment(where?.code ?? null, 'eventDateTime'),
    classifier,
    status,
    reasons: readReasons(fields, status.category),
    remarks: [],
    where,
    places: [],
    times: [],
    document: readDocument(fields),
    billNos: numbersOf(documents, 'TRD', fields.one('transportDocumentReference')),
    bookingNos: numbersOf(documents, 'BKG', fields.one('carrierBookingReference')),
    documents: documents.flatMap(asDocument),
    references: readNumbers(fields, 'reference', codeLists.referenceTypes).map(asReference),
    equipment: readEquipment(fields),
    legs: withPlate(leg, plateOf(fields, call)),
    parties: [],
    goods: [],
    isTransshipment: fields.truth('isTransshipmentMove'),
  };
  const isDraft =
    outer.has(...draftFields) ||
    (status.category !== null && !isEventType(status.category)) ||
    isSpelledOut(status.code ?? '') ||
    isSpelledOut(classifier?.code ?? '');
  return { event, isDraft };
}

function readStatus(fields: EventFields): EventStatus {
  const told = fields.one('eventType');
  // The name of the code field says the type where the type itself is missing.
  const category = told ?? Object.keys(typeCodeFields).find((type) => fields.has(typeCodeField(type))) ?? null;
  const code = (category === null ? null : fields.one(typeCodeField(category))) ?? fields.one(generalTypeCode);
  const word = code === null ? null : statusWord(category, code);
  if (code !== null && word === null) {
    fields.once.note('unknown-status', fields.place, category === null ? code : `${category} ${code}`);
  }
  return { category, code, codeList: null, agency: null, text: null, word };
}

function typeCodeField(type: string): string {
  return (Object.hasOwn(typeCodeFields, type) ? typeCodeFields[type] : undefined) ?? generalTypeCode;
}

function readClassifier(fields: EventFields): EventClassifier | null {
  const code = fields.one('eventClassifierCode');
  if (code === null) return null;
  const word = classifierWord(code);
  if (word === null) fields.once.note('code-kept', fields.place, `eventClassifierCode ${code}`);
  return { code, word };
}

/** Why: SHIPMENT events have a `reason`, the others a delay code and a remark on the change. */
function readReasons(fields: EventFields, category: string | null): CodedText[] {
  const code = fields.one('delayReasonCode');
  const texts = reasonFields(category).flatMap((names) => fields.one(...names) ?? []);
  if (code === null && texts.length === 0) return [];
  const [first = null, ...rest] = texts;
  return [{ code, codeList: null, agency: null, text: first }, ...rest.map((text) => ({ code: null, codeList: null, agency: null, text }))];
}

const changeRemarkFields = ['changeRemark', 'vesselScheduleChangeRemark'];
const reasonField = ['reason'];

/** The text fields of a reason, the one proper to the event type first. */
export function reasonFields(category: string | null): readonly (readonly string[])[] {
  return category === 'SHIPMENT' ? [reasonField, changeRemarkFields] : [changeRemarkFields, reasonField];
}

function readDocument(fields: EventFields): EventDocument | null {
  const number = fields.one('documentID');
  const kind = fields.code(codeLists.documentTypes, 'documentTypeCode', 'shipmentInformationTypeCode');
  return number === null && kind === null ? null : { kind, number };
}

interface KindedNumber {
  readonly kind: string | null;
  readonly number: string;
}

/** `references` with `referenceType` and `referenceValue`, or the same of documents. */
function readNumbers(fields: EventFields, name: 'reference' | 'documentReference', kinds: ReadonlySet<string>): KindedNumber[] {
  const known = new Set([`${name}Type`, `${name}Value`, 'type', 'value', name]);
  return fields.children(`${name}s`).flatMap((told): KindedNumber[] => {
    told.nameUnknown(known);
    const number = told.one(`${name}Value`, 'value', name);
    if (number === null) told.noteEmpty(`${name}s`);
    return number === null ? [] : [{ kind: told.code(kinds, `${name}Type`, 'type'), number }];
  });
}

/** The numbers of one kind, with the one that versions other than 2.2 tell in a field of its own. */
function numbersOf(numbers: readonly KindedNumber[], kind: string, own: string | null): string[] {
  const found = numbers.flatMap((one) => (one.kind === kind ? [one.number] : []));
  return own === null || found.includes(own) ? found : [own, ...found];
}

function asReference({ kind, number }: KindedNumber): Reference {
  return { qualifier: kind ?? '', number, line: null, times: [] };
}

/** Bookings and transport documents have fields of their own. */
function asDocument({ kind, number }: KindedNumber): NamedDocument[] {
  if (kind === 'TRD' || kind === 'BKG') return [];
  return [{ code: kind, name: null, number, copies: null, times: [] }];
}

const plateFields = ['licensePlate', 'licencePlate', 'vehicleRegistrationNumber', 'registrationNumber', 'truckPlate'];

/** The plate of the truck that an event tells of, in itself, its vehicle or its call. */
function plateOf(fields: EventFields, call: EventFields | null): string | null {
  const around = [fields, fields.child('vehicle'), call, call?.child('vehicle') ?? null];
  return around.flatMap((one) => one?.one(...plateFields) ?? [])[0] ?? null;
}

/** The leg with its plate; a plate alone makes a leg by road. */
function withPlate(leg: EventLeg | null, truckPlate: string | null): EventLeg[] {
  if (truckPlate === null) return leg === null ? [] : [leg];
  return [{ ...(leg ?? emptyLeg), truckPlate }];
}

const emptyLeg: EventLeg = {
  stage: null,
  mode: null,
  way: 'road',
  means: null,
  carrier: null,
  vessel: null,
  nationality: null,
  places: [],
  times: [],
  references: [],
  services: [],
  call: null,
};
