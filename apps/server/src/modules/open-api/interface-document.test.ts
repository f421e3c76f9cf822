// Guarantee: `/v2/openapi.json` is OpenAPI 3.1, is all that is served and nothing else, its examples run, what is answered,
// refused and pushed has the forms that it names, and it is the same for everybody.
import { openApi } from '@mastlight/domain/open-api/contract';
import { interfaceChanges } from '@mastlight/domain/open-api/interface-changes';
import { callsPerMinute } from '@mastlight/domain/open-api/limits';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import { scopeCodes, scopes } from '@mastlight/domain/open-api/scopes';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { writeOwnEvent } from '@mastlight/wire/dcsa-events/write';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { inTransaction } from '../../platform/db/transaction';
import type { TestMember } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { createTestClock } from '../../scenarios/start-test-server';
import { startWebhooksForTest } from '../../scenarios/webhooks-for-test';
import { describeInterface } from './interface-document';
import { tellEverybody } from './operations/tell-changed';
import type { OpenApiParts } from './parts';
import { openApiStandardRoutes } from './standard-routes';
import { appendEvents, holdFeed } from './store/feed';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: object;
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: object; readonly content?: object }>>;
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}
interface Described {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>>; readonly securitySchemes: object };
  readonly 'x-changelog': unknown;
}
const origin = 'https://tracking.example.com';
const described = describeInterface(origin) as unknown as Described;
const operations = Object.entries(described.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** What a form of the description takes, and no field beyond it: what is told must be described. */
function formOf(name: string) {
  const closed: unknown = JSON.parse(
    JSON.stringify(described.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'properties' in value ? { ...value, additionalProperties: false } : value,
  );
  return fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: closed } as never);
}

const clock = createTestClock();
let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
let manager: TestMember;
let key: string;
let webhook: Awaited<ReturnType<typeof kit.make>>;
beforeAll(async () => {
  kit = await startWebhooksForTest(clock, 1_000);
  manager = await kit.companies.make();
  const asked = { name: 'ERP', scopes: [...scopeCodes], dayMaxCoins: '100' };
  ({ key } = (await kit.server.call(openApi.makeKey, asked, { token: manager.token })).data!);
  const said = { actorId: 0, identity: String(manager.cid), requestId: 'test', ipDigest: 'test', reason: 'test', atMs: clock.nowMs() };
  await kit.server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', 10000, 'clearing_demo')`, [
    `c:${manager.cid}`,
    JSON.stringify(said),
    `demo ${manager.cid}`,
  ]);
  // What comes from here on is pushed.
  webhook = await kit.make(manager, { eventTypes: ['EQUIPMENT', 'TRANSPORT', 'SHIPMENT'] });
});
afterAll(() => kit.stop());

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${kit.server.url}${path}`, init);
const byKey = (): RequestInit => ({ headers: { authorization: `Bearer ${key}` } });
/** A call with a body, where it has one. */
const wishOf = ({ method, body }: Pick<Example, 'method' | 'body'>): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${key}`, ...(body !== null && { 'content-type': 'application/json' }) },
  // Its own address is whoever reads it; here it is the receiver's.
  ...(body !== null && { body: body.replace('https://tms.example.com', kit.receiver.origin) }),
});

