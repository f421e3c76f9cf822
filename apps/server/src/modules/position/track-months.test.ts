// Guarantee: tracks lie in months of Shanghai: what is asked of some days reads their months alone, and a month goes whole
// once all its points are older than tracks are kept, by our clock too.
import { trackKeptMs } from '@mastlight/domain/position/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { deleteOld } from './jobs/delete-old';
import { registerTerminal } from './operations/register-terminal';
import { takeFixes, type TakenFix } from './operations/take-fixes';
import { positionParts, type PositionParts } from './parts';
import { findShipTrack } from './queries/find-ships';
import { findSeen, findTrack } from './queries/find-vehicles';
import { takeShipReports } from './ships/take-reports';

const dayMs = 86_400_000;
/** The last second of a year in Shanghai, and before the months of it that the migration left to the first part. */
const endOfYearMs = Date.UTC(2027, 11, 31, 15, 59, 59);
const clock = createTestClock();
const plate = '浙A60001';
let server: TestServer;
let parts: PositionParts;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  await registerTerminal(positionParts(server.platform), { phone: '013940000001', plate }, () => true);
});
afterAll(() => server.stop());
// Each knows no month yet, as a process that has just begun.
beforeEach(() => void (parts = positionParts(server.platform)));

const fixAt = (atMs: number): TakenFix => ({
  atMs,
  latitude: 29.93,
  longitude: 121.88,
  speedKmh: 0,
  courseDegrees: null,
  isFixed: true,
  isAccOn: true,
});
const take = (...times: readonly number[]) =>
  takeFixes(parts, [{ terminal: { phone: '013940000001', plate }, told: times.map(fixAt), doubtedBefore: [] }]);
const sail = (...times: readonly number[]) =>
  takeShipReports(
    parts,
    times.map((atMs) => ({
      fix: { mmsi: 413_000_001, atMs, latitude: 29.9, longitude: 122.3, speedKnots: 0, courseDegrees: 0, headingDegrees: null, status: 5 },
    })),
  );
const setTo = (ms: number): void => clock.advance(ms - clock.nowMs());

async function monthsOf(table: string): Promise<readonly string[]> {
  const { rows } = await server.platform.database.query<{ name: string }>(
    'system',
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

async function pointsBy(table: string): Promise<Record<string, number>> {
  const text = `select tableoid::regclass::text as name, count(*)::int as count from ${table} group by 1 order by 1`;
  const { rows } = await server.platform.database.query<{ name: string; count: number }>('system', text);
  return Object.fromEntries(rows.map(({ name, count }) => [name.slice(table.length + 1), count]));
}

/** The months that a question opens. */
async function opened(table: string, ask: (database: Database) => Promise<unknown>): Promise<readonly string[]> {
  const plan: string[] = [];
  const explaining = {
    query: async (scope: 'system', text: string, values: readonly unknown[]) => {
      const { rows } = await server.platform.database.query(scope, `explain (analyze, costs off, timing off) ${text}`, values);
      plan.push(...rows.map((row) => String((row as Record<string, unknown>)['QUERY PLAN'])));
      return { rows: [] };
    },
  } as unknown as Database;
  await ask(explaining);
  // A part that is left out while the plan runs stands in it as never executed.
  const read = plan.filter((line) => /Scan/.test(line) && !/never executed/.test(line)).join('\n');
  return [...new Set([...read.matchAll(new RegExp(`on ${table}_(\\w+?)(?: |$)`, 'gm'))].map(([, month]) => month!))].toSorted();
}

describe('R-7.6-09 months of tracks', () => {
  it('a batch over the end of a month lies in both; a place of 1970 makes no month', async () => {
    setTo(endOfYearMs + 40_000);
    await take(0, endOfYearMs, endOfYearMs + 20_000);
    await sail(endOfYearMs - 3_600_000, endOfYearMs, endOfYearMs + 3_600_000 + 1_000);
    expect(await pointsBy('position_track')).toEqual({ '2027_12': 1, '2028_01': 1 });
    expect([await monthsOf('position_track'), await monthsOf('position_ship_track')]).toEqual([
      ['2027_12', '2028_01', 'first'],
      ['2027_12', 'first'],
    ]);
  });

  it('thirty days, and the last place before an instant, open their own months alone', async () => {
    setTo(endOfYearMs + 60 * dayMs);
    await take(clock.nowMs() - 20 * dayMs, clock.nowMs());
    await sail(clock.nowMs() - dayMs, clock.nowMs() - 2_000, clock.nowMs() - 1_000);
    expect(await monthsOf('position_track')).toEqual(['2027_12', '2028_01', '2028_02', 'first']);
    const span = { fromMs: clock.nowMs() - 30 * dayMs, untilMs: clock.nowMs() };
    expect(await opened('position_track', (database) => findTrack(database, plate, span, 2_000))).toEqual(['2028_01', '2028_02']);
    const wishes = [{ plate, atMs: endOfYearMs - 40 * dayMs + trackKeptMs }];
    expect(await opened('position_track', (database) => findSeen(database, wishes))).toEqual(['2027_12']);
    const lastDays = { fromMs: clock.nowMs() - 5 * dayMs, untilMs: clock.nowMs() };
    expect(await opened('position_ship_track', (database) => findShipTrack(database, 413_000_001, lastDays, 2_000))).toEqual(['2028_02']);
  });

  it('a month goes once all its points are older than tracks are kept, and the next is made', async () => {
    setTo(endOfYearMs + 1_000 + trackKeptMs - 1);
    await deleteOld(parts);
    expect(await monthsOf('position_track')).toEqual(['2027_12', '2028_01', '2028_02', '2028_03']);
    clock.advance(1);
    await deleteOld(parts);
    expect(await monthsOf('position_track')).toEqual(['2028_01', '2028_02', '2028_03']);
    expect((await findTrack(parts.database, plate, { fromMs: 0, untilMs: clock.nowMs() }, 9)).map(({ atMs }) => atMs)).toEqual([
      endOfYearMs + 20_000,
    ]);
    expect(await monthsOf('position_ship_track')).toEqual(['2028_02', '2028_03']);
  });

  it('a month that only the port’s clock has left stays: that clock is turned back', async () => {
    const before = await monthsOf('position_track');
    const nowMs = (): number => clock.nowMs() + 400 * dayMs;
    await deleteOld({ ...parts, portClock: { ...server.platform.portClock, nowMs } });
    expect(await monthsOf('position_track')).toEqual(expect.arrayContaining([...before]));
  });
});
