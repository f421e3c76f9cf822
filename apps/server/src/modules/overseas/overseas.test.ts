// Guarantee: a shipment is followed from 离港 through a transhipment and a withdrawn ETA to the return of the empty, its money
// taken once; a number that nobody knows gives its money back; nobody sees or pays for another's.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { billing } from '@mastlight/domain/billing/contract';
import { overseas as calls } from '@mastlight/domain/overseas/contract';
import { savedView } from '@mastlight/domain/saved-view/contract';
import { notification } from '@mastlight/domain/notification/contract';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { waitFor } from '@mastlight/testing/wait-for';
import { startMovedClock } from '../../scenarios/moved-clock';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { boxMove, lineEventOf, pushSecretForTest, shipMove, startLinesForTest, type LinesForTest } from './lines-for-test';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const startMs = Date.UTC(2026, 9, 12, 1);

let clock: Awaited<ReturnType<typeof startMovedClock>>;
let lines: LinesForTest;
let server: TestServer;
let [own, other]: TestUser[] = [];
let nowMs = startMs;

beforeAll(async () => {
  clock = await startMovedClock(startMs);
  lines = await startLinesForTest(['MSK', 'HLC', 'MSC']);
  server = await startTestServer({ env: { PORT_CLOCK_URL: clock.url, FREE_QUOTA_FEN: '0', ...lines.env } });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - startMs) < minuteMs);
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
  for (const user of [own, other]) await giveCoins(user, 2_000);
});
afterAll(async () => {
  await server.stop();
  await lines.stop();
  clock.stop();
});

const as = (user: TestUser | undefined) => ({ token: user?.token ?? null });
/** Real money, as the desk's adjustment would bring it. */
const giveCoins = (user: TestUser, fen: number) =>
  server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', $4, 'clearing_demo')`, [
    user.ownerKey,
    JSON.stringify({ actorId: user.userId, identity: 'personal', requestId: 'test', ipDigest: 'test', reason: 'test', atMs: startMs }),
    `demo ${user.ownerKey}`,
    fen,
  ]);
const wallet = async (user = own) => {
  const { data } = await server.call(billing.showAccount, {}, as(user));
  return `${data!.balance} held ${data!.held}`;
};
const save = (list: RequestInput<typeof calls.save>['list'], user = own) => server.call(calls.save, { list, allowReal: true }, as(user));
const rowsOf = async (user = own, filter: RequestInput<typeof calls.queryRows> = {}) =>
  (await server.call(calls.queryRows, filter, as(user))).data!.list;
const rowOf = async (blno: string, user = own) => (await rowsOf(user)).find((row) => row.blno === blno);
function pass(ms: number): void {
  nowMs += ms;
  clock.moveTo(nowMs);
}
const triesOf = async (subject: string): Promise<number> => {
  const { rows } = await server.platform.database.query<{ tries: number }>(
    'system',
    'select tries from line_tracking_shipment where subject = $1',
    [subject],
  );
  return rows[0]!.tries;
};
/** Channels that a followed bill keeps. */
const notifiedBy = async (billNo: string): Promise<readonly string[]> => {
  const { rows } = await server.platform.database.query<{ notify: string[] }>(
    'system',
    'select notify from overseas_subscription where bill_no = $1',
    [billNo],
  );
  return rows[0]!.notify;
};
/** Time passes until the line is asked again, and its answer is kept. */
const askedAgain = async (subject: string): Promise<void> => {
  const before = await triesOf(subject);
  pass(6 * 60 * minuteMs);
  await waitFor(`${subject} to be asked after`, async () => (await triesOf(subject)) > before);
};
const iso = (ms: number): string => new Date(ms).toISOString();

it('401 without a session', async () => {
  expect((await server.call(calls.save, { list: [{ blno: 'MAEU255870114' }] }, as(undefined))).code).toBe(401);
  expect((await server.call(calls.queryRows, {}, as(undefined))).code).toBe(401);
});

it('R-7.4-09, R-3.7-11 each item is told what became of it; nothing is set aside unless somebody agrees', async () => {
  const channels = ['wechat', 'wecom', 'dingtalk', 'feishu', 'email'] as const;
  const list = [
    { blno: ' maeu 255870114', clientCompanyName: '恒泰国际（演示）', remark: '急', ctnNo: 'msku 0308961', notify: [...channels] },
    { blno: 'MAEU255870114' },
    { blno: 'NGB1234567' },
    { blno: 'NGB1234567', carrierCode: 'hlc' },
    { blno: 'x' },
    { blno: 'NGB7654321', carrierCode: 'NONE' },
    { blno: 'ZIMUNGB1080217' },
    { blno: 'NGB7654321', carrierCode: 'MSK', ctnNo: 'MSKU030896' },
  ];
  const refused = await server.call(calls.save, { list }, as(own));
  expect(refused).toMatchObject({ code: 409 });
  expect(await rowsOf()).toEqual([]);
  const { data } = await save(list);
  expect(data!.list.map(({ code, carrierCode, reason }) => [code, carrierCode, reason])).toEqual([
    ['added', 'MSK', texts.unheard],
    ['repeated', 'MSK', expect.any(String)],
    ['failed', null, texts.whichLine],
    ['added', 'HLC', texts.unheard],
    ['failed', null, texts.badNumber],
    ['failed', null, texts.unknownLine],
    ['failed', 'ZIM', texts.notConnected('以星')],
    ['failed', 'MSK', texts.badBox],
  ]);
  expect([data!.coins, await wallet()]).toEqual([400, '1600 held 400']);
  expect(await notifiedBy('MAEU255870114')).toEqual([...channels]);
  expect(await notifiedBy('NGB1234567')).toEqual([]);
  expect(await rowOf('MAEU255870114')).toMatchObject({
    remark: '急',
    clientCompanyName: '恒泰国际（演示）',
    ctnNo: 'MSKU0308961',
    moneyText: '暂扣 2 火币，有数据才收',
    state: 'waiting',
  });
  // The body that the row names: the items alone, each with its result.
  const response = await fetch(`${server.url}/app/abroad-blno-subscribe/save?allowReal=true`, {
    method: 'POST',
    headers: { authorization: own!.token, 'content-type': 'application/json' },
    body: JSON.stringify([{ blno: 'MAEU255870114' }, { blno: 'x' }]),
  });
  expect(await response.json()).toMatchObject({
    code: 200,
    data: {
      list: [
        { code: 'repeated', carrierCode: 'MSK' },
        { code: 'failed', reason: texts.badNumber },
      ],
      coins: 0,
    },
  });
});

