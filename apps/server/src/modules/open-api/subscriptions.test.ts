// Guarantee: a program subscribes by a key with `events:subscribe` as DCSA Track & Trace 2.2 has it: to addresses that answer, to
// what it filters by and nothing else, signed by a secret of its own that nobody is told; its company alone sees, alters and
// ends it; all that webhooks bear of bad receivers they bear for it.
import { createHmac } from 'node:crypto';
import { openApi } from '@mastlight/domain/open-api/contract';
import { callbackLooksPerHour, subscriptionBytesMax, webhooksMax } from '@mastlight/domain/open-api/limits';
import { callTexts, subscriptionTexts as texts, webhookTexts } from '@mastlight/domain/open-api/messages';
import { Webhook } from 'standardwebhooks';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import type { TestMember } from '../../scenarios/company-for-test';
import { createTestClock } from '../../scenarios/start-test-server';
import { startWebhooksForTest } from '../../scenarios/webhooks-for-test';
import { appendEvents, holdFeed } from './store/feed';

const clock = createTestClock();
let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
let receiver: typeof kit.receiver;
beforeAll(async () => {
  kit = await startWebhooksForTest(clock, 150);
  ({ receiver } = kit);
});
afterAll(() => kit.stop());

type Scopes = ('events:read' | 'events:subscribe')[];
const makeKey = async (of: TestMember, name = 'TMS', scopes: Scopes = ['events:subscribe']) =>
  (await kit.server.call(openApi.makeKey, { name, scopes }, { token: of.token })).data!;
