// Guarantee: everybody signed in may ask a port for bills, boxes and calls that he does not follow, so many times a day; he is
// told whole of a bill whose number he knows, and of a box what a terminal's own query tells, never who follows what.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { portQuery } from '@mastlight/domain/port-query/contract';
import { callsMax, gatePageMax, numbersMax, termHanMax, termLengthMax, termsKept } from '@mastlight/domain/port-query/limits';
import type { BoxDetail } from '@mastlight/domain/tracking/fact';
import { tracking } from '@mastlight/domain/tracking/contract';
import { othersPerDayMax } from '@mastlight/domain/tracking/limits';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { companiesForTest } from '../../scenarios/company-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let user: TestUser;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const hourMs = 3_600_000;
const billNo = 'GATEBILL00001';
const [boxIn, boxOut] = ['MLTU3102047', 'CSQU3054383'] as const;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  user = await signInForTest(server.platform);
  port = createPortVoice(server.platform);
  await port.manifest(billNo, [boxIn, boxOut]);
  await port.gateIn(billNo, boxIn);
  await port.plan(clock.nowMs() + 5 * hourMs, null, undefined, '演示灯');
  // Facts of somebody else's boxes, with everything that could be told of them; one is on another ship's voyage of the same number.
  for (const [kind, containerNo, voyage] of [
    ['manifest', 'TGHU1234560', '0712E'],
    ['gate-in', 'TGHU1234560', '0712E'],
    ['gate-in', 'TGHU7654324', '101W'],
  ] as const) {
    await server.platform.database.query(
      'system',
      `insert into tracking_fact (port, source, kind, function, bill_no, container_no, vessel_name, voyage, happened_at, detail, message_id, heard_at, digest)
       values ('NB', 'ningbo-edi', $1, 'original', 'SECRETBILL001', $2, 'TIDE LANTERN', $3, $5, $4, 987654, $5, decode(md5($1 || $2), 'hex'))`,
      [kind, containerNo, voyage, JSON.stringify(secret), new Date(clock.nowMs())],
    );
  }
});
afterAll(() => server.stop());

const secret: BoxDetail = {
  sizeType: '45R1',
  sizeTypeRaw: '45R1',
  fullness: 'full',
  operator: 'MLL',
  direction: 'export',
  loadPort: 'CNNGB',
  dischargePort: 'DEHAM',
  dischargePortName: 'HAMBURG',
  sealNo: 'SECRETSEAL',
  grossWeightKg: 24_861,
  cargoWeightKg: 20_043,
  packages: 731,
  truckPlate: '浙B99871',
  destination: 'CZPRG',
  tareKg: 4_818,
  bookingNo: 'SECRETBOOKING',
  stowage: '0340782',
  temperatureC: -18.5,
};

const ask = (wish: RequestInput<typeof portQuery.queryInGates>, by: TestUser = user) =>
  server.call(portQuery.queryInGates, wish, { token: by.token });
const askShips = (wish: RequestInput<typeof portQuery.queryShips>) => server.call(portQuery.queryShips, wish, { token: user.token });
const looksOf = async ({ ownerKey }: TestUser): Promise<number> => {
  const { rows } = await server.platform.database.query<{ asked: number }>(
    'system',
    'select asked from tracking_box_query_day where owner_key = $1',
    [ownerKey],
  );
  return rows[0]?.asked ?? 0;
};

