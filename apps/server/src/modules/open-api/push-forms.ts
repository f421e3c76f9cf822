import { productNameLatin } from '@mastlight/domain/vocabulary/product-name';
import { versionHeader } from './operations/list-events';
import type { WebhookSigner } from './webhook-signer';

/** An address as what is pushed to it is signed. */
export interface Addressed {
  readonly salt: string;
  /** The salt before, while it signs still; null: it signs no more. */
  readonly oldSalt: string | null;
  /** Null where no program subscribed: it is pushed to by Standard Webhooks. */
  readonly subscriptionId: string | null;
  /** The subscriber's secret, sealed; null beside no subscription. */
  readonly sealedSecret: string | null;
}

/** What goes out. */
interface Pushed {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A form in which events are pushed: how one is written, what stands for one in a test, and how it is signed. */
interface PushForm {
  eventBody(event: { readonly type: string; readonly createdMs: number; readonly body: string }): string;
  testBody(test: { readonly type: string; readonly eventId: string; readonly atMs: number }): string;
  headersOf(signer: WebhookSigner, to: Addressed, id: string, atMs: number, body: string): Readonly<Record<string, string>>;
}

const standard: PushForm = {
  eventBody: ({ type, createdMs, body }) =>
    `{"type":${JSON.stringify(type)},"timestamp":"${new Date(createdMs).toISOString()}","data":${body}}`,
  testBody: ({ type, eventId, atMs }) => JSON.stringify({ type, timestamp: new Date(atMs).toISOString(), data: { eventID: eventId } }),
  headersOf: (signer, { salt, oldSalt }, id, atMs, body) => signer.headersOf(oldSalt === null ? [salt] : [salt, oldSalt], id, atMs, body),
};

const notification: PushForm = {
  eventBody: ({ body }) => `[${body}]`,
  // An event that never happened would be believed: 2.2 has none that says so.
  testBody: () => '[]',
  headersOf: (signer, { salt, subscriptionId, sealedSecret }, id, atMs, body) => ({
    ...versionHeader,
    ...signer.notificationHeadersOf({ id: subscriptionId!, sealedSecret: sealedSecret!, salt }, id, atMs, body),
  }),
};

const formOf = ({ subscriptionId }: Addressed): PushForm => (subscriptionId === null ? standard : notification);

/** Beside what signs. */
export const pushHeaders = { 'content-type': 'application/json', 'user-agent': `${productNameLatin}-Webhooks/1.0` } as const;

/** An event as it is pushed to an address now. */
export function writePush(
  signer: WebhookSigner,
  to: Addressed,
  event: { readonly eventId: string; readonly type: string; readonly createdMs: number; readonly body: string },
  atMs: number,
): Pushed {
  const form = formOf(to);
  const body = form.eventBody(event);
  return { body, headers: { ...pushHeaders, ...form.headersOf(signer, to, event.eventId, atMs, body) } };
}

/** A test of an address. */
export function writeTest(
  signer: WebhookSigner,
  to: Addressed,
  { type, eventId }: { readonly type: string; readonly eventId: string },
  atMs: number,
): Pushed {
  const form = formOf(to);
  const body = form.testBody({ type, eventId, atMs });
  return { body, headers: { ...pushHeaders, ...form.headersOf(signer, to, eventId, atMs, body) } };
}
