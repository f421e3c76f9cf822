// Guarantee: whoever speaks to the gateway, terminal or not, costs bounded memory, rows and work, and a terminal that was
// updated is the same terminal.
import { vehicleArrived } from '@mastlight/domain/position/events';
import { arrivalFreshMs, arrivalToldEveryMs } from '@mastlight/domain/position/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { placeForTest, Terminal } from '../../scenarios/truck-terminal-for-test';
import { startTerminalGateway, usualBounds, type TerminalGateway } from './gateway/terminal-gateway';
import { deleteOld } from './jobs/delete-old';
import { positionParts } from './parts';
import { findVehicles } from './queries/find-vehicles';
import { insertTracks } from './store';

const clock = createTestClock();
let server: TestServer;
let gateway: TerminalGateway;
const open: Terminal[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());
/** How many transactions are at work, and were at most. */
const busy = { now: 0, most: 0 };
beforeEach(async () => {
  const { database } = server.platform;
  const counting = {
    run: async (...told: Parameters<Database['run']>) => {
      busy.most = Math.max(busy.most, ++busy.now);
      return database.run(...told).finally(() => busy.now--);
    },
  } as unknown as Database;
  const bounds = { ...usualBounds, newOfAddressMax: 12, atOnceMax: 2 };
  gateway = await startTerminalGateway({ ...positionParts(server.platform), database: counting }, { host: '127.0.0.1', port: 0 }, bounds);
});
afterEach(async () => {
  for (const terminal of open.splice(0)) terminal.leave();
  await gateway.stop();
});

const call = async (phone: string, protocolVersion: number | null = null): Promise<Terminal> => {
  const terminal = await Terminal.call(gateway.port, phone, protocolVersion);
  open.push(terminal);
  return terminal;
};
const report = (terminal: Terminal, part: Parameters<typeof placeForTest>[1] = {}) =>
  terminal.say(0x0200, { kind: 'position', position: placeForTest(clock.nowMs(), part) });
const count = async (table: string): Promise<number> => (await server.platform.database.query('system', `select 1 from ${table}`)).rowCount;