describe('R-7.4-27 boxes at the gate without a subscription', () => {
  it('R-7.4-27 R-3.9-05 … -08 of a bill: a row for each box, whole, since who asks knows the number', async () => {
    const { data } = await ask({ blno: ` ${billNo.toLowerCase()}\nNOSUCHBILL01` });
    expect(data).toMatchObject({ total: 2, pageNo: 1, notFound: ['NOSUCHBILL01'] });
    expect(data!.list.map(({ ctnNo }) => ctnNo)).toEqual([boxOut, boxIn]);
    expect(data!.list[1]).toEqual({
      id: 2,
      version: 1,
      arrivalTime: formatShanghai(clock.nowMs()),
      Vesselnamevoyage: 'DEMO LANTERN / 101W',
      blno: billNo,
      ctnNo: boxIn,
      sealNo: null,
      sizetype: '45G1',
      grossWeight: 13_900,
      cpcode: 'COS',
      dischargeport: 'NLRTM',
      ifcsum_flag: null,
      cpcode_flag: null,
      custom_flag: null,
      sld_flag: null,
      pass_flag: null,
      boxCusmov: null,
      remark: null,
      loadTime: null,
      sailingTime: null,
      withheld: false,
      isRowHeard: false,
    });
    expect(data!.list[0]).toMatchObject({ arrivalTime: null, isRowHeard: false });
  });

  it('R-7.4-27 of a box of others: what a terminal tells, and nothing of the goods, the bill or who follows it', async () => {
    const follower = await signInForTest(server.platform);
    await server.call(billSubscription.subscribeBills, { blnos: ['SECRETBILL001'] }, { token: follower.token });
    const stranger = await ask({ ctnNo: 'TGHU1234560' });
    expect(stranger.data!.list).toEqual([
      expect.objectContaining({
        ctnNo: 'TGHU1234560',
        sizetype: '45R1',
        cpcode: 'MLL',
        dischargeport: 'DEHAM',
        Vesselnamevoyage: 'TIDE LANTERN / 0712E',
        withheld: true,
        blno: null,
        sealNo: null,
        grossWeight: null,
        remark: null,
      }),
    ]);
    expect(stranger.data!.list[0]!.arrivalTime).not.toBeNull();
    const before = await looksOf(follower);
    const own = await ask({ ctnNo: 'TGHU1234560' }, follower);
    expect(own.data!.list[0]).toMatchObject({ blno: 'SECRETBILL001', sealNo: 'SECRETSEAL', grossWeight: 24_861, withheld: false });
    expect(await looksOf(follower)).toBe(before);
    for (const answer of [stranger, own]) {
      expect(JSON.stringify(answer)).not.toMatch(/987654|messageId|SECRETBOOKING|浙B99871|0340782/);
    }
    expect(JSON.stringify(stranger)).not.toMatch(/SECRET|24861/);
  });

  it('R-7.4-27 of a ship’s call: the boxes that came through a gate for it, page by page, whichever way it is spelt', async () => {
    const { data } = await ask({ vesselsName: 'demo lantern', voyage: '101 w' });
    expect(data).toMatchObject({ total: 1, notFound: [] });
    expect(data!.list).toEqual([expect.objectContaining({ ctnNo: boxIn, blno: null, withheld: true })]);
    expect((await ask({ vesselsName: 'DEMO.LANTERN', voyage: '101W', page: 7 })).data).toMatchObject({ list: [], total: 1, pageNo: 7 });
    expect((await ask({ vesselsName: 'DEMO.LANTERN', voyage: '102W' })).data).toMatchObject({
      list: [],
      total: 0,
      notFound: ['DEMO.LANTERN/102W'],
    });
  });

  it('V-11 bills, boxes and calls in one go, page by page; each miss is named, and looks are counted together', async () => {
    const somebody = await signInForTest(server.platform);
    const wish = {
      blno: `${billNo},NOSUCHBILL01`,
      list: [
        { vesselsName: 'TIDE LANTERN', voyage: '0712E' },
        { vesselsName: 'NO.SUCH.SHIP', voyage: '1' },
        { vesselsName: 'DEMO.LANTERN', voyage: '101W' },
      ],
    };
    const all = await ask(wish, somebody);
    expect(all.data).toMatchObject({ total: 4, notFound: ['NOSUCHBILL01', 'NO.SUCH.SHIP/1'] });
    expect(all.data!.list.map(({ ctnNo }) => ctnNo)).toEqual([boxOut, boxIn, 'TGHU1234560', boxIn]);
    // The bill, what nobody knows, and a box of each call.
    expect(await looksOf(somebody)).toBe(5);
    const pages = await Promise.all([1, 2].map((page) => ask({ ...wish, page, limit: 3 }, somebody)));
    expect(pages.flatMap(({ data }) => data!.list.map(({ id, ctnNo }) => `${id} ${ctnNo}`))).toEqual(
      all.data!.list.map(({ id, ctnNo }) => `${id} ${ctnNo}`),
    );
  });

  it('a number that may be of a bill or of a box is asked for as both and counted once', async () => {
    const somebody = await signInForTest(server.platform);
    const { data } = await ask({ blno: `${boxIn},${billNo}`, ctnNo: boxIn }, somebody);
    // The box of a bill that is asked for too is told of once, and whole.
    expect(data!.list.map(({ ctnNo, withheld }) => [ctnNo, withheld])).toEqual([
      [boxIn, false],
      [boxOut, false],
    ]);
    expect(await looksOf(somebody)).toBe(2);
  });

  it('R-7.6-11 looks of a day are counted in one place, whatever asks; what an account follows is free', async () => {
    const somebody = await signInForTest(server.platform);
    await server.call(billSubscription.subscribeBills, { blnos: [billNo] }, { token: somebody.token });
    await ask({ blno: billNo, ctnNo: boxIn }, somebody);
    expect(await looksOf(somebody)).toBe(0);
    await server.call(tracking.queryContainer, { ctnNo: 'TGHU1234560' }, { token: somebody.token });
    await ask({ ctnNo: 'TGHU1234560', blno: 'NOSUCHBILL01' }, somebody);
    await ask({ vesselsName: 'TIDE LANTERN', voyage: '0712E' }, somebody);
    await server.call(portQuery.findBillInfo, { blno: 'NOSUCHBILL01' }, { token: somebody.token });
    expect(await looksOf(somebody)).toBe(5);
    await server.platform.database.query('system', 'update tracking_box_query_day set asked = $3 where owner_key = $1 and day = $2', [
      somebody.ownerKey,
      shanghaiDay(clock.nowMs()),
      othersPerDayMax - 1,
    ]);
    // Two do not fit, so none is told of; one does.
    const refused = await ask({ ctnNo: `TGHU1234560,${boxIn}x`, blno: 'NOSUCHBILL01' }, somebody);
    expect(refused).toMatchObject({ http: 429, refusal: 'tracking.boxQueriesUsedUp' });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask({ ctnNo: 'TGHU1234560' }, somebody)).http).toBe(200);
    expect((await ask({ ctnNo: 'TGHU1234560' }, somebody)).http).toBe(429);
    expect((await ask({ blno: billNo }, somebody)).http).toBe(200);
    expect((await ask({ vesselsName: 'NO.SUCH.SHIP', voyage: '1' }, somebody)).http).toBe(429);
  });

  it.each<[string, RequestInput<typeof portQuery.queryInGates>, string | null]>([
    ['nothing', {}, 'port-query.nothingAsked'],
    ['a ship of signs alone', { vesselsName: '%', voyage: '%' }, 'port-query.nothingAsked'],
    ['a ship without voyage', { vesselsName: 'DEMO.LANTERN' }, 'port-query.nothingAsked'],
    ['too long a text', { blno: 'x'.repeat(4_001) }, null],
    ['too many', { blno: Array.from({ length: numbersMax + 1 }, (_, at) => `GATEBILL9${at}`).join() }, 'port-query.tooMany'],
    ['too many calls', { list: Array.from({ length: callsMax + 1 }, () => ({ vesselsName: 'DEMO', voyage: '1W' })) }, null],
    [
      'a call without voyage beside a number',
      { blno: 'GATEBILL90', list: [{ vesselsName: 'DEMO', voyage: '%' }] },
      'port-query.nothingAsked',
    ],
    ['too long a name', { vesselsName: 'x'.repeat(36), voyage: '1' }, null],
  ])('bad input: %s is refused', async (_what, wish, refusal) => {
    const answer = await ask(wish);
    expect([answer.code, answer.refusal ?? null]).toEqual([400, refusal]);
  });

  it('bad input: signs that mean something to a database find nothing, and do nothing', async () => {
    const { code, data } = await ask({ blno: "%_'; drop table tracking_fact --" });
    expect([code, data!.list, data!.notFound]).toEqual([200, [], ['DROP', 'TABLE', 'TRACKING', 'FACT']]);
    expect((await ask({ blno: billNo })).data!.total).toBe(2);
  });

  it('T15 a page holds no more than is derived for one', async () => {
    const { data } = await ask({ blno: billNo, page: -3, limit: 1_000_000 });
    expect(data).toMatchObject({ pageNo: 1, pageSize: gatePageMax, total: 2 });
    expect((await ask({ blno: billNo, page: 2, limit: 1 })).data!.list.map(({ id, ctnNo }) => [id, ctnNo])).toEqual([[2, boxIn]]);
  });

  it('another port answers at its own path, of its own', async () => {
    const response = await fetch(`${server.url}/blno/userBlnoSh/queryInGatesNonSubscribe`, {
      method: 'POST',
      headers: { authorization: user.token, 'content-type': 'application/json' },
      body: JSON.stringify({ blno: billNo }),
    });
    expect(await response.json()).toMatchObject({ code: 200, data: { list: [], notFound: [billNo] } });
  });
});

