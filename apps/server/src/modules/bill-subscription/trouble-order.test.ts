// Guarantee (U-03, docs/bill-rules.md 6): the list puts first what can still be
// saved, soonest first, then what was lost today, then the rest; and what a user
// has dealt with stays away until something new happens.
import { billSubscription as calls } from '@mastlight/domain/bill-subscription/contract';
import { handOversKept } from '@mastlight/domain/bill-subscription/limits';
import { publishBill } from '@mastlight/domain/tracking/published-bill';
import { caseBillNo, caseNowMs, statusOfCase, type BillCase, type BoxCase } from '@mastlight/domain/tracking/truth-table/bill-case';
import { orderExamples } from '@mastlight/domain/tracking/truth-table/order-examples';
import { waitingCase } from '@mastlight/domain/tracking/truth-table/watch-cells';
import type { ExceptionCode, FlagValue } from '@mastlight/domain/vocabulary/bill-progress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageStatement } from '../../platform/list/list-statement';
import { billList, readBillFilter } from './queries/bill-filter';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const hourMs = 3_600_000;
const clock = createTestClock();
let server: TestServer;

// Nobody derives anything: what is published is written by hand.
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

/** What tracking publishes of a bill; hours from now, negative before it. */
interface Published {
  readonly codes?: readonly ExceptionCode[];
  readonly clock?: number;
  readonly departed?: number;
  readonly boxes?: number;
  readonly troubleMs?: number;
  /** Exceptions for those who know the bill on another call. */
  readonly apart?: readonly ExceptionCode[];
  readonly apartTroubleMs?: number;
  readonly putOff?: boolean;
}

async function publish(billNo: string, told: Published, table: 'tracking_bill' | 'tracking_bill_on_call' = 'tracking_bill'): Promise<void> {
  const { codes = [], clock: hours, departed, boxes = 0, troubleMs, apart = [], apartTroubleMs, putOff = false } = told;
  const at = (offset: number | undefined): number | null => (offset === undefined ? null : clock.nowMs() + offset * hourMs);
  const { rowCount } = await server.platform.database.query(
    'system',
    `update ${table} set state = $2, clock_ms = $3, atd_ms = $4, trouble_ms = $5, exception_codes = $6, exception_spans = $7::int8multirange[],
       heard_ms = 1, put_off = $8 where bill_no = $1`,
    [
      billNo,
      departed === undefined ? 'tracking' : 'finished',
      at(hours),
      at(departed),
      troubleMs ?? null,
      codes,
      codes.map(() => '{[,)}'),
      putOff,
    ],
  );
  if (table === 'tracking_bill_on_call') return;
  expect(rowCount).toBe(1);
  await server.platform.database.query('system', 'update tracking_bill set boxes_waiting = $2 where bill_no = $1', [billNo, boxes]);
  // Rows of those who typed another call for it.
  await publish(billNo, { codes: apart, troubleMs: apartTroubleMs, clock: hours, departed, putOff }, 'tracking_bill_on_call');
}

/** What tracking publishes of a bill that is told in the words of the truth table, to everybody and on a call that somebody typed. */
async function publishCase(billNo: string, bill: BillCase): Promise<void> {
  for (const [table, said] of [
    ['tracking_bill', bill],
    ['tracking_bill_on_call', { ...bill, typed: { plan: null } }],
  ] as const) {
    const told = publishBill(caseBillNo, statusOfCase(said), caseNowMs);
    await server.platform.database.query(
      'system',
      `update ${table} set state = $2, clock_ms = $3, port_closes_ms = $4, atd_ms = $5, exception_codes = $6,
         exception_spans = $7::int8multirange[], trouble_ms = $8, heard_ms = 1 where bill_no = $1`,
      [
        billNo,
        told.state,
        told.clockMs,
        told.portClosesMs,
        told.atdMs,
        [...told.exceptions.keys()],
        [...told.exceptions.values()].map((of) => `{${of.map(([from, until]) => `[${from ?? ''},${until ?? ''})`).join()}}`),
        told.troubleMs,
      ],
    );
    const { rowCount } = await server.platform.database.query('system', 'update tracking_bill set boxes_waiting = $2 where bill_no = $1', [
      billNo,
      told.boxesWaiting,
    ]);
    expect(rowCount).toBe(1);
  }
}

it('says each condition of the order once', () => {
  const { text } = pageStatement(billList, readBillFilter('u:1', { systemKey: 'NB' }, 0), 15, 0);
  for (const condition of Object.values(billList.judged!).filter((each) => each.includes('array['))) {
    expect(text.split(condition)).toHaveLength(2);
  }
});