/** What OpenAPI 3.1 asks for and this document does not have. */
function faultsOf(document: Described): string[] {
  const all = [
    ...operations.map(({ path, method, operation }) => [`${method} ${path}`, operation] as const),
    ...Object.entries(document.webhooks).map(([name, { post }]) => [`webhook ${name}`, post] as const),
  ];
  const ids = all.map(([, { operationId }]) => operationId);
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]!);
  return [
    ...(/^3\.1\.\d+$/.test(document.openapi) ? [] : ['version of OpenAPI']),
    ...(document.info.title && document.info.version ? [] : ['info']),
    ...(new Set(ids).size === ids.length ? [] : ['an id that is not its own']),
    ...refs.filter((ref) => !Object.keys(document.components.schemas).some((name) => ref === `#/components/schemas/${name}`)),
    ...all.flatMap(([name, operation]) => {
      const { parameters = [], responses, security = [] } = operation;
      const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      return [
        ...(new Set(names).size === names.length ? [] : ['a parameter twice']),
        ...parameters.filter((one) => !one.schema || !['query', 'header', 'path'].includes(one.in)).map((one) => one.name),
        ...Object.entries(responses).flatMap(([status, { description }]) =>
          /^[1-5](?:\d\d|XX)$/.test(status) && description ? [] : [`answer ${status}`],
        ),
        ...(Object.keys(responses).length > 0 ? [] : ['no answer']),
        ...security.flatMap((way) => Object.keys(way)).filter((way) => !Object.hasOwn(document.components.securitySchemes, way)),
      ].map((fault) => `${name}: ${fault}`);
    }),
  ];
}

test('it is a document of OpenAPI 3.1', () => {
  expect(faultsOf(described)).toEqual([]);
  expect(operations.length).toBeGreaterThan(1);
});