describe('R-7.4-28 ships’ calls without a subscription', () => {
  it('R-7.4-28 R-3.9-09 … -11 tells what the port’s plan says, of the ship’s name alone too; nobody’s looks are counted', async () => {
    const looks = await looksOf(user);
    const { data } = await askShips({ vesselsName: 'demo lantern' });
    const closes = clock.nowMs() + 5 * hourMs;
    expect(data).toMatchObject({ total: 1, notFound: [] });
    expect(data!.list[0]).toEqual({
      id: 1,
      version: 1,
      wharf: '北二集司',
      wharfCode: 'BLCT2',
      vesselsName: 'DEMO LANTERN',
      chnVesselsName: '演示灯',
      voyage: '101W',
      direction: 'export',
      vesselsUn: 'UN9000001',
      ctnApplyBeginTime: formatShanghai(closes - 72 * hourMs),
      ctnApplyEndTime: formatShanghai(closes),
      portCloseTime: formatShanghai(closes),
      closeTime: formatShanghai(closes - hourMs),
      etaArrivalTime: formatShanghai(closes + hourMs),
      etaDepartureTime: formatShanghai(closes + 24 * hourMs),
      arrivalTime: null,
      departureTime: null,
      source: expect.any(String),
      updateTime: formatShanghai(clock.nowMs()),
    });
    expect(await looksOf(user)).toBe(looks);
  });

  it('R-7.4-28 several at once, by voyage and by terminal; what the port does not know is said; what has sailed is last', async () => {
    const sailed = { name: 'DEMO LANTERN', code: 'UN9000001', scheme: 'un', voyage: '100W', direction: 'export' } as const;
    await port.plan(clock.nowMs() - 48 * hourMs, clock.nowMs() - 24 * hourMs, sailed);
    expect((await askShips({ vesselsName: 'DEMO.LANTERN' })).data!.list.map(({ voyage }) => voyage)).toEqual(['101W', '100W']);
    const { data } = await askShips({ list: [{ vesselsName: 'DEMO.LANTERN', voyage: '100w' }, { vesselsName: 'NO.SUCH' }] });
    expect(data!.list.map(({ voyage, departureTime }) => [voyage, departureTime])).toEqual([
      ['100W', formatShanghai(clock.nowMs() - 24 * hourMs)],
    ]);
    expect(data!.notFound).toEqual(['NO.SUCH']);
    expect((await askShips({ vesselsName: 'DEMO.LANTERN', voyage: '100W' })).data!.list.map(({ voyage }) => voyage)).toEqual(['100W']);
    expect((await askShips({ vesselsName: 'DEMO.LANTERN', wharf: '北二集司' })).data!.total).toBe(2);
    expect((await askShips({ vesselsName: 'DEMO.LANTERN', wharf: 'BLCTMS' })).data!.total).toBe(0);
  });

  it('W-04 two ships of one name and voyage are two rows, each with its IMO number and its own clocks', async () => {
    const ship = (code: string) => ({ name: 'DEMO TWIN', code, scheme: null, voyage: '7W', direction: null });
    const closes = [clock.nowMs() + 40 * hourMs, clock.nowMs() + 136 * hourMs] as const;
    await port.plan(closes[0], null, ship('9001112'));
    await port.plan(closes[1], null, ship('UN9002221'));
    const { data } = await askShips({ vesselsName: 'DEMO.TWIN', voyage: '7W' });
    expect(data!.list.map(({ vesselsUn, portCloseTime }) => [vesselsUn, portCloseTime])).toEqual([
      ['9001112', formatShanghai(closes[0])],
      ['9002221', formatShanghai(closes[1])],
    ]);
  });

  it.each<[string, RequestInput<typeof portQuery.queryShips>, string | null]>([
    ['nothing', {}, 'port-query.noVessel'],
    ['signs alone', { vesselsName: '%%' }, 'port-query.noVessel'],
    ['a Chinese name', { vesselsName: '船' }, 'port-query.noVessel'],
    ['too many', { list: Array.from({ length: numbersMax + 1 }, () => ({ vesselsName: 'A' })) }, null],
  ])('bad input: %s is refused', async (_what, wish, refusal) => {
    const answer = await askShips(wish);
    expect([answer.code, answer.refusal ?? null]).toEqual([400, refusal]);
  });
});