let owner: TestMember;
let key: string;
let keyId: number;
let path: string;
let paths = 0;
beforeEach(async () => {
  receiver.behave((_, reply) => void reply.writeHead(204).end());
  receiver.behaveToLooks((reply) => void reply.writeHead(204).end());
  path = `/dcsa/${++paths}`;
  owner = await kit.companies.make();
  ({ key, id: keyId } = await makeKey(owner));
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}
async function ask(method: string, below = '', body?: unknown, of = key): Promise<Answer> {
  const answer = await fetch(`${kit.server.url}/v2/event-subscriptions${below}`, {
    method,
    headers: { authorization: `Bearer ${of}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}
const secret = Buffer.alloc(32, 7);
const wish = (changes: object = {}) => ({ callbackUrl: receiver.origin + path, secret: secret.toString('base64'), ...changes });
interface Told {
  readonly subscriptionID: string;
}
async function subscribe(changes: object = {}, of = key): Promise<string> {
  const made = await ask('POST', '', wish(changes), of);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return (made.body as Told).subscriptionID;
}
const reasonOf = ({ status, body }: Answer) => [status, (body as { errors: { message: string }[] }).errors[0]!.message];
const received = (at = path) => receiver.received.filter((one) => one.path === at);
const eventsOf = (at = path) =>
  received(at).flatMap(({ body }) => (JSON.parse(body) as { eventID: string }[]).map(({ eventID }) => eventID));
const listed = async (of = owner) => (await kit.server.call(openApi.listWebhooks, {}, { token: of.token })).data!.list;
const signed = (body: string, by = secret) => `sha256=${createHmac('sha256', by).update(body).digest('hex')}`;

interface Written {
  readonly type: 'EQUIPMENT' | 'TRANSPORT' | 'SHIPMENT';
  readonly code: string;
  readonly billNo?: string;
  readonly bookingNos?: readonly string[];
  readonly containerNo?: string | null;
}
/** Events as they stand in a feed; gives their ids. */
function write(events: readonly Written[], of = owner): Promise<string[]> {
  return inTransaction(kit.server.platform.database, 'system', async (tx) => {
    const { lastNumber, lastCreatedMs } = await holdFeed(tx, `c:${of.cid}`);
    const all = events.map(({ billNo = 'DEMO1', bookingNos = [], containerNo = null, ...event }, at) => {
      const number = lastNumber + at + 1;
      const eventId = `event-${of.cid}-${number}`;
      return { ...event, billNo, bookingNos, containerNo, number, eventId, body: { eventID: eventId } };
    });
    await appendEvents(tx, `c:${of.cid}`, all, Math.max(clock.nowMs(), lastCreatedMs));
    return all.map(({ eventId }) => eventId);
  });
}

it('is made, listed and shown without its secret, pushed to as 2.2 has it, and stands among the addresses of its company', async () => {
  const made = await ask('POST', '', wish({ equipmentEventTypeCode: ['GTIN'], transportDocumentReference: 'demo1,DEMO2' }));
  const { subscriptionID } = made.body as Told;
  const told = {
    subscriptionID,
    callbackUrl: receiver.origin + path,
    equipmentEventTypeCode: ['GTIN'],
    transportDocumentReference: 'DEMO1,DEMO2',
  };
  expect([made.status, made.headers.get('api-version'), made.body]).toEqual([201, '2.2.0', told]);
  expect(receiver.looked.filter((one) => one === path)).toHaveLength(1);
  expect((await ask('GET')).body).toEqual([told]);
  expect((await ask('GET', `/${subscriptionID.toUpperCase()}`)).body).toEqual(told);
  const [id] = await kit.write(owner, ['DEMO1']);
  await kit.push();
  const [pushed] = received() as [ReturnType<typeof received>[0]];
  expect(JSON.parse(pushed.body)).toEqual([{ eventID: id, billNo: 'DEMO1' }]);
  expect(pushed.headers).toMatchObject({
    'notification-signature': signed(pushed.body),
    'subscription-id': subscriptionID,
    'api-version': '2.2.0',
  });
  // DCSA signs no time: whoever wants it takes what the same secret signs beside it.
  const at = new Date(Number(pushed.headers['webhook-timestamp']) * 1_000);
  const theirs = new Webhook(`whsec_${secret.toString('base64')}`).sign(id!, at, pushed.body);
  expect(pushed.headers['webhook-signature']).toBe(theirs);
  expect(await listed()).toMatchObject([
    {
      name: 'TMS',
      isOn: true,
      maker: expect.stringMatching(/./) as string,
      subscription: {
        id: subscriptionID,
        filters: [
          { name: 'equipmentEventTypeCode', values: ['GTIN'] },
          { name: 'transportDocumentReference', values: ['DEMO1', 'DEMO2'] },
        ],
      },
    },
  ]);
  const { rows } = await kit.server.platform.database.query<{ text: string }>(
    'system',
    'select w::text as text from open_api_webhook w',
    [],
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(secret.toString('base64').slice(0, 20));
});

it.each<[string, object, number[]]>([
  ['nothing', {}, [0, 1, 2, 3, 4, 5]],
  ['kinds', { eventType: ['TRANSPORT', 'SHIPMENT'] }, [3, 4, 5]],
  ['a code', { equipmentEventTypeCode: ['GTIN'] }, [0, 1]],
  ['codes of several kinds, either', { equipmentEventTypeCode: ['LOAD'], shipmentEventTypeCode: ['RELS'] }, [2, 5]],
  ['kinds and a code of one of them, both', { eventType: ['EQUIPMENT', 'TRANSPORT'], equipmentEventTypeCode: ['GTIN'] }, [0, 1]],
  ['a booking', { carrierBookingReference: 'SO1' }, [1, 4]],
  ['bills', { transportDocumentReference: 'DEMO2,DEMO3' }, [2, 3]],
  ['a box', { equipmentReference: 'CSNU6154400' }, [0, 2]],
  ['a box and a code, both', { equipmentReference: 'CSNU6154400', equipmentEventTypeCode: ['LOAD'] }, [2]],
])('by %s it is pushed what `/v2/events` gives for the same', async (_name, filter, wanted) => {
  const reader = await makeKey(owner, 'reader', ['events:read']);
  await subscribe(filter);
  const ids = await write([
    { type: 'EQUIPMENT', code: 'GTIN', containerNo: 'CSNU6154400' },
    { type: 'EQUIPMENT', code: 'GTIN', bookingNos: ['SO0', 'SO1'], containerNo: 'CSQU3054383' },
    { type: 'EQUIPMENT', code: 'LOAD', billNo: 'DEMO2', containerNo: 'CSNU6154400' },
    { type: 'TRANSPORT', code: 'DEPA', billNo: 'DEMO3' },
    { type: 'TRANSPORT', code: 'ARRI', billNo: 'DEMO4', bookingNos: ['SO1'] },
    { type: 'SHIPMENT', code: 'RELS', billNo: 'DEMO5' },
  ]);
  for (let n = 0; n < 3; n++) await kit.push();
  const expected = wanted.map((at) => ids[at]);
  expect(eventsOf().sort()).toEqual(expected);
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]));
  const page = await fetch(`${kit.server.url}/v2/events?${query.toString()}`, { headers: { authorization: `Bearer ${reader.key}` } });
  expect(((await page.json()) as { eventID: string }[]).map(({ eventID }) => eventID)).toEqual(expected);
});

describe('an address is taken once it answers HEAD by 204', () => {
  it.each<[string, Parameters<typeof receiver.behaveToLooks>[0], string]>([
    ['200', (reply) => void reply.writeHead(200).end(), '200'],
    ['405', (reply) => void reply.writeHead(405).end(), '405'],
    ['a redirect', (reply) => void reply.writeHead(302, { location: '/other' }).end(), '302'],
    ['a reset', (reply) => void reply.destroy(), '连不上或中途断开'],
  ])('%s is told, and nothing is made', async (_name, behave, words) => {
    receiver.behaveToLooks(behave);
    const made = await ask('POST', '', wish());
    expect(reasonOf(made)).toEqual([400, callTexts.faulty('callbackUrl', texts.notLooked(words))]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['http://tms.example.com/in', webhookTexts.url.https],
    ['https://user:pass@tms.example.com/in', webhookTexts.url.user],
    ['https://tms.example.com:5432/in', webhookTexts.url.port],
    ['https://127.0.0.1/in', webhookTexts.url.private],
    ['https://[::ffff:169.254.169.254]/', webhookTexts.url.private],
    ['https://tms.local/in', webhookTexts.url.private],
    ['tms', webhookTexts.url.shape],
    [`https://tms.example.com/${'a'.repeat(500)}`, webhookTexts.url.long],
  ])('R-06 %s is not even asked', async (callbackUrl, text) => {
    const before = receiver.looked.length;
    expect(reasonOf(await ask('POST', '', wish({ callbackUrl })))).toEqual([400, callTexts.faulty('callbackUrl', text)]);
    const id = await subscribe();
    expect(reasonOf(await ask('PUT', `/${id}`, { callbackUrl }))).toEqual([400, callTexts.faulty('callbackUrl', text)]);
    expect([receiver.looked.length - before, (await ask('GET', `/${id}`)).body]).toEqual([
      1,
      expect.objectContaining({ callbackUrl: receiver.origin + path }),
    ]);
  });

  it('a key that is revoked while the address is asked makes nothing', async () => {
    let revoked: Promise<unknown> = Promise.resolve();
    receiver.behaveToLooks((reply) => {
      revoked = kit.server.call(openApi.revokeKey, { id: keyId }, { token: owner.token }).then(() => reply.writeHead(204).end());
    });
    expect(reasonOf(await ask('POST', '', wish()))).toEqual([401, callTexts.keyWrong]);
    await revoked;
    expect(await listed()).toEqual([]);
  });

  it('one that hangs holds up no other call of its company', async () => {
    const hanging: { end(): unknown; writeHead(status: number): { end(): unknown } }[] = [];
    receiver.behaveToLooks((reply) => void hanging.push(reply));
    let answered = 0;
    const asked = Array.from({ length: 12 }, () => ask('POST', '', wish()).finally(() => (answered += 1)));
    await waitFor('them to be asked', async () => hanging.length === 12);
    expect([(await ask('GET')).status, answered]).toEqual([200, 0]);
    for (const reply of hanging) reply.writeHead(404).end();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 400));
  });

  it('and not many are asked: whose they are nobody has proven', async () => {
    receiver.behaveToLooks((reply) => void reply.writeHead(404).end());
    for (let n = 0; n < callbackLooksPerHour; n++) expect((await ask('POST', '', wish())).status).toBe(400);
    const more = await ask('POST', '', wish());
    expect(reasonOf(more)).toEqual([429, texts.looksMany]);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(receiver.looked.filter((one) => one === path)).toHaveLength(callbackLooksPerHour);
  });
});

