// Guarantee: rows that have ended pile up for years; the file of a list holds every one of them, and its page stays as
// quick as before.
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings as bookingList } from '../modules/booking-subscription/queries/booking-list';
import { calls as callList } from '../modules/vessel-subscription/queries/vessel-list';
import { findRowPage } from '../platform/list/served-list';
import { explainAsked } from './explain-for-test';
import { readExport } from './read-export';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const clock = createTestClock();
const [ended, live] = [20_000, 3];
let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  user = await signInForTest(server.platform);
  const query = (sql: string) => server.platform.database.query('system', sql, [user.ownerKey, user.userId, ended, ended + live]);
  await query(`insert into vessel_subscription (owner_key, user_id, port, call, vessel_name, voyage, search_text, created_ms, ended_ms, end_reason)
    select $1, $2, 'NB', 'SHIP' || n || '/1W', 'SHIP' || n, '1W', '', n, case when n <= $3::int then n end, case when n <= $3 then 2 end
    from generate_series(1, $4::int) n`);
  await query(`insert into booking_subscription (owner_key, user_id, port, booking_no, created_ms, ended_ms, end_reason)
    select $1, $2, 'NB', 'SO' || n, n, case when n <= $3::int then n end, case when n <= $3 then 2 end from generate_series(1, $4::int) n`);
  await server.platform.database.query('system', 'analyze vessel_subscription, booking_subscription');
});
afterAll(() => server.stop());

it.each([
  ['calls', vessels.exportRows.path, 'boxvv', 'SHIP', '/1W'],
  ['bookings', bookings.exportRows.path, 'soNo', 'SO', ''],
] as const)('the file of ended %s holds all of them, in the order of the screen', async (_name, path, prop, before, after) => {
  for (const [group, from, to] of [
    ['ended', 1, ended],
    [undefined, ended + 1, ended + live],
  ] as const) {
    const { rows } = await readExport(server.url + path, user, { systemKey: 'NB', columns: [prop], ...(group && { group }) });
    // Below its head; nothing is topped and nothing closes, and so the newest comes first.
    const told = rows.slice(1).map(([name]) => name);
    expect(told.length).toBe(to - from + 1);
    expect(told).toEqual(Array.from({ length: to - from + 1 }, (_, place) => `${before}${String(to - place)}${after}`));
  }
});

it.each([
  ['calls', callList],
  ['bookings', bookingList],
] as const)('a page of %s reads each row once, live ones or ended ones', async (_name, list) => {
  for (const group of [undefined, 'ended'] as const) {
    const { rowsRead } = await explainAsked(server.platform.database, (explaining) =>
      findRowPage(
        explaining,
        list as typeof callList,
        user.ownerKey,
        { systemKey: 'NB', limit: 50, page: 1, ...(group && { group }) },
        clock.nowMs(),
      ),
    );
    expect(rowsRead[list.table]).toBeLessThanOrEqual(ended + live + 50);
  }
});
