// Guarantee: who subscribes to a ship's call sees what the port's newest plan
// says of it, in the order of its cut-offs, his own rows alone, on every port's paths.
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscription as calls } from '@mastlight/domain/vessel-subscription/contract';
import { formatShanghai, startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { readExport } from '../../scenarios/read-export';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let anna: TestUser;
let bert: TestUser;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const hourMs = 3_600_000;
const lantern = { vesselsName: 'DEMO.LANTERN', voyage: '101W' };
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  [anna, bert] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

/** Calls a path as it is written, with any body. */
async function send(path: string, body: unknown, user: TestUser = anna) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: user.token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: number; msg: string; data: never; fields?: Record<string, string> };
}
const listOf = async (filter: object = {}, user: TestUser = anna) => (await server.call(calls.queryRows, filter, user)).data!;
const add = async (pairs: readonly object[], user: TestUser = anna) =>
  (await server.call(calls.subscribeVessels, { list: pairs as never }, user)).data!.list;

describe('subscribing', () => {
  it('R-7.4-42 takes a list by itself, tells each pair what became of it, and shows what is known at once', async () => {
    const closesMs = clock.nowMs() + 5 * hourMs;
    await port.plan(closesMs);
    const answer = await send('/vessels/userBlno/subscribe', [
      // The terminal is the port's word, whatever is typed.
      { vesselsName: 'demo lantern', voyage: '101w', wharf: '大榭' },
      lantern,
      { vesselsName: '船', voyage: '1' },
      { vesselsName: 'DEMO.BEACON', voyage: 'V.7' },
    ]);
    expect(answer.code).toBe(200);
    expect(
      (answer.data as { list: { result: string; reason: string | null }[] }).list.map(({ result, reason }) => [result, reason]),
    ).toEqual([
      ['成功', null],
      ['重复', '本次粘贴里重复'],
      ['失败', '船名只能是大写字母 数字 . -'],
      ['失败', '航次不能有 V.'],
    ]);
    expect((await add([lantern]))[0]).toMatchObject({ result: '重复', reason: '已在订阅中' });
    expect((await listOf()).list).toEqual([
      expect.objectContaining({
        place: '宁波',
        boxvv: 'DEMO.LANTERN/101W',
        state: 'tracking',
        wharfCode: 'BLCT2',
        portclosedate: formatShanghai(closesMs),
        closedate: formatShanghai(closesMs - hourMs),
        ctnapplyenddate: formatShanghai(closesMs),
        etaArrivedDate: formatShanghai(closesMs + hourMs),
        etaSailingDate: formatShanghai(closesMs + 24 * hourMs),
        arrivaldate: null,
        shipCompany: null,
      }),
    ]);
  });

  it('EU-13 a call that the port does not know is said to be unknown, in the answer and in its row', async () => {
    const user = await signInForTest(server.platform);
    const [known, unknown] = await add([lantern, { vesselsName: 'NO.SUCH.SHIP', voyage: '9W' }], user);
    expect(known).toMatchObject({ code: 'added', reason: null });
    expect(unknown).toMatchObject({ code: 'added', reason: '港口暂无此船期，请核对船名、航次和港口' });
    const notes = (await listOf({}, user)).list.map(({ vesselsName, note }) => [vesselsName, note]);
    expect(new Map(notes as [string, string | null][])).toEqual(
      new Map([
        ['DEMO.LANTERN', null],
        ['NO.SUCH.SHIP', '港口暂无此船期，收到后自动显示，1个月没有就结束'],
      ]),
    );
    // U-05: of a port of which nothing is heard nothing is promised.
    await server.call(calls.subscribeVessels, { systemKey: 'DL', list: [lantern] }, user);
    expect((await listOf({ systemKey: 'DL' }, user)).list[0]!.note).toBe('大连港还没有接入数据，暂时查不到船期');
  });

  it('W-04 two ships of one name and voyage are told apart in its row, and nothing of either is shown as the call', async () => {
    const user = await signInForTest(server.platform);
    const closesMs = clock.nowMs() + 40 * hourMs;
    const ship = (code: string | null) => ({ name: 'DEMO TWIN', code, scheme: null, voyage: '7W', direction: null });
    const followed = { vesselsName: 'DEMO.TWIN', voyage: '7W' };
    await port.plan(closesMs, null, ship('9001112'));
    await add([followed], user);
    expect((await listOf({}, user)).list).toMatchObject([{ portclosedate: formatShanghai(closesMs), note: null }]);
    await port.plan(closesMs + 96 * hourMs, null, ship('UN9002221'));
    await port.plan(closesMs + hourMs, null, ship(null));
    const moment = (ms: number): string => formatShanghai(ms).slice(5, 16);
    const note = `同名同航次有 2 艘船：IMO 9001112 截港 ${moment(closesMs)}、IMO 9002221 截港 ${moment(closesMs + 96 * hourMs)}`;
    expect((await listOf({}, user)).list).toMatchObject([{ portclosedate: null, wharf: null, cutOffMove: null, state: 'tracking', note }]);
  });

  it('R-7.4-43 R-7.4-26 is Shanghai on its own paths, with rows of its own that are none of Ningbo’s, whose rows come in pages, by vessel and voyage', async () => {
    const user = await signInForTest(server.platform);
    await add([lantern, { vesselsName: 'DEMO.BEACON', voyage: '7' }], user);
    const added = await send('/vessels/shVessels/subscribe', [lantern], user);
    expect(added).toMatchObject({ code: 200, data: { list: [{ result: '成功' }] } });
    const ask = async (path: string, wish: object) => (await send(path, wish, user)).data as Awaited<ReturnType<typeof listOf>>;
    const page = await ask('/vessels/shVessels/selectPage', { page: 1, limit: 10 });
    expect(page.list).toEqual([expect.objectContaining({ place: '上海', state: 'waiting', portclosedate: null })]);
    const ofNingbo = async (wish: object) =>
      (await ask('/vessels/userBlno/getVessels', wish)).list.map(({ place, boxvv }) => [place, boxvv]);
    const [first, second] = [await ofNingbo({ page: 1, limit: 1 }), await ofNingbo({ page: 2, limit: 1 })];
    expect([...first, ...second].sort()).toEqual([
      ['宁波', 'DEMO.BEACON/7'],
      ['宁波', 'DEMO.LANTERN/101W'],
    ]);
    expect(await ofNingbo({ page: 1, limit: 10, vesselsName: 'lantern', voyage: '101W' })).toEqual([['宁波', 'DEMO.LANTERN/101W']]);
    expect(await ofNingbo({ page: 1, limit: 10, vesselsName: 'lantern', voyage: '7' })).toEqual([]);
  });

  it.each([
    [[{ voyage: '1' }], 'list.0.vesselsName'],
    [[], 'list'],
    [Array.from({ length: 201 }, () => lantern), 'list'],
    ['x', 'body'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await send('/vessels/userBlno/subscribe', body);
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toContain(field);
  });

  it('has an end, and says so', async () => {
    const user = await signInForTest(server.platform);
    await server.platform.database.query(
      'system',
      `insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, created_ms)
       select $1, $2, 'NB', 'X/' || n, 'X', n::text, 'X', 0 from generate_series(1, $3::int) n`,
      [user.ownerKey, user.userId, callsMax - 1],
    );
    const [known, more] = [
      { vesselsName: 'X', voyage: '1' },
      { vesselsName: 'DEMO.BEACON', voyage: '7' },
    ];
    const idOf = async ({ vesselsName, voyage }: typeof known): Promise<number> => {
      const { list } = await listOf({ pageSize: callsMax }, user);
      return list.find((row) => row.vesselsName === vesselsName && row.voyage === voyage)!.id;
    };
    const full = `船期最多订阅 ${callsMax} 条，请先删除不用的`;
    // What is subscribed already takes none of the places that are left, and is told as such when there is none.
    const last = await add([known, lantern, lantern, more, more], user);
    const lanternId = await idOf(lantern);
    expect(last.map(({ result, reason, id }) => [result, reason, id])).toEqual([
      ['重复', '已在订阅中', await idOf(known)],
      ['成功', null, lanternId],
      ['重复', '本次粘贴里重复', lanternId],
      ['失败', full, null],
      ['失败', full, null],
    ]);
    expect((await add([lantern, lantern, more], user)).map(({ result, reason, id }) => [result, reason, id])).toEqual([
      ['重复', '已在订阅中', lanternId],
      ['重复', '本次粘贴里重复', lanternId],
      ['失败', full, null],
    ]);
  });
});

describe('the list', () => {
  it('R-7.4-26 stands in the order of the cut-offs to come, pinned rows first, what has none behind; found by vessel and voyage', async () => {
    await add([
      { vesselsName: 'DEMO.ALPHA', voyage: '1' },
      { vesselsName: 'DEMO.ZULU', voyage: '2' },
    ]);
    const names = async (filter: object = {}) => (await listOf(filter)).list.map((row) => row.vesselsName);
    expect((await names())[0]).toBe('DEMO.LANTERN');
    const { list } = await listOf();
    const zulu = list.find((row) => row.vesselsName === 'DEMO.ZULU')!;
    expect((await server.call(calls.setTop, { ids: [zulu.id] }, anna)).data).toBe(true);
    expect((await names())[0]).toBe('DEMO.ZULU');
    await server.call(calls.clearTop, { ids: [zulu.id] }, anna);
    expect(await names({ sort: 'boxvv' })).toEqual(['DEMO.ALPHA', 'DEMO.LANTERN', 'DEMO.ZULU']);
    expect(await names({ sort: '-boxvv', pageSize: 1, pageNo: 2 })).toEqual(['DEMO.LANTERN']);
    expect(await names({ keyword: 'lantern' })).toEqual(['DEMO.LANTERN']);
    expect(await names({ vesselsName: 'DEMO', voyage: '2' })).toEqual(['DEMO.ZULU']);
    // As the copy button gives it, as the row shows it, and two of them.
    expect(await names({ keyword: 'DEMO.ZULU/2' })).toEqual(['DEMO.ZULU']);
    expect(await names({ keyword: 'DEMO.ZULU / 2' })).toEqual(['DEMO.ZULU']);
    expect(await names({ keyword: 'DEMO.ZULU/2\nDEMO.ALPHA/1', sort: 'boxvv' })).toEqual(['DEMO.ALPHA', 'DEMO.ZULU']);
    expect(await names({ keyword: 'DEMO.ZULU/1' })).toEqual([]);
    for (const empty of ['%', '__']) {
      for (const field of ['keyword', 'vesselsName', 'voyage']) expect(await names({ [field]: empty })).toEqual([]);
    }
    expect(await names({ status: 'waiting', sort: 'boxvv' })).toEqual(['DEMO.ALPHA', 'DEMO.ZULU']);
    expect((await server.call(calls.queryRows, { sort: 'no_such' }, anna)).code).toBe(400);
  });

  it('EU-24 counts the cut-offs of today, those that have passed too', async () => {
    expect(await listOf({ group: 'today' })).toMatchObject({ total: 1, counts: { all: 3, today: 1 } });
    clock.advance(6 * hourMs);
    expect(await listOf({ group: 'today' })).toMatchObject({ total: 1, counts: { all: 3, today: 1 } });
    clock.advance(8 * hourMs);
    expect(await listOf({ group: 'today' })).toMatchObject({ total: 0, counts: { all: 3, today: 0 } });
  });

  it('V-07 a cut-off at midnight is of the day that it ends: who leaves it for tomorrow is late', async () => {
    // In the middle of a second, as most of the time.
    clock.advance(1_500 - (clock.nowMs() % 1_000));
    const midnightMs = startOfShanghaiDay(clock.nowMs()) + 24 * hourMs;
    await port.plan(midnightMs);
    await waitFor('the plan', async () => (await listOf({ keyword: 'lantern' })).list[0]?.portclosedate === formatShanghai(midnightMs));
    expect((await listOf({ group: 'today' })).counts).toMatchObject({ today: 1 });
    await port.plan(midnightMs + 60_000);
    await waitFor('the later plan', async () => (await listOf({ group: 'today' })).counts.today === 0);
  });

  it('EU-12, EU-08 a moved cut-off leaves its trace for a day, and a ship that sailed closes for nobody', async () => {
    const call = async () => (await listOf({ keyword: 'lantern' })).list[0]!;
    const closesMs = clock.nowMs() + 4 * hourMs;
    await port.plan(closesMs);
    await port.plan(closesMs - 2 * hourMs);
    await waitFor('the move', async () => (await call()).portclosedate === formatShanghai(closesMs - 2 * hourMs));
    const [from, to] = [formatShanghai(closesMs).slice(5, 16), formatShanghai(closesMs - 2 * hourMs).slice(5, 16)];
    expect((await call()).cutOffMove).toBe(`截港提前 2 小时：${from} → ${to}`);
    expect(await listOf({ group: 'today' })).toMatchObject({ counts: { today: 1, cutOffMoved: 1, berthMoved: 1 } });
    // The plan moved the berthing with it.
    expect((await call()).berthMove).toEqual({
      from: formatShanghai(closesMs + hourMs),
      to: formatShanghai(closesMs - hourMs),
      saidTime: expect.any(String),
      source: '码头',
    });
    expect((await listOf({ group: 'berthMoved' })).total).toBe(1);
    expect((await listOf({ group: 'cutOffMoved' })).list.map(({ vesselsName }) => vesselsName)).toEqual(['DEMO.LANTERN']);
    await port.plan(closesMs - 2 * hourMs, clock.nowMs() - 60_000);
    await waitFor('the sailing', async () => (await call()).state === 'finished');
    expect((await call()).cutOffMove).toBeNull();
    expect((await listOf({ group: 'today' })).counts).toMatchObject({ today: 0, cutOffMoved: 0, berthMoved: 0 });
    expect((await call()).berthMove).toBeNull();
    expect((await listOf({ group: 'cutOffMoved' })).total).toBe(0);
  });

  it('O-15 says of a ship that has sailed that it has, and when', async () => {
    const sailed = (await listOf({ keyword: 'lantern' })).list[0]!;
    expect(sailed).toMatchObject({ state: 'finished', note: `已离港 ${sailed.dischargedate!.slice(5, 16)}` });
  });

  it('R-7.4-45 keeps a remark, clean, and grows its version', async () => {
    const [row] = (await listOf({ keyword: 'lantern' })).list;
    await server.call(calls.updateRemark, { id: row!.id, remark: ' 先靠北仑\u202E ' }, anna);
    const [after] = (await listOf({ keyword: 'lantern' })).list;
    expect(after).toMatchObject({ remark: '先靠北仑', version: row!.version + 1 });
  });

  it('T4 is nobody else’s: foreign rows are neither seen nor changed', async () => {
    const ids = (await listOf()).list.map((row) => row.id);
    expect((await listOf({}, bert)).list).toEqual([]);
    for (const call of [calls.deleteRows, calls.setTop, calls.clearTop]) {
      expect((await server.call(call, { ids }, bert)).code).toBe(404);
    }
    expect((await server.call(calls.updateRemark, { id: ids[0]!, remark: 'x' }, bert)).code).toBe(404);
    expect((await listOf()).list.map((row) => row.id)).toEqual(ids);
  });

  it('R-7.6-07 deletes rows, and follows their calls no more', async () => {
    const ids = (await listOf()).list.map((row) => row.id);
    expect((await server.call(calls.deleteRows, { ids }, anna)).data).toBe(true);
    expect(await listOf()).toMatchObject({ list: [], total: 0, counts: { all: 0, today: 0 } });
    const { rows } = await server.platform.database.query(
      'system',
      `select from follow_subject where owner_key = $1 and product = 'vessel-subscription' and port = 'NB'`,
      [anna.ownerKey],
    );
    expect(rows).toEqual([]);
  });
});

describe('Qingdao, on its own paths', () => {
  const get = async (path: string, user: TestUser) => {
    const headers = { authorization: user.token, 'content-type': 'application/x-www-form-urlencoded' };
    return (await (await fetch(server.url + path, { headers })).json()) as { code: number; data: never };
  };

  it('R-7.4-46, R-7.4-47, R-7.4-48, R-7.4-49, R-7.4-50, R-7.4-51 subscribes, lists, pins, lets go, remarks and deletes', async () => {
    const user = await signInForTest(server.platform);
    const added = await send('/vessels/qdVessels/subscribe', [lantern, { vesselsName: 'DEMO.BEACON', voyage: '7' }], user);
    const ids = (added.data as { list: { id: number; result: string }[] }).list.map(({ id }) => id);
    const list = async () => {
      const answer = await send('/vessels/qdVessels/selectPage', { page: 1, limit: 10, sort: 'boxvv' }, user);
      return (answer.data as Awaited<ReturnType<typeof listOf>>).list;
    };
    expect((await list()).map((row) => [row.id, row.place, row.boxvv])).toEqual([
      [ids[1], '青岛', 'DEMO.BEACON/7'],
      [ids[0], '青岛', 'DEMO.LANTERN/101W'],
    ]);
    expect(await send('/vessels/qdVessels/selectPage', { page: 2, limit: 1, sort: 'boxvv' }, user)).toMatchObject({
      data: { total: 2, list: [{ boxvv: 'DEMO.LANTERN/101W' }] },
    });
    expect(await send('/vessels/qdVessels/toppingList', { ids: [ids[0]] }, user)).toMatchObject({ code: 200, data: true });
    expect((await list()).map(({ id, top }) => [id, top])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
    expect(await send('/vessels/qdVessels/unToppingList', { ids: [ids[0]] }, user)).toMatchObject({ code: 200 });
    for (const [path, top] of [
      ['toppingList', true],
      ['unToppingList', false],
    ] as const) {
      expect(await send(`/vessels/qdVessels/${path}`, { ids }, user)).toMatchObject({ code: 200, data: true });
      expect((await list()).map((row) => row.top)).toEqual([top, top]);
    }
    const response = await fetch(`${server.url}/vessels/qdVessels/updateRemark`, {
      method: 'POST',
      headers: { authorization: user.token },
      body: new URLSearchParams({ id: String(ids[0]), remark: '等泊位' }),
    });
    expect(await response.json()).toMatchObject({ code: 200, data: true });
    expect((await list())[1]).toMatchObject({ remark: '等泊位' });
    expect(await send('/vessels/qdVessels/deleteList', { ids }, user)).toMatchObject({ code: 200 });
    expect(await list()).toEqual([]);
  });

  it('R-7.4-52, R-7.4-53 asks by the query, with the content type of a form: ships and voyages, and a terminal anew', async () => {
    const user = await signInForTest(server.platform);
    await server.call(calls.subscribeVessels, { systemKey: 'QD', list: [{ vesselsName: 'DEMO.QINGDAO', voyage: '8E' }, lantern] }, user);
    const names = async (query: string) => {
      const answer = await get(`/vessels/qdVessels/queryVeVo${query}`, user);
      return (answer.data as { list: { vesselsName: string; voyage: string }[] }).list.map((call) => `${call.vesselsName}/${call.voyage}`);
    };
    expect(await names('')).toEqual(['DEMO.LANTERN/101W', 'DEMO.QINGDAO/8E']);
    expect(await names('?vesselsName=qingdao')).toEqual(['DEMO.QINGDAO/8E']);
    expect(await names('?voyage=101W')).toEqual(['DEMO.LANTERN/101W']);
    expect(await names('?wharf=QQCT')).toEqual([]);
    const all = await get('/vessels/qdVessels/refreshQdVesselByWharf', user);
    expect(all).toMatchObject({ code: 200, data: { list: [{ area: 'QD' }, { area: 'QD' }], portNow: expect.any(String) } });
    const { data } = await get('/vessels/qdVessels/refreshQdVesselByWharf?wharf=QQCT', user);
    expect((data as { list: unknown[] }).list).toEqual([]);
    // As if the port had named the terminal of one of them.
    await server.platform.database.query(
      'system',
      `update tracking_call set terminal = 'QQCT' where port = 'QD' and call like 'DEMOQINGDAO/%'`,
    );
    const atTerminal = await get('/vessels/qdVessels/refreshQdVesselByWharf?wharf=QQCT', user);
    expect(atTerminal.data).toMatchObject({ list: [{ vesselsName: 'DEMO.QINGDAO', wharfCode: 'QQCT' }] });
    const elsewhere = await get('/vessels/qdVessels/refreshQdVesselByWharf?wharf=QQCTN', user);
    expect(elsewhere.data).toMatchObject({ list: [] });
    // Nobody else's.
    expect((await get('/vessels/qdVessels/queryVeVo', bert)).data).toEqual({ list: [] });
  });

  it.each(['/vessels/qdVessels/queryVeVo', '/vessels/qdVessels/refreshQdVesselByWharf'])(
    'R-X-04 %s is a GET of a form: its query counts; a body that comes with it is let pass and not read',
    async (path) => {
      const user = await signInForTest(server.platform);
      await server.call(calls.subscribeVessels, { systemKey: 'QD', list: [lantern] }, user);
      const asked = (query: string, body: string) =>
        new Promise<{ code: number; data: { list: unknown[] } }>((resolve, reject) => {
          const headers = {
            authorization: user.token,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          };
          const request = httpRequest(`${server.url}${path}${query}`, { method: 'GET', headers }, (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as never));
          });
          request.on('error', reject);
          request.end(body);
        });
      for (const body of ['', 'wharf=QQCT', '{"wharf":']) {
        expect([body, await asked('', body)]).toMatchObject([body, { code: 200, data: { list: [{}] } }]);
        expect([body, await asked('?wharf=QQCT', body)]).toMatchObject([body, { code: 200, data: { list: [] } }]);
      }
    },
  );

  it.each([
    ['NB', 'userBlno', 'getVessels'],
    ['SH', 'shVessels', 'selectPage'],
    ['TJ', 'tjVessels', 'selectPage'],
    ['XM', 'xmVessels', 'selectPage'],
    ['SZ', 'szVessels', 'selectPage'],
    ['DL', 'dlVessels', 'selectPage'],
  ])('R-7.6-07, R-7.4-45 the same set of paths for %s: %s', async (area, part, pagePath) => {
    const user = await signInForTest(server.platform);
    const added = await send(`/vessels/${part}/subscribe`, [lantern], user);
    const [{ id }] = (added.data as { list: { id: number }[] }).list as [{ id: number }];
    const rows = async () =>
      ((await send(`/vessels/${part}/${pagePath}`, { page: 1, limit: 10 }, user)).data as Awaited<ReturnType<typeof listOf>>).list;
    for (const [path, top] of [
      ['toppingList', true],
      ['unToppingList', false],
    ] as const) {
      expect(await send(`/vessels/${part}/${path}`, { ids: [id] }, user)).toMatchObject({ code: 200 });
      expect(await rows()).toMatchObject([{ id, top }]);
    }
    const response = await fetch(`${server.url}/vessels/${part}/updateRemark`, {
      method: 'POST',
      headers: { authorization: user.token },
      body: new URLSearchParams({ id: String(id), remark: 'x' }),
    });
    expect(await response.json()).toMatchObject({ code: 200 });
    expect(await rows()).toMatchObject([{ area, remark: 'x' }]);
    expect(await send(`/vessels/${part}/deleteList`, { ids: [id] }, user)).toMatchObject({ code: 200 });
    expect(await rows()).toEqual([]);
  });
});

