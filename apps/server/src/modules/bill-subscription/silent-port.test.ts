// Guarantee (V-02): the silence of a port is the port's: a bill stands as it stood when the port was last heard, says so, and
// nothing that would follow from not hearing more is told as anybody's fault.
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { portRules } from '@mastlight/domain/ports/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readExport } from '../../scenarios/read-export';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
const hourMs = 3_600_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.stop());

/** Whoever tells of the port was last heard now, and is usually heard every 40 minutes. */
const hearAll = () =>
  server.platform.database.query(
    'system',
    `insert into tracking_source_heard (source, heard_at, usual_gap_log, gaps) select source, $2, ln(2400), 30 from unnest($1::text[]) source
     on conflict (source) do update set heard_at = excluded.heard_at, usual_gap_log = excluded.usual_gap_log, gaps = excluded.gaps`,
    [portRules('NB').sources.map(({ code }) => code), new Date(server.platform.portClock.nowMs())],
  );

it('V-02 as of when it was last heard, in the list, its counts and the detail; the first word ends it', async () => {
  const user = await signInForTest(server.platform);
  const port = createPortVoice(server.platform);
  const billNo = 'COSU6019990001';
  const { data } = await server.call(calls.subscribeBills, { blnos: [billNo] }, user);
  const id = data!.list[0]!.id!;
  const spokeMs = server.platform.portClock.nowMs();
  // 30 h before the port closes one box of two is in: nothing is wrong yet.
  await port.plan(spokeMs + 30 * hourMs);
  await port.manifest(billNo, ['DWSU3001375', 'DWSU3001380']);
  await port.gateIn(billNo, 'DWSU3001375', spokeMs);
  const page = async () => (await server.call(calls.queryBillPage, {}, user)).data!;
  await waitFor('the bill to be told', async () => (await page()).list[0]!.boxArrivalCount === '1/2');
  await hearAll();
  const before = (await page()).list[0]!;
  expect((await page()).silence).toBeNull();

  const since = formatShanghai(spokeMs);
  const asOf = since.slice(5, 16);
  // H7: what is decisive comes first, and nothing is green of a port that is not heard.
  clock.advance(20 * hourMs);
  const shortly = await page();
  expect(shortly.silence).toEqual({ source: expect.any(String), since, usualSeconds: 2_400 });
  expect(shortly.list[0]).toMatchObject({ sentence: `断报 · 截至 ${asOf} ${before.sentence}`, tone: 'idle' });

  // H5: a clock comes near of which nobody is heard: the truckers know.
  clock.advance(8 * hourMs);
  expect((await page()).list[0]).toMatchObject({
    sentence: `断报 · 距截关 1h 未进港 1/2，请问车队（截至 ${asOf}）`,
    exceptions: before.exceptions,
    tone: 'attention',
  });

  clock.advance(12 * hourMs);
  const silent = await page();
  expect(silent.list[0]).toMatchObject({
    sentence: `断报 · 截港已过，未进港 1/2，请问车队（截至 ${asOf}）`,
    exceptions: before.exceptions,
  });
  expect(silent.counts).toMatchObject(Object.fromEntries(before.exceptions.map((code) => [code, 1])));
  expect(silent.counts).toMatchObject({ 'cut-off-missed': 0, 'release-missed': 0, overdue: 0 });
  // What is exported, and asked for by its number, is what the list shows.
  const { rows } = await readExport(server.url + calls.exportBills.path, user, { columns: ['billNo', 'lastestStatus'] });
  expect(rows.slice(1)).toEqual([[billNo, silent.list[0]!.sentence]]);
  expect((await server.call(calls.queryBill, { blno: billNo, systemKey: 'NB' }, user)).data).toMatchObject({
    sentence: silent.list[0]!.sentence,
    exceptions: before.exceptions,
  });
  const detail = await server.call(calls.queryBillDetails, { id, systemKey: 'NB' }, user);
  // H4: the detail knows of the silence as the list does.
  expect(detail.data!.bill).toMatchObject({ sentence: silent.list[0]!.sentence, exceptions: before.exceptions });
  expect(detail.data).toMatchObject({ silence: silent.silence, nextStep: { title: silent.list[0]!.sentence, tone: 'attention' } });

  // M5: his client, and whoever has a link, are told since when nobody has heard the port.
  const told = `已进港 1/2（港口自 ${asOf} 没有新消息）`;
  await server.call(calls.assignClient, { ids: String(id), clientName: 'HENGTAI' }, user);
  const { data: clients } = await server.call(calls.listClients, {}, user);
  const { data: key } = await server.call(calls.makeClientKey, { id: clients!.list[0]!.id }, user);
  const { data: link } = await server.call(calls.shareBill, { type: 'bill', id, expireDays: 7, maskFields: [] }, user);
  const ofClient = async () => (await server.call(calls.showClientBills, { key: key!.key })).data!.list[0]!.sentence;
  const shared = async () => (await server.call(calls.showSharedBill, { token: link!.url.split('#')[1]! })).data!;
  expect(await ofClient()).toBe(told);
  expect(await shared()).toMatchObject({ bill: { sentence: told, tone: 'running' }, asOfTime: since });

  await hearAll();
  expect(await ofClient()).toBe('已进港 1/2');
  expect((await shared()).asOfTime).not.toBe(since);
  const spoken = await page();
  expect(spoken.silence).toBeNull();
  expect(spoken.list[0]!.sentence).not.toContain('断报');
  expect(spoken.list[0]).toMatchObject({ tone: 'danger' });
});
