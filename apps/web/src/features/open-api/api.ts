/** Calls of a company's keys and of the addresses that its events are pushed to. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { openApi, type ApiKey, type Webhook, type WebhookDelivery } from '@mastlight/domain/open-api/contract';
import type { InterfaceCall } from '@mastlight/domain/open-api/interface-calls';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { ApiKey, Webhook, WebhookDelivery };
export type KeyUsage = ResponseData<typeof openApi.listKeys>['usage'][number];

const root = 'open-api';

/** The keys of the company of now, and how they were used. */
export const keysQuery = queryOptions({
  queryKey: [root, 'keys'],
  queryFn: ({ signal }) => callEndpoint(openApi.listKeys, {}, { signal }),
});

/** Makes a key; its answer alone has it. */
export const makeKey = (wish: RequestInput<typeof openApi.makeKey>) => callEndpoint(openApi.makeKey, wish);

/** Ends a key. */
export const revokeKey = (id: number) => callEndpoint(openApi.revokeKey, { id });

export const refreshKeys = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root, 'keys'] });

/** Calls of programs are counted together once a second; so long after one its count is written, in ms. */
const countedAfterMs = 1_500;

/** Asks how keys were used once the call that was just made is counted. */
export const refreshUsageSoon = (client: QueryClient): void => void setTimeout(() => void refreshKeys(client), countedAfterMs);

/** The addresses of the company of now. */
export const webhooksQuery = queryOptions({
  queryKey: [root, 'webhooks'],
  queryFn: ({ signal }) => callEndpoint(openApi.listWebhooks, {}, { signal }),
});

/** What was pushed to an address, page after page. */
export const deliveriesQuery = (id: number, isFailedOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: [root, 'webhooks', id, isFailedOnly],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(openApi.listDeliveries, { id, isFailedOnly, ...(pageParam !== null && { beforeId: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ list, hasMore }) => (hasMore ? list.at(-1)!.id : null),
  });

/** Makes an address; its answer alone has the secret. */
export const makeWebhook = (wish: RequestInput<typeof openApi.makeWebhook>) => callEndpoint(openApi.makeWebhook, wish);
/** Edits an address; its secret stays. */
export const editWebhook = (wish: RequestInput<typeof openApi.editWebhook>) => callEndpoint(openApi.editWebhook, wish);
export const switchWebhook = (id: number, isOn: boolean) => callEndpoint(openApi.switchWebhook, { id, isOn });
/** Gives an address another secret; its answer alone has it. */
export const rotateSecret = (id: number) => callEndpoint(openApi.rotateSecret, { id });
export const deleteWebhook = (id: number) => callEndpoint(openApi.deleteWebhook, { id });
export const testWebhook = (id: number) => callEndpoint(openApi.testWebhook, { id });
export const replayDeliveries = (wish: RequestInput<typeof openApi.replayDeliveries>) => callEndpoint(openApi.replayDeliveries, wish);

/** Addresses, and what was pushed to them. */
export const refreshWebhooks = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root, 'webhooks'] });

/** The caller's link to a calendar. */
export const calendarQuery = queryOptions({
  queryKey: [root, 'calendar'],
  queryFn: ({ signal }) => callEndpoint(openApi.showCalendar, {}, { signal }),
});

/** Makes a link; its answer alone has it, and the one before is dead. */
export const makeCalendar = () => callEndpoint(openApi.makeCalendar, {});
export const revokeCalendar = () => callEndpoint(openApi.revokeCalendar, {});

export const refreshCalendar = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root, 'calendar'] });

/** What a program is answered, as text. */
export interface TriedCall {
  readonly status: number;
  readonly tookMs: number;
  /** Those named, where the answer has them. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Laid out where it is JSON. */
  readonly body: string;
}

const tryTimeoutMs = 20_000;

/**
 * Calls an address as a program does: by a key alone, without the session of whoever looks on, and kept by nobody.
 *
 * @throws whatever `fetch` does where nothing is answered.
 */
export async function tryCall(
  {
    address,
    key,
    method,
    body: sent,
  }: {
    readonly address: string;
    readonly key: string | null;
    readonly method: InterfaceCall['method'];
    /** JSON, as somebody has written it; null: nothing is sent. */
    readonly body: string | null;
  },
  headerNames: readonly string[],
): Promise<TriedCall> {
  const beganAtMs = performance.now();
  const response = await fetch(address, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(sent !== null && { 'content-type': 'application/json' }),
    },
    ...(sent !== null && { body: sent }),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(tryTimeoutMs),
  });
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const body = isJson ? JSON.stringify(await response.json(), null, 2) : await response.text();
  return {
    status: response.status,
    tookMs: Math.round(performance.now() - beganAtMs),
    headers: headerNames.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body,
  };
}