describe('a shipment, from 离港 to 还空', () => {
  const number = 'MAEU255870114';
  const place = { NB: '+08:00', SG: '+08:00', HAM: '+01:00' };
  const at = (days: number, zone: keyof typeof place): string => {
    const hours = Number(place[zone].slice(0, 3));
    return iso(startMs + days * dayMs + hours * 60 * minuteMs).slice(0, 19) + place[zone];
  };
  const sailed = [
    lineEventOf(number, boxMove('LOAD'), 'CNNGB', at(-2, 'NB')),
    lineEventOf(number, shipMove('DEPA'), 'CNNGB', at(-1, 'NB')),
    lineEventOf('MAEU999999999', shipMove('ARRI'), 'USLAX', at(-1, 'NB')),
  ];
  const eta = (days: number, said: number) => ({
    ...lineEventOf(number, shipMove('ARRI'), 'DEHAM', at(days, 'HAM'), { eventClassifierCode: 'EST', eventID: 'eta' }),
    eventCreatedDateTime: iso(startMs + said * dayMs),
  });
  const waits = [lineEventOf(number, boxMove('DISC'), 'SGSIN', at(5, 'SG'))];
  const goesOn = [
    lineEventOf(number, boxMove('LOAD'), 'SGSIN', at(11, 'SG')),
    lineEventOf(number, shipMove('DEPA'), 'SGSIN', at(11, 'SG')),
  ];
  const arrives = [
    lineEventOf(number, shipMove('ARRI'), 'DEHAM', at(30, 'HAM')),
    lineEventOf(number, boxMove('DISC'), 'DEHAM', at(30, 'HAM')),
  ];
  const returns = [lineEventOf(number, boxMove('GTIN', true), 'DEHAM', at(36, 'HAM'))];
  const tell = (...events: readonly object[][]) => lines.answers.set(`MSK ${number}`, () => ({ body: events.flat() }));

  it('R-7.4-08, R-0-06 is 获取中 while its line knows nothing; the first event takes the money, and another’s bill says nothing', async () => {
    await waitFor('the first question', async () => (await rowOf(number))?.note === texts.stillUnknown('马士基'));
    tell(sailed, [eta(28, -1)]);
    pass(2 * minuteMs);
    await waitFor('the first event', async () => (await rowOf(number))?.moneyText === '已收 2 火币');
    expect(await rowOf(number)).toMatchObject({
      state: 'tracking',
      lastestStatus: '离港 宁波',
      lastestTime: '2026-10-11 09:00:00',
      lastestOffset: 'UTC+8',
      eta: '2026-11-09 02:00:00',
      etaOffset: 'UTC+1',
      note: null,
      route: [{ name: '宁波' }, { name: '汉堡' }],
      vesselsName: 'CAPE LANTERN',
    });
    expect(await wallet()).toBe('1600 held 200');
    const found = async (filter: RequestInput<typeof calls.queryRows>) => (await rowsOf(own, filter)).map(({ blno }) => blno);
    expect(await found({ status: 'tracking', carrier: 'MSK', keyword: 'lantern' })).toEqual([number]);
    // Each by itself finds the other row, which the two others would not.
    for (const filter of [{ status: 'waiting' }, { carrier: 'HLC' }, { keyword: 'NGB1234567' }] as const) {
      expect([filter, await found(filter)]).toEqual([filter, ['NGB1234567']]);
    }
    const pages = [await found({ pageNo: 1, pageSize: 1 }), await found({ pageNo: 2, pageSize: 1 })];
    expect(pages.map(({ length }) => length)).toEqual([1, 1]);
    expect(pages.flat().toSorted()).toEqual([number, 'NGB1234567']);
  });

  it('S-12 is asked after at once when its line pushes what it signed, and by nobody else’s word', async () => {
    const push = (line: string, body: string, signed = body, secret = pushSecretForTest) =>
      fetch(`${server.url}/line/events?line=${line}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'notification-signature': `sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`,
        },
        body,
      });
    const dueMs = async (): Promise<number> => {
      const { rows } = await server.platform.database.query<{ due: number }>(
        'system',
        'select due_ms::float8 as due from line_tracking_shipment where subject = $1',
        [`MSK ${number}`],
      );
      return rows[0]!.due;
    };
    const body = JSON.stringify(sailed);
    const [asked, due] = [await triesOf(`MSK ${number}`), await dueMs()];
    expect(due).toBeGreaterThan(nowMs + minuteMs);
    for (const [line, sent, signed, secret, status] of [
      ['MSK', body, `${body} `, pushSecretForTest, 403],
      ['MSK', body, body, 'another-secret-for-tests', 403],
      ['ZIM', body, body, pushSecretForTest, 404],
      ['NONE', body, body, pushSecretForTest, 404],
      // Its own word about another line's shipment, and what is no event at all.
      ['HLC', body, body, pushSecretForTest, 200],
      ['MSK', '<html>', '<html>', pushSecretForTest, 200],
    ] as const) {
      expect([line, (await push(line, sent, signed, secret)).status]).toEqual([line, status]);
    }
    expect([await triesOf(`MSK ${number}`), await dueMs()]).toEqual([asked, due]);
    // As the line writes its numbers: without the head.
    expect((await push('MSK', body.replaceAll('MAEU', ''))).status).toBe(200);
    await waitFor('the line to be asked', async () => (await triesOf(`MSK ${number}`)) > asked);
  });

  it('a line that says nothing new changes nothing; a withdrawn ETA is told as none, one that moves is late', async () => {
    const before = (await rowOf(number))!.version;
    await askedAgain(`MSK ${number}`);
    pass(6 * dayMs);
    tell(sailed, waits);
    await askedAgain(`MSK ${number}`);
    await waitFor('the ETA to be taken back', async () => (await rowOf(number))?.eta === null);
    const row = (await rowOf(number))!;
    expect(row.version - before).toBe(1);
    expect(row).toMatchObject({
      lastestStatus: expect.stringContaining('卸船') as string,
      etaMovedDays: null,
      isEtaWithdrawn: true,
      tone: 'att',
    });
    pass(6 * dayMs);
    tell(sailed, waits, goesOn, [eta(30, 11)]);
    await askedAgain(`MSK ${number}`);
    await waitFor('the new ETA', async () => (await rowOf(number))?.etaMovedDays === 2);
    expect(await rowOf(number)).toMatchObject({
      tone: 'att',
      route: [{}, { name: '新加坡', role: 'transship', days: 6, isLeft: true }, { name: '汉堡' }],
    });
    const { data } = await server.call(calls.queryRows, { group: 'late' }, as(own));
    expect([data!.total, data!.counts.late]).toEqual([1, 1]);
  });

  it('R-7.4-10 free days make a last free day; the return of the empty ends it, and the money was taken once', async () => {
    const { id } = (await rowOf(number))!;
    expect((await server.call(calls.update, { id, freeDays: 7, clientCompanyName: ' ' }, as(own))).code).toBe(200);
    // What is not said stays, and what is said takes its place.
    expect([(await rowOf(number))!.remark, (await notifiedBy(number)).length]).toEqual(['急', 5]);
    expect((await server.call(calls.update, { id, remark: '等', notify: ['feishu'], clientCompanyName: '甲' }, as(own))).code).toBe(200);
    expect([await rowOf(number), await notifiedBy(number)]).toMatchObject([{ remark: '等', clientCompanyName: '甲' }, ['feishu']]);
    expect((await server.call(calls.update, { id, remark: '急', clientCompanyName: ' ' }, as(own))).code).toBe(200);
    expect((await server.call(calls.update, { id, freeDays: 91 }, as(own))).msg).toContain(texts.freeDaysWrong);
    pass(20 * dayMs);
    tell(sailed, waits, goesOn, arrives);
    await askedAgain(`MSK ${number}`);
    await waitFor('the arrival', async () => (await rowOf(number))?.arrivedTime !== null);
    // Discharged on 11 November in Hamburg.
    expect(await rowOf(number)).toMatchObject({
      lastFreeTime: '2026-11-19 06:59:59',
      clientCompanyName: null,
      remark: '急',
      lastestStatus: '卸船 汉堡',
    });
    tell(sailed, waits, goesOn, arrives, returns);
    pass(6 * dayMs);
    await askedAgain(`MSK ${number}`);
    await waitFor('the return', async () => (await rowOf(number))?.state === 'finished');
    const { data } = await server.call(calls.showShipment, { id }, as(own));
    expect(data!.steps[0]).toMatchObject({ code: 'RCVE', name: '还空', offset: 'UTC+1' });
    expect(data!.etaHistory.map((each) => each.eta?.slice(0, 10) ?? null)).toEqual(['2026-11-09', null, '2026-11-11']);
    const { rows } = await server.platform.database.query<{ kind: string; count: number }>(
      'system',
      `select kind, count(*)::int as count from billing_transfer where owner_key = $1 and kind in ('post', 'charge') group by kind`,
      [own!.ownerKey],
    );
    expect(rows).toEqual([{ kind: 'post', count: 1 }]);
    // What the line left out of it stands in its record, and how far its first ETA was off; told anew it counts no second time.
    const record = async () =>
      (await server.call(calls.listLines, { systemKey: 'NB' }, as(own))).data!.list.find(({ carrierCode }) => carrierCode === 'MSK')!
        .record;
    const told = ['LOBD', 'DLPT', 'BDAR', 'DSCH', 'RCVE'];
    expect(await record()).toMatchObject({ shipments: 1, eta: { shipments: 1, errorDays: 2 } });
    expect((await record())!.steps.filter((step) => step.told === 1).map(({ code }) => code)).toEqual(told);
    const versionBefore = data!.row.version;
    tell(
      sailed,
      waits,
      goesOn,
      arrives,
      [lineEventOf(number, boxMove('GTIN', true), 'DEHAM', at(37, 'HAM'), { eventID: 'again' })],
      returns,
    );
    await server.platform.database.query('system', 'update line_tracking_shipment set due_ms = since_ms where subject = $1', [
      `MSK ${number}`,
    ]);
    await waitFor('it to be told anew', async () => (await rowOf(number))!.version > versionBefore);
    expect(await record()).toMatchObject({ shipments: 1 });
  });
});

it('R-4.9-12 a number that its line does not know has failed after a day, ends after a month, and gives its money back', async () => {
  const before = lines.asked.filter((each) => each === 'HLC NGB1234567').length;
  expect(before).toBeGreaterThan(0);
  await waitFor(
    'it to fail',
    async () => (await rowOf('NGB1234567'))?.state === 'failed' || (await rowsOf(own, { group: 'ended' })).length > 0,
  );
  await waitFor('the end', async () => {
    pass(dayMs);
    return (await wallet()) === '1800 held 0';
  });
  const [ended] = await rowsOf(own, { group: 'ended' });
  expect(ended).toMatchObject({
    blno: 'NGB1234567',
    state: 'failed',
    moneyText: '已退 2 火币',
    note: '已退 2 火币，赫伯罗特满一个月没有此号的数据，不再查询',
  });
  // He is told, and nobody else; of what he deletes himself nothing.
  const told = async (user: TestUser | undefined) =>
    (await server.call(notification.listMessages, { event: 'coins-returned' }, as(user))).data!.list;
  await waitFor('the message', async () => (await told(own)).length > 0);
  expect([await told(own), await told(other)]).toMatchObject([
    [{ event: 'coins-returned', lines: [{ kind: 'overseas', no: 'NGB1234567', sentence: '赫伯罗特满一个月没有此号的数据，已退 2 火币' }] }],
    [],
  ]);
});

it('R-7.4-11, R-7.4-12 another’s rows are none; the star turns; what is deleted without data costs nothing', async () => {
  const { data } = await save([{ blno: 'MEDU8390442' }, { blno: 'MEDU8390443' }, { blno: 'MEDU8390444' }], other);
  const [id, secondId, stays] = data!.list.map((each) => each.id!) as [number, number, number];
  expect(await wallet(other)).toBe('1400 held 600');
  expect((await server.call(calls.showShipment, { id }, as(own))).code).toBe(404);
  expect((await server.call(calls.toggleTop, { id }, as(own))).code).toBe(404);
  expect((await server.call(calls.deleteRows, { ids: [id] }, as(own))).code).toBe(404);
  expect((await server.call(calls.changeCarrier, { id, carrierCode: 'HLC' }, as(own))).code).toBe(404);
  expect((await server.call(calls.update, { id, remark: 'x' }, as(own))).code).toBe(404);
  for (const top of [true, false]) {
    await server.call(calls.toggleTop, { id }, as(other));
    expect((await rowOf('MEDU8390442', other))!.top).toBe(top);
  }
  expect((await server.call(calls.deleteRows, { ids: [id, secondId] }, as(other))).code).toBe(200);
  expect((await rowsOf(other)).map((row) => row.id)).toEqual([stays]);
  expect(await wallet(other)).toBe('1800 held 200');
  await server.call(calls.deleteRows, { ids: [stays] }, as(other));
  expect(await wallet(other)).toBe('2000 held 0');
  // By whoever has deleted it.
  const { rows: voided } = await server.platform.database.query<{ actor: number }>(
    'system',
    `select (actor_id)::float8 as actor from billing_transfer where owner_key = $1 and kind = 'void'`,
    [other!.ownerKey],
  );
  expect(voided).toEqual([1, 2, 3].map(() => ({ actor: other!.userId })));
  // Nobody follows it any more: its line is left in peace.
  await waitFor('it to be let go', async () => {
    const { rows } = await server.platform.database.query<{ due: number | null }>(
      'system',
      `select due_ms as due from line_tracking_shipment where subject = 'MSC MEDU8390442'`,
    );
    return rows[0]?.due === null;
  });
});

it('换船公司重试 asks another line for the same money; what has data is not moved', async () => {
  const number = 'NGB5550001';
  lines.answers.set(`HLC ${number}`, () => ({ body: [lineEventOf(number, shipMove('DEPA'), 'CNNGB', iso(nowMs - dayMs))] }));
  const { data } = await save([{ blno: number, carrierCode: 'MSK' }], other);
  const id = data!.list[0]!.id!;
  await waitFor('the first line to know nothing', async () => (await rowOf(number, other))?.note === texts.stillUnknown('马士基'));
  expect((await server.call(calls.changeCarrier, { id, carrierCode: 'ZIM' }, as(other))).msg).toContain(texts.notConnected('以星'));
  expect((await server.call(calls.changeCarrier, { id, carrierCode: 'HLC' }, as(other))).code).toBe(200);
  await waitFor('the other line', async () => (await rowOf(number, other))?.moneyText === '已收 2 火币');
  expect(await wallet(other)).toBe('1800 held 0');
  expect((await server.call(calls.changeCarrier, { id, carrierCode: 'MSC' }, as(other))).msg).toContain(texts.alreadyHeard);
  // Deleted and followed again on one day it is paid for once.
  await server.call(calls.deleteRows, { ids: [id] }, as(other));
  const again = await save([{ blno: number, carrierCode: 'HLC' }], other);
  expect([again.data!.coins, again.data!.list[0]!.reason, await wallet(other)]).toEqual([0, null, '1800 held 0']);
  // Deleted days later and called back at once, too; on another day it is.
  const coins = async () => {
    await server.call(calls.deleteRows, { ids: [(await rowOf(number, other))!.id] }, as(other));
    return (await save([{ blno: number, carrierCode: 'HLC' }], other)).data!.coins;
  };
  pass(3 * dayMs);
  expect(await coins()).toBe(0);
  await server.call(calls.deleteRows, { ids: [(await rowOf(number, other))!.id] }, as(other));
  pass(2 * dayMs);
  expect((await save([{ blno: number, carrierCode: 'HLC' }], other)).data!.coins).toBe(200);
});

it('a line that fails is told as it is, holds up no other, and what was heard stands', async () => {
  const { data } = await save([{ blno: 'HLCUNG0000001' }, { blno: 'MEDU0000001' }, { blno: 'HLCUNG0000002' }], other);
  expect(data!.list.map(({ code }) => code)).toEqual(['added', 'added', 'added']);
  const page = '<html><body>maintenance</body></html>';
  lines.answers.set('HLC HLCUNG0000001', () => ({ status: 503 }));
  lines.answers.set('HLC HLCUNG0000002', () => ({ body: page, headers: { 'content-type': 'text/html' } }));
  lines.answers.set('MSC MEDU0000001', () => ({ body: [lineEventOf('MEDU0000001', shipMove('DEPA'), 'CNNGB', iso(nowMs - dayMs))] }));
  await waitFor('the other line to be heard', async () => (await rowOf('MEDU0000001', other))?.state === 'tracking');
  await waitFor('the reasons', async () => {
    const notes = [(await rowOf('HLCUNG0000001', other))?.note, (await rowOf('HLCUNG0000002', other))?.note];
    return notes[0] === texts.unreachable('赫伯罗特') && notes[1] === texts.unreadable('赫伯罗特');
  });
  const { data: told } = await server.call(calls.listLines, {}, as(other));
  expect(told!.list).toHaveLength(15);
  expect(told!.list.find(({ carrierCode }) => carrierCode === 'MSC')).toMatchObject({
    health: 'well',
    count: 1,
    shipCompany: '地中海航运',
  });
  expect(told!.list.find(({ carrierCode }) => carrierCode === 'ZIM')).toMatchObject({ health: 'off' });
});

it('R-7.4-05, R-3.7-11, R-9-23 the older call of a port takes one as a form, with all that is told of it', async () => {
  const send = async (...fields: readonly [string, string][]) => {
    const response = await fetch(`${server.url}/blno/userBlnoSh/subscribeAbroad`, {
      method: 'POST',
      headers: { authorization: other!.token, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([['carrierCode', 'MSK'], ['allowReal', 'true'], ...fields]),
    });
    return response.json();
  };
  const told = { remark: '表单', clientCompanyName: '恒泰国际（演示）', ctnNo: 'MSKU0308961' };
  expect(await send(['blno', 'MAEU255870999'], ...Object.entries(told), ['notify', 'wechat,email'])).toMatchObject({
    code: 200,
    data: { list: [{ code: 'added', carrierCode: 'MSK' }] },
  });
  expect(await rowsOf(other, { systemKey: 'SH' })).toMatchObject([{ blno: 'MAEU255870999', area: 'SH', ...told }]);
  expect((await send(['blno', 'MAEU255870998'], ['notify', 'feishu'], ['notify', 'wecom'])) as object).toMatchObject({ code: 200 });
  expect([await notifiedBy('MAEU255870999'), await notifiedBy('MAEU255870998')]).toEqual([
    ['wechat', 'email'],
    ['feishu', 'wecom'],
  ]);
  expect(await send(['blno', 'MAEU255870997'], ['notify', 'wechat,pigeon'])).toMatchObject({ code: 400 });
});

it('T13 no more real money is taken than somebody agreed to: for all ports of a call, as a word of a form, and beside a bare array', async () => {
  const user = await signInForTest(server.platform);
  await giveCoins(user, 600);
  const list = (['NB', 'SH'] as const).map((systemKey) => ({ systemKey, blno: 'MAEU255870777', carrierCode: 'MSK' }));
  const saveFor = (allowRealFen: number) => server.call(calls.save, { list, allowReal: true, allowRealFen }, as(user));
  expect(await saveFor(399)).toMatchObject({ code: 409, refusal: 'billing.needsConfirmation' });
  expect([await wallet(user), await rowsOf(user)]).toEqual(['600 held 0', []]);
  expect((await saveFor(400)).data!.coins).toBe(400);

  const headers = { authorization: user.token };
  const asForm = async (allowRealFen: string) => {
    const body = new URLSearchParams({ blno: 'MAEU255870778', carrierCode: 'MSK', allowReal: 'true', allowRealFen });
    return (await (await fetch(`${server.url}/blno/userBlno/subscribeAbroad`, { method: 'POST', headers, body })).json()) as object;
  };
  expect([await asForm('199'), await asForm('zwei')]).toMatchObject([{ code: 409 }, { code: 400 }]);
  const beside = async (allowRealFen: string) => {
    const response = await fetch(`${server.url}${calls.save.path}?allowReal=true&allowRealFen=${allowRealFen}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify([{ systemKey: 'NB', blno: 'MAEU255870779', carrierCode: 'MSK' }]),
    });
    return (await response.json()) as object;
  };
  expect(await beside('199')).toMatchObject({ code: 409 });
  expect(await wallet(user)).toBe('200 held 400');
  expect(await beside('200')).toMatchObject({ code: 200, data: { coins: 200 } });
});

