// Guarantee: what the calls of the acceptance list answer, asked as another program would: by path and fields alone, of a bill of
// which the port has spoken.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPortVoice } from '../port-says-for-test';
import { signInForTest, type TestUser } from '../sign-in-for-test';
import { startTestServer, type TestServer } from '../start-test-server';

let server: TestServer;
let own: TestUser;
let other: TestUser;
let id: number;
const blno = 'COSU6070000001';
const second = 'COSU6070000002';

type Fields = Readonly<Record<string, unknown>>;
interface Envelope {
  readonly code: number;
  readonly data: { readonly list: readonly Fields[] } & Fields;
}
async function ask(method: 'GET' | 'JSON' | 'form', path: string, fields: Fields = {}, user: TestUser = own): Promise<Envelope> {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));
  const type = method === 'JSON' ? 'application/json' : 'application/x-www-form-urlencoded';
  const sent: RequestInit =
    method === 'GET'
      ? { headers: { authorization: user.token } }
      : {
          method: 'POST',
          headers: { authorization: user.token, 'content-type': type },
          body: method === 'JSON' ? JSON.stringify(fields) : query.toString(),
        };
  return (await (
    await fetch(`${server.url}${path}${method === 'GET' && query.size > 0 ? `?${query.toString()}` : ''}`, sent)
  ).json()) as Envelope;
}
const numbers = async () => (await ask('JSON', '/blno/userBlno/queryBlnoPage', { systemKey: 'NB' })).data.list.map((row) => row['billNo']);

beforeAll(async () => {
  server = await startTestServer();
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
  const port = createPortVoice(server.platform);
  await port.manifest(blno, ['CSQU3054383', 'MSKU0308961']);
  await port.gateIn(blno, 'CSQU3054383');
  const closesMs = server.platform.portClock.nowMs() + 3 * 86_400_000;
  await port.plan(closesMs);
  await port.plan(closesMs + 7_200_000);
  const made = await ask('JSON', '/blno/userBlno/subscribe', { blnos: [blno, second] });
  id = made.data.list[0]!['id'] as number;
});
afterAll(() => server.stop());

it('R-7.4-14 ship, voyage and terminal of a bill', async () => {
  const { data } = await ask('GET', '/blno/userBlno/queryVeVo', { blno });
  expect(data).toEqual({ vesselsName: expect.stringMatching(/^[A-Z.-]+$/), voyage: expect.stringMatching(/\d/), wharf: '北二集司' });
  expect((await ask('GET', '/blno/userBlno/queryVeVo', { blno }, other)).code).toBe(404);
});

it('R-7.4-16, R-7.4-17 what is put on top stands first until it is let go', async () => {
  const before = await numbers();
  const last = before.at(-1);
  const lastId = (await ask('GET', '/blno/userBlno/queryBlno', { blno: last })).data['id'];
  expect(await ask('JSON', '/blno/userBlno/toppingList', { ids: [lastId] })).toMatchObject({ code: 200, data: true });
  expect((await numbers())[0]).toBe(last);
  expect(await ask('JSON', '/blno/userBlno/unToppingList', { ids: [lastId] })).toMatchObject({ code: 200, data: true });
  expect(await numbers()).toEqual(before);
});

it('R-7.4-36 a bill by its id or by its number: boxes, events, checks and how its arrival moved', async () => {
  const byId = await ask('JSON', '/blno/userBlno/queryBlnoDetails', { id });
  const byNumber = await ask('JSON', '/blno/userBlno/queryBlnoDetails', { blno, systemKey: 'NB' });
  expect(byNumber.data).toEqual(byId.data);
  const { bill, containers, events, etaHistory } = byId.data as unknown as {
    readonly bill: Fields;
    readonly containers: readonly Fields[];
    readonly events: readonly Fields[];
    readonly etaHistory: { readonly heard: readonly { readonly time: string }[] };
  };
  expect(bill).toMatchObject({ billNo: blno });
  expect(containers.map((box) => box['ctnNo'])).toEqual(['CSQU3054383', 'MSKU0308961']);
  expect(containers.every((box) => 'checkModeText' in box && 'held' in box)).toBe(true);
  expect(events.length).toBeGreaterThan(0);
  const [was, became] = etaHistory.heard.map(({ time }) => Date.parse(time.replace(' ', 'T')));
  expect(became! - was!).toBe(7_200_000);
  expect((await ask('JSON', '/blno/userBlno/queryBlnoDetails', { id }, other)).code).toBe(404);
});

it('R-7.4-37 remark and the haulier’s note are kept, each by itself', async () => {
  await ask('JSON', '/blno/userBlno/updateReTr', { id, remark: '急', transport: '浙B12345' });
  await ask('JSON', '/blno/userBlno/updateReTr', { id, transport: '浙B54321' });
  expect((await ask('GET', '/blno/userBlno/queryBlno', { blno })).data).toMatchObject({ remark: '急', transport: '浙B54321' });
  expect((await ask('JSON', '/blno/userBlno/updateReTr', { id, remark: '他' }, other)).code).not.toBe(200);
});

