// Guarantee: what terminals tell while others are written is written together, in few transactions; what one of them tells and
// cannot be written fails alone, and a database that is gone is not asked for each.
import type { Outbox } from '../../../platform/outbox';
import type { Database } from '../../../platform/db/database';
import { DatabaseUnavailable } from '../../../platform/db/database-errors';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestClock, startTestServer, type TestServer } from '../../../scenarios/start-test-server';
import { registerTerminal } from '../operations/register-terminal';
import type { ToldBy } from '../operations/take-fixes';
import { positionParts, type PositionParts } from '../parts';
import { findVehicles } from '../queries/find-vehicles';
import { FixGatherer } from './gather-fixes';

const clock = createTestClock();
const plates = Array.from({ length: 300 }, (_, at) => `浙A${String(61_000 + at)}`);
const phoneOf = (plate: string): string => plate.slice(2).padStart(12, '0');
let server: TestServer;
let parts: PositionParts;
let transactions = 0;
beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  for (const plate of plates) await registerTerminal(positionParts(server.platform), { phone: phoneOf(plate), plate }, () => true);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.advance(60_000);
  const { database } = server.platform;
  const counting = {
    run: (...told: Parameters<Database['run']>) => {
      transactions++;
      return database.run(...told);
    },
  } as unknown as Database;
  parts = { ...positionParts(server.platform), database: counting };
  await parts.months.vehicles.ensure([clock.nowMs()]);
  transactions = 0;
});

const told = (plate: string, { count = 1, latitude = 29.6 } = {}): ToldBy => ({
  terminal: { phone: phoneOf(plate), plate },
  told: Array.from({ length: count }, (_, at) => ({
    atMs: clock.nowMs() - at * 1_000,
    latitude,
    longitude: 122,
    speedKmh: 10,
    courseDegrees: null,
    isFixed: true,
    isAccOn: true,
  })),
  doubtedBefore: [],
});

/** A turn that comes once it is given, to all who wait then and afterwards. */
function heldTurns() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((gave) => (give = gave));
  return { give, take: <T>(work: () => Promise<T>): Promise<T> => given.then(work) };
}

it('R-7.6-09 a fleet that speaks at once is written in few transactions, each truck by its own word', async () => {
  const turns = heldTurns();
  const gatherer = new FixGatherer(parts, turns.take);
  const written = plates.map((plate, at) => gatherer.take(told(plate, { latitude: 29.6 + at * 0.0001 })));
  turns.give();
  expect(await Promise.all(written)).toEqual(plates.map(() => []));
  // 250 messages at most are one transaction.
  expect(transactions).toBe(2);
  const found = new Map((await findVehicles(server.platform.database, plates)).map(({ plate, latitude }) => [plate, latitude]));
  expect(plates.map((plate) => found.get(plate))).toEqual(plates.map((_, at) => 29.6 + at * 0.0001));
});

it('a batch of a silence is not gathered with more than the database takes at once', async () => {
  const turns = heldTurns();
  const gatherer = new FixGatherer(parts, turns.take);
  const written = plates.slice(0, 3).map((plate) => gatherer.take(told(plate, { count: 1_500 })));
  turns.give();
  await Promise.all(written);
  expect(transactions).toBe(3);
});

it('where trucks are now does not wait behind what others catch up with, and neither does that wait for ever', async () => {
  // One transaction after the other, in the order in which they were asked for.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const own = last.then(work);
    last = own;
    return own;
  };
  const gatherer = new FixGatherer(parts, inTurn);
  const order: string[] = [];
  const tell = (name: string, piece: ToldBy) => gatherer.take(piece).then(() => order.push(name));
  const late = plates.slice(0, 4).map((plate, at) => tell(`late ${at}`, told(plate, { count: 1_900 })));
  const now = plates.slice(4, 24).map((plate) => tell('now', told(plate)));
  await Promise.all([...late, ...now]);
  expect([...new Set(order)]).toEqual(['late 0', 'now', 'late 1', 'late 2', 'late 3']);
});

it('what one terminal tells and cannot be written fails alone', async () => {
  const [good, poison, stranger] = [plates[0]!, '浙A62001', '浙A99999'];
  await registerTerminal(parts, { phone: phoneOf(poison), plate: poison }, () => true);
  const outbox = {
    emit: async (_tx: unknown, _event: unknown, { plate }: { plate: string }) => {
      if (plate === poison) throw new Error('poison');
    },
  } as unknown as Outbox;
  const turns = heldTurns();
  const gatherer = new FixGatherer({ ...parts, outbox }, turns.take);
  const written = [told(good), told(poison, { latitude: 29.9 }), told(stranger)].map((piece) => gatherer.take(piece));
  turns.give();
  expect(await Promise.allSettled(written)).toEqual([
    { status: 'fulfilled', value: [] },
    { status: 'rejected', reason: new Error('poison') },
    { status: 'fulfilled', value: null },
  ]);
  const [kept] = await findVehicles(server.platform.database, [good]);
  expect(kept?.atMs).toBe(clock.nowMs());
});

it('a database that is gone is asked once, whoever waits', async () => {
  let asked = 0;
  const gone = new DatabaseUnavailable(new Error('gone'));
  const database = { run: () => (asked++, Promise.reject(gone)) } as unknown as Database;
  const turns = heldTurns();
  const gatherer = new FixGatherer({ ...parts, database }, turns.take);
  const written = plates.slice(0, 5).map((plate) => gatherer.take(told(plate)));
  turns.give();
  const outcomes = await Promise.allSettled(written);
  expect([asked, outcomes.map(({ status }) => status)]).toEqual([1, Array.from({ length: 5 }, () => 'rejected')]);
});
