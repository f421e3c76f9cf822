// Guarantee T9: the ticker shows that somebody subscribed, and no answer ever holds an unmasked name or number.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import type { BodyOf } from '@mastlight/domain/contract-kit/message';
import { trucks } from '@mastlight/domain/truck/contract';
import { vesselSubscription } from '@mastlight/domain/vessel-subscription/contract';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { recentActivityReactions } from './reactions';

const clock = createTestClock();
let server: TestServer;
let anna: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  anna = await signInForTest(server.platform);
});
afterAll(() => server.stop());

/** Tells as the queue does that a person has begun to follow two bills. */
function tell(id: string, userId: number): Promise<void> {
  const [reaction] = recentActivityReactions(server.platform, async (of) => `演示${of}`);
  const body: BodyOf<typeof billsSubscribed> = { userId, port: 'NB', billNos: ['HLCU7000001', 'HLCU7000002'] };
  return reaction!.handle({ id, at: '2026-10-12T04:00:00Z', name: billsSubscribed.name, version: 1, body } as never);
}
const shownOf = async (userId: number) => (await recent()).filter(({ userName }) => userName === maskName(`演示${userId}`)).length;

const recent = async () => (await server.call(recentActivity.listRecent, {}, anna)).data!.list;

describe('GET /dataCount/getRecentSubBlnos', () => {
  it('answers 401 without a session', async () => {
    expect((await server.call(recentActivity.listRecent, {})).http).toBe(401);
  });

  it('R-3.3-04, R-3.7-08, R-5.5-04, R-7.3-13 shows masked values only', async () => {
    const bert = await signInForTest(server.platform);
    await server.platform.database.query('system', 'update account_user set user_name = $2 where id = $1', [bert.userId, '演示小五']);
    const blnos = ['NGBU1234567', 'COSU6012345678', 'MEDU7654321', 'ONEY0000001', 'ONEY0000002'];
    await server.call(billSubscription.subscribeBills, { blnos }, bert);
    const list = await waitFor('the ticker', async () => (await recent()).length > 0 && recent());
    expect(list).toHaveLength(3);
    expect(list.map((entry) => entry.userName)).toEqual(['演**五', '演**五', '演**五']);
    expect(list.map((entry) => entry.blno)).toContain('NGB*****567');
    const text = JSON.stringify(list);
    for (const secret of [...blnos, '演示小五', bert.phone]) expect(text).not.toContain(secret);
    // Nor does the database hold what the answer hides.
    const stored = JSON.stringify((await server.platform.database.query('system', 'select * from recent_activity_entry')).rows);
    for (const secret of blnos) expect(stored).not.toContain(secret);
  });

  it('R-3.3-01, R-3.3-03, R-3.3-04, R-5.5-04, R-7.3-13 a subscribed call is shown by its masked ship and voyage, and each entry has the six fields', async () => {
    const cora = await signInForTest(server.platform);
    await server.platform.database.query('system', 'update account_user set user_name = $2 where id = $1', [cora.userId, '演示小七']);
    expect(
      (await server.call(vesselSubscription.subscribeVessels, { list: [{ vesselsName: 'TIDE LANTERN', voyage: '0712E' }] }, cora)).code,
    ).toBe(200);
    const shown = await waitFor('the call in the ticker', async () => (await recent()).find(({ vesselsName }) => vesselsName !== null));
    expect(shown).toEqual({
      id: expect.any(Number) as number,
      userName: '演**七',
      blno: null,
      carNo: null,
      vesselsName: 'TID******ERN',
      voyage: '0***E',
    });
    for (const secret of ['TIDE LANTERN', '0712E', '演示小七']) expect(JSON.stringify(await recent())).not.toContain(secret);
  });

  it('R-3.3-02, R-3.3-03, R-5.5-04 a truck that somebody adds is shown by its masked plate', async () => {
    expect((await server.call(trucks.subscribe, { carNo: '浙B60606' }, anna)).code).toBe(200);
    const shown = await waitFor('the truck in the ticker', async () => (await recent()).find(({ carNo }) => carNo !== null));
    expect(shown).toMatchObject({ blno: null, carNo: '浙B6*606', vesselsName: null });
    expect(JSON.stringify(await recent())).not.toContain('浙B60606');
  });

  it('R-7.3-13, R-0-03 is given by pages where one is asked for', async () => {
    const all = await recent();
    const page = await server.call(recentActivity.listRecent, { pageNo: '2', pageSize: '2' }, anna);
    expect(page.data!.list).toEqual(all.slice(2, 4));
    expect(page.data).toMatchObject({ list: [{}, {}], total: all.length, pageNo: 2, pageSize: 2 });
  });

  it('shows an event once, however often it is told', async () => {
    await tell('told-twice', 6);
    await tell('told-twice', 6);
    await tell('another', 6);
    expect(await shownOf(6)).toBe(4);
  });

  it('B13 shows fifteen of one person a day, whatever he follows; what was told twice counts once', async () => {
    for (let n = 0; n < 20; n++) await tell(`of one ${n >> 1}`, 7);
    expect(await shownOf(7)).toBe(15);
    await tell('of another', 8);
    expect(await shownOf(8)).toBe(2);
    clock.advance(24 * 3_600_000);
    await tell('of the next day', 7);
    expect(await shownOf(7)).toBe(17);
  });

  it('R-9-04 keeps at most 150 entries and drops the oldest 50 at once', async () => {
    const ids = async () =>
      (await server.platform.database.query<{ id: number }>('system', 'select id from recent_activity_entry order by id')).rows.map(
        ({ id }) => id,
      );
    let before = await ids();
    // Each telling adds two bills: with the 75 that fill the list, one goes beyond.
    for (let index = 0; before.length < 149; index++) {
      await tell(`many ${index}`, 1_000 + index);
      before = await ids();
    }
    expect([149, 150]).toContain(before.length);
    await tell('one too many', 2_000);
    const after = await ids();
    expect(after.filter((id) => id <= before.at(-1)!)).toEqual(before.slice(50));
    expect(after).toHaveLength(before.length + 2 - 50);
    const list = await recent();
    expect(list.map((entry) => entry.id)).toEqual(list.map((entry) => entry.id).toSorted((a, b) => b - a));
  });
});
