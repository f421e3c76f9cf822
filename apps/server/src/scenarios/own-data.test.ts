// Guarantee: S-16: whoever leaves takes with him what is his, and leaves nothing that names him; what others keep stays. No
// table of owners is forgotten.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { goneName } from '@mastlight/domain/account/messages';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription } from '@mastlight/domain/booking-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { preferences } from '@mastlight/domain/preferences/contract';
import { createModules } from '../app/modules';
import { makeApplication } from './company-for-test';
import { inventPerson, registerPerson } from './scan-and-register';
import { startAccountForTest, type AccountForTest } from './start-account-for-test';
import { createTestClock } from './start-test-server';
import { TestBrowser } from './test-browser';
import { uploadForTest } from './upload-for-test';

const clock = createTestClock();
let fakes: AccountForTest['fakes'];
let server: AccountForTest['server'];
let stop: AccountForTest['stop'];
beforeAll(async () => void ({ fakes, server, stop } = await startAccountForTest({ clock })));
afterAll(() => stop());
// Every test starts with fresh counts per address and hour.
beforeEach(() => clock.advance(61 * 60_000));

type Registered = Awaited<ReturnType<typeof registerPerson>>;
const leave = ({ browser }: Registered, password: string) => browser.call(account.deleteAccount, { pwd: hashPassword(password) });
const inSystem = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await server.platform.database.query<Row & Record<string, unknown>>('system', text, values)).rows;

/** Somebody who uses much of the product. */
async function makeUser(): Promise<Registered & { ownerKey: string }> {
  const person = await registerPerson(server, fakes);
  const { browser } = person;
  await browser.call(billSubscription.subscribeBills, { blnos: ['DEMO10000001'], clientCompanyName: '演示客户' });
  await browser.call(bookingSubscription.subscribeBookings, { sonos: ['DEMO100081'] });
  await browser.call(preferences.setEntry, { dictKey: `update_notes_know_${person.id}`, dictValue: '{}' });
  await uploadForTest(server.url, browser.token!, Buffer.from('a,b\r\n'), '报价.csv');
  return { ...person, ownerKey: `u:${person.id}` };
}

const declared = () => createModules(server.platform).list.flatMap(({ own }) => own?.tables ?? []);
/** How many rows each table of owners holds of one. */
async function countRows(ownerKey: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of declared()) {
    const [row] = await inSystem<{ n: number }>(`select count(*)::int as n from ${name} where owner_key = $1`, [ownerKey]);
    if (row!.n > 0) counts[name] = row!.n;
  }
  return counts;
}

describe('S-16 what is whose', () => {
  it('S-16 every table of owners is declared, once, with columns that it has', async () => {
    const tables = await inSystem<{ name: string; columns: string[] }>(
      `select c.relname::text as name, array_agg(a.attname::text) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
         and not a.attisdropped group by 1 having 'owner_key' = any(array_agg(a.attname::text)) order by 1`,
    );
    const names = declared().map(({ name }) => name);
    expect(names.toSorted()).toEqual(tables.map(({ name }) => name));
    const unknown = declared().flatMap(({ name, exported }) =>
      (exported?.columns ?? []).filter((column) => !tables.find((table) => table.name === name)!.columns.includes(column)),
    );
    expect(unknown).toEqual([]);
    // Nothing that opens a door goes out.
    expect(
      declared()
        .flatMap(({ exported }) => exported?.columns ?? [])
        .filter((column) => /digest|hash|open_id/.test(column)),
    ).toEqual([]);
  });
});

describe('S-16 export', () => {
  it('S-16 holds what is his, and nothing of others', async () => {
    const [own, other] = [await makeUser(), await makeUser()];
    await own.browser.call(company.apply, makeApplication());
    const answer = await fetch(`${server.url}/user/exportData`, { headers: { authorization: own.browser.token! } });
    expect(answer.headers.get('content-disposition')).toContain(`mastlight-${own.id}-`);
    const told = (await answer.json()) as Record<string, Record<string, unknown>[]>;
    expect(told['account_user']).toMatchObject([{ phone: own.phone }]);
    expect(told['bill_subscription']).toMatchObject([{ bill_no: 'DEMO10000001', client_name: '演示客户' }]);
    expect(told['bill_subscription_client']).toMatchObject([{ name: '演示客户' }]);
    expect(told['booking_subscription']).toMatchObject([{ booking_no: 'DEMO100081' }]);
    expect(told['file_stored']).toMatchObject([{ name: '报价.csv' }]);
    expect(told['preferences_entry']?.map(({ dict_key }) => dict_key)).toContain(`update_notes_know_${own.id}`);
    expect(told['companies']).toMatchObject([{ duty: 'Management' }]);
    expect(JSON.stringify(told)).not.toContain(other.phone);
  });
});