it('R-7.4-39 a bill that is followed, by its number; nobody else’s', async () => {
  expect(await ask('GET', '/blno/userBlno/queryBlno', { blno })).toMatchObject({ code: 200, data: { id, billNo: blno, area: 'NB' } });
  expect((await ask('GET', '/blno/userBlno/queryBlno', { blno }, other)).code).toBe(404);
});

it('R-7.4-40, R-7.4-18 what is deleted is in the history, for the reason 1, until it is called back', async () => {
  const third = 'COSU6070000003';
  await ask('JSON', '/blno/userBlno/subscribe', { blnos: [third] });
  const idOf = async (number: string) => (await ask('GET', '/blno/userBlno/queryBlno', { blno: number })).data['id'];
  for (const number of [second, third]) {
    expect(await ask('JSON', '/blno/userBlno/deleteList', { ids: [await idOf(number)] })).toMatchObject({ code: 200, data: true });
  }
  expect(await numbers()).toEqual([blno]);
  const pages = [];
  for (const page of [1, 2]) {
    const { list, total } = (await ask('JSON', '/blno/userBlno/queryDeleted', { page, limit: 1 })).data;
    const deleteTime = expect.stringMatching(/^\d{4}-\d{2}-\d{2} /) as string;
    expect([total, list]).toMatchObject([2, [{ deleteReason: 1, deleteTime }]]);
    pages.push(list[0]!['billNo']);
  }
  expect(pages.toSorted()).toEqual([second, third]);
});

it('R-7.4-54 terminals of Qingdao by code and name', async () => {
  const { list } = (await ask('GET', '/blno/userBlnoQd/getYgtWharfList')).data;
  expect(list.length).toBeGreaterThan(3);
  expect(list.filter(({ code, name }) => typeof code !== 'string' || !/[\u4e00-\u9fff]/.test(String(name)))).toEqual([]);
});

it('R-7.4-64, R-7.4-65 goods are named, and the analysis stands among the earlier ones, newest first, page by page', async () => {
  const first = await ask('JSON', '/classify/analysis', { text: '不锈钢保温瓶 420箱' });
  expect(first.data).toMatchObject({
    taskId: expect.any(Number),
    rows: [{ name: '不锈钢保温瓶', hsCode: '961700', confidence: expect.any(Number), reason: expect.stringMatching(/./) }],
  });
  const later = await ask('JSON', '/classify/analysis', { rows: [{ name: '微波炉' }] });
  const ids = async (page: number) => (await ask('JSON', '/classify/analysis/list', { page, limit: 1 })).data.list.map((one) => one['id']);
  expect([await ids(1), await ids(2)]).toEqual([[later.data['taskId']], [first.data['taskId']]]);
  expect((await ask('JSON', '/classify/analysis/list', {}, other)).data.list).toEqual([]);
});

it('R-7.4-67 one name has candidates, the likeliest first', async () => {
  const { code, data } = await ask('form', '/classify/analysis/aloneAnalysis', { name: '微波炉' });
  expect(code).toBe(200);
  const candidates = data['candidates'] as readonly { readonly hsCode: string; readonly confidence: number }[];
  expect(candidates[0]!.hsCode).toMatch(/^851650/);
  expect(candidates.map(({ confidence }) => confidence)).toEqual(candidates.map(({ confidence }) => confidence).toSorted((a, b) => b - a));
});

it('R-7.4-68 a word brings what else it is called', async () => {
  const { list } = (await ask('form', '/classify/analysis/similarKey', { keyword: '保温杯' })).data as unknown as { list: string[] };
  expect(list.length).toBeGreaterThan(0);
  expect(list.every((word) => typeof word === 'string' && word !== '保温杯')).toBe(true);
  expect((await ask('form', '/classify/analysis/similarKey', { keyword: '充电宝' })).data.list).toContain('移动电源');
});

it('R-7.6-01, R-7.3-08 the version of now is the same at both calls', async () => {
  const [latest, note] = await Promise.all(['/version/latest', '/redis/getUpdateNote'].map((path) => ask('GET', path)));
  expect(latest).toEqual(note);
  expect(Object.keys(latest!.data)).toEqual(['version', 'note']);
});

it('R-7.6-04 saved by the other path, an entry is read as one that was set', async () => {
  const dictKey = `col_logistics_NB_${own.userId}`;
  expect(await ask('JSON', '/dict/save', { dictKey, dictValue: 'billNo-1-1-160' })).toMatchObject({ code: 200, data: true });
  expect((await ask('JSON', '/dict/get', { dictKey })).data['dictValue']).toBe('billNo-1-1-160');
});

it('R-3.6-08 a site that looks for nobody says so', async () => {
  const { data } = await ask('GET', '/notice/site');
  expect(data['recruitmentInfo']).toEqual({ title: '', url: '', visible: false });
});