it('R-5.3-06 a wrong check digit of a container is told, and the shipment is followed all the same', async () => {
  const { data } = await save([{ blno: 'NGB7654322', carrierCode: 'MSK', ctnNo: 'MSKU0308962' }]);
  expect(data!.list.map(({ code, reason }) => [code, reason])).toEqual([
    ['added', `${texts.unheard}；箱号 MSKU0308962 校验位应是 1，没错可以仍然使用`],
  ]);
  expect(await rowOf('NGB7654322')).toMatchObject({ ctnNo: 'MSKU0308962' });
});

describe('滞箱费 by the owner’s own rate table', () => {
  const number = 'MAEU255870301';
  const dry = boxMove('DISC');
  const steps = (...typed: readonly (readonly [string, string, string])[]) => typed.map(([from, to, price]) => ({ from, to, price }));
  const rates = { '20': steps(['1', '5', '45'], ['6', '', '90.5']), '40': [], special: [] };
  const saveTariff = (part: Partial<RequestInput<typeof calls.saveTariff>> = {}, user = own) =>
    server.call(calls.saveTariff, { carrierCode: null, currency: 'USD', rates, ...part }, as(user));
  const detention = async () => {
    const { id } = (await rowOf(number))!;
    return (await server.call(calls.showShipment, { id }, as(own))).data!.detention;
  };
  let events: object[] = [];

  it('says nothing while its table, its free days or its discharge is not known', async () => {
    const moves = [
      lineEventOf(number, boxMove('LOAD'), 'CNNGB', iso(nowMs - 40 * dayMs)),
      lineEventOf(number, shipMove('DEPA'), 'CNNGB', iso(nowMs - 39 * dayMs)),
    ];
    events = moves;
    lines.answers.set(`MSK ${number}`, () => ({ body: events }));
    await save([{ blno: number, freeDays: 5 }]);
    await waitFor('its line', async () => (await rowOf(number))?.state === 'tracking');
    expect((await saveTariff()).code).toBe(200);
    expect(await detention()).toBe(null);
    await server.call(calls.deleteTariff, { carrierCode: null }, as(own));
    // Discharged 12 days ago by the clock of its place.
    const day = iso(nowMs - 12 * dayMs).slice(0, 10);
    events = [...moves, lineEventOf(number, dry, 'DEHAM', `${day}T12:00:00+01:00`, { ISOEquipmentCode: '22G1' })];
    await askedAgain(`MSK ${number}`);
    await waitFor('its discharge', async () => (await rowOf(number))?.lastFreeTime !== null);
    expect(await detention()).toBe(null);
  });

  it('until today it grows by the step of the day; the table of its line goes before that of all, and a colleague elsewhere has none of it', async () => {
    expect((await saveTariff()).code).toBe(200);
    const days = Math.floor((nowMs + 60 * minuteMs) / dayMs) - Math.floor((nowMs - 12 * dayMs) / dayMs) - 5;
    const total = 5 * 4_500 + (days - 5) * 9_050;
    expect(await detention()).toMatchObject({
      state: 'running',
      currency: 'USD',
      total,
      text: expect.stringMatching(/^滞箱费至今约 USD [\d.]+；明天起每天 USD 90\.50$/) as string,
      tariffCarrierCode: null,
      boxes: [
        {
          ctnNo: 'MSKU0308961',
          boxClass: '20',
          days,
          isReturned: false,
          steps: [
            { fromDay: 1, toDay: 5, days: 5, perDay: 4_500, sum: 22_500 },
            { fromDay: 6, toDay: null, days: days - 5, perDay: 9_050, sum: (days - 5) * 9_050 },
          ],
        },
      ],
    });
    expect((await saveTariff({ carrierCode: 'MSK', currency: 'EUR', rates: { ...rates, '20': steps(['1', '', '10']) } })).code).toBe(200);
    expect(await detention()).toMatchObject({ currency: 'EUR', total: days * 1_000, tariffCarrierCode: 'MSK' });
    // Its own lacks the box: that of all is not asked for it.
    await saveTariff({ carrierCode: 'MSK', rates: { ...rates, '20': [], '40': steps(['1', '', '10']) } });
    expect(await detention()).toBe(null);
    const listed = async (user = own) => (await server.call(calls.listTariffs, {}, as(user))).data!.list;
    expect((await listed()).map(({ carrierCode, currency }) => [carrierCode, currency])).toEqual([
      [null, 'USD'],
      ['MSK', 'USD'],
    ]);
    expect(await listed(other)).toEqual([]);
    expect((await server.call(calls.deleteTariff, { carrierCode: 'MSK' }, as(other))).code).toBe(404);
    expect((await server.call(calls.deleteTariff, { carrierCode: 'MSK' }, as(own))).code).toBe(200);
    expect(await detention()).toMatchObject({ total });
  });

  it('is final with the return of the empty, and none where it came back in time', async () => {
    const back = `${iso(nowMs - 5 * dayMs).slice(0, 10)}T09:00:00+01:00`;
    events = [...events, lineEventOf(number, boxMove('GTIN', true), 'DEHAM', back)];
    await askedAgain(`MSK ${number}`);
    await waitFor('its return', async () => (await rowOf(number))?.state === 'finished');
    expect(await detention()).toMatchObject({ state: 'final', total: 2 * 4_500, text: '已还空，滞箱费约 USD 90.00' });
    const { id } = (await rowOf(number))!;
    await server.call(calls.update, { id, freeDays: 7 }, as(own));
    expect(await detention()).toMatchObject({ state: 'none', total: null, text: '免费期内已还空，未产生滞箱费' });
    await server.call(calls.update, { id, freeDays: null }, as(own));
    expect(await detention()).toBe(null);
  });

  it('without an agreement the free days of the table count, of each box its own; its owner says what a box is where its line does not', async () => {
    const untold = 'MAEU255870302';
    const day = iso(nowMs - 10 * dayMs).slice(0, 10);
    lines.answers.set(`MSK ${untold}`, () => ({
      body: [
        lineEventOf(untold, boxMove('LOAD'), 'CNNGB', iso(nowMs - 40 * dayMs)),
        lineEventOf(untold, shipMove('ARRI'), 'DEHAM', `${day}T10:00:00+01:00`),
        lineEventOf(untold, dry, 'DEHAM', `${day}T12:00:00+01:00`),
      ],
    }));
    await save([{ blno: untold }]);
    await waitFor('its line', async () => (await rowOf(untold))?.state === 'tracking');
    const row = async () => (await rowOf(untold))!;
    const short = async () => (await row()).detention?.text;
    const free = async () => (await rowsOf(own, { group: 'free' })).map(({ blno }) => blno);
    const { id } = await row();
    await server.call(calls.deleteTariff, { carrierCode: null }, as(own));
    expect([await row(), await short()]).toMatchObject([{ boxesUntold: 1, countedFreeDays: null, lastFreeTime: null }, '没有费率表']);
    await saveTariff({ freeDays: { '20': '7', '40': '', special: '' } });
    expect([await short(), await free()]).toEqual(['箱型未知', []]);
    expect((await server.call(calls.update, { id, boxClass: '40' }, as(own))).code).toBe(200);
    expect(await short()).toBe('费率表没有此箱型');
    await server.call(calls.update, { id, boxClass: '20' }, as(own));
    // Discharged ten days ago, seven of them free: three days, or two while it is yesterday there.
    const days = Math.floor((nowMs + 60 * minuteMs) / dayMs) - Math.floor((nowMs - 10 * dayMs) / dayMs) - 7;
    expect(await row()).toMatchObject({
      boxClass: '20',
      freeDays: null,
      countedFreeDays: 7,
      lastFreeTime: expect.any(String) as string,
      detention: { state: 'running', text: `USD ${days * 45}.00`, tariff: { carrierCode: null, updateTime: expect.any(String) as string } },
    });
    expect(await free()).toEqual([untold]);
    // What was agreed goes before the table, none included.
    await server.call(calls.update, { id, freeDays: 21 }, as(own));
    expect([await short(), (await row()).countedFreeDays, await free()]).toEqual(['免费期内', 21, []]);
    await server.call(calls.update, { id, freeDays: 0 }, as(own));
    const whole = (await server.call(calls.showShipment, { id }, as(own))).data!.detention;
    expect(whole).toMatchObject({ total: 5 * 4_500 + (days + 7 - 5) * 9_050, boxes: [{ boxClass: '20', days: days + 7 }] });
    // Of a stranger it is none, and a class that is none is none.
    expect((await server.call(calls.update, { id, boxClass: '20' }, as(other))).code).toBe(404);
    expect((await server.call(calls.update, { id, boxClass: '53' as '20' }, as(own))).code).toBe(400);
    const refused = await saveTariff({ freeDays: { '20': '91', '40': '', special: '' } });
    expect(refused).toMatchObject({ code: 400, fields: { 'freeDays.20': '20 尺免费期：请填 0 至 90 的整数，不知道就留空' } });
    expect((await server.call(calls.listTariffs, {}, as(own))).data!.list.map(({ freeDays }) => freeDays)).toEqual([
      { '20': 7, '40': null, special: null },
    ]);
    await saveTariff();
  });

  it('free days run from the discharge: what has only arrived, or has days left, is not among those that end soon', async () => {
    const waits = 'MAEU255870303';
    const arrived = [
      lineEventOf(waits, boxMove('LOAD'), 'CNNGB', iso(nowMs - 40 * dayMs)),
      lineEventOf(waits, shipMove('ARRI'), 'DEHAM', iso(nowMs - 9 * dayMs)),
    ];
    let said: object[] = arrived;
    lines.answers.set(`MSK ${waits}`, () => ({ body: said }));
    await save([{ blno: waits, freeDays: 5 }]);
    await waitFor('its line', async () => (await rowOf(waits))?.arrivedTime !== undefined && (await rowOf(waits))?.arrivedTime !== null);
    const soon = async () => (await rowsOf(own, { group: 'free' })).some(({ blno }) => blno === waits);
    expect([await rowOf(waits), await soon()]).toMatchObject([{ lastFreeTime: null, countedFreeDays: 5 }, false]);
    said = [...arrived, lineEventOf(waits, dry, 'DEHAM', iso(nowMs - dayMs))];
    await askedAgain(`MSK ${waits}`);
    await waitFor('its discharge', async () => (await rowOf(waits))?.lastFreeTime !== null);
    expect(await soon()).toBe(false);
    const { id } = (await rowOf(waits))!;
    await server.call(calls.update, { id, freeDays: 2 }, as(own));
    expect(await soon()).toBe(true);
  });

  it('bad input: what is wrong is told by its field, and the table stays as it was', async () => {
    const before = (await server.call(calls.listTariffs, {}, as(own))).data;
    for (const [typed, field, told] of [
      [steps(['1', '5', '45'], ['8', '', '90']), 'rates.20.1.from', '20 尺第 2 档起始日：应从第 6 天起，中间缺了天数'],
      [steps(['1', '5', '45'], ['4', '', '90']), 'rates.20.1.from', '20 尺第 2 档起始日：应从第 6 天起，与上一档重叠'],
      [steps(['1', '', '-1']), 'rates.20.0.price', '20 尺第 1 档每天单价：请填不超过 999999 的金额，最多两位小数'],
      [steps(['1', '', '1234567890']), 'rates.20.0.price', '20 尺第 1 档每天单价：请填不超过 999999 的金额，最多两位小数'],
    ] as const) {
      const refused = await saveTariff({ rates: { ...rates, '20': typed } });
      expect(refused).toMatchObject({ code: 400, refusal: 'overseas.tariffWrong', msg: told, fields: { [field]: told } });
    }
    const tooMuch = await saveTariff({ rates: { ...rates, '20': steps(['1', '', '9'.repeat(21)]) } });
    expect([tooMuch.code, tooMuch.msg]).toEqual([400, expect.stringContaining('每格最多 20 个字')]);
    expect((await server.call(calls.listTariffs, {}, as(own))).data).toEqual(before);
  });
});