describe('a bill in short', () => {
  it('R-7.4-02 checkShip: the same call however it is spelt, another one, and null while nobody has named it', async () => {
    const check = async (blno: string, vesselsName: string, voyage: string) =>
      (await server.call(portQuery.checkShip, { blno, vesselsName, voyage }, { token: user.token })).data;
    const told = { vesselsName: 'DEMO LANTERN', voyage: '101W', shipCompany: null };
    expect(await check(billNo, 'demo.lantern', '101w')).toEqual({ match: true, ...told });
    expect(await check(billNo, 'DEMO.LANTERN', '102W')).toEqual({ match: false, ...told });
    expect(await check('COSU6123456789', 'DEMO.LANTERN', '102W')).toEqual({
      match: null,
      vesselsName: null,
      voyage: null,
      shipCompany: '中远海运',
    });
  });

  it('R-7.4-03 info: boxes, events, ports and ship of a bill; no raw message opens from it', async () => {
    const { data, ...rest } = await server.call(portQuery.findBillInfo, { blno: billNo }, { token: user.token });
    expect(rest.http).toBe(200);
    expect(data).toMatchObject({
      blno: billNo,
      ctns: [{ ctnNo: boxOut }, { ctnNo: boxIn, grossWeight: 13_900 }],
      ports: [
        { kind: 'load', code: 'CNNGB' },
        { kind: 'discharge', code: 'NLRTM' },
      ],
      vessel: { vesselsName: 'DEMO LANTERN', voyage: '101W', vesselsUn: 'UN9000001', wharf: '北二集司' },
    });
    expect(data!.events.map(({ code }) => code)).toEqual(expect.arrayContaining(['GITM', 'IFC']));
    expect(JSON.stringify(data)).not.toContain('messageId');
    const unheard = await server.call(portQuery.findBillInfo, { blno: 'NOSUCHBILL01' }, { token: user.token });
    expect(unheard.data).toEqual({ blno: 'NOSUCHBILL01', ctns: [], events: [], ports: [], vessel: null });
    expect((await server.call(portQuery.findBillInfo, { blno: 'A,B' }, { token: user.token })).code).toBe(400);
  });
});