describe('S-16 deletion', () => {
  it('S-16 leaves no row of his and nothing that names him; his phone and his WeChat are new again', async () => {
    const person = await makeUser();
    expect(Object.keys(await countRows(person.ownerKey))).toEqual(
      expect.arrayContaining([
        'account_user',
        'account_session',
        'bill_subscription',
        'follow_subject',
        'file_stored',
        'preferences_entry',
      ]),
    );
    expect((await leave(person, person.password)).data).toBe(true);
    expect(await countRows(person.ownerKey)).toEqual({ account_user: 1 });
    const [left] = await inSystem('select * from account_user where id = $1', [person.id]);
    expect(left).toMatchObject({ user_name: goneName, open_id: null, email: '', qq_number: '', avatar: '', password_hash: '', roles: [] });
    expect(JSON.stringify(left)).not.toContain(person.phone);
    expect((await person.browser.call(account.showCurrentUser, {})).code).toBe(401);
    expect(
      (await new TestBrowser(server).call(account.logIn, { account: person.phone, password: hashPassword(person.password) })).code,
    ).toBe(400);
    clock.advance(61 * 60_000);
    const again = await registerPerson(server, fakes, { ...inventPerson(), phone: person.phone, openId: person.openId });
    expect(again.id).not.toBe(person.id);
    expect(await countRows(`u:${again.id}`)).not.toHaveProperty('bill_subscription');
  });

  it('S-16 needs the password; five wrong ones close it, and nothing has changed', async () => {
    const person = await makeUser();
    const before = await countRows(person.ownerKey);
    for (let tries = 0; tries < 4; tries++) {
      expect(await leave(person, 'Wrong0000')).toMatchObject({ code: 400, refusal: 'account.wrongPassword' });
    }
    expect((await leave(person, 'Wrong0000')).code).toBe(429);
    expect((await leave(person, person.password)).code).toBe(429);
    expect(await countRows(person.ownerKey)).toEqual(before);
  });

  it('S-16 two at once are one; the other device is out', async () => {
    const person = await makeUser();
    const device = new TestBrowser(server);
    const login = await device.call(account.logIn, { account: person.phone, password: hashPassword(person.password) });
    device.token = login.data!.token;
    const answers = await Promise.all([leave(person, person.password), leave(person, person.password)]);
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    expect(answers.every(({ code }) => code < 500)).toBe(true);
    expect((await device.call(billSubscription.subscribeBills, { blnos: ['DEMO10000002'] })).code).toBe(401);
    expect(await countRows(person.ownerKey)).toEqual({ account_user: 1 });
  });

  it('S-16 not as the Management of colleagues; alone, the company keeps what is its own', async () => {
    const manager = await makeUser();
    const { cid } = (await manager.browser.call(company.apply, makeApplication())).data!;
    const acting = new TestBrowser(server);
    acting.token = (await manager.browser.call(company.switchIdentity, { companyId: String(cid) })).data!.token;
    await acting.call(billSubscription.subscribeBills, { blnos: ['DEMO10000003'] });
    const { code } = (await acting.call(company.makeInvitation, { companyId: cid })).data!;
    const colleague = await makeUser();
    await colleague.browser.call(company.acceptInvitation, { code });
    const refused = await acting.call(account.deleteAccount, { pwd: hashPassword(manager.password) });
    expect(refused).toMatchObject({ code: 400, refusal: 'account.managementStays' });
    expect((await leave(colleague, colleague.password)).code).toBe(200);
    expect((await acting.call(company.listChanges, { companyId: cid })).data!.list.map(({ actor }) => actor)).toContain(goneName);
    expect((await acting.call(account.deleteAccount, { pwd: hashPassword(manager.password) })).code).toBe(200);
    expect(await countRows(`c:${cid}`)).toMatchObject({ company: 1, bill_subscription: 1 });
    expect(await countRows(`c:${cid}`)).not.toHaveProperty('company_member');
  });
});
