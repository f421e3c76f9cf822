// Guarantee: whatever a line answers with, it costs its own shipment, never the line, another line or somebody's money; and what
// one follower has done with a number takes nothing from the next one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overseas as calls } from '@mastlight/domain/overseas/contract';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { waitFor } from '@mastlight/testing/wait-for';
import { createLog } from '../../platform/log';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { startMovedClock } from '../../scenarios/moved-clock';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { boxMove, lineEventOf, shipMove, startLinesForTest, type LineAnswer, type LinesForTest } from './lines-for-test';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const startMs = Date.UTC(2026, 9, 12, 1);

let clock: Awaited<ReturnType<typeof startMovedClock>>;
let lines: LinesForTest;
let server: TestServer;
let [own, other]: TestUser[] = [];
let nowMs = startMs;
const logged: string[] = [];

beforeAll(async () => {
  clock = await startMovedClock(startMs);
  lines = await startLinesForTest(['MSK', 'HLC', 'MSC']);
  const log = createLog('warn', { write: (text: string) => void logged.push(text) });
  server = await startTestServer({ log, env: { PORT_CLOCK_URL: clock.url, FREE_QUOTA_FEN: '100000', ...lines.env } });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - startMs) < minuteMs);
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(async () => {
  await server.stop();
  await lines.stop();
  clock.stop();
});

const as = (user: TestUser | undefined) => ({ token: user?.token ?? null });
/** Subscribes, and has the lines looked at without waiting for the next look. */
async function save(list: RequestInput<typeof calls.save>['list'], user = own) {
  const answer = await server.call(calls.save, { list, allowReal: true }, as(user));
  pass(1_000);
  return answer;
}
const rowOf = async (blno: string, user = own) =>
  (await server.call(calls.queryRows, {}, as(user))).data!.list.find((row) => row.blno === blno);
function pass(ms: number): void {
  nowMs += ms;
  clock.moveTo(nowMs);
}
const healthOf = async (line: string) =>
  (await server.call(calls.listLines, {}, as(own))).data!.list.find(({ carrierCode }) => carrierCode === line)!.health;
const askedOf = (line: string, number: string): number => lines.asked.filter((each) => each === `${line} ${number}`).length;
const daysAgo = (days: number): string => new Date(nowMs - days * dayMs).toISOString();
const sailed = (number: string, rest: object = {}): object => lineEventOf(number, shipMove('DEPA'), 'CNNGB', daysAgo(1), rest);
const tell = (subject: string, answer: (query: URLSearchParams) => LineAnswer | Promise<LineAnswer>) => lines.answers.set(subject, answer);

it('an answer of more pages than may be asked for at once is waited for, and read whole', async () => {
  const number = 'MSKPAGES00001';
  const last = 12;
  tell(`MSK ${number}`, (query) => {
    const at = Number(query.get('cursor') ?? 1);
    return {
      body: [lineEventOf(number, boxMove('LOAD'), 'CNNGB', daysAgo(20 - at), { eventID: `page ${at}` })],
      ...(at < last && { headers: { 'next-page': `/v2/events?cursor=${at + 1}` } }),
    };
  });
  await save([{ blno: number, carrierCode: 'MSK' }]);
  await waitFor('the whole answer', async () => (await rowOf(number))?.state === 'tracking');
  const { data } = await server.call(calls.showShipment, { id: (await rowOf(number))!.id }, as(own));
  expect([data!.steps.length, askedOf('MSK', number)]).toEqual([last, last]);
});

it('R-3.9-35 a code that nobody knows is shown as its text, and stands in the log once with its line', async () => {
  const number = 'MSKZZTOP00001';
  const body = [
    sailed(number),
    lineEventOf(number, { ...shipMove('DEPA'), transportEventTypeCode: 'ZZTOP' }, 'CNNGB', daysAgo(2), { eventID: 'unknown' }),
  ];
  tell(`MSK ${number}`, () => ({ body }));
  await save([{ blno: number, carrierCode: 'MSK' }]);
  await waitFor('its answer', async () => (await rowOf(number))?.state === 'tracking');
  const { data } = await server.call(calls.showShipment, { id: (await rowOf(number))!.id }, as(own));
  expect(data!.steps.map(({ code, name }) => [code, name])).toContainEqual(['ZZTOP', null]);
  expect(logged.filter((text) => text.includes('ZZTOP')).map((text) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ line: 'MSK', number, unknownCodes: ['ZZTOP'], msg: 'a line sent codes that nobody knows' }),
  ]);
});

