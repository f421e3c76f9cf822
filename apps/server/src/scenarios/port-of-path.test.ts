// Guarantee: a path that names a port reaches that port's rows alone; a row of another port answers there as one that is not.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { startTestServer, type TestServer } from './start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

let made = 0;
const lists = {
  async bill(user: TestUser, systemKey: PortCode): Promise<number> {
    const { data } = await server.call(bills.subscribeBills, { systemKey, blnos: [`COSU64${10_000_000 + ++made}`] }, user);
    return data!.list[0]!.id!;
  },
  async vessel(user: TestUser, systemKey: PortCode): Promise<number> {
    const list = [{ vesselsName: 'DEMO.MOON', voyage: `${++made}W` }];
    await server.call(vessels.subscribeVessels, { systemKey, list }, user);
    return (await server.call(vessels.queryRows, { systemKey }, user)).data!.list[0]!.id;
  },
  async booking(user: TestUser, systemKey: PortCode): Promise<number> {
    await server.call(bookings.subscribeBookings, { systemKey, sonos: [`COSU65${10_000_000 + ++made}`] }, user);
    return (await server.call(bookings.queryRows, { systemKey }, user)).data!.list[0]!.id;
  },
};

/** Whether a list still has what it had, by its kind: a call that reaches nothing leaves it as it was. */
const rowsOf: Readonly<Record<keyof typeof lists, (user: TestUser, systemKey: PortCode) => Promise<unknown>>> = {
  bill: async (user, systemKey) => (await server.call(bills.queryBillPage, { systemKey }, user)).data!.list,
  vessel: async (user, systemKey) => (await server.call(vessels.queryRows, { systemKey }, user)).data!.list,
  booking: async (user, systemKey) => (await server.call(bookings.queryRows, { systemKey }, user)).data!.list,
};

const post = async (path: string, body: object, { token }: TestUser): Promise<number> => {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await answer.json()) as { code: number }).code;
};

it.each([
  ['R-7.4-44', 'vessel', '/vessels/shVessels/deleteList', {}, []],
  ['R-7.4-45', 'vessel', '/vessels/shVessels/updateRemark', { remark: '改了' }, [{ remark: '改了' }]],
  ['R-7.6-07', 'vessel', '/vessels/shVessels/toppingList', {}, [{ top: true }]],
  ['R-7.6-07', 'vessel', '/vessels/shVessels/unToppingList', {}, [{ top: false }]],
  ['R-7.6-08', 'booking', '/blno/userSoSh/deleteList', {}, []],
  ['R-7.6-08', 'booking', '/blno/userSoSh/updateRemark', { remark: '改了' }, [{ remark: '改了' }]],
  ['R-7.6-08', 'booking', '/blno/userSoSh/toppingList', {}, [{ top: true }]],
  ['R-7.6-06', 'bill', '/blno/userBlnoSh/deleteList', {}, []],
  ['R-7.6-06', 'bill', '/blno/userBlnoSh/toppingList', {}, [{ top: true }]],
  ['R-7.6-06', 'bill', '/blno/userBlnoSh/updateReTr', { remark: '改了' }, [{ remark: '改了' }]],
  ['R-7.6-06', 'bill', '/blno/userBlnoSh/setAutoSubscription', { auto: '1' }, [{ autoSubscribe: true }]],
  ['R-7.6-06', 'bill', '/blno/userBlnoSh/setSpeed', { speedType: 0 }, [{}]],
] as const)('%s a %s of Ningbo is not there at %s, one of Shanghai is', async (_row, kind, path, more, after) => {
  const user = await signInForTest(server.platform);
  const [ningbo, shanghai] = [await lists[kind](user, 'NB'), await lists[kind](user, 'SH')];
  const ask = (id: number): object => (path.endsWith('List') ? { ids: [id], ...more } : { id, ...more });
  const before = await rowsOf[kind](user, 'NB');
  expect(await post(path, ask(ningbo), user)).toBe(404);
  expect(await rowsOf[kind](user, 'NB')).toEqual(before);
  expect(await post(path, ask(shanghai), user)).toBe(200);
  expect(await rowsOf[kind](user, 'SH')).toMatchObject(after);
});

it('R-7.4-44 of several the others of the port are reached', async () => {
  const user = await signInForTest(server.platform);
  const ids = [await lists.vessel(user, 'NB'), await lists.vessel(user, 'SH')];
  expect(await post('/vessels/shVessels/deleteList', { ids }, user)).toBe(200);
  expect([await rowsOf.vessel(user, 'NB'), await rowsOf.vessel(user, 'SH')]).toEqual([[expect.anything()], []]);
});
