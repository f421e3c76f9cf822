// Guarantee: bookings count in the day's row of bills (ADR 0011), whatever is
// deleted: which booking numbers exist cannot be asked without end.
import { randomInt } from 'node:crypto';
import { bookingSubscription as calls } from '@mastlight/domain/booking-subscription/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { subscriptionsPerDayMax, unheardPerDayMax } from '@mastlight/domain/follow/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock(Date.UTC(2026, 9, 12, 4));
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock, env: { ROLES: 'http' } })));
afterAll(() => server.stop());

const seed = process.env['SEED'] ?? String(randomInt(100_000, 999_999));
console.log(`SEED=${seed}`);
let made = 0;
const numbers = (count: number): string[] => Array.from({ length: count }, () => `SO${seed}${String(++made).padStart(5, '0')}`);

/** Puts one fact of each booking into the database, as if the port had told of it. */
const hear = (soNos: readonly string[]) =>
  server.platform.database.query(
    'system',
    `insert into tracking_fact (port, source, kind, function, detail, message_id, heard_at, digest)
     select 'NB', 'gang-hang', 'booking', 'original', jsonb_build_object('bookingNo', no), 1, now(), decode(md5(no), 'hex')
     from unnest($1::text[]) no`,
    [soNos],
  );
/** Fills an account's day, as if it had asked for so many numbers. */
const useUp = (user: TestUser, asked: number, unheard: number) =>
  server.platform.database.query(
    'system',
    `insert into follow_day (owner_key, day, asked, unheard)
     values ($1, to_char(to_timestamp($2 / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), $3, $4)
     on conflict (owner_key, day) do update set asked = excluded.asked, unheard = excluded.unheard`,
    [user.ownerKey, clock.nowMs(), asked, unheard],
  );
const usedToday = async (user: TestUser) => {
  const { rows } = await server.platform.database.query<{ asked: number; unheard: number }>(
    'system',
    'select asked, unheard from follow_day where owner_key = $1 order by day desc limit 1',
    [user.ownerKey],
  );
  return rows[0];
};
const subscribe = (user: TestUser, sonos: readonly string[]) =>
  server.call(calls.subscribeBookings, { systemKey: 'NB', sonos: [...sonos] }, user);

describe('A7: bookings of an account and a day', () => {
  it('count in the row of bills; deleting and following again gives nothing back', async () => {
    const user = await signInForTest(server.platform);
    const soNos = numbers(3);
    await hear([soNos[0]!]);
    for (let round = 1; round <= 3; round++) {
      const { data } = await subscribe(user, soNos);
      expect(data!.list.map(({ code, reason }) => [code, reason === null])).toEqual([
        ['added', true],
        ['added', false],
        ['added', false],
      ]);
      expect(await usedToday(user)).toEqual({ asked: 3 * round, unheard: 2 * round });
      await server.call(calls.deleteRows, { ids: data!.list.map(({ id }) => id!) }, user);
    }
    await server.call(billSubscription.subscribeBills, { blnos: ['COSU6612345678'] }, user);
    expect(await usedToday(user)).toEqual({ asked: 10, unheard: 7 });
    // What is followed already costs nothing.
    const [followed] = numbers(1);
    await subscribe(user, [followed!, followed!]);
    await subscribe(user, [followed!]);
    expect(await usedToday(user)).toEqual({ asked: 11, unheard: 8 });
  });

  it('which numbers exist cannot be asked without end: a guess that is refused counts too, a known one goes through', async () => {
    const user = await signInForTest(server.platform);
    const [guess, known, late] = numbers(3);
    await hear([known!, late!]);
    await useUp(user, unheardPerDayMax, unheardPerDayMax);
    const { data } = await subscribe(user, [guess!, known!]);
    expect(data!.list.map(({ code, reason }) => [code, reason])).toEqual([
      ['failed', `今天新增的无数据号码已用完 ${unheardPerDayMax} 个（提单号、订舱号合计），明天 0 点恢复`],
      ['added', null],
    ]);
    expect(await usedToday(user)).toMatchObject({ asked: unheardPerDayMax + 2 });
    await useUp(user, subscriptionsPerDayMax - 1, unheardPerDayMax);
    expect(await subscribe(user, [guess!])).toMatchObject({ http: 429, refusal: 'booking-subscription.unheardUsedUp' });
    const refused = await subscribe(user, [late!]);
    expect(refused).toMatchObject({ http: 429, refusal: 'booking-subscription.subscriptionsUsedUp', data: null });
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3_600));
    await server.platform.securityLog.flush();
    const { rows } = await server.platform.database.query<{ subject: string }>(
      'system',
      `select distinct subject from platform_security_event where name = 'quota-reached' and user_id = $1 order by 1`,
      [user.userId],
    );
    expect(rows.map(({ subject }) => subject)).toEqual(['subscriptions-per-day', 'unheard-per-day']);
  });
});