it('half of an answer withdraws nothing, and pages without end are none', async () => {
  const number = 'MSKHALF000001';
  const eta = lineEventOf(number, shipMove('ARRI'), 'DEHAM', new Date(nowMs + 20 * dayMs).toISOString(), { eventClassifierCode: 'EST' });
  let isWhole = true;
  tell(`MSK ${number}`, (query) => {
    const next = { 'next-page': '/v2/events?cursor=b' };
    if (isWhole) return { body: [sailed(number), eta] };
    return query.has('cursor') ? { status: 404 } : { body: [sailed(number)], headers: next };
  });
  const loop = 'MSKLOOP000001';
  tell(`MSK ${loop}`, (query) => ({
    body: [sailed(loop)],
    headers: { 'next-page': `/v2/events?cursor=${query.get('cursor') === 'a' ? 'b' : 'a'}` },
  }));
  await save([
    { blno: number, carrierCode: 'MSK' },
    { blno: loop, carrierCode: 'MSK' },
  ]);
  await waitFor('the ETA', async () => (await rowOf(number))?.eta !== null);
  isWhole = false;
  pass(5 * 60 * minuteMs);
  await waitFor('the half answer', async () => (await rowOf(number))?.note === texts.unreadable('马士基'));
  expect((await rowOf(number))!.eta).not.toBeNull();
  await waitFor('the loop', async () => (await rowOf(loop))?.note === texts.unreadable('马士基'));
  expect((await rowOf(loop))!.moneyText).toContain('暂扣');
  expect(await healthOf('MSK')).toBe('well');
});

it('a number that a line takes for none is unknown, and no fault of the line', async () => {
  for (const at of [1, 2, 3]) tell(`HLC NGB400000${at}`, () => ({ status: 400 }));
  tell('HLC NGB2000000', () => ({ body: [sailed('NGB2000000')] }));
  await save(['NGB4000001', 'NGB4000002', 'NGB4000003', 'NGB2000000'].map((blno) => ({ blno, carrierCode: 'HLC' })));
  await waitFor('the good one', async () => (await rowOf('NGB2000000'))?.state === 'tracking');
  for (const at of [1, 2, 3])
    await waitFor('the bad ones', async () => (await rowOf(`NGB400000${at}`))?.note === texts.stillUnknown('赫伯罗特'));
  expect(await healthOf('HLC')).toBe('well');
});

it('a line that writes the same down anew tells no news, and an answer that comes again is not read again', async () => {
  const number = 'NGBAGAIN001';
  const event = sailed(number);
  let answers = 0;
  tell(`HLC ${number}`, () => {
    answers = Math.min(3, answers + 1);
    return { body: [{ ...event, eventCreatedDateTime: `2026-10-0${answers}T00:00:00Z` }] };
  });
  await save([{ blno: number, carrierCode: 'HLC' }]);
  const stand = async () => {
    const { rows } = await server.platform.database.query<{ tries: number; news: number; events: number; repeated: number }>(
      'system',
      `select tries, news_ms as news, (select count(*)::int from line_tracking_event e where e.subject = s.subject) as events,
         (select sum(repeated)::int from line_tracking_answer a where a.subject = s.subject) as repeated
       from line_tracking_shipment s where subject = $1`,
      [`HLC ${number}`],
    );
    return rows[0]!;
  };
  await waitFor('the first answer', async () => (await stand()).tries === 1);
  const first = await stand();
  for (const times of [2, 3]) {
    pass(5 * 60 * minuteMs);
    await waitFor('the next', async () => (await stand()).tries === times);
  }
  expect(await stand()).toMatchObject({ news: first.news, events: 3, repeated: 0 });
  // Events that are lost come again only where the answer is read.
  await server.platform.database.query('system', 'delete from line_tracking_event where subject = $1', [`HLC ${number}`]);
  pass(5 * 60 * minuteMs);
  await waitFor('the same again', async () => (await stand()).tries === 4);
  expect(await stand()).toMatchObject({ events: 0, repeated: 1 });
  expect(await rowOf(number)).toMatchObject({ state: 'tracking', note: null });
});

it('of pages that say nothing the newest are kept alone, and all that anything was read from', async () => {
  const number = 'NGBPAGE0001';
  let isDown = false;
  tell(`HLC ${number}`, () => (isDown ? { body: '<html>503</html>' } : { body: [sailed(number)] }));
  await save([{ blno: number, carrierCode: 'HLC' }]);
  await waitFor('the data', async () => (await rowOf(number))?.state === 'tracking');
  const { database } = server.platform;
  await database.query(
    'system',
    `insert into line_tracking_answer (subject, sha256, bytes, heard_at) select $1, 'page ' || at, '', now() from generate_series(1, 60) at`,
    [`HLC ${number}`],
  );
  isDown = true;
  pass(5 * 60 * minuteMs);
  await waitFor('the page', async () => (await rowOf(number))?.note === texts.unreadable('赫伯罗特'));
  const { rows } = await database.query<{ count: number; first: string }>(
    'system',
    `select count(*)::int as count, (array_agg(sha256 order by id) filter (where sha256 like 'page%'))[1] as first from line_tracking_answer where subject = $1`,
    [`HLC ${number}`],
  );
  expect(rows[0]).toEqual({ count: 51, first: 'page 12' });
});

