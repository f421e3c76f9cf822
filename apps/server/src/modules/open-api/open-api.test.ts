// Guarantee: a company's key opens its own events and nothing else, is dead once it is revoked, and a program that goes on by
// cursor sees every event once, whatever is written meanwhile; what does not hold any more is told.
import { connect } from 'node:net';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { company as companyContract } from '@mastlight/domain/company/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import { callsPerMinute, eventKeptDays, keysMax, keysPerDay } from '@mastlight/domain/open-api/limits';
import { callTexts as texts, openApiTexts } from '@mastlight/domain/open-api/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import { readMessage } from '@mastlight/wire';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { connectionOf, inTransaction, type Transaction } from '../../platform/db/transaction';
import { companiesForTest, type TestMember } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { countWaiting } from '../../scenarios/waits-at-lock';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { eventIdOf } from './event-id';
import { deleteOld } from './jobs/tell';
import { admitKey } from './operations/admit-key';
import { tellEverybody } from './operations/tell-changed';
import { appendEvents, holdFeed, type NewEvent } from './store/feed';

const clock = createTestClock();
let server: TestServer;
let companies: ReturnType<typeof companiesForTest>;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  server = await startTestServer({ clock });
  companies = companiesForTest(server, clock);
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const makeKey = async (of: TestMember, name = 'ERP'): Promise<{ id: number; key: string }> =>
  (await server.call(openApi.makeKey, { name, scopes: ['events:read'] }, { token: of.token })).data!;

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly body: never;
}
/** Calls an address as a program does. */
async function ask(
  path: string,
  key: string | null = null,
  init: { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Page> {
  const answer = await fetch(`${server.url}${path}`, {
    ...init,
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...init.headers },
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never };
}
type Told = { readonly eventID: string; readonly [name: string]: unknown }[];
const events = async (key: string, query = ''): Promise<Told> => {
  const { status, body } = await ask(`/v2/events${query}`, key);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Told;
};
/** Where a page's header leads. */
const linkOf = (page: Page, name: 'Next-Page' | 'Current-Page'): string => {
  const url = new URL(page.headers.get(name)!);
  return url.pathname + url.search;
};
const reasonOf = ({ status, body }: Page) => [status, (body as { errors: { message: string }[] }).errors[0]!.message];

let numbers = 0;
const billNo = (): string => `DEMO7${String(++numbers).padStart(8, '0')}`;
const follow = (of: TestMember, no: string) => server.call(bills.subscribeBills, { blnos: [no] }, { token: of.token });

const event = (number: number, created = 0): NewEvent => ({
  number,
  eventId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  type: 'EQUIPMENT',
  code: 'GTIN',
  billNo: 'DEMO00000001',
  bookingNos: [],
  containerNo: 'CSNU6154400',
  body: { eventID: String(number), created },
});
/** Puts events into a company's feed, as what tells does. */
const append = (cid: number, tx: Transaction, more: Partial<NewEvent> = {}) =>
  holdFeed(tx, `c:${cid}`).then((end) =>
    appendEvents(tx, `c:${cid}`, [{ ...event(end.lastNumber + 1), ...more }], Math.max(clock.nowMs(), end.lastCreatedMs)),
  );

describe('keys', () => {
  it('a key is seen once, opens, is counted, and is dead with the next call once it is revoked', async () => {
    const manager = await companies.make();
    const { id, key } = await makeKey(manager);
    expect(key).toMatch(/^mlk_[A-Za-z0-9_-]{43}$/);
    const { rows } = await server.platform.database.query<{ row: string }>(
      'system',
      'select row_to_json(k)::text as row from open_api_key k',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(key.slice(4));
    expect(await events(key)).toEqual([]);
    // The other header is as good.
    expect((await ask('/v2/events', null, { headers: { 'x-api-key': key } })).status).toBe(200);
    const shown = (await server.call(openApi.listKeys, {}, { token: manager.token })).data!;
    expect(shown.list).toMatchObject([{ id, name: 'ERP', tail: key.slice(-4), usedAt: '2026-10-12 12:00:00' }]);
    expect(shown.usage).toEqual([{ keyId: id, name: 'ERP', tail: key.slice(-4), day: '2026-10-12', calls: 2, limited: 0, coins: '0' }]);
    expect((await server.call(openApi.revokeKey, { id }, { token: manager.token })).code).toBe(200);
    expect(reasonOf(await ask('/v2/events', key))).toEqual([401, texts.keyWrong]);
    const after = (await server.call(openApi.listKeys, {}, { token: manager.token })).data!;
    expect([after.list, after.usage.length]).toEqual([[], 1]);
    const { rows: noted } = await server.platform.database.query<{ name: string; subject: string }>(
      'system',
      "select name, subject from platform_security_event where name in ('api-key-made', 'api-key-revoked') order by id",
    );
    expect(noted).toEqual([
      { name: 'api-key-made', subject: `key ${id}` },
      { name: 'api-key-revoked', subject: `key ${id}` },
    ]);
  });

  it('only Management makes and revokes; a colleague sees, a person has none, another company has others', async () => {
    const manager = await companies.make();
    const stranger = await companies.make();
    const reader = await companies.join(manager, 'read-only');
    const { id } = await makeKey(manager);
    const asked = { name: 'X', scopes: ['events:read' as const] };
    expect((await server.call(openApi.makeKey, asked, { token: reader.token })).code).toBe(403);
    expect((await server.call(openApi.revokeKey, { id }, { token: reader.token })).code).toBe(403);
    expect((await server.call(openApi.listKeys, {}, { token: reader.token })).data?.list).toHaveLength(1);
    expect((await server.call(openApi.listKeys, {}, { token: stranger.token })).data?.list).toEqual([]);
    expect((await server.call(openApi.revokeKey, { id }, { token: stranger.token })).code).toBe(404);
    const person = await signInForTest(server.platform);
    expect(await server.call(openApi.listKeys, {}, { token: person.token })).toMatchObject({ code: 403, msg: openApiTexts.noCompany });
  });

  it('a company has ten at most; a revoked one makes room', async () => {
    const manager = await companies.make();
    const made = [];
    for (let n = 0; n < keysMax; n++) made.push(await makeKey(manager, `K${n}`));
    const one = { name: 'one more', scopes: ['events:read' as const] };
    expect(await server.call(openApi.makeKey, one, { token: manager.token })).toMatchObject({ code: 400, msg: openApiTexts.keysFull });
    await server.call(openApi.revokeKey, { id: made[0]!.id }, { token: manager.token });
    expect((await server.call(openApi.makeKey, one, { token: manager.token })).code).toBe(200);
  });

  it('with a company that is closed its keys and its feed are gone', async () => {
    const manager = await companies.applyFor();
    const { key } = await makeKey(manager);
    await inTransaction(server.platform.database, 'system', (tx) => append(manager.cid, tx));
    const token = await companies.enter(manager.token, manager.cid);
    expect((await server.call(companyContract.withdrawApplication, { companyId: String(manager.cid) }, { token })).code).toBe(200);
    expect((await ask('/v2/events', key)).status).toBe(401);
    const { rows } = await server.platform.database.query('system', 'select from open_api_event where owner_key = $1', [
      `c:${manager.cid}`,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('GET /v2/events', () => {
  let manager: TestMember;
  let key: string;
  beforeAll(async () => {
    manager = await companies.make();
    ({ key } = await makeKey(manager));
  });

  it.each([
    ['without a key', '/v2/events', null, 401, texts.keyMissing],
    ['with one that nobody made', '/v2/events', `mlk_${'a'.repeat(43)}`, 401, texts.keyWrong],
    ['with a session’s token', '/v2/events', 'a'.repeat(43), 401, texts.keyWrong],
    ['with a filter that 2.2 does not have', '/v2/events?vessel=1', 'own', 400, texts.unknownField('vessel')],
    ['with a limit that is none', '/v2/events?limit=0', 'own', 400, texts.limitWrong],
    ['with a cursor that nobody made', '/v2/events?cursor=eyJhZnRlciI6MH0.AAAA', 'own', 400, texts.cursorWrong],
    ['below it', '/v2/port-calls', 'own', 404, texts.noAddress],
  ])('%s: %s is refused as the standard has it', async (_name, path, by, status, message) => {
    const page = await ask(path, by === 'own' ? key : by);
    expect(page.body).toEqual({
      httpMethod: 'GET',
      requestUri: expect.stringMatching(/\/v2\/[a-z-]+$/) as string,
      errors: [{ reason: expect.any(String) as string, message }],
      statusCode: status,
      statusCodeText: expect.any(String) as string,
      errorDateTime: '2026-10-12T04:00:00.000Z'.replace('04:00:00', new Date(clock.nowMs()).toISOString().slice(11, 19)),
    });
    expect([page.status, page.headers.get('api-version')]).toEqual([status, '2.2.0']);
  });

  it('a key in the address is refused and not looked up: not even one that opens', async () => {
    const page = await ask(`/v2/events?apiKey=${key}`, key);
    expect(reasonOf(page)).toEqual([400, texts.keyInAddress]);
    expect(JSON.stringify(page.body)).not.toContain(key);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('405 for %s', async (method) => {
    const page = await ask('/v2/events', key, { method, ...(method === 'DELETE' ? {} : { body: '{}' }) });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('filters: alternatives within one, all of several; newest first', async () => {
    const own = await companies.make();
    const { key: ofOwn } = await makeKey(own);
    const kinds: Partial<NewEvent>[] = [
      { code: 'GTIN', billNo: 'DEMO00000001', containerNo: 'CSNU6154400' },
      { code: 'LOAD', billNo: 'DEMO00000001', containerNo: 'OOLU8123459' },
      { type: 'TRANSPORT', code: 'DEPA', billNo: 'DEMO00000002', containerNo: null },
      { type: 'SHIPMENT', code: 'RELS', billNo: 'DEMO00000002', containerNo: 'CSNU6154400', bookingNos: ['SO1', 'SO2'] },
    ];
    const times: number[] = [];
    for (const kind of kinds) {
      clock.advance(1_000);
      times.push(clock.nowMs());
      await inTransaction(server.platform.database, 'system', (tx) => append(own.cid, tx, kind));
    }
    const at = (n: number): string => encodeURIComponent(new Date(times[n]!).toISOString());
    const found = async (query: string) => (await events(ofOwn, query)).map(({ eventID }) => Number(eventID));
    expect(await found('')).toEqual([1, 2, 3, 4]);
    expect(await found('?eventType=TRANSPORT,SHIPMENT')).toEqual([3, 4]);
    expect(await found('?equipmentEventTypeCode=GTIN,LOAD')).toEqual([1, 2]);
    expect(await found('?transportEventTypeCode=DEPA')).toEqual([3]);
    expect(await found('?shipmentEventTypeCode=RELS')).toEqual([4]);
    // A code is of one type: whoever names codes of two wants both.
    expect(await found('?shipmentEventTypeCode=RELS&equipmentEventTypeCode=GTIN')).toEqual([1, 4]);
    expect(await found('?transportDocumentReference=DEMO00000002')).toEqual([3, 4]);
    expect(await found('?carrierBookingReference=SO2,SO9')).toEqual([4]);
    expect(await found('?equipmentReference=csnu6154400&transportDocumentReference=DEMO00000001,DEMO00000009')).toEqual([1]);
    expect(await found(`?eventCreatedDateTime:gte=${at(1)}&eventCreatedDateTime:lt=${at(3)}`)).toEqual([2, 3]);
    expect(await found(`?eventCreatedDateTime:gt=${at(1)}&eventCreatedDateTime:lte=${at(3)}`)).toEqual([3, 4]);
    expect(await found(`?eventCreatedDateTime=${at(0)}`)).toEqual([1]);
    expect(await found('?sort=eventCreatedDateTime:DESC&limit=3')).toEqual([4, 3, 2]);
    const last = await ask(linkOf(await ask('/v2/events?sort=eventCreatedDateTime:DESC&limit=3', ofOwn), 'Next-Page'), ofOwn);
    expect([(last.body as Told).map(({ eventID }) => eventID), last.headers.get('next-page')]).toEqual([['1'], null]);
  });

  it('a cursor goes on where it stopped, at the end too, is bound to what was asked and to the company, and to its letters', async () => {
    const own = await companies.make();
    const { key: ofOwn } = await makeKey(own);
    const add = (more: Partial<NewEvent> = {}) => inTransaction(server.platform.database, 'system', (tx) => append(own.cid, tx, more));
    for (let n = 0; n < 5; n++) await add();
    const first = await ask('/v2/events?limit=2&eventType=EQUIPMENT', ofOwn);
    const second = await ask(linkOf(first, 'Next-Page'), ofOwn);
    const third = await ask(linkOf(second, 'Next-Page'), ofOwn);
    const ids = (page: Page) => (page.body as Told).map(({ eventID }) => Number(eventID));
    expect([first, second, third].map(ids)).toEqual([[1, 2], [3, 4], [5]]);
    expect((await ask(linkOf(second, 'Current-Page'), ofOwn)).body).toEqual(second.body);
    // What the filter passes over is passed; what comes later is found.
    await add({ type: 'TRANSPORT', code: 'DEPA', containerNo: null });
    const nothing = await ask(linkOf(third, 'Next-Page'), ofOwn);
    await add();
    const last = await ask(linkOf(nothing, 'Next-Page'), ofOwn);
    expect([ids(nothing), ids(last)]).toEqual([[], [7]]);

    const cursor = new URL(second.headers.get('next-page')!).searchParams.get('cursor')!;
    const by = (text: string, more = '') => ask(`/v2/events?cursor=${text}${more}`, ofOwn);
    expect((await by(cursor, '&eventType=EQUIPMENT')).status).toBe(200);
    expect(reasonOf(await by(cursor, '&eventType=SHIPMENT'))).toEqual([400, texts.cursorOther]);
    const [said, seal] = cursor.split('.') as [string, string];
    const further = Buffer.from(Buffer.from(said, 'base64url').toString().replace('"after":4', '"after":0')).toString('base64url');
    for (const forged of [`${further}.${seal}`, said, `${said}.`, `${said}.${seal}A`, `${said}.${seal}.`, 'x'])
      expect(reasonOf(await by(forged))).toEqual([400, texts.cursorWrong]);
    // Of another company.
    expect(reasonOf(await ask(`/v2/events?cursor=${cursor}`, key))).toEqual([400, texts.cursorWrong]);
  });

  it('no event is skipped that is committed late: of two who append at once the second waits for the first', async () => {
    const own = await companies.make();
    const { key: ofOwn } = await makeKey(own);
    const { database } = server.platform;
    // The feed has begun: from then on its row alone holds the second.
    await inTransaction(database, 'system', (tx) => append(own.cid, tx));
    let letFirstEnd = (): void => undefined;
    const mayEnd = new Promise<void>((resolve) => (letFirstEnd = resolve));
    let tellHeld = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (tellHeld = resolve));
    const first = inTransaction(database, 'system', async (tx) => {
      await append(own.cid, tx, { billNo: 'DEMO00000001' });
      tellHeld();
      await mayEnd;
    });
    await isHeld;
    const second = inTransaction(database, 'system', (tx) => append(own.cid, tx, { billNo: 'DEMO00000002' }));
    await waitFor('the second to wait', () => isSomebodyWaiting(database));
    // A reader of now sees neither, and goes on behind what there was.
    const before = await ask('/v2/events', ofOwn);
    letFirstEnd();
    await Promise.all([first, second]);
    const after = (await ask(linkOf(before, 'Next-Page'), ofOwn)).body as Told;
    const { rows } = await database.query<{ billNo: string }>(
      'system',
      'select bill_no as "billNo" from open_api_event where owner_key = $1 and number > 1 order by number',
      [`c:${own.cid}`],
    );
    const order = rows.map(({ billNo: no }) => no);
    expect([(before.body as Told).length, order, after.map(({ eventID }) => eventID)]).toEqual([
      1,
      ['DEMO00000001', 'DEMO00000002'],
      ['2', '3'],
    ]);
  });

  it('B4 however many keys ask, a company walks its feed once at a time: others find a connection', async () => {
    const own = await companies.make();
    const keys: string[] = [];
    for (let n = 0; n < keysMax; n++) keys.push((await makeKey(own, `key ${n}`)).key);
    const { database } = server.platform;
    const walking = (): Promise<number> => countWaiting(database);
    let count = 0;
    const asked = await inTransaction(database, 'system', async (tx) => {
      await connectionOf(tx).query('lock table open_api_event in access exclusive mode');
      const all = keys.map((key) => ask('/v2/events?carrierBookingReference=DEMO404', key));
      await waitFor('one to walk', async () => (await walking()) > 0);
      // What asks for the next events waits behind none of them.
      const last = ask('/v2/events', keys[0]!);
      await waitFor('the last to come', async () => (await walking()) > 1);
      // Whoever comes behind all of them has been let in by his key and is refused.
      await Promise.all(keys.map((key) => ask('/v2/events?limit=0', key)));
      count = await walking();
      return { all, last };
    });
    const answers = await Promise.all([...asked.all, asked.last]);
    expect([count, answers.map(({ status }) => status)]).toEqual([2, Array(keysMax + 1).fill(200)]);
  });

  it('429 with the time to wait beyond the calls of a minute, by key, and counted', async () => {
    const own = await companies.make();
    const [one, other] = [await makeKey(own, 'one'), await makeKey(own, 'other')];
    for (let n = 0; n < callsPerMinute; n++) await events(one.key, '?limit=1');
    const refused = await ask('/v2/events', one.key);
    expect([...reasonOf(refused), refused.headers.get('retry-after')]).toEqual([429, texts.tooMany, '1']);
    expect(await events(other.key)).toEqual([]);
    clock.advance(1_000);
    expect(await events(one.key)).toEqual([]);
    const { usage } = (await server.call(openApi.listKeys, {}, { token: own.token })).data!;
    expect(usage.map(({ name, calls, limited }) => [name, calls, limited])).toEqual([
      ['other', 1, 0],
      ['one', callsPerMinute + 2, 1],
    ]);
  });

  it('of a company all its keys together, so that new ones give it no more; and a person makes so many a day', async () => {
    const own = await companies.make();
    let made = await makeKey(own, 'first');
    const limit = vi.fn((name: string) => (name === `api keys of c:${own.cid}` ? 7 : 0));
    const call = { query: '', headers: { authorization: `Bearer ${made.key}` }, limit, tell: vi.fn(), giveBack: vi.fn() };
    const usage = { note: vi.fn() };
    const admitted = admitKey({ platform: server.platform, usage } as never, call as never, [], 'events:read');
    await expect(admitted).rejects.toMatchObject({ code: 429, message: texts.tooMany });
    for (let n = 1; n < keysPerDay; n++) {
      await server.call(openApi.revokeKey, { id: made.id }, { token: own.token });
      made = await makeKey(own, `${n}`);
    }
    await server.call(openApi.revokeKey, { id: made.id }, { token: own.token });
    const more = await server.call(openApi.makeKey, { name: 'one more', scopes: ['events:read'] }, { token: own.token });
    expect([more.code, more.msg]).toEqual([429, openApiTexts.tooManyKeys]);
  });

  it('a request that is cut off costs nobody anything', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('POST /v2/events HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nabc');
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data: Buffer) => resolve([data])));
    socket.destroy();
    expect(answer!.toString()).toMatch(/^HTTP\/1\.1 405 /);
  });
});

describe('what is told', () => {
  const told = async (key: string, no: string): Promise<string[]> =>
    (await events(key, `?transportDocumentReference=${no}&limit=1000`)).map(
      (one) =>
        `${String(one['equipmentEventTypeCode'] ?? one['transportEventTypeCode'] ?? one['shipmentEventTypeCode'])} ${String(one['eventClassifierCode'])}` +
        (one['retractedEventID'] === undefined ? '' : ' taken back'),
    );

  /** Until so many events of a bill are in a company's feed; a key's calls are counted. */
  const untilTold = (what: string, { cid }: TestMember, no: string, count: number) =>
    waitFor(what, async () => {
      const { rowCount } = await server.platform.database.query(
        'system',
        'select from open_api_event where owner_key = $1 and bill_no = $2',
        [`c:${cid}`, no],
      );
      return rowCount === count;
    });

  test('bills that were followed when the first key was made, and what happens to them; our own reader reads it', async () => {
    const manager = await companies.make();
    const [no, box] = [billNo(), 'CSNU6154400'];
    await follow(manager, no);
    await port.manifest(no, [box]);
    await port.gateIn(no, box);
    const { rows } = await server.platform.database.query('system', 'select from open_api_event where owner_key = $1', [
      `c:${manager.cid}`,
    ]);
    expect(rows).toEqual([]);
    const { key } = await makeKey(manager);
    await untilTold('what was there', manager, no, 1);
    expect(await told(key, no)).toEqual(['GTIN ACT']);
    await port.plan(clock.nowMs() + 86_400_000);
    await tellEverybody(server);
    await tellEverybody(server);
    expect(await told(key, no)).toEqual(['GTIN ACT', 'ARRI EST', 'DEPA EST']);
    const served = await (
      await fetch(`${server.url}/v2/events?transportDocumentReference=${no}`, { headers: { authorization: `Bearer ${key}` } })
    ).text();
    const [gateIn] = JSON.parse(served) as Record<string, unknown>[];
    expect(gateIn).toMatchObject({
      eventID: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/) as string,
      eventType: 'EQUIPMENT',
      eventDateTime: expect.stringMatching(/\+08:00$/) as string,
      eventCreatedDateTime: expect.stringMatching(/\+08:00$/) as string,
      equipmentReference: box,
      emptyIndicatorCode: 'LADEN',
      documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: no }],
      transportCall: { UNLocationCode: 'CNNGB' },
    });
    const read = readMessage(Buffer.from(served));
    expect(JSON.stringify(read)).toContain(box);
    // A company without a key is written nothing; another's key opens nothing of it.
    const { key: ofOther } = await makeKey(await companies.make());
    expect(await told(ofOther, no)).toEqual([]);
  });

  test('a fact that goes back is taken back, by an event of its own; what is old goes', async () => {
    const manager = await companies.make();
    const { key } = await makeKey(manager);
    const [no, box] = [billNo(), 'OOLU8123459'];
    await port.manifest(no, [box], { ship: { name: 'DEMO OTHER', code: 'UN9000002', scheme: 'un', voyage: '7W', direction: 'export' } });
    await port.gateIn(no, box, clock.nowMs() - 60_000);
    // Whoever begins to follow a bill with a key is told what is known of it.
    await follow(manager, no);
    await untilTold('the gate', manager, no, 1);
    // That it is taken back is told already, under this very id: nothing of that stops the others.
    const [{ eventID: gateId }] = (await events(key, `?equipmentReference=${box}`)) as [{ eventID: string }];
    await server.platform.database.query(
      'system',
      `with fed as (update open_api_feed set last_number = last_number + 1 where owner_key = $1 returning last_number)
       insert into open_api_event (owner_key, number, event_id, type, code, bill_no, booking_nos, container_no, body, created_at)
       select e.owner_key, fed.last_number, $2, e.type, e.code, 'DEMO0000000', e.booking_nos, null, e.body, e.created_at
       from open_api_event e, fed where e.owner_key = $1 and e.event_id = $3`,
      [`c:${manager.cid}`, eventIdOf(`taken back|${gateId}`), gateId],
    );
    await port.gateIn(no, box, clock.nowMs() - 30_000);
    await tellEverybody(server);
    expect(await told(key, no)).toEqual(['GTIN ACT', 'GTIN ACT']);
    // It passed the gate at another minute: the newest counts.
    await port.gateIn(no, box, clock.nowMs());
    await tellEverybody(server);
    expect(await told(key, no)).toEqual(['GTIN ACT', 'GTIN ACT', 'GTIN ACT taken back', 'GTIN ACT']);
    const [, first, second, third] = await events(key, `?equipmentReference=${box}`);
    expect(second).toMatchObject({
      retractedEventID: first!.eventID,
      eventDateTime: first!['eventDateTime'],
      changeRemark: texts.takenBack,
    });
    expect(new Set([first!.eventID, second!.eventID, third!.eventID]).size).toBe(3);
    await deleteOld(server);
    expect(await told(key, no)).toHaveLength(4);
    clock.advance((eventKeptDays + 1) * 86_400_000);
    await deleteOld(server);
    expect(await told(key, no)).toEqual([]);
  });
});