describe('R-7.6-09 the gateway of terminals', () => {
  // A real flood fills the buffers of two kernels first: a bound below nothing is reached by the first answer.
  it('cuts off who leaves more answers unread than it keeps', async () => {
    const strict = await startTerminalGateway(
      positionParts(server.platform),
      { host: '127.0.0.1', port: 0 },
      { ...usualBounds, unreadMax: -1 },
    );
    const terminal = await Terminal.call(strict.port, '013900000001');
    await terminal.say(0x0002, { kind: 'heartbeat' });
    while (!terminal.isEnded) await terminal.answer();
    expect(terminal.isEnded).toBe(true);
    await strict.stop();
  });

  it('gathers no message that is longer than terminals send', async () => {
    const terminal = await call('013900000002');
    await terminal.enter('浙A10002');
    const positions = Array.from({ length: 6_000 }, (_, at) => placeForTest(clock.nowMs(), { agoMs: at * 60_000 }));
    terminal.socket.write(terminal.bytesOf(0x0704, { kind: 'positions', batch: 1, positions }));
    const beat = terminal.bytesOf(0x0002, { kind: 'heartbeat' });
    terminal.socket.write(beat);
    expect(await terminal.answer()).toMatchObject({ replyId: 0x0002, result: 0 });
    const some = terminal.bytesOf(0x0704, { kind: 'positions', batch: 1, positions: positions.slice(0, 1_000) });
    terminal.socket.write(some);
    expect(await terminal.answer()).toMatchObject({ replyId: 0x0704, result: 0 });
  });

  it('gathers nothing of a terminal that has told no code', async () => {
    const terminal = await call('013900000015');
    const positions = Array.from({ length: 100 }, (_, at) => placeForTest(clock.nowMs(), { agoMs: at * 60_000 }));
    const set = terminal.bytesOf(0x0704, { kind: 'positions', batch: 1, positions });
    const firstFrame = set.indexOf(0x7e, 1) + 1;
    terminal.socket.write(set.subarray(0, firstFrame));
    await terminal.enter('浙A10056');
    terminal.socket.write(set.subarray(firstFrame));
    expect(await terminal.say(0x0002, { kind: 'heartbeat' })).toMatchObject({ replyId: 0x0002, result: 0 });
    terminal.socket.write(terminal.bytesOf(0x0704, { kind: 'positions', batch: 1, positions }));
    expect(await terminal.answer()).toMatchObject({ replyId: 0x0704, result: 0 });
  });

  it('tells of a vehicle that goes to and fro between two terminals once in half an hour, and of what was before yesterday nothing', async () => {
    const terminal = await call('013900000077');
    await terminal.enter('浙A10077');
    const emit = vi.spyOn(server.platform.outbox, 'emit');
    const told = (): number => emit.mock.calls.filter(([, event]) => event.name === vehicleArrived.name).length;
    const queue = { latitude: 29.9, longitude: 122, speedKmh: 6 };
    const away = { ...queue, latitude: 29.8 };
    await report(terminal, { ...queue, agoMs: 2 * arrivalFreshMs });
    expect(told()).toBe(0);
    await report(terminal, { ...away, agoMs: 3_600_000 });
    for (let n = 0; n < 3; n++) {
      for (const place of [queue, away]) {
        clock.advance(300_000);
        await report(terminal, place);
      }
    }
    expect(told()).toBe(1);
    clock.advance(arrivalToldEveryMs);
    await report(terminal, queue);
    expect(told()).toBe(2);
    emit.mockRestore();
  });

  it('ends a connection that guesses codes, or plates', async () => {
    const guesser = await call('013900000003');
    for (let at = 0; at < 16; at++) await guesser.say(0x0102, { kind: 'authentication', code: String(at), imei: null, software: null });
    expect([await guesser.answer(), guesser.isEnded]).toEqual([null, true]);
    const squatter = await call('013900000004');
    for (let at = 0; at < 16; at++) await squatter.register(`浙A${20_000 + at}`);
    expect([await squatter.answer(), squatter.isEnded]).toEqual([null, true]);
  });

  it('writes so many new terminals and claims of an address in an hour; who is known comes back', async () => {
    const before = [await count('position_terminal'), await count('position_claim')];
    const answers: unknown[] = [];
    for (let at = 0; at < 20; at++) {
      const one = await call(String(13_910_000_000 + at).padStart(12, '0'));
      answers.push(await one.register(`浙A${30_000 + Math.floor(at / 2)}`));
    }
    const results = answers.map((answer) => (answer as { result: number }).result);
    expect(results).toEqual([...Array.from({ length: 12 }, (_, at) => at % 2), ...Array.from({ length: 8 }, () => 4)]);
    expect([await count('position_terminal'), await count('position_claim')]).toEqual([before[0]! + 6, before[1]! + 6]);
    expect(await (await call('013910000000')).register('浙A30000')).toMatchObject({ result: 0 });
    expect(await (await call('013910000001')).register('浙A30000')).toMatchObject({ result: 1 });
    clock.advance(3_600_000);
    expect(await (await call('013910000019')).register('浙A30009')).toMatchObject({ result: 0 });
  });

  it('nobody is registered as a terminal that speaks, and a terminal that calls again has one connection', async () => {
    const truck = await call('013930000001');
    const registered = await truck.register('浙A45001');
    const code = registered?.kind === 'registration-reply' ? registered.code : null;
    const authentication = { kind: 'authentication', code, imei: null, software: null } as const;
    expect(await truck.say(0x0102, authentication)).toMatchObject({ result: 0 });
    const thief = await call('013930000001');
    expect(await thief.register('浙A45001')).toMatchObject({ kind: 'registration-reply', result: 3 });
    expect(await report(truck)).toMatchObject({ result: 0 });
    // It lost the network without a word, and comes back with its code.
    const again = await call('013930000001');
    expect(await again.say(0x0102, authentication)).toMatchObject({ result: 0 });
    expect([await truck.answer(), truck.isEnded]).toEqual([null, true]);
    expect(await report(again)).toMatchObject({ result: 0 });
    again.leave();
    await again.answer();
    await expect
      .poll(async () => (await (await call('013930000001')).register('浙A45001')) as { result?: number })
      .toMatchObject({ result: 0 });
  });

  it('a network that was refused often enough is hung up at', async () => {
    const bounds = { ...usualBounds, refusedOfAddressMax: 3 };
    const strict = await startTerminalGateway(positionParts(server.platform), { host: '127.0.0.1', port: 0 }, bounds);
    const guess = async (at: number): Promise<Terminal> => {
      const guesser = await Terminal.call(strict.port, String(13_940_000_000 + at).padStart(12, '0'));
      open.push(guesser);
      await guesser.say(0x0102, { kind: 'authentication', code: 'x', imei: null, software: null });
      return guesser;
    };
    const first = [await guess(0), await guess(1), await guess(2)];
    const last = await guess(3);
    expect([await last.answer(), last.isEnded, ...first.map(({ isEnded }) => isEnded)]).toEqual([null, true, false, false, false]);
    await strict.stop();
  });

  it('a batch looks at its own neighbours of a long track alone', async () => {
    const truck = await call('013930000002');
    await truck.enter('浙A45002');
    await report(truck);
    const { database } = server.platform;
    // 30,000 points of five days.
    const track = `insert into position_track (plate, fix_at, latitude, longitude, speed_kmh)
      select '浙A45002', $1::timestamptz - n * interval '15 seconds', 29.9, 121.9, 0 from generate_series(1, 30000) n on conflict do nothing`;
    await positionParts(server.platform).months.vehicles.ensure([clock.nowMs() - 6 * 86_400_000, clock.nowMs()]);
    await database.query('system', track, [new Date(clock.nowMs())]);
    const points = Array.from({ length: 500 }, (_, at) => ({
      plate: '浙A45002',
      fix: { atMs: clock.nowMs() - at * 60_000 - 20_000, latitude: 29.9, longitude: 121.9, speedKmh: 0, courseDegrees: null },
    }));
    const read = await inTransaction(database, 'system', async (tx) => {
      await insertTracks(tx, points, 15_000);
      const { rows } = await connectionOf(tx).query<{ read: string }>(
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables where relname like 'position_track%'`,
      );
      return Number(rows[0]!.read);
    });
    expect(read).toBeLessThan(5_000);
  });

  it('asks the database for few terminals at once', async () => {
    const terminals = await Promise.all(Array.from({ length: 10 }, (_, at) => call(String(13_920_000_000 + at).padStart(12, '0'))));
    await Promise.all(terminals.map((terminal, at) => terminal.enter(`浙A${40_000 + at}`)));
    busy.most = 0;
    expect(await Promise.all(terminals.map((terminal) => report(terminal)))).toEqual(
      terminals.map(() => expect.objectContaining({ result: 0 })),
    );
    expect([1, 2]).toContain(busy.most);
  });

  it('R-7.6-09 lets a flood wait in the network: few of its frames are read before they are written, and others are answered', async () => {
    let read = 0;
    let open: () => void = () => undefined;
    const isOpen = new Promise<void>((opened) => (open = opened));
    const parts = positionParts(server.platform);
    // Each frame that is read asks for the time.
    const portClock = { ...parts.portClock, nowMs: () => (read++, clock.nowMs()) };
    let isGated = false;
    const database = {
      run: async (...told: Parameters<Database['run']>) => {
        if (isGated) await isOpen;
        return parts.database.run(...told);
      },
    } as unknown as Database;
    const strict = await startTerminalGateway({ ...parts, portClock, database }, { host: '127.0.0.1', port: 0 }, usualBounds);
    const [flooder, other] = await Promise.all(['013900000012', '013900000013'].map((phone) => Terminal.call(strict.port, phone)));
    await flooder!.enter('浙A10012');
    await other!.enter('浙A10013');
    isGated = true;
    read = 0;
    const frame = flooder!.bytesOf(0x0200, { kind: 'position', position: placeForTest(clock.nowMs(), {}) });
    const frames = 30_000;
    flooder!.socket.write(Buffer.concat(Array.from({ length: frames }, () => frame)));
    // Each is a turn of the loop that both ends share, and more than enough for all that would be read.
    for (let at = 0; at < 200; at++) expect(await other!.say(0x0002, { kind: 'heartbeat' })).toMatchObject({ result: 0 });
    expect(read - 200).toBeLessThan(frames / 2);
    open();
    expect(await flooder!.answer()).toMatchObject({ result: 0 });
    for (const terminal of [flooder!, other!]) terminal.leave();
    await strict.stop();
  });

  it('R-7.6-09 moves a truck whose first place was false, once three places agree', async () => {
    const terminal = await call('013900000010');
    await terminal.enter('浙A10010');
    const longitudes: unknown[] = [];
    for (const longitude of [116.4, 121.88, 121.881, 121.882]) {
      clock.advance(20_000);
      await report(terminal, { longitude });
      longitudes.push((await findVehicles(server.platform.database, ['浙A10010']))[0]!.longitude);
    }
    expect(longitudes).toEqual([116.4, 116.4, 116.4, 121.882]);
  });

  it('keeps no more points of a track than one in fifteen seconds, however often a terminal speaks', async () => {
    const terminal = await call('013900000005');
    await terminal.enter('浙A10055');
    for (let at = 0; at < 31; at++) {
      await report(terminal);
      clock.advance(1_000);
    }
    await report(terminal, { agoMs: 20_000 });
    expect(await count(`position_track where plate = '浙A10055'`)).toBe(3);
  });

  it('knows a terminal again whose header is of another edition', async () => {
    const before = await call('013900000006');
    await before.enter('浙A10006');
    before.leave();
    const after = await call('013900000006', 1);
    await after.enter('浙A10006');
    expect(await report(after)).toMatchObject({ result: 0 });
    expect(await count(`position_terminal where phone like '%13900000006'`)).toBe(1);
  });

  it('a plate whose terminal never told a place is free after a week', async () => {
    const [mute, heard] = [await call('013900000007'), await call('013900000008')];
    await mute.enter('浙A10007');
    await heard.enter('浙A10008');
    await report(heard);
    await deleteOld(positionParts(server.platform));
    expect(await count(`position_terminal where plate in ('浙A10007', '浙A10008')`)).toBe(2);
    clock.advance(8 * 86_400_000);
    await deleteOld(positionParts(server.platform));
    expect(await count(`position_terminal where plate in ('浙A10007', '浙A10008')`)).toBe(1);
    expect(await report(mute)).toMatchObject({ result: 1 });
    await (await call('013900000009')).enter('浙A10007');
  });
});