it('a line that hangs holds up no other, nor the next look', async () => {
  let release = (): void => {};
  const hung = new Promise<LineAnswer>((resolve) => (release = () => resolve({ status: 404 })));
  tell('MSC NGBHANG0001', () => hung);
  await save([{ blno: 'NGBHANG0001', carrierCode: 'MSC' }]);
  await waitFor('it to hang', async () => askedOf('MSC', 'NGBHANG0001') > 0);
  tell('HLC NGBFAST0001', () => ({ body: [sailed('NGBFAST0001')] }));
  await save([{ blno: 'NGBFAST0001', carrierCode: 'HLC' }]);
  await waitFor('the other', async () => (await rowOf('NGBFAST0001'))?.state === 'tracking');
  expect((await rowOf('NGBHANG0001'))!.note).toBe(texts.waiting('地中海航运'));
  release();
});

it('what only takes back is no data and costs nothing; half a sign at the end of a text is left out', async () => {
  tell('HLC NGBBACK0001', () => ({
    body: [{ eventID: 'r', eventCreatedDateTime: daysAgo(1), eventType: 'TRANSPORT', retractedEventID: 'x' }],
  }));
  const long = `${'x'.repeat(199)}🚢`;
  tell('HLC NGBSIGN0001', () => ({
    body: [{ ...sailed('NGBSIGN0001'), eventLocation: { locationName: long } }],
  }));
  await save(['NGBBACK0001', 'NGBSIGN0001'].map((blno) => ({ blno, carrierCode: 'HLC' })));
  await waitFor('the text', async () => (await rowOf('NGBSIGN0001'))?.lastestStatus === `离港 ${'x'.repeat(199)}`);
  await waitFor('the retraction', async () => (await rowOf('NGBBACK0001'))?.note === texts.stillUnknown('赫伯罗特'));
  expect(await rowOf('NGBBACK0001')).toMatchObject({ state: 'waiting', moneyText: '暂扣 2 火币，有数据才收' });
});

it('换船公司重试 to a line that has told of it takes the money at once, and the row grows no older', async () => {
  const number = 'NGBHEARD001';
  tell(`HLC ${number}`, () => ({ body: [sailed(number)] }));
  await save([{ blno: number, carrierCode: 'HLC' }]);
  await waitFor('the first follower', async () => (await rowOf(number))?.moneyText === '已收 2 火币');
  const { data } = await save([{ blno: number, carrierCode: 'MSK' }], other);
  await waitFor('the wrong line', async () => (await rowOf(number, other))?.note === texts.stillUnknown('马士基'));
  // As if the wrong line had been in trouble for long.
  await server.platform.database.query('system', 'update line_tracking_shipment set version = 40 where subject = $1', [`MSK ${number}`]);
  const before = (await rowOf(number, other))!.version;
  await server.call(calls.changeCarrier, { id: data!.list[0]!.id!, carrierCode: 'HLC' }, as(other));
  const row = (await rowOf(number, other))!;
  expect([row.state, row.moneyText, row.version > before]).toEqual(['tracking', '已收 2 火币', true]);
});

it('who begins to follow what has failed for others has it asked after as often as anything new', async () => {
  const number = 'NGBLATE0001';
  await save([{ blno: number, carrierCode: 'HLC' }]);
  await waitFor('the first question', async () => askedOf('HLC', number) > 0);
  // No further than it takes: a row that failed long ago leaves the list.
  let left = 17;
  await waitFor('it to fail', async () => {
    if (left-- > 0) pass(2 * dayMs);
    return (await rowOf(number))?.state === 'failed';
  });
  const before = askedOf('HLC', number);
  await save([{ blno: number, carrierCode: 'HLC' }], other);
  expect((await rowOf(number, other))!.state).toBe('waiting');
  await waitFor('a question at once', async () => askedOf('HLC', number) > before);
});

it('two ports in one call take their shipments in one order, whichever comes first', async () => {
  const numbers = ['NGBORDER001', 'NGBORDER999'] as const;
  await save(numbers.map((blno) => ({ blno, carrierCode: 'MSC' })));
  const { database } = server.platform;
  const isFree = async (subject: string): Promise<boolean> => {
    const { rows } = await database.query('system', 'select from line_tracking_shipment where subject = $1 for update skip locked', [
      subject,
    ]);
    return rows.length > 0;
  };
  await inTransaction(database, 'system', async (tx) => {
    await connectionOf(tx).query('select from line_tracking_shipment where subject = $1 for update', [`MSC ${numbers[1]}`]);
    const saved = save(
      [
        { systemKey: 'NB', blno: numbers[1], carrierCode: 'MSC' },
        { systemKey: 'SH', blno: numbers[0], carrierCode: 'MSC' },
      ],
      other,
    );
    await waitFor('the first in order to be taken', async () => !(await isFree(`MSC ${numbers[0]}`)));
    return { saved };
  }).then(async ({ saved }) => expect((await saved).data!.list.map(({ code }) => code)).toEqual(['added', 'added']));
});