describe('what was asked for last', () => {
  const save = (keyword: string, type: 'inGates' | 'ship' = 'inGates', by: TestUser = user) =>
    server.call(portQuery.saveTerm, { type, keyword }, { token: by.token });
  const listOf = async (type: 'inGates' | 'ship' = 'inGates', by: TestUser = user) =>
    (await server.call(portQuery.listTerms, { type }, { token: by.token })).data!.list;

  it('R-7.4-23, R-7.4-25 keeps the last 20 of each kind, the newest first; asked again it is the newest', async () => {
    for (let at = 1; at <= termsKept + 2; at++) {
      clock.advance(1_000);
      expect((await save(`TERM ${at}`)).data).toBe(true);
    }
    clock.advance(1_000);
    await save('  TERM 10 ');
    await save('DEMO.LANTERN', 'ship');
    const terms = await listOf();
    expect(terms).toHaveLength(20);
    expect(terms.slice(0, 3).map(({ keyword }) => keyword)).toEqual(['TERM 10', 'TERM 22', 'TERM 21']);
    expect(terms.at(-1)!.keyword).toBe('TERM 3');
    expect((await listOf('ship')).map(({ keyword }) => keyword)).toEqual(['DEMO.LANTERN']);
  });

  it('R-7.4-24 deletes by id; somebody else’s answers as one that is not there, and stays', async () => {
    const other = await signInForTest(server.platform);
    await save('OTHERS', 'ship', other);
    const [theirs] = await listOf('ship', other);
    const [mine] = await listOf('ship');
    const remove = (id: number) => server.call(portQuery.deleteTerm, { id }, { token: user.token });
    expect((await remove(theirs!.id)).data).toBe(true);
    expect(await listOf('ship', other)).toHaveLength(1);
    expect((await remove(mine!.id)).data).toBe(true);
    expect(await listOf('ship')).toEqual([]);
    // T11: a change by GET is not made for another site's page.
    const [kept] = await listOf('ship', other);
    const response = await fetch(`${server.url}/blno/queryLog/deleteQueryLog?id=${kept!.id}`, {
      headers: { authorization: other.token, 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect(await listOf('ship', other)).toHaveLength(1);
  });

  it('B13 is his own whichever identity he acts for, and no colleague’s', async () => {
    const companies = companiesForTest(server, clock);
    const manager = await companies.make();
    const reader = await companies.join(manager, 'read-only');
    await save('OF THE MANAGER', 'ship', manager);
    const [own] = await listOf('ship', manager);
    expect(await listOf('ship', reader)).toEqual([]);
    await server.call(portQuery.deleteTerm, { id: own!.id }, reader);
    expect(await listOf('ship', manager)).toHaveLength(1);
    const { token } = (await server.call(company.switchIdentity, { companyId: '' }, manager)).data!;
    expect(await listOf('ship', { ...manager, token })).toEqual([own]);
  });

  /** No two are alike within a period, so that they do not compress. */
  const manyHan = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7_919) % 20_000))).join('');

  it('remembers as much Chinese as it says', async () => {
    const keyword = manyHan(termHanMax);
    expect((await server.call(portQuery.saveTerm, { type: 'inGates', keyword }, { token: user.token })).code).toBe(200);
  });

  it.each([
    ['nothing', { type: 'inGates', keyword: ' ' }],
    ['too long a term', { type: 'inGates', keyword: 'x'.repeat(termLengthMax + 1) }],
    ['more Chinese than an index takes', { type: 'inGates', keyword: manyHan(termHanMax + 1) }],
    ['another kind', { type: 'other', keyword: 'x' }],
  ])('bad input: %s is not remembered', async (_what, term) => {
    const before = await listOf();
    expect((await server.call(portQuery.saveTerm, term as never, { token: user.token })).code).toBe(400);
    expect(await listOf()).toEqual(before);
  });
});