let lastNo = 0;
const freshBillNo = (): string => `MEDUTB${String(++lastNo).padStart(6, '0')}`;

async function start(rows: Readonly<Record<string, Published>>) {
  const user = await signInForTest(server.platform);
  const billNos = Object.fromEntries(Object.keys(rows).map((name) => [name, freshBillNo()]));
  const { data } = await server.call(calls.subscribeBills, { blnos: Object.values(billNos) }, user);
  const ids = Object.fromEntries(Object.keys(rows).map((name) => [name, data!.list.find(({ blno }) => blno === billNos[name])!.id!]));
  for (const [name, published] of Object.entries(rows)) await publish(billNos[name]!, published);
  const page = async (filter: { exception?: ExceptionCode; sort?: string } = {}) => {
    const answer = await server.call(calls.queryBillPage, filter, user);
    const nameOf = (id: number): string => Object.keys(ids).find((name) => ids[name] === id)!;
    return { names: answer.data!.list.map(({ id }) => nameOf(id)), counts: answer.data!.counts, list: answer.data!.list };
  };
  return { user, ids, billNos, page };
}

describe('U-03 异常优先: ten worked examples', () => {
  it.each<readonly [what: string, rows: Readonly<Record<string, Published>>, order: readonly string[]]>([
    [
      'two to be saved: the sooner clock first',
      { b: { codes: ['not-gated-in'], clock: 9 }, a: { codes: ['inspection'], clock: 3 } },
      ['a', 'b'],
    ],
    ['a ship that sailed long ago comes after all', { b: { departed: -300 }, a: { clock: 90 } }, ['a', 'b']],
    [
      'lost today comes after what can be saved',
      { b: { codes: ['cut-off-missed'], clock: -2 }, a: { codes: ['rejected'], clock: 60 } },
      ['a', 'b'],
    ],
    ['lost today comes before the rest', { b: { clock: 5 }, a: { codes: ['left-behind'], departed: -3, clock: -9 } }, ['a', 'b']],
    ['lost last week is the rest', { b: { codes: ['cut-off-missed'], clock: -150 }, a: { clock: 50 } }, ['a', 'b']],
    [
      'its clock has passed, and somebody may still end it: after what today can save, before what has days',
      { c: { codes: ['inspection'], clock: 60 }, b: { codes: ['release-missed'], clock: -2 }, a: { codes: ['not-gated-in'], clock: 1 } },
      ['a', 'b', 'c'],
    ],
    [
      'of those passed the latest first',
      { b: { codes: ['release-missed'], clock: -20 }, a: { codes: ['withdrawn'], clock: -1 } },
      ['a', 'b'],
    ],
    ['decided three days ago: with what was lost', { b: { codes: ['release-missed'], clock: -80 }, a: { clock: 400 } }, ['a', 'b']],
    [
      'trouble without a clock comes after trouble with one',
      { b: { codes: ['inspection'] }, a: { codes: ['inspection'], clock: 200 } },
      ['a', 'b'],
    ],
    [
      'a clock that was put off is news, one that was moved forward is trouble',
      { c: { codes: ['cut-off-changed'], clock: 20, putOff: true }, b: { clock: 10 }, a: { codes: ['cut-off-changed'], clock: 30 } },
      ['a', 'b', 'c'],
    ],
    ['news is no trouble: the next clock decides', { b: { codes: ['triple-missing'], clock: 40 }, a: { clock: 30 } }, ['a', 'b']],
  ])('%s', async (_what, rows, order) => {
    const { page } = await start(rows);
    expect((await page()).names).toEqual(order);
  });

  it.each(orderExamples)('of the truth table: $name', async ({ bills, order }) => {
    expect(clock.nowMs()).toBe(caseNowMs);
    const { page, billNos } = await start(Object.fromEntries(Object.keys(bills).map((name) => [name, {}])));
    for (const [name, bill] of Object.entries(bills)) await publishCase(billNos[name]!, bill);
    expect((await page()).names).toEqual(order);
  });

  it('a column sorts both ways, and pinned rows stand above all', async () => {
    const { page, user, ids } = await start({ a: { clock: 3 }, b: { codes: ['inspection'], clock: 9 }, c: { departed: -5 } });
    expect((await page({ sort: 'billNo' })).names).toEqual(['a', 'b', 'c']);
    expect((await page({ sort: '-billNo' })).names).toEqual(['c', 'b', 'a']);
    await server.call(calls.setTop, { ids: [ids['c']!] }, user);
    expect((await page()).names).toEqual(['c', 'b', 'a']);
  });
});

