/**
 * The calls that programs make, and what we push to them: the one declaration by which they are served, described
 * (`/v2/openapi.json`) and shown. Parameters are those that the reader of the query reads by.
 */
import { eventsParameters, pageParameters, type CallParameter } from './events-query';
import { declarationBytesMax, subscriptionBytesMax } from './limits';
import { declarationParameterTexts, interfaceTexts as texts, subscriptionParameterTexts } from './messages';
import type { Scope } from './scopes';

/** A call as a program may make it. */
export interface CallExample {
  readonly title: string;
  /** As it stands in the address, without the question mark. */
  readonly query: string;
  /** What is sent, where the call sends something. */
  readonly body?: object;
  /** What stands in the named place of its path. */
  readonly inPath?: string;
}

export interface InterfaceCall {
  /** That of its route. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A place in it is named as `{name}`. */
  readonly path: string;
  /** What is told of that place. */
  readonly inPath?: { readonly name: string; readonly about: string };
  /** Bytes of a body that it takes; without it, it takes none. */
  readonly bodyBytesMax?: number;
  /** HTTP status when it goes well; without it, 200. */
  readonly taken?: 200 | 201 | 204;
  /** Null: it needs no key. */
  readonly scope: Scope | null;
  readonly summary: string;
  readonly about: string;
  readonly parameters: readonly CallParameter[];
  /** Headers of its answer. */
  readonly headers: readonly Exclude<keyof typeof texts.headers, 'Retry-After'>[];
  /** HTTP statuses that it is refused with. */
  readonly refusals: readonly (keyof typeof texts.refusals)[];
  readonly examples: readonly CallExample[];
}

const { events, declare, declared, document, examples } = texts;
const { subscribe, subscriptions, subscription, alter, unsubscribe, changeSecret } = texts;

/** A declaration that the sandbox's terminal accepts. All of it is invented. */
const declarationExample = {
  declarationReference: 'VGM-DEMO26120500-CSNU6152042-1',
  VGM: {
    weight: { value: 20_000, unit: 'KGM' },
    method: 'SM2',
    dateTime: '2026-10-01T08:00:00+08:00',
    location: { locationName: '洋山四期' },
  },
  equipmentDetails: {
    equipmentReference: 'CSNU6152042',
    ISOEquipmentCode: '45G1',
    cargoGrossWeight: { value: 16_100, unit: 'KGM' },
    tareWeight: { value: 3_900, unit: 'KGM' },
  },
  shipmentDetails: { transportDocumentReference: 'DEMO26120500' },
  vesselVoyageDetails: {
    carrierCode: 'OOL',
    carrierCodeListProvider: 'SMDG',
    exportVoyageNumberOrReference: { carrierVoyageNumber: '118W' },
    portOfLoading: { UNLocationCode: 'CNSHA', facility: { facilityCode: 'SIPGSD', facilityCodeListProvider: 'SMDG' } },
    vesselName: 'DEMO.LANTERN',
  },
  responsibleParty: { partyName: '演示货代', address: { street: '灯塔路', streetNumber: '88 号', city: '上海', countryCode: 'CN' } },
  authorizedPersonSignatory: 'ZHOU DEMO',
} as const;

/** The same weighed as a whole, in pounds. */
const poundsExample = {
  ...declarationExample,
  declarationReference: 'VGM-DEMO26120500-CSNU6152042-2',
  VGM: { ...declarationExample.VGM, weight: { value: 44_092.5, unit: 'LBR' }, method: 'SM1' },
  equipmentDetails: {
    equipmentReference: declarationExample.equipmentDetails.equipmentReference,
    ISOEquipmentCode: declarationExample.equipmentDetails.ISOEquipmentCode,
    tareWeight: { value: 8_598, unit: 'LBR' },
  },
} as const;

