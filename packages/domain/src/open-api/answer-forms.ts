/** Forms of what programs read: events as Track & Trace 2.2 has them, what we push, refusals. */
import * as z from 'zod/mini';
import { alteredSubscriptionForm, newSubscriptionForm, secretForm, subscriptionForm } from './event-subscription';
import { declarationsForm } from './vgm-declaration';
import { equipmentCodes, shipmentCodes, transportCodes } from './events-of-bill';

const moment = z.iso.datetime({ offset: true });
const text = z.string();

const place = {
  UNLocationCode: z.optional(text),
  facilityCode: z.optional(text),
  facilityCodeListProvider: z.optional(z.literal('SMDG')),
  otherFacility: z.optional(text),
  facilityTypeCode: z.optional(z.literal('POTE')),
};

const transportCall = z.object({
  ...place,
  exportVoyageNumber: z.optional(text),
  modeOfTransport: z.enum(['VESSEL', 'TRUCK']),
  location: z.optional(z.object({ locationName: text })),
  vessel: z.optional(z.object({ vesselIMONumber: z.optional(text), vesselName: z.optional(text) })),
});

const ofEvery = {
  eventID: z.uuid(),
  /** When we wrote it. */
  eventCreatedDateTime: moment,
  /** When it happened, or is expected. */
  eventDateTime: moment,
  eventClassifierCode: z.enum(['EST', 'ACT']),
  documentReferences: z.array(z.object({ documentReferenceType: z.enum(['BKG', 'TRD']), documentReferenceValue: text })),
  references: z.optional(z.array(z.object({ referenceType: z.literal('EQ'), referenceValue: text }))),
  /** The event that does not hold any more. */
  retractedEventID: z.optional(z.uuid()),
};

const equipmentEvent = z.object({
  eventType: z.literal('EQUIPMENT'),
  equipmentEventTypeCode: z.enum(equipmentCodes),
  ...ofEvery,
  equipmentReference: text,
  ISOEquipmentCode: z.optional(text),
  emptyIndicatorCode: z.enum(['EMPTY', 'LADEN']),
  seals: z.optional(z.array(z.object({ sealNumber: text }))),
  transportCall,
  changeRemark: z.optional(text),
});

const transportEvent = z.object({
  eventType: z.literal('TRANSPORT'),
  transportEventTypeCode: z.enum(transportCodes),
  ...ofEvery,
  transportCall,
  changeRemark: z.optional(text),
});

const shipmentEvent = z.object({
  eventType: z.literal('SHIPMENT'),
  shipmentEventTypeCode: z.enum(shipmentCodes),
  ...ofEvery,
  documentTypeCode: z.literal('CUS'),
  documentID: text,
  eventLocation: z.object({ ...place, locationName: text }),
  reason: z.optional(text),
});

const event = z.discriminatedUnion('eventType', [equipmentEvent, transportEvent, shipmentEvent]);

const pushTypes = [
  ...equipmentCodes.map((code) => `equipment.${code.toLowerCase()}`),
  ...transportCodes.map((code) => `transport.${code.toLowerCase()}`),
  ...shipmentCodes.map((code) => `shipment.${code.toLowerCase()}`),
];

const refusal = z.object({
  httpMethod: text,
  requestUri: text,
  errors: z.array(z.object({ reason: text, message: text })),
  statusCode: z.int(),
  statusCodeText: text,
  errorDateTime: moment,
});
/** How a call is refused, as Track & Trace has it. */
export type CallRefusal = z.output<typeof refusal>;

/** How far a declared VGM is; its words are told beside it. */
const declarationStates = ['SENDING', 'ACCEPTED', 'AT_TERMINAL', 'FAILED', 'NOT_SENT', 'DELETED'] as const;

const declarationAnswer = z.object({
  VGMDeclarations: declarationsForm.shape.VGMDeclarations,
  feedbackElements: z.array(z.object({ severity: z.enum(['ERROR', 'WARN', 'INFO']), message: text, propertyPath: z.optional(text) })),
  /** Ours, beside what DCSA has. */
  declarationStatus: z.object({
    state: z.enum(declarationStates),
    stateName: text,
    /** What the terminal said, where it refused. */
    reason: z.optional(text),
    /** What the container weighs by now, in kg. */
    weightKg: z.optional(z.number()),
    /** In 火币: set aside when it was sent, taken once it is accepted. */
    fee: text,
    declaredDateTime: moment,
    acceptedDateTime: z.optional(moment),
  }),
});
/** What is told of a declared VGM. */
export type DeclarationAnswer = z.output<typeof declarationAnswer>;
export type DeclarationState = (typeof declarationStates)[number];

/** By the names under which they are described. */
export const answerForms = {
  Event: event,
  EquipmentEvent: equipmentEvent,
  TransportEvent: transportEvent,
  ShipmentEvent: shipmentEvent,
  TransportCall: transportCall,
  Events: z.array(event),
  Push: z.object({ type: z.enum(pushTypes), timestamp: moment, data: event }),
  TestPush: z.object({ type: z.literal('test'), timestamp: moment, data: z.object({ eventID: text }) }),
  VGMDeclarations: declarationsForm,
  DeclarationAnswer: declarationAnswer,
  NewSubscription: newSubscriptionForm,
  AlteredSubscription: alteredSubscriptionForm,
  NewSecret: secretForm,
  Subscription: subscriptionForm,
  Subscriptions: z.array(subscriptionForm),
  Refusal: refusal,
} as const;
export type AnswerForm = keyof typeof answerForms;
