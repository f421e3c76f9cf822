// Guarantee: who is signed in sees the own boxes of a ship whole and of others' no number; a signed link shows the ship without
// a login, masked, until it is over, and any other link shows nothing.
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { bayPlanTexts as texts } from '@mastlight/domain/bay-plan/messages';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { waitFor } from '@mastlight/testing/wait-for';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { readSign, signCall } from './link-sign';
import { makeLinkKey } from './store';

const clock = createTestClock();
const hourMs = 3_600_000;
const [ownNo, othersNo, ownBill, othersBill] = ['MLTU3102047', 'TGHU1643396', 'BAYPLANOWN001', 'BAYPLANOTHER1'];
const ship = { vessel: 'DEMO.LANTERN', voyage: '101W' };
let server: TestServer;
let [own, stranger]: TestUser[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
  stranger = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const look = (sign: string | undefined, user?: TestUser, wish: object = {}) =>
  server.call(bayPlan.queryVessel, { ...ship, ...(sign === undefined ? {} : { sign }), ...wish }, { token: user?.token ?? null });
const makeLink = async (days = 2) => (await server.call(bayPlan.signVessel, { ...ship, days }, { token: own!.token })).data!;

it('R-1-10 H a ship of which nothing was heard: no box, no number, and no time of sync', async () => {
  const { data } = await look(undefined, own, { vessel: 'NEVER.SEEN', voyage: '1W' });
  expect(data).toMatchObject({
    containers: [],
    yards: [],
    syncTime: null,
    counts: { total: null, gateIn: null, released: null, inspected: null, loaded: null },
    berth: { wharf: null, etaArrivalTime: null },
    cutOff: null,
  });
});

it('R-7.6-11 R-2.1-12 R-1-10 own boxes speak, others’ have no number and no bill, whoever asks', async () => {
  const port = createPortVoice(server.platform);
  const closesMs = server.platform.portClock.nowMs() + 30 * hourMs;
  await port.plan(closesMs);
  await server.call(billSubscription.subscribeBills, { blnos: [ownBill] }, { token: own!.token });
  await port.manifest(ownBill, [ownNo]);
  await port.gateIn(ownBill, ownNo);
  await port.gateIn(othersBill, othersNo);
  await port.stow([
    { containerNo: ownNo, stowage: '0340482', billNos: [ownBill] },
    { containerNo: othersNo, stowage: '0340484', billNos: [othersBill] },
  ]);
  await expect.poll(async () => (await look(undefined, own)).data?.counts.of, { timeout: 10_000 }).toBe('own');
  const { data } = await look(undefined, own);
  expect(data).toMatchObject({
    ship: { vesselsName: 'DEMO.LANTERN', voyage: '101W', bays: [34] },
    berth: {
      wharf: 'BLCT2',
      closeTime: formatShanghai(closesMs - hourMs),
      portCloseTime: formatShanghai(closesMs),
      etaArrivalTime: formatShanghai(closesMs + hourMs),
      ataTime: null,
    },
    counts: { of: 'own', total: 1, gateIn: 1, released: null, inspected: null, loaded: 0 },
    yards: [{ wharf: 'BLCT2', total: 2, mine: 1 }],
    // The port's voice tells customs' cut-off an hour before its own: an own box waits for customs.
    cutOff: { name: '截关', time: formatShanghai(closesMs - hourMs) },
    syncTime: formatShanghai(clock.nowMs()),
    byLink: false,
    findings: [],
  });
  expect(data!.containers).toMatchObject([
    { mine: true, ctnNo: ownNo, blno: ownBill, state: 'yard', bay: 34, row: 4, tier: 82, cell: '0340482', planned: true },
    { mine: false, ctnNo: null, blno: null, state: 'yard', bay: 34, row: 4, tier: 84 },
  ]);
  for (const user of [own, stranger]) expect(JSON.stringify(await look(undefined, user))).not.toMatch(/TGHU|BAYPLANOTHER/);
  expect((await look(undefined, stranger)).data!.counts).toMatchObject({ of: 'ship', total: 2, gateIn: 2, released: null, loaded: null });
  expect((await server.call(bayPlan.listChoices, {}, { token: own!.token })).data!.list).toEqual([
    { vesselsName: 'DEMO.LANTERN', voyage: '101W', bills: 1 },
  ]);
});

it.each([
  ['an own bill', () => own, ` ${ownBill.toLowerCase()} `, 1],
  ['an own box', () => own, ownNo, 1],
  ['the box of another’s bill', () => own, othersNo, 0],
  ['another’s bill', () => own, othersBill, 0],
  ['an own bill, asked by a stranger', () => stranger, ownBill, 0],
])('R-2.1-12 the ship of a number is told of one’s own alone: %s', async (_what, who, number, count) => {
  const { data } = await server.call(bayPlan.listChoices, { number }, { token: who()!.token });
  expect(data!.list).toHaveLength(count);
});

it('R-7.6-11 what a planner instructs is drawn as planned, its odd cells are told, and what is to be discharged has no cell', async () => {
  const port = createPortVoice(server.platform);
  const planned = { name: 'DEMO PLANNED', code: 'UN9000009', scheme: 'un', voyage: '7W', direction: 'export' } as const;
  const [first, second, third] = ['MLTU3102052', 'MLTU3102068', 'MLTU3102073'];
  const bill = 'BAYPLANPLAN01';
  await server.call(billSubscription.subscribeBills, { blnos: [bill] }, { token: own!.token });
  for (const no of [first!, second!, third!]) await port.manifest(bill, [no], { ship: planned });
  await port.instruct(
    [
      { containerNo: first!, stowage: '0340482' },
      { containerNo: second!, stowage: '0340482' },
      { containerNo: third!, stowage: '2000182' },
      { containerNo: othersNo!, stowage: '0340484', action: 'discharge' },
    ],
    planned,
  );
  const see = async () => (await look(undefined, own, { vessel: 'DEMO.PLANNED', voyage: '7W' })).data!;
  await expect.poll(async () => (await see()).containers.length, { timeout: 10_000 }).toBe(3);
  const told = await see();
  expect(told.containers.map(({ ctnNo, bay, planned: isPlanned, hidden }) => [ctnNo, bay, isPlanned, hidden])).toEqual([
    [first, 34, true, true],
    [second, 34, true, false],
    [third, null, true, false],
  ]);
  // Own boxes are named.
  expect(told.findings).toEqual([texts.findings.noBay(third!, '2000182'), texts.findings.overlap('0340482', 2, second!, [first!])]);
  // The plan of the ship puts both right, and says what stood elsewhere.
  clock.advance(60_000);
  await port.stow([{ containerNo: third!, stowage: '0340486', billNos: [bill] }], planned);
  await expect.poll(async () => (await see()).containers[2]!.bay, { timeout: 10_000 }).toBe(34);
  expect((await see()).findings).toEqual([
    texts.findings.twoBays(third!, '0340486', '2000182'),
    texts.findings.overlap('0340482', 2, second!, [first!]),
  ]);
});

it('R-2.4-07 a correct sign shows the ship without a login, masked even for whom it is, and its views are counted', async () => {
  const { sign, path } = await makeLink();
  const { code, data } = await look(sign);
  expect([code, data!.byLink, data!.containers.length]).toEqual([200, true, 2]);
  // Until when it is open, as the link says itself; who is signed in comes by none.
  expect(data!.linkUntil).toBe(formatShanghai(Number(sign.split('.')[1]) * 1_000));
  expect((await look(sign, own)).data!.linkUntil).toBeNull();
  expect(data!.containers.every(({ mine, ctnNo, blno }) => !mine && ctnNo === null && blno === null)).toBe(true);
  expect(path).toContain('/boxquery?vessel=DEMO.LANTERN&voyage=101W&sign=');
  expect((await makeLink()).views).toBe(1);
  // The ship is the same in another spelling.
  expect((await look(sign, undefined, { vessel: 'demo lantern' })).code).toBe(200);
});

it('R-2.4-09 a wrong or missing sign, vessel or voyage shows nothing; so does one that is over', async () => {
  const { sign } = await makeLink(7);
  const [key, expiry, mac] = sign.split('.') as [string, string, string];
  const tampered: [string, string | undefined, object][] = [
    ['no sign', undefined, {}],
    ['an empty sign', '', {}],
    ['another mac', `${key}.${expiry}.${mac.replace(/./, (first) => (first === 'a' ? 'b' : 'a'))}`, {}],
    ['a longer life', `${key}.${Number(expiry) + 1}.${mac}`, {}],
    ['another key', `00000000.${expiry}.${mac}`, {}],
    ['a cut mac', sign.slice(0, -1), {}],
    ['capital letters', sign.toUpperCase(), {}],
    ['another ship', sign, { vessel: 'DEMO.STAR' }],
    ['another voyage', sign, { voyage: '102W' }],
    ['a name of signs', sign, { vessel: '...' }],
  ];
  for (const [what, tried, wish] of tampered) {
    const { code, msg, data } = await look(tried, undefined, wish);
    expect({ what, code, msg, data }).toEqual({ what, code: 403, msg: texts.linkWrong, data: null });
  }
  for (const missing of ['vessel', 'voyage']) expect((await look(sign, undefined, { [missing]: '' })).code).toBe(400);
  const { sign: short } = await makeLink(1);
  clock.advance(86_400_000);
  expect(await look(short)).toMatchObject({ code: 403, msg: texts.linkOver });
});

it('H links last seven days at most, are made by the signed-in alone, and a new key ends them', async () => {
  expect(await server.call(bayPlan.signVessel, { ...ship, days: 8 }, { token: own!.token })).toMatchObject({
    code: 400,
    fields: { days: texts.daysWrong },
  });
  expect((await server.call(bayPlan.signVessel, ship, { token: null })).code).toBe(401);
  const { sign } = await makeLink();
  expect((await look(sign)).code).toBe(200);
  await inTransaction(server.platform.database, 'system', (tx) => makeLinkKey(tx, clock.nowMs() + 1));
  expect((await look(sign)).code).toBe(403);
});

it('R-2.4-08 the sign is a lowercase hex HMAC-SHA256 over ship and voyage by a key of secret and salt', () => {
  const [pepper, key] = [Buffer.from('secret'), { id: '0a0b0c0d', salt: 'salt' }];
  const sign = signCall(pepper, key, ship, 2);
  expect(sign).toMatch(/^0a0b0c0d\.2\.[0-9a-f]{64}$/);
  expect(readSign(pepper, key, ship, sign, 1_999)).toEqual({ is: 'open', expireS: 2 });
  expect(readSign(pepper, key, ship, sign, 2_000).is).toBe('over');
  for (const [other, salt] of [
    [Buffer.from('other'), key],
    [pepper, { ...key, salt: 'new' }],
    [pepper, null],
  ] as const)
    expect(readSign(other, salt, ship, sign, 0).is).toBe('wrong');
});

// Worked out apart from the product: `HMAC-SHA256('secret', 'boxquery link salt')` is the key, and what is signed stands in the middle.
it.each([
  ['DEMO.LANTERN', '["0a0b0c0d",1794000000,"DEMOLANTERN","101W"]', '595f8821e184f6a1ed7dbcb012046a9ce26f3c50c4dfe91bb3097990cbc7c5df'],
  ['demo lantern', '["0a0b0c0d",1794000000,"DEMOLANTERN","101W"]', '595f8821e184f6a1ed7dbcb012046a9ce26f3c50c4dfe91bb3097990cbc7c5df'],
])('R-2.4-08 the sign of %s 101W is the HMAC-SHA256 of %s, %s', (vessel, _signed, mac) => {
  const [pepper, key] = [Buffer.from('secret'), { id: '0a0b0c0d', salt: 'salt' }];
  const sign = signCall(pepper, key, { vessel, voyage: '101W' }, 1_794_000_000);
  expect(sign).toBe(`0a0b0c0d.1794000000.${mac}`);
  expect(readSign(pepper, key, ship, sign, 1_793_999_999_000)).toEqual({ is: 'open', expireS: 1_794_000_000 });
});

it('offers the ship that closes next first, what has closed and sailed last', async () => {
  const user = await signInForTest(server.platform);
  const port = createPortVoice(server.platform);
  const ships = [
    ['LATER', 40, null, 'CSQU3054383'],
    ['SAILED', -30, -1, 'TCLU4265780'],
    ['NEXT', 4, null, 'MSKU0308961'],
  ] as const;
  for (const [name, closesIn, sailed, box] of ships) {
    const ship = { name: `DEMO ${name}`, code: `UN${name}`, scheme: 'un', voyage: '7W', direction: 'export' } as const;
    await port.manifest(`BAYCHOICE${box.slice(-4)}`, [box], { ship });
    const nowMs = server.platform.portClock.nowMs();
    await port.plan(nowMs + closesIn * hourMs, sailed === null ? null : nowMs + sailed * hourMs, ship);
  }
  await server.call(billSubscription.subscribeBills, { blnos: ships.map(([, , , box]) => `BAYCHOICE${box.slice(-4)}`) }, user);
  await waitFor('all of them', async () => {
    const { list } = (await server.call(bayPlan.listChoices, {}, user)).data!;
    return list.length === 3 && list.map(({ vesselsName }) => vesselsName).join() === 'DEMO.NEXT,DEMO.LATER,DEMO.SAILED';
  });
});