/** A subscription of whoever reads it: address, secret and number are to be one's own. All of it is invented. */
const subscriptionExample = {
  callbackUrl: 'https://tms.example.com/dcsa/events',
  secret: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  equipmentEventTypeCode: ['GTIN', 'LOAD'],
  transportEventTypeCode: ['DEPA'],
  transportDocumentReference: 'DEMO00000001,DEMO00000002',
} as const;
const subscriptionIdExample = '7c0a4f0e-6f1d-4d0b-9a5e-2f5b8c1d3e47';
const ofSubscription = { name: 'subscriptionID', about: subscriptionParameterTexts.subscriptionID } as const;

/** All calls; none is served that is not here. */
export const interfaceCalls = [
  {
    name: 'open-api.events',
    method: 'GET',
    path: '/v2/events',
    scope: 'events:read',
    ...events,
    parameters: eventsParameters,
    headers: ['API-Version', 'Current-Page', 'Next-Page'],
    refusals: [400, 401, 403, 405, 429],
    examples: [
      { title: examples.first, query: 'limit=10' },
      { title: examples.newest, query: 'sort=eventCreatedDateTime:DESC&limit=10' },
      { title: examples.released, query: 'shipmentEventTypeCode=RELS,HOLD&limit=10' },
      { title: examples.bill, query: 'transportDocumentReference=DEMO00000001&equipmentEventTypeCode=GTIN,GTOT,LOAD' },
      { title: examples.since, query: 'eventCreatedDateTime:gte=2026-11-29T08:00:00%2B08:00' },
    ],
  },
  {
    name: 'open-api.declare',
    method: 'POST',
    path: '/vgm-declarations',
    bodyBytesMax: declarationBytesMax,
    scope: 'vgm:write',
    ...declare,
    parameters: [
      {
        name: 'acceptWarnings',
        form: { kind: 'flag' },
        about: declarationParameterTexts.acceptWarnings,
        example: 'true',
      },
    ],
    headers: ['API-Version'],
    refusals: [400, 401, 402, 403, 405, 409, 413, 415, 429],
    examples: [
      { title: examples.declare, query: '', body: { VGMDeclarations: [declarationExample] } },
      { title: examples.pounds, query: '', body: { VGMDeclarations: [poundsExample] } },
    ],
  },
  {
    name: 'open-api.declared',
    method: 'GET',
    path: '/vgm-declarations/{declarationReference}',
    inPath: { name: 'declarationReference', about: declarationParameterTexts.declarationReference },
    scope: 'vgm:write',
    ...declared,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 404, 405, 429],
    examples: [{ title: examples.declared, query: '', inPath: declarationExample.declarationReference }],
  },
  {
    name: 'open-api.subscribe',
    method: 'POST',
    path: '/v2/event-subscriptions',
    bodyBytesMax: subscriptionBytesMax,
    taken: 201,
    scope: 'events:subscribe',
    ...subscribe,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 405, 413, 415, 429],
    examples: [
      { title: examples.subscribe, query: '', body: subscriptionExample },
      {
        title: examples.subscribeAll,
        query: '',
        body: { callbackUrl: subscriptionExample.callbackUrl, secret: subscriptionExample.secret },
      },
    ],
  },
  {
    name: 'open-api.subscriptions',
    method: 'GET',
    path: '/v2/event-subscriptions',
    scope: 'events:subscribe',
    ...subscriptions,
    parameters: pageParameters,
    headers: ['API-Version', 'Current-Page', 'Next-Page'],
    refusals: [400, 401, 403, 405, 429],
    examples: [{ title: examples.subscriptions, query: 'limit=10' }],
  },
  {
    name: 'open-api.subscription',
    method: 'GET',
    path: '/v2/event-subscriptions/{subscriptionID}',
    inPath: ofSubscription,
    scope: 'events:subscribe',
    ...subscription,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 404, 405, 429],
    examples: [{ title: examples.subscription, query: '', inPath: subscriptionIdExample }],
  },
  {
    name: 'open-api.alter-subscription',
    method: 'PUT',
    path: '/v2/event-subscriptions/{subscriptionID}',
    inPath: ofSubscription,
    bodyBytesMax: subscriptionBytesMax,
    scope: 'events:subscribe',
    ...alter,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 404, 405, 413, 415, 429],
    examples: [
      {
        title: examples.alter,
        query: '',
        inPath: subscriptionIdExample,
        body: { callbackUrl: subscriptionExample.callbackUrl, shipmentEventTypeCode: ['RELS', 'HOLD'] },
      },
    ],
  },
  {
    name: 'open-api.change-secret',
    method: 'PUT',
    path: '/v2/event-subscriptions/{subscriptionID}/secret',
    inPath: ofSubscription,
    bodyBytesMax: subscriptionBytesMax,
    taken: 204,
    scope: 'events:subscribe',
    ...changeSecret,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 404, 405, 413, 415, 429],
    examples: [
      {
        title: examples.changeSecret,
        query: '',
        inPath: subscriptionIdExample,
        body: { secret: 'ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=' },
      },
    ],
  },
  {
    name: 'open-api.unsubscribe',
    method: 'DELETE',
    path: '/v2/event-subscriptions/{subscriptionID}',
    inPath: ofSubscription,
    taken: 204,
    scope: 'events:subscribe',
    ...unsubscribe,
    parameters: [],
    headers: ['API-Version'],
    refusals: [400, 401, 403, 404, 405, 429],
    examples: [{ title: examples.unsubscribe, query: '', inPath: subscriptionIdExample }],
  },
  {
    name: 'open-api.document',
    method: 'GET',
    path: '/v2/openapi.json',
    scope: null,
    ...document,
    parameters: [],
    headers: [],
    refusals: [400, 405, 429],
    examples: [{ title: examples.document, query: '' }],
  },
] as const satisfies readonly InterfaceCall[];

