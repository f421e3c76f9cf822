// Guarantee: a line is followed in whatever form it answers: what it does not know, its faults, what it corrects and what it expects
// come to the same words, and a code that nobody knows stands in the table of gaps.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overseas as calls } from '@mastlight/domain/overseas/contract';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import { mysteryInForm, tellInForm, unknownInForm, type ToldMove } from '../../scenarios/line-forms-for-test';
import { startMovedClock } from '../../scenarios/moved-clock';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { startLinesForTest, type LineAnswer, type LinesForTest } from './lines-for-test';

const minuteMs = 60_000;
const startMs = Date.UTC(2026, 9, 12, 1);
let nowMs = startMs;
let clock: Awaited<ReturnType<typeof startMovedClock>>;
let lines: LinesForTest;
let server: TestServer;
let own: TestUser;

beforeAll(async () => {
  clock = await startMovedClock(startMs);
  lines = await startLinesForTest(['MSK', 'SIT', 'OOL'], 1_000, { SIT: 'moves', OOL: 'iftsta' });
  server = await startTestServer({ env: { PORT_CLOCK_URL: clock.url, ...lines.env } });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - startMs) < minuteMs);
  own = await signInForTest(server.platform);
});
afterAll(async () => {
  await server.stop();
  await lines.stop();
  clock.stop();
});

const at = (what: ToldMove['what'], place: 'CNNGB' | 'DEHAM', local: string, isExpected = false): ToldMove => ({
  what,
  place,
  local,
  offset: place === 'CNNGB' ? '+08:00' : local < '2026-10-25' ? '+02:00' : '+01:00',
  isExpected,
});
const loaded = at('load', 'CNNGB', '2026-10-10 09:00');

describe.each([
  ['MSK', 'dcsa'],
  ['SIT', 'moves'],
  ['OOL', 'iftsta'],
] as const)('%s answers by %s', (line, form) => {
  const number = 'NGB9000001';
  const name = { MSK: '马士基', SIT: '海丰国际', OOL: '东方海外' }[line];
  let answer: LineAnswer = unknownInForm[form];
  const tell = (...told: readonly ToldMove[]): void =>
    void (answer = { body: tellInForm[form](number, told, new Date(nowMs).toISOString()) });
  const row = async () =>
    (await server.call(calls.queryRows, { carrier: line }, { token: own.token })).data!.list.find(({ blno }) => blno === number)!;
  const tries = async (): Promise<number> => {
    const { rows } = await server.platform.database.query<{ tries: number }>(
      'system',
      'select tries from line_tracking_shipment where subject = $1',
      [`${line} ${number}`],
    );
    return rows[0]!.tries;
  };
  /** Time passes until the line is asked again, and what became of it is kept. */
  const askAgain = async (): Promise<void> => {
    const before = await tries();
    nowMs += 6 * 60 * minuteMs;
    clock.moveTo(nowMs);
    await waitFor('the line to be asked', async () => (await tries()) > before);
  };

  it('a number that it does not know is waited for', async () => {
    lines.answers.set(`${line} ${number}`, () => answer);
    await server.call(calls.save, { list: [{ blno: number, carrierCode: line }], allowReal: true }, { token: own.token });
    await waitFor('the first answer', async () => (await row()).note === texts.stillUnknown(name));
    expect(await row()).toMatchObject({ state: 'waiting', lastestStatus: null });
  });

  it('R-0-06 its first event is told by the clock of its place', async () => {
    tell(loaded, at('arrive', 'DEHAM', '2026-11-08 06:00', true));
    await askAgain();
    await waitFor('its event', async () => (await row()).state === 'tracking');
    expect(await row()).toMatchObject({
      lastestStatus: '装船 宁波',
      lastestTime: '2026-10-10 09:00:00',
      lastestOffset: 'UTC+8',
      eta: '2026-11-08 06:00:00',
      etaOffset: 'UTC+1',
      note: null,
    });
  });

  it.each([
    ['limits its questions', { status: 429, headers: { 'retry-after': '1' } }, texts.busy(name)],
    ['is down', { status: 503 }, texts.unreachable(name)],
    ['answers with a page and says that all is well', { body: '<html><body>maintenance</body></html>' }, texts.unreadable(name)],
  ])('when it %s that is said, and what was heard stands', async (_what, fault, note) => {
    answer = fault;
    await askAgain();
    await waitFor('the reason', async () => (await row()).note === note);
    expect(await row()).toMatchObject({ state: 'tracking', lastestStatus: '装船 宁波', eta: '2026-11-08 06:00:00' });
  });

  it('what it corrects is told in its place, and corrected back again; the arrival moves and is taken back', async () => {
    const steps = async () => {
      const { data } = await server.call(calls.showShipment, { id: (await row()).id }, { token: own.token });
      return data!.steps.map(({ time }) => time);
    };
    tell({ ...loaded, local: '2026-10-10 11:00' }, at('arrive', 'DEHAM', '2026-11-10 06:00', true));
    await askAgain();
    await waitFor('the correction', async () => (await row()).lastestTime === '2026-10-10 11:00:00');
    expect([await steps(), (await row()).etaMovedDays]).toEqual([['2026-10-10 11:00:00'], 2]);
    tell(loaded, at('arrive', 'DEHAM', '2026-11-08 06:00', true));
    await askAgain();
    await waitFor('it to be as before', async () => (await row()).eta === '2026-11-08 06:00:00');
    expect([await steps(), (await row()).etaMovedDays]).toEqual([['2026-10-10 09:00:00'], 0]);
    tell({ ...loaded, local: '2026-10-10 12:00' });
    await askAgain();
    await waitFor('the arrival to be taken back', async () => (await row()).eta === null);
    expect(await steps()).toEqual(['2026-10-10 12:00:00']);
  });

  it('R-3.9-35 a code that nobody knows stands in the table of gaps, once', async () => {
    const unknown = async () => {
      const { data } = await server.call(calls.listLines, {}, { token: own.token });
      return data!.list.find(({ carrierCode }) => carrierCode === line)!.unknownCodes;
    };
    expect(await unknown()).toEqual([]);
    for (const hour of ['09', '10']) {
      tell(loaded, at('mystery', 'CNNGB', `2026-10-12 ${hour}:00`));
      await askAgain();
      await waitFor('the code', async () => (await row()).lastestTime === `2026-10-12 ${hour}:00:00`);
    }
    expect(await unknown()).toEqual([mysteryInForm[form]]);
    expect((await row()).lastestStatus).toBe(`${mysteryInForm[form]} 宁波`);
  });
});