const exportOf = (wish: object, user: TestUser) => readExport(server.url + calls.exportRows.path, user, wish);

it('the list as a calendar: an entry for each clock, in the zone of the port, of the caller’s calls alone', async () => {
  const user = await signInForTest(server.platform);
  const closesMs = clock.nowMs() + 5 * hourMs;
  await port.plan(closesMs);
  await add([lantern, { vesselsName: 'NO.SUCH.SHIP', voyage: '9W' }], user);
  const calendarOf = async (wish: object, who: TestUser) => {
    const headers = { authorization: who.token, 'content-type': 'application/json' };
    const response = await fetch(server.url + calls.exportCalendar.path, { method: 'POST', headers, body: JSON.stringify(wish) });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return { headers: response.headers, lines: (await response.text()).replaceAll('\r\n ', '').split('\r\n') };
  };
  const { headers, lines } = await calendarOf({}, user);
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('船期日历_宁波_'));
  const local = formatShanghai(closesMs).replace(/[-:]/g, '').replace(' ', 'T');
  expect(lines).toContain(`DTSTART;TZID=Asia/Shanghai:${local}`);
  const entries = ['进箱开始', '进箱截止', '截关', '截港', '靠泊'].map((what) => `SUMMARY:${what} DEMO.LANTERN/101W`);
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(entries);
  const { list } = await listOf({}, user);
  const others = await calendarOf({ ids: list.map(({ id }) => id) }, bert);
  expect(others.lines.filter((line) => line === 'BEGIN:VEVENT')).toEqual([]);
});

