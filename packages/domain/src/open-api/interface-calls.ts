/**
 * The calls that programs make, and what we push to them: the one declaration by which they are served, described
 * (`/v2/openapi.json`) and shown. Parameters are those that the reader of the query reads by.
 */
import { eventsParameters, type CallParameter } from './events-query';
import { interfaceTexts as texts } from './messages';
import type { Scope } from './scopes';

/** A call as a program may make it. */
export interface CallExample {
  readonly title: string;
  /** As it stands in the address, without the question mark. */
  readonly query: string;
}

export interface InterfaceCall {
  /** That of its route. */
  readonly name: string;
  readonly path: string;
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

const { events, document, examples } = texts;

/** All calls; none is served that is not here. */
export const interfaceCalls = [
  {
    name: 'open-api.events',
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
    name: 'open-api.document',
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
export const addressOf = ({ path }: Pick<InterfaceCall, 'path'>, query: string): string => (query === '' ? path : `${path}?${query}`);

/** Why a call is refused with a status; of one that needs no key nothing is said of keys. */
export function sayRefusalOf({ scope }: Pick<InterfaceCall, 'scope'>, status: InterfaceCall['refusals'][number]): string {
  const ofOpen: Readonly<Partial<Record<number, string>>> = scope === null ? texts.openRefusals : {};
  return ofOpen[status] ?? texts.refusals[status];
}

/** What stands for a key where none is known. */
export const keyStandIn = 'YOUR_KEY';

/** A command that makes a call, once the key stands in it. */
export function curlOf(call: Pick<InterfaceCall, 'path' | 'scope'>, query: string, origin: string): string {
  const key = call.scope === null ? '' : `-H "Authorization: Bearer ${keyStandIn}" `;
  return `curl -i ${key}"${origin}${addressOf(call, query)}"`;
}

/** Headers of what we push, as Standard Webhooks 1.0 names them. */
export const webhookHeaders = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;
