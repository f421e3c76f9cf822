// Guarantee: a followed call says what its ship's newest plan says, of its own
// voyage alone, at once when it is known already; and nothing once nobody follows it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorsForTest, followForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { LearntLags } from './learnt-lags';
import { MonthParts } from '../../platform/db/month-parts';
import { releaseSubjects } from './operations/release-subjects';
import type { Parts } from './parts';

let server: TestServer;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const hourMs = 3_600_000;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

interface Call {
  readonly state: string;
  readonly version: number;
  readonly vessel_name: string | null;
  readonly port_closes_ms: number | null;
}
async function callOf(call: string): Promise<Call | undefined> {
  const { rows } = await server.platform.database.query<Call & { call: string }>(
    'system',
    'select state, version, vessel_name, port_closes_ms from tracking_call where call = $1',
    [call],
  );
  return rows[0];
}

describe('a followed call', () => {
  const call = 'DEMOLANTERN/101W';

  it('waits until its ship is spoken of, and then says what the plan says', async () => {
    await followForTest(server.platform, 'NB', [call], 'call');
    expect(await callOf(call)).toMatchObject({ state: 'waiting', port_closes_ms: null });
    const closesMs = clock.nowMs() + 30 * hourMs;
    await port.plan(closesMs);
    expect(await callOf(call)).toMatchObject({ state: 'tracking', vessel_name: 'DEMO LANTERN', port_closes_ms: closesMs });
  });

  it('follows a moved cut-off with another version, and a repeated one without', async () => {
    const before = (await callOf(call))!;
    clock.advance(1_000);
    await port.plan(before.port_closes_ms! - 2 * hourMs);
    const moved = (await callOf(call))!;
    expect(moved).toMatchObject({ port_closes_ms: before.port_closes_ms! - 2 * hourMs, version: before.version + 1 });
    clock.advance(1_000);
    await port.plan(moved.port_closes_ms!);
    expect((await callOf(call))!.version).toBe(moved.version);
  });

  it('reads at once what was said before it was followed, by any spelling of the ship, and nothing of another voyage', async () => {
    await followForTest(server.platform, 'NB', ['DEMOLANTERN/101WE', 'DEMOLANTERN/102W'], 'call');
    expect(await callOf('DEMOLANTERN/101WE')).toMatchObject({ state: 'tracking', port_closes_ms: (await callOf(call))!.port_closes_ms });
    expect(await callOf('DEMOLANTERN/102W')).toMatchObject({ state: 'waiting', port_closes_ms: null });
  });

  it('of another port is another call', async () => {
    await followForTest(server.platform, 'SH', [call], 'call');
    const { rows } = await server.platform.database.query('system', `select state from tracking_call where call = $1 and port = 'SH'`, [
      call,
    ]);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  it('is not derived when another voyage of its ship is spoken of, however many of them somebody follows', async () => {
    const others = Array.from({ length: 300 }, (_, i) => `DEMOLANTERN/${500 + i}W`);
    await followForTest(server.platform, 'NB', others, 'call');
    const { database } = server.platform;
    // Whoever derives it writes its status.
    await database.query('system', `update tracking_call set status = null where call = any($1)`, [[...others, 'DEMOLANTERN/102W']]);
    clock.advance(1_000);
    await port.plan(clock.nowMs() + 20 * hourMs);
    const { rows } = await database.query<{ call: string }>(
      'system',
      `select call from tracking_call where call like 'DEMOLANTERN/%' and port = 'NB' and status is not null order by call`,
    );
    expect(rows.map((row) => row.call)).toEqual(['DEMOLANTERN/101W', 'DEMOLANTERN/101WE']);
  });

  it('that nobody follows any more stays when something was heard of it, and leaves nothing when nothing was', async () => {
    const { platform } = server;
    const nobody = { ...doorsForTest(platform).follow, stillFollowed: async () => new Set<string>() };
    const parts: Parts = { platform, follow: nobody, months: new MonthParts(platform.database, 'tracking_fact'), lags: new LearntLags() };
    await releaseSubjects(parts, 'call', 'NB', ['DEMOLANTERN/101WE', 'DEMOLANTERN/500W']);
    expect(await callOf('DEMOLANTERN/101WE')).toMatchObject({ state: 'tracking' });
    expect(await callOf('DEMOLANTERN/500W')).toBeUndefined();
    await followForTest(platform, 'NB', ['DEMOLANTERN/500W'], 'call');
    expect(await callOf('DEMOLANTERN/500W')).toMatchObject({ state: 'waiting' });
  });
});