/** The address of an example below where programs reach us. */
export function addressOf({ path }: Pick<InterfaceCall, 'path'>, { query, inPath = '' }: Omit<CallExample, 'title' | 'body'>): string {
  const filled = path.replace(/\{\w+\}/, encodeURIComponent(inPath));
  return query === '' ? filled : `${filled}?${query}`;
}

/** Why a call is refused with a status; of one that needs no key nothing is said of keys. */
export function sayRefusalOf({ scope }: Pick<InterfaceCall, 'scope'>, status: InterfaceCall['refusals'][number]): string {
  const ofOpen: Readonly<Partial<Record<number, string>>> = scope === null ? texts.openRefusals : {};
  return ofOpen[status] ?? texts.refusals[status];
}

/** What stands for a key where none is known. */
export const keyStandIn = 'YOUR_KEY';

/** A call as it is to be made; its body as an object, or as somebody has written it. */
export type CallWish = Omit<CallExample, 'title' | 'body'> & { readonly body?: object | string };

/** A command that makes a call, once the key stands in it. */
export function curlOf(call: Pick<InterfaceCall, 'method' | 'path' | 'scope'>, example: CallWish, origin: string): string {
  const key = call.scope === null ? '' : `-H "Authorization: Bearer ${keyStandIn}" `;
  // A body makes it a POST by itself.
  const method = call.method === (example.body === undefined ? 'GET' : 'POST') ? '' : `-X ${call.method} `;
  const body = example.body === undefined ? '' : `-H "Content-Type: application/json" --data '${quoted(example.body)}' `;
  return `curl -i ${method}${key}${body}"${origin}${addressOf(call, example)}"`;
}

/** In single quotes of a shell. */
const quoted = (body: object | string): string => (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll("'", "'\\''");

/** Headers of what we push, as Standard Webhooks 1.0 names them. */
export const webhookHeaders = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;

/** Headers of what we push to a subscription, as Track & Trace 2.2 names them. */
export const notificationHeaders = {
  signature: 'Notification-Signature',
  subscription: 'Subscription-ID',
  version: 'API-Version',
} as const;