test('what is served is described, and what is described is served', async () => {
  const served = openApiStandardRoutes({ publicUrl: '' } as OpenApiParts);
  expect(
    served
      .filter(({ method }) => method !== null)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`)
      .sort(),
  ).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  expect(served.filter(({ method }) => method === null).map(({ path }) => path)).toEqual(['/v2/*', '/vgm-declarations/*']);
  for (const { method, path } of operations) {
    const allowed = operations.filter((one) => one.path === path).map((one) => one.method);
    expect(allowed).toContain(method);
    const wrong = await ask(path.replace(/\{\w+\}/, 'x'), { ...byKey(), method: 'PATCH' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, allowed.join(', ')]);
  }
});

test('each scope is told where it opens something', () => {
  const opened = operations.flatMap(({ path, method, operation }) =>
    (operation.security ?? []).flatMap((way) => Object.values(way).flatMap((codes) => codes.map((code) => `${code} ${method} ${path}`))),
  );
  expect([...new Set(opened)].sort()).toEqual(scopes.flatMap(({ code, opens }) => opens.map((call) => `${code} ${call}`)).sort());
});

interface Example {
  readonly label: string;
  readonly method: string;
  readonly address: string;
  /** Null: nothing is sent. */
  readonly body: string | null;
  /** HTTP status when it goes well. */
  readonly taken: number;
}
/** Each example of the description as the call that it is. */
const examples = operations.flatMap(({ path, method, operation }): Example[] => {
  const samples = (operation['x-codeSamples'] ?? []).map(({ label, source }) => ({
    label,
    method,
    taken: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    address: /"https:\/\/tracking\.example\.com([^"]*)"$/.exec(source)?.[1] ?? '',
    body: /--data '(.*)' "/.exec(source)?.[1] ?? null,
  }));
  const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.example !== undefined);
  return [
    ...samples,
    ...inQuery.map(({ name, example }) => ({
      ...samples[0]!,
      label: name,
      address: `${path}?${name}=${encodeURIComponent([example].flat().join(','))}`,
    })),
  ];
});

test('each call has an example, and each of its parameters but the cursor', () => {
  const without = operations.flatMap(({ path, operation }) => [
    ...((operation['x-codeSamples'] ?? []).length > 0 ? [] : [path]),
    ...(operation.parameters ?? []).filter(({ example }) => example === undefined).map(({ name }) => name),
  ]);
  expect(without).toEqual(['cursor', 'cursor']);
});

/** A subscription of the example's own, under the number that stands in it, at the receiver. */
async function subscribedAs(address: string): Promise<string> {
  const named = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
  if (!named.test(address)) return address;
  const wish = examples.find(({ label, method }) => method === 'POST' && label === '订阅全部事件')!;
  const made = (await (await ask(wish.address, wishOf(wish))).json()) as { readonly subscriptionID: string };
  return address.replace(named, made.subscriptionID);
}
/** All of a company's subscriptions are gone: it may have five. */
const unsubscribeAll = () =>
  kit.server.platform.database.query('system', 'delete from open_api_webhook where subscription_id is not null', []);

it.each(examples)('the example $label runs with a key: $method $address', async (example) => {
  await unsubscribeAll();
  const answer = await ask(await subscribedAs(example.address), wishOf(example));
  expect([answer.status, await answer.text()]).toEqual([example.taken, expect.stringMatching(example.taken === 204 ? /^$/ : /^[[{]/)]);
});

describe('what is told has the forms that are described', () => {
  test('events of all types, what is taken back, and headers of a page', async () => {
    const { server } = kit;
    const port = createPortVoice(server.platform);
    const [no, box] = ['DEMO50000001', 'CSNU6154400'];
    await server.call(bills.subscribeBills, { blnos: [no] }, { token: manager.token });
    await port.manifest(no, [box]);
    await port.plan(clock.nowMs() + 86_400_000);
    await port.gateIn(no, box, clock.nowMs() - 60_000);
    await tellEverybody(server);
    await port.gateIn(no, box, clock.nowMs());
    await tellEverybody(server);
    const happenedMs = clock.nowMs();
    const release = {
      id: '4f951ac2-8d8e-58d6-be41-f4c096f68909',
      createdMs: happenedMs,
      type: 'SHIPMENT',
      code: 'HOLD',
      classifier: 'ACT',
      happenedMs,
      billNo: no,
      bookingNos: ['SO0001'],
      documentType: 'CUS',
      place: { locode: 'CNNGB', name: '宁波', facility: { smdg: null, name: '某码头' } },
      ship: null,
      box: { no: box, sizeType: '45G1', sealNo: null, isEmpty: false },
      reason: texts.held.inspection,
    } as const;
    await inTransaction(server.platform.database, 'system', async (tx) => {
      const { lastNumber, lastCreatedMs } = await holdFeed(tx, `c:${manager.cid}`);
      const { id: eventId, type, code, billNo, bookingNos } = release;
      const body = writeOwnEvent(release);
      const event = { number: lastNumber + 1, eventId, type, code, billNo, bookingNos, containerNo: box, body };
      await appendEvents(tx, `c:${manager.cid}`, [event], Math.max(happenedMs, lastCreatedMs));
    });
    const answer = await ask(`/v2/events?transportDocumentReference=${no}`, byKey());
    const events = (await answer.json()) as { readonly eventType: string; readonly retractedEventID?: string }[];
    expect([new Set(events.map(({ eventType }) => eventType)).size, events.filter((one) => one.retractedEventID).length]).toEqual([3, 1]);
    expect(formOf('Events').safeParse(events).error).toBeUndefined();
    const { headers = {} } = described.paths['/v2/events']!['get']!.responses['200']!;
    expect(Object.keys(headers).filter((name) => !answer.headers.has(name))).toEqual([]);
    expect(formOf('Events').safeParse([{ ...events[0], eventType: 'OTHER' }]).success).toBe(false);
  });

  test('a declared VGM, and what of it is rounded', async () => {
    const pounds = examples.find(({ body }) => body?.includes('LBR'))!;
    expect(formOf('VGMDeclarations').safeParse(JSON.parse(pounds.body!)).error).toBeUndefined();
    const answer = await ask(pounds.address, wishOf(pounds));
    const told = (await answer.json()) as { readonly feedbackElements: readonly unknown[] };
    expect([answer.status, told.feedbackElements.length, answer.headers.get('api-version')]).toEqual([200, 2, '1.0.1']);
    expect(formOf('DeclarationAnswer').safeParse(told).error).toBeUndefined();
  });

  test('what is pushed, and its headers', async () => {
    await kit.push();
    await kit.server.call(openApi.testWebhook, { id: webhook.id }, { token: manager.token });
    const pushes = webhook.received();
    const bodies = pushes.map(({ body }) => JSON.parse(body) as { readonly type: string });
    const told = bodies.filter(({ type }) => type !== 'test');
    expect([new Set(told.map(({ type }) => type.split('.')[0])).size, told.length]).toEqual([3, bodies.length - 1]);
    expect(told.map((body) => formOf('Push').safeParse(body).error)).toEqual(told.map(() => undefined));
    expect(formOf('TestPush').safeParse(bodies.at(-1)).error).toBeUndefined();
    const named = [described.webhooks['event']!, described.webhooks['test']!].map(({ post }) =>
      (post.parameters ?? []).map(({ name }) => name).sort(),
    );
    const sent = Object.keys(pushes[0]!.headers).filter((name) => name.startsWith('webhook-'));
    expect(named).toEqual([sent.sort(), sent.sort()]);
  });

  test('subscriptions, what is pushed to one, and its headers', async () => {
    await unsubscribeAll();
    const wish = examples.find(({ label }) => label === '订阅两票的进场、装船和离港')!;
    const [made, listed] = [await ask(wish.address, wishOf(wish)), await ask(wish.address, byKey())];
    const told: unknown = await made.json();
    expect(formOf('Subscription').safeParse(told).error).toBeUndefined();
    expect([made.status, formOf('Subscriptions').safeParse(await listed.json()).error]).toEqual([201, undefined]);
    expect(formOf('NewSubscription').safeParse(JSON.parse(wish.body!)).error).toBeUndefined();
    const { headers = {} } = described.paths[wish.address]!['get']!.responses['200']!;
    expect(Object.keys(headers).filter((name) => !listed.headers.has(name))).toEqual(['Next-Page']);
    await kit.write(manager, ['DEMO00000001']);
    await kit.push();
    const pushed = kit.receiver.received.at(-1)!;
    expect(JSON.parse(pushed.body)).toMatchObject([{ billNo: 'DEMO00000001' }]);
    const named = (described.webhooks['notification']!.post.parameters ?? []).map(({ name }) => name.toLowerCase());
    const sent = Object.keys(pushed.headers).filter((name) => /^(?:webhook-|notification-|subscription-|api-)/.test(name));
    expect(named.sort()).toEqual(sent.sort());
    await unsubscribeAll();
  });

  it.each([
    [400, '/v2/events?limit=0', {}],
    [401, '/v2/events', { authorization: 'Bearer mlk_none' }],
    [403, '/v2/events', { 'sec-fetch-site': 'cross-site' }],
    [405, '/v2/events', {}],
    [404, '/vgm-declarations/none', {}],
    [404, '/v2/event-subscriptions/none', {}],
    [400, '/v2/event-subscriptions?sort=x', {}],
    [400, '/v2/openapi.json?apiKey=x', {}],
    [405, '/v2/openapi.json', {}],
  ] as const)('%d of %s', async (status, address, headers) => {
    const answer = await ask(address, {
      method: status === 405 ? 'PATCH' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    expect(answer.status).toBe(status);
    const place = address.startsWith('/v2') ? '{subscriptionID}' : '{declarationReference}';
    const path = address.split('?')[0]!.replace(/none$/, place);
    expect(Object.keys(described.paths[path]!['get']!.responses)).toContain(String(status));
    expect(formOf('Refusal').safeParse(await answer.json()).error).toBeUndefined();
  });

  it.each([
    [400, 'application/json', '{}'],
    [413, 'application/json', ' '.repeat(20_000)],
    [415, 'text/plain', '{}'],
  ])('%d of a declaration', async (status, type, body) => {
    const answer = await ask('/vgm-declarations', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect(Object.keys(described.paths['/vgm-declarations']!['post']!.responses)).toContain(String(status));
    expect(formOf('Refusal').safeParse(await answer.json()).error).toBeUndefined();
  });

  test('429 of a key, with the time to wait', async () => {
    const other = (await kit.server.call(openApi.makeKey, { name: 'fast', scopes: ['events:read'] }, { token: manager.token })).data!;
    const asks = { headers: { authorization: `Bearer ${other.key}` } };
    for (let n = 0; n < callsPerMinute; n++) await ask('/v2/events?limit=1', asks);
    const answer = await ask('/v2/events?limit=1', asks);
    const { headers = {} } = described.paths['/v2/events']!['get']!.responses['429']!;
    expect([answer.status, Object.keys(headers).every((name) => answer.headers.has(name))]).toEqual([429, true]);
    expect(formOf('Refusal').safeParse(await answer.json()).error).toBeUndefined();
  });
});

test('it is the same for everybody, needs no key, may be kept, and is not sent twice; a key in its address is refused', async () => {
  const [ofNobody, ofCompany] = await Promise.all([ask('/v2/openapi.json'), ask('/v2/openapi.json', byKey())]);
  const body = await ofNobody.text();
  expect(body).toBe(await ofCompany.text());
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(describeInterface(kit.server.config.publicUrl.replace(/\/+$/, '')))));
  expect(body).not.toContain(key);
  expect([ofNobody.headers.get('cache-control'), ofNobody.headers.get('content-type')]).toEqual([
    'public, max-age=300',
    'application/json; charset=utf-8',
  ]);
  const again = await ask('/v2/openapi.json', { headers: { 'if-none-match': ofNobody.headers.get('etag')! } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const refused = await ask(`/v2/openapi.json?key=${key}`);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test('what has changed is told in the order of its coming, and what breaks programs raises the first number', () => {
  expect(described['x-changelog']).toEqual(interfaceChanges);
  expect(described.info.version).toBe(interfaceChanges[0].version);
  const numbers = interfaceChanges.map(({ version }) => version.split('.').map(Number) as [number, number, number]);
  const days = interfaceChanges.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  const steps = numbers.slice(0, -1).map(([major, minor], at) => [major - numbers[at + 1]![0], minor - numbers[at + 1]![1]] as const);
  const isRight = steps.map(([major, minor], at) => (interfaceChanges[at]!.isBreaking ? major === 1 : major === 0 && minor === 1));
  expect(isRight).toEqual(steps.map(() => true));
});

/** What programs are written against: whoever changes this list says so in `interfaceChanges`, with a new version. */
test('of this version these are the calls and their parameters', () => {
  const shape = operations.map(({ method, path, operation }) => [
    `${method} ${path}`,
    (operation.parameters ?? []).map(({ name }) => name).join(' '),
  ]);
  expect([described.info.version, ...shape]).toEqual([
    '1.4.0',
    [
      'GET /v2/events',
      'eventType equipmentEventTypeCode transportEventTypeCode shipmentEventTypeCode transportDocumentReference carrierBookingReference equipmentReference eventCreatedDateTime eventCreatedDateTime:gte eventCreatedDateTime:gt eventCreatedDateTime:lte eventCreatedDateTime:lt eventCreatedDateTime:eq sort limit cursor',
    ],
    ['POST /vgm-declarations', 'acceptWarnings'],
    ['GET /vgm-declarations/{declarationReference}', 'declarationReference'],
    ['POST /v2/event-subscriptions', ''],
    ['GET /v2/event-subscriptions', 'limit cursor'],
    ['GET /v2/event-subscriptions/{subscriptionID}', 'subscriptionID'],
    ['PUT /v2/event-subscriptions/{subscriptionID}', 'subscriptionID'],
    ['DELETE /v2/event-subscriptions/{subscriptionID}', 'subscriptionID'],
    ['PUT /v2/event-subscriptions/{subscriptionID}/secret', 'subscriptionID'],
    ['GET /v2/openapi.json', ''],
  ]);
});