describe('L9 a client that is kept at home', () => {
  const clientId = async (user: TestUser, clientName: string): Promise<number> => {
    await server.call(billSubscription.addClient, { clientName }, as(user));
    return (await server.call(billSubscription.listClients, {}, as(user))).data!.list.find((each) => each.clientName === clientName)!.id;
  };

  // What becomes of it, whose its shipments are then, and what its saved view asks for.
  it.each([
    [
      'is renamed',
      async (user: TestUser, id: number) =>
        server.call(billSubscription.saveClient, { id, clientName: '乙 新&名', remark: '', contacts: [] }, as(user)),
      '乙 新&名',
      '乙 新&名',
    ],
    [
      'goes up in another one',
      async (user: TestUser, id: number) =>
        server.call(billSubscription.mergeClients, { id, intoId: await clientId(user, '丁公司') }, as(user)),
      '丁公司',
      '丁公司',
    ],
    ['is deleted', async (user: TestUser, id: number) => server.call(billSubscription.deleteClient, { id }, as(user)), null, '乙旧'],
  ])('%s, and so do its shipments and saved views', async (_what, act, client, viewed) => {
    const [user, stranger] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    for (const each of [user, stranger]) {
      await server.platform.database.query(
        'system',
        `insert into overseas_subscription (owner_key, user_id, port, subject, line, bill_no, client_company, created_ms)
         select $1, $2, 'NB', 'MSC ' || no, 'MSC', no, client, $3 from (values ('MEDU7000001', '乙旧'), ('MEDU7000002', '丙')) of (no, client)`,
        [each.ownerKey, each.userId, startMs],
      );
      await server.call(
        savedView.saveView,
        { list: 'bills', name: '乙', query: `port=NB&${new URLSearchParams({ client: '乙旧' }).toString()}&sort=eta` },
        as(each),
      );
    }
    const id = await clientId(user, '乙旧');
    expect((await act(user, id)).code).toBe(200);
    const clientsOf = async (each: TestUser) =>
      (await rowsOf(each)).map((row) => [row.blno, row.clientCompanyName] as const).toSorted(([a], [b]) => a.localeCompare(b));
    await waitFor('the shipments to follow', async () => (await clientsOf(user))[0]![1] !== '乙旧');
    expect(await clientsOf(user)).toEqual([
      ['MEDU7000001', client],
      ['MEDU7000002', '丙'],
    ]);
    expect((await clientsOf(stranger))[0]).toEqual(['MEDU7000001', '乙旧']);
    const viewOf = async (each: TestUser) => {
      const [view] = (await server.call(savedView.listViews, { list: 'bills' }, as(each))).data!.list;
      return [...new URLSearchParams(view!.query)];
    };
    const shows = (name: string) => [
      ['port', 'NB'],
      ['client', name],
      ['sort', 'eta'],
    ];
    await waitFor('the view to follow', async () => (await viewOf(user))[1]![1] === viewed);
    expect(await viewOf(user)).toEqual(shows(viewed));
    expect(await viewOf(stranger)).toEqual(shows('乙旧'));
  });
});