describe('U-03 已处理', () => {
  const troubled = { bad: { codes: ['inspection'], clock: 5, boxes: 1, troubleMs: 1 }, calm: { clock: 4 } } as const;

  it('leaves the chip and the top until it is taken back', async () => {
    const { page, user, ids } = await start(troubled);
    expect(await page()).toMatchObject({ names: ['bad', 'calm'], counts: { inspection: 1 } });
    await server.call(calls.acknowledgeBills, { ids: [ids['bad']!], acknowledged: true }, user);
    const after = await page();
    expect(after).toMatchObject({ names: ['calm', 'bad'], counts: { inspection: 0, all: 2 } });
    expect((await page({ exception: 'inspection' })).names).toEqual([]);
    await server.call(calls.acknowledgeBills, { ids: [ids['bad']!], acknowledged: false }, user);
    expect(await page()).toMatchObject({ names: ['bad', 'calm'], counts: { inspection: 1 } });
  });

  it('leaves who handled what, and who had it warn again, with the bill', async () => {
    const { user, ids } = await start(troubled);
    const id = ids['bad']!;
    const notes = async () => (await server.call(calls.listChases, { id }, user)).data!.list.map(({ act, what }) => [act, what]);
    // Nothing was marked yet that could be taken back, and nothing is wrong with the other.
    await server.call(calls.acknowledgeBills, { ids: [id], acknowledged: false }, user);
    await server.call(calls.acknowledgeBills, { ids: [ids['calm']!], acknowledged: true }, user);
    expect(await notes()).toEqual([]);
    expect((await server.call(calls.listChases, { id: ids['calm']! }, user)).data!.list).toEqual([]);
    await server.call(calls.acknowledgeBills, { ids: [id], acknowledged: true }, user);
    await server.call(calls.acknowledgeBills, { ids: [id], acknowledged: false }, user);
    expect(await notes()).toEqual([
      ['reminded', ''],
      ['handled', '查验'],
    ]);
    for (let turn = 0; turn < handOversKept; turn++) await server.call(calls.acknowledgeBills, { ids: [id], acknowledged: true }, user);
    expect(await notes()).toHaveLength(handOversKept);
  });

  const acknowledged = (ids: Readonly<Record<string, number>>, user: TestUser) =>
    server.call(calls.acknowledgeBills, { ids: [ids['bad']!], acknowledged: true }, user);

  it.each<readonly [what: string, change: Published, isBack: boolean]>([
    ['one of two boxes released', { codes: ['inspection'], clock: 5, boxes: 0, troubleMs: 1 }, false],
    ['another exception', { codes: ['inspection', 'not-released'], clock: 5, boxes: 1, troubleMs: 1 }, true],
    ['a box more waits', { codes: ['inspection'], clock: 5, boxes: 2, troubleMs: 1 }, true],
    // Long before the call, by the clock of whoever said it.
    ['a newer hold, said before the click and heard after it', { codes: ['inspection'], clock: 5, boxes: 1, troubleMs: 2 }, true],
  ])('%s', async (_what, change, isBack) => {
    const { page, user, ids, billNos } = await start(troubled);
    await acknowledged(ids, user);
    await publish(billNos['bad']!, change);
    expect((await page()).counts['inspection']).toBe(isBack ? 1 : 0);
  });

  const ready: BoxCase = { gate: 'in', arrival: ['accepted'], release: ['accepted'] };
  const passTold = (...pass: readonly FlagValue[]): BillCase => ({
    port: 'SH',
    boxes: [{ ...ready, flags: { pass } }, { gate: 'out' }],
    preManifest: ['accepted'],
    plan: { portClosesMs: 3000 },
  });

  const moved: BillCase = { ...passTold('withdrawn'), moved: { field: 'portClosesMs', byHours: -2, saidAgo: 5 } };

  it.each<readonly [what: string, history: BillCase, isBack: boolean, isBackApart: boolean]>([
    ['the same trouble said again', passTold('withdrawn', 'withdrawn'), false, false],
    ['the same trouble after it was over', passTold('withdrawn', 'yes', 'withdrawn'), true, true],
    ['a clock moved that still matters', moved, true, false],
  ])('as tracking publishes two histories: %s', async (_what, history, isBack, isBackApart) => {
    const { page, user, ids, billNos } = await start({ bad: {} });
    const apart = await start({ bad: {} });
    await server.call(calls.updateVesselVoyage, { id: apart.ids['bad']!, vesselsName: 'OTHER.SHIP', voyage: '1W' }, apart.user);
    for (const each of [billNos['bad']!, apart.billNos['bad']!]) await publishCase(each, passTold('withdrawn'));
    expect([(await page()).counts['withdrawn'], (await apart.page()).counts['withdrawn']]).toEqual([1, 1]);
    await acknowledged(ids, user);
    await acknowledged(apart.ids, apart.user);
    expect([(await page()).counts['withdrawn'], (await apart.page()).counts['withdrawn']]).toEqual([0, 0]);
    for (const each of [billNos['bad']!, apart.billNos['bad']!]) await publishCase(each, history);
    expect([(await page()).counts['withdrawn'], (await apart.page()).counts['withdrawn']]).toEqual([Number(isBack), Number(isBackApart)]);
  });

  it.each<readonly [what: string, later: BillCase, isBack: boolean]>([
    ['the same event, told again', waitingCase('NB', 'PASS', 1440), false],
    ['the next event of the box', waitingCase('NB', 'SLD', 1440), true],
    ['what follows once it is ready', waitingCase('NB', 'LOBD', 2400), true],
    ['the ship that does not sail', waitingCase('NB', 'DLPT', 1500), true],
  ])('of one exception for many events, overdue: %s', async (_what, later, isBack) => {
    const { page, user, ids, billNos } = await start({ bad: {} });
    await publishCase(billNos['bad']!, waitingCase('NB', 'PASS', 1440));
    expect((await page()).counts['overdue']).toBe(1);
    await acknowledged(ids, user);
    expect((await page()).counts['overdue']).toBe(0);
    await publishCase(billNos['bad']!, later);
    expect((await page()).counts['overdue']).toBe(Number(isBack));
  });

  it('is heard at once of a hold whose time is ahead of the clock of the port', async () => {
    const { page, user, ids } = await start({ bad: { ...troubled.bad, troubleMs: clock.nowMs() + 180_000 } });
    await acknowledged(ids, user);
    expect((await page()).counts['inspection']).toBe(0);
  });

  it('takes what the user saw alone: an exception that came before the click is still news', async () => {
    const { page, user, ids, billNos } = await start(troubled);
    const [shown] = (await page()).list;
    await publish(billNos['bad']!, { ...troubled.bad, codes: ['inspection', 'rejected'] });
    const seen = [{ id: shown!.id, exceptions: shown!.exceptions }];
    await server.call(calls.acknowledgeBills, { ids: [ids['bad']!], acknowledged: true, seen }, user);
    expect((await page()).counts).toMatchObject({ inspection: 1, rejected: 1 });
    // What a page of before says nothing of is taken as it holds.
    await acknowledged(ids, user);
    expect((await page()).counts).toMatchObject({ inspection: 0, rejected: 0 });
  });

  it.each<readonly [what: string, change: Published, isBack: boolean]>([
    [
      'a cut-off of the ship that was left',
      { codes: ['inspection', 'cut-off-changed'], apart: ['inspection'], boxes: 1, troubleMs: clock.nowMs() + hourMs },
      false,
    ],
    ['a newer hold', { codes: ['inspection'], apart: ['inspection'], boxes: 1, troubleMs: 2, apartTroubleMs: 2 }, true],
    ['another exception of the row', { codes: ['inspection'], apart: ['inspection', 'rejected'], boxes: 1, troubleMs: 1 }, true],
    ['a box more waits', { codes: ['inspection'], apart: ['inspection'], boxes: 2, troubleMs: 1 }, true],
  ])('of a row that stands apart from the ship of its bill: %s', async (_what, change, isBack) => {
    const { page, user, ids, billNos } = await start({ bad: {} });
    await server.call(calls.updateVesselVoyage, { id: ids['bad']!, vesselsName: 'OTHER.SHIP', voyage: '1W' }, user);
    await publish(billNos['bad']!, { ...troubled.bad, apart: ['inspection'] });
    expect((await page()).counts['inspection']).toBe(1);
    await acknowledged(ids, user);
    expect((await page()).counts['inspection']).toBe(0);
    await publish(billNos['bad']!, change);
    expect((await page()).counts['inspection']).toBe(isBack ? 1 : 0);
  });

  it('is of the bill: under another number nothing has been dealt with', async () => {
    const { page, user, ids } = await start(troubled);
    await acknowledged(ids, user);
    const blno = freshBillNo();
    expect(await server.call(calls.changeBillNo, { id: ids['bad']!, blno }, user)).toMatchObject({ code: 200 });
    await publish(blno, { ...troubled.bad, troubleMs: 0 });
    expect((await page()).counts['inspection']).toBe(1);
  });

  it('is the own row only', async () => {
    const { ids, page } = await start(troubled);
    const other = await signInForTest(server.platform);
    expect(await server.call(calls.acknowledgeBills, { ids: [ids['bad']!], acknowledged: true }, other)).toMatchObject({ code: 404 });
    expect((await page()).counts['inspection']).toBe(1);
  });
});