describe('EU-28 the list as a file', () => {
  it('R-3.9-01 … -04 holds columns, filter and order of the screen, numbered, times as times', async () => {
    const user = await signInForTest(server.platform);
    await port.plan(clock.nowMs() + 5 * hourMs);
    await add([{ vesselsName: 'NO.SUCH.SHIP', voyage: '9W' }, lantern], user);
    const { list } = await listOf({}, user);
    const file = await exportOf({ columns: ['index', 'boxvv', 'portclosedate', 'place', 'note'] }, user);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('船期订阅_宁波_'));
    expect(file.rows[0]).toEqual(['序号', '船名/航次', '截港', '港口', '状态']);
    expect(file.rows.slice(1).map((row) => [row[0], row[1]])).toEqual(list.map(({ boxvv }, at) => [String(at + 1), boxvv]));
    expect(file.rows[1]![2]).toMatch(/^4\d{4}\.\d+$/);
    const chosen = await exportOf({ columns: ['index', 'boxvv'], ids: [list[1]!.id] }, user);
    expect(chosen.rows.slice(1)).toEqual([['1', list[1]!.boxvv]]);
    // Nobody else's.
    expect((await exportOf({ columns: ['boxvv'], ids: list.map(({ id }) => id) }, anna)).rows).toHaveLength(1);
  });

  it('R-3.9-01 has 船舶位置, of which nobody tells', async () => {
    const user = await signInForTest(server.platform);
    await server.call(calls.subscribeVessels, { list: [lantern] }, user);
    const { rows } = await exportOf({ columns: ['boxvv', 'shipLocation'] }, user);
    expect(rows).toEqual([
      ['船名/航次', '船舶位置'],
      [expect.any(String), ''],
    ]);
  });

  it('refuses what is no column', async () => {
    expect(await send('/vessels/userBlno/export', { columns: ['hull'] })).toMatchObject({
      code: 400,
      refusal: 'vessel-subscription.unknownColumn',
    });
    expect((await send('/vessels/shVessels/export', { columns: ['boxvv'], sort: 'hull' })).code).toBe(400);
  });
});