describe('a call is refused', () => {
  it.each<[string, unknown, number, string]>([
    ['no JSON', '{', 400, callTexts.notJson],
    ['a list', '[]', 400, texts.notObject],
    ['a filter that is not there', { UNLocationCode: 'CNNGB' }, 400, callTexts.faulty('UNLocationCode', texts.unknownFilter)],
    [
      'codes of events that it leaves out',
      { eventType: ['SHIPMENT'], equipmentEventTypeCode: ['GTIN'] },
      400,
      callTexts.faulty('equipmentEventTypeCode', texts.codesLeftOut('EQUIPMENT')),
    ],
    ['a short secret', { secret: Buffer.alloc(31).toString('base64') }, 400, callTexts.faulty('secret', texts.secretWrong)],
    ['a NUL', { equipmentReference: 'A\0' }, 400, expect.stringContaining('equipmentReference') as never],
  ])('for %s', async (_name, body, status, text) => {
    const answer = await ask('POST', '', typeof body === 'string' ? body : wish(body as object));
    expect(reasonOf(answer)).toEqual([status, text]);
    expect(await listed()).toEqual([]);
  });

  it('for its length, its type and its query', async () => {
    expect((await ask('POST', '', ' '.repeat(subscriptionBytesMax + 1))).status).toBe(413);
    const plain = await fetch(`${kit.server.url}/v2/event-subscriptions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(plain.status).toBe(415);
    expect(reasonOf(await ask('POST', '?limit=1', wish()))).toEqual([400, callTexts.unknownField('limit')]);
    expect(reasonOf(await ask('GET', `/${key}`))).toEqual([400, callTexts.keyInAddress]);
    expect(reasonOf(await ask('PATCH'))).toEqual([405, callTexts.onlyMethod('POST、GET')]);
  });

  it('by a key without the scope, and by one that is revoked: what it has made is pushed on, as it is the company’s', async () => {
    const id = await subscribe();
    const reader = await makeKey(owner, 'reader', ['events:read']);
    for (const [method, below, body] of [
      ['POST', '', wish()],
      ['GET', '', undefined],
      ['GET', `/${id}`, undefined],
      ['PUT', `/${id}`, { callbackUrl: receiver.origin + path }],
      ['PUT', `/${id}/secret`, { secret: wish().secret }],
      ['DELETE', `/${id}`, undefined],
    ] as const) {
      expect(reasonOf(await ask(method, below, body, reader.key))).toEqual([403, callTexts.notInScope('events:subscribe')]);
    }
    await kit.server.call(openApi.revokeKey, { id: keyId }, { token: owner.token });
    expect((await ask('GET')).status).toBe(401);
    const ids = await kit.write(owner, ['DEMO1']);
    await kit.push();
    expect(eventsOf()).toEqual(ids);
    // Any other key of the company goes on with it.
    const next = await makeKey(owner, 'next');
    expect((await ask('DELETE', `/${id}`, undefined, next.key)).status).toBe(204);
  });

  it('for a number of another company, of nobody, of an address that a person made, and for none: 404', async () => {
    const other = await kit.companies.make();
    const ofOther = await subscribe({}, (await makeKey(other)).key);
    await kit.make(owner);
    for (const id of [ofOther, '7c0a4f0e-6f1d-4d0b-9a5e-2f5b8c1d3e47', '1', "'; --", '%00']) {
      const below = `/${encodeURIComponent(id)}`;
      expect(reasonOf(await ask('GET', below))).toEqual([404, texts.none]);
      expect(reasonOf(await ask('PUT', below, { callbackUrl: receiver.origin + path }))).toEqual([404, texts.none]);
      expect(reasonOf(await ask('PUT', `${below}/secret`, { secret: wish().secret }))).toEqual([404, texts.none]);
      expect(reasonOf(await ask('DELETE', below))).toEqual([404, texts.none]);
    }
    expect((await ask('GET')).body).toEqual([]);
    expect(await listed(other)).toMatchObject([{ isOn: true, subscription: { id: ofOther } }]);
  });
});

it('they are counted with the addresses that people made, and listed page by page', async () => {
  await kit.make(owner);
  const ids: string[] = [];
  for (let n = 1; n < webhooksMax; n++) ids.push(await subscribe());
  expect(reasonOf(await ask('POST', '', wish()))).toEqual([400, webhookTexts.full]);
  const seen: string[] = [];
  let below = '?limit=3';
  for (let pages = 0; below !== '' && pages < 5; pages++) {
    const page = await ask('GET', below);
    seen.push(...(page.body as Told[]).map(({ subscriptionID }) => subscriptionID));
    const next = page.headers.get('next-page');
    below = next === null ? '' : new URL(next).search;
  }
  expect(seen).toEqual(ids);
  const cursor = new URL((await ask('GET', '?limit=1')).headers.get('next-page')!).searchParams.get('cursor')!;
  const other = await makeKey(await kit.companies.make());
  for (const [wrong, of] of [
    [`x${cursor.slice(1)}`, key],
    [cursor, other.key],
  ] as const) {
    expect(reasonOf(await ask('GET', `?cursor=${wrong}`, undefined, of))).toEqual([400, callTexts.cursorWrong]);
  }
  // Nor does it open a page of events.
  const reader = await makeKey(owner, 'reader', ['events:read']);
  const events = await fetch(`${kit.server.url}/v2/events?cursor=${cursor}`, { headers: { authorization: `Bearer ${reader.key}` } });
  expect(events.status).toBe(400);
});

describe('it is altered', () => {
  it('as a whole: what waits goes to the new address, what comes by the new filter; its secret signs on', async () => {
    const id = await subscribe({ eventType: ['EQUIPMENT'] });
    receiver.behave((_, reply) => void reply.writeHead(500).end());
    const [waits] = await write([{ type: 'EQUIPMENT', code: 'GTIN' }]);
    await kit.push();
    const moved = `${path}/moved`;
    receiver.behave((_, reply) => void reply.writeHead(204).end());
    const altered = await ask('PUT', `/${id}`, { subscriptionID: id, callbackUrl: receiver.origin + moved, eventType: ['SHIPMENT'] });
    expect([altered.status, altered.body]).toEqual([
      200,
      { subscriptionID: id, callbackUrl: receiver.origin + moved, eventType: ['SHIPMENT'] },
    ]);
    expect((await ask('GET', `/${id}`)).body).toEqual(altered.body);
    const [, wanted] = await write([
      { type: 'EQUIPMENT', code: 'GTIN', billNo: 'DEMO2' },
      { type: 'SHIPMENT', code: 'RELS', billNo: 'DEMO3' },
    ]);
    clock.advance(10_000);
    await kit.push();
    expect([eventsOf(moved).sort(), eventsOf()]).toEqual([[waits, wanted], [waits]]);
    expect(received(moved).map(({ headers, body }) => headers['notification-signature'] === signed(body))).toEqual([true, true]);
    // The same address is not asked again.
    const before = receiver.looked.length;
    expect((await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + moved })).body).toEqual({
      subscriptionID: id,
      callbackUrl: receiver.origin + moved,
    });
    expect(receiver.looked).toHaveLength(before);
  });

  it('to another secret: the next push is signed by it alone', async () => {
    const id = await subscribe();
    const next = Buffer.alloc(48, 9);
    expect((await ask('PUT', `/${id}/secret`, { secret: next.toString('base64') })).status).toBe(204);
    expect(reasonOf(await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + path, secret: next.toString('base64') }))).toEqual([
      400,
      callTexts.faulty('secret', texts.secretElsewhere),
    ]);
    await kit.write(owner, ['DEMO1']);
    await kit.push();
    const [pushed] = received();
    expect(pushed!.headers['notification-signature']).toBe(signed(pushed!.body, next));
  });

  it('and goes on where its receiver had been switched off for itself; what a person has switched off stays so', async () => {
    const id = await subscribe();
    receiver.behave((_, reply) => void reply.writeHead(410).end());
    const missed = await kit.write(owner, ['DEMO1']);
    await kit.push();
    const webhookId = (await listed())[0]!.id;
    expect(await listed()).toMatchObject([{ isOn: false, offWhy: 'gone' }]);
    receiver.behave((_, reply) => void reply.writeHead(204).end());
    // It must answer first.
    receiver.behaveToLooks((reply) => void reply.writeHead(410).end());
    expect((await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + path })).status).toBe(400);
    expect(await listed()).toMatchObject([{ isOn: false }]);
    receiver.behaveToLooks((reply) => void reply.writeHead(204).end());
    expect((await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + path })).status).toBe(200);
    await kit.push();
    expect(eventsOf()).toEqual([...missed, ...missed]);
    await kit.server.call(openApi.switchWebhook, { id: webhookId, isOn: false }, { token: owner.token });
    expect((await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + path })).status).toBe(200);
    expect(await listed()).toMatchObject([{ isOn: false, offWhy: 'person' }]);
  });
});

it('on the page it is paused, tested without an event, and deleted; its secret is not the page’s to change', async () => {
  const id = await subscribe();
  const webhookId = (await listed())[0]!.id;
  const { token } = owner;
  expect((await kit.server.call(openApi.testWebhook, { id: webhookId }, { token })).data).toMatchObject({ isDelivered: true });
  expect(received().map(({ body, headers }) => [body, headers['notification-signature']])).toEqual([['[]', signed('[]')]]);
  const rotated = await kit.server.call(openApi.rotateSecret, { id: webhookId }, { token });
  expect([rotated.code, rotated.msg]).toEqual([400, webhookTexts.ofSubscription]);
  const wished = { id: webhookId, name: 'B', url: `${receiver.origin}/other`, eventTypes: ['SHIPMENT' as const] };
  const edited = await kit.server.call(openApi.editWebhook, wished, { token });
  expect([edited.code, edited.msg]).toEqual([400, webhookTexts.ofSubscription]);
  await kit.server.call(openApi.switchWebhook, { id: webhookId, isOn: false }, { token });
  const ids = await kit.write(owner, ['DEMO1']);
  await kit.push();
  expect(received()).toHaveLength(1);
  await kit.server.call(openApi.switchWebhook, { id: webhookId, isOn: true }, { token });
  await kit.push();
  expect(eventsOf()).toEqual(ids);
  await kit.server.call(openApi.deleteWebhook, { id: webhookId }, { token });
  expect((await ask('GET', `/${id}`)).status).toBe(404);
});

it('what is done by a key is told among the security events, with the key; never a secret', async () => {
  const id = await subscribe();
  await ask('PUT', `/${id}`, { callbackUrl: receiver.origin + path });
  await ask('PUT', `/${id}/secret`, { secret: wish().secret });
  const webhookId = (await listed())[0]!.id;
  await ask('DELETE', `/${id}`);
  const { rows } = await kit.server.platform.database.query<{ name: string; subject: string }>(
    'system',
    'select name, subject from platform_security_event where subject = $1 order by id',
    [`webhook ${webhookId} by key ${keyId}`],
  );
  expect(rows.map(({ name }) => name)).toEqual(['webhook-made', 'webhook-changed', 'webhook-secret-rotated', 'webhook-deleted']);
});
