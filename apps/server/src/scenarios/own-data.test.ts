// Guarantee: S-16: a person takes out everything that is his and nobody else's, and leaves at once and wholly: every walled
// table is named by a module with what is told of it and what becomes of it; money records and what is a company's stay.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { company } from '@mastlight/domain/company/contract';
import { turnBackMs } from '@mastlight/domain/company/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { createModules } from '../app/modules';
import { deleteLeftOver } from '../modules/account/operations/own-data';
import { issueToken } from '../modules/account/operations/issue-token';
import { PasswordHasher } from '../modules/account/password-hasher';
import { createSecretDigests } from '../modules/account/secret-digests';
import { holdUser, insertUser } from '../modules/account/store/users';
import { connectionOf, inTransaction, type Transaction } from '../platform/db/transaction';
import { sha256 } from '../platform/ids';
import { tellOwn, type OwnData, type OwnTable } from '../platform/own-data';
import { openSecrets } from '../platform/secrets';
import { companiesForTest, insertSessionForTest } from './company-for-test';
import { insertFilingForTest } from './filings-for-test';
import { fillTable } from './fill-table-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';
import { isSomebodyWaiting } from './waits-at-lock';

const clock = createTestClock();
const password = hashPassword('Demo1234');
let server: TestServer;
let hash: string;
let parts: readonly OwnData[];
let named: readonly OwnTable[];

beforeAll(async () => {
  server = await startTestServer({ clock });
  const hasher = new PasswordHasher(createSecretDigests(openSecrets(server.config).pepper));
  hash = await hasher.hash(password, { isProven: true, address: '127.0.0.1' });
  parts = createModules(server.platform).list.flatMap(({ ownData }) => ownData ?? []);
  named = parts.flatMap(({ tables }) => tables);
});
afterAll(() => server.stop());

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  server.platform.database.query<Row & Record<string, unknown>>('system', text, values).then(({ rows }) => rows);

/** Somebody with a password that the test knows. */
async function makePerson(): Promise<TestUser> {
  const person = await signInForTest(server.platform);
  await query('update account_user set password_hash = $2 where id = $1', [person.userId, hash]);
  return person;
}

const leave = (token: string, confirmation = '注销账户') => server.call(account.deleteAccount, { password, confirmation }, { token });

async function takeOut(token: string): Promise<Record<string, unknown[]>> {
  const response = await fetch(`${server.url}${account.exportData.path}`, { headers: { authorization: token } });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown[]>;
}

const isThere = async (userId: number): Promise<boolean> =>
  (await query('select from account_user where id = $1 and deleted_at is null', [userId])).length === 1;

describe('S-16 every walled table', () => {
  it('S-16 is named once, with what is told of it and what becomes of it', async () => {
    const tables = await query<{ name: string }>(
      `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where a.attname = 'owner_key' and not a.attisdropped and c.relnamespace = 'public'::regnamespace
         and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    expect(named.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name));
  });
});

describe('S-16 export of own data', () => {
  it('S-16 tells his own and nothing of another or of how he signs in', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const own = await takeOut(one.token);
    expect(own['profile']).toEqual([expect.objectContaining({ phone: one.phone })]);
    expect(own['devices']).toHaveLength(1);
    const told = JSON.stringify(own);
    expect(told).not.toContain(other.phone);
    expect(told).not.toMatch(/argon2|[0-9a-f]{64}/);
    expect(Object.keys(own)).toEqual(['exportedAt', 'id', ...named.flatMap(({ told: as }) => ('as' in as ? [as.as] : []))]);
  });

  it('S-16 goes on after the first rows, without one lost or doubled', async () => {
    const { token, ownerKey } = await makePerson();
    await query(
      `insert into port_query_term (owner_key, type, keyword, asked_at) select $1, 'demo', 'demo ' || n, now() from generate_series(1, 1203) n`,
      [ownerKey],
    );
    const { searches } = await takeOut(token);
    expect(new Set(searches!.map((row) => (row as { keyword: string }).keyword)).size).toBe(1203);
    expect(searches).toHaveLength(1203);
  });

  it('S-16 holds a few large rows at a time, and goes on after rows that stand by two columns', async () => {
    const person = await makePerson();
    const [manifests, filings, boxes] = [9, 4, 300];
    await query(
      `insert into sh_manifest_filing (owner_key, user_id, operator_id, created_at, updated_at, filing, bill_no, vessel_name, voyage, carrier, wharf,
         subject, company_name, remark, house_bill_nos, container_nos, seal_nos, packages, total, errors, warnings)
       select $1, $2, $2, now(), now(), jsonb_build_object('remark', repeat('x', 1000000)), 'DEMO' || n, '', '', '', '', '', '', '', '{}', '{}', '{}', 0, '', 0, 0
       from generate_series(1, $3::int) n`,
      [person.ownerKey, person.userId, manifests],
    );
    for (let n = 0; n < filings; n++) {
      const id = await insertFilingForTest(server.platform, person, 0);
      await query(
        `insert into vgm_container (filing_id, place, owner_key, container_no, size_type, location, address, sign)
         select $1::bigint, n, $2, $1::bigint || '/' || n, '', '', '', '' from generate_series(1, $3::int) n`,
        [id, person.ownerKey, boxes],
      );
    }
    const pieces: string[] = [];
    for await (const piece of await tellOwn(server.platform.database, parts, person, '')) pieces.push(String(piece));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5_000_000);
    const told = JSON.parse(pieces.join('')) as Record<string, { readonly billNo: string; readonly containerNo: string }[]>;
    expect(told['shanghaiManifests']!.map(({ billNo }) => billNo)).toEqual(Array.from({ length: manifests }, (_, n) => `DEMO${n + 1}`));
    const containers = told['vgmContainers']!.map(({ containerNo }) => containerNo).filter((no) => no.includes('/'));
    expect([containers.length, new Set(containers).size]).toEqual([filings * boxes, filings * boxes]);
  });

  it('S-16 three times a day', async () => {
    const { token } = await makePerson();
    for (let n = 0; n < 3; n++) await takeOut(token);
    const ask = () =>
      fetch(`${server.url}${account.exportData.path}`, { headers: { authorization: token } }).then((answer) => answer.status);
    expect(await ask()).toBe(429);
    clock.advance(24 * 3_600_000);
    expect(await ask()).toBe(200);
  });

  it('S-16 tells the consent with its version and the time when it was given first', async () => {
    const { token, userId } = await makePerson();
    const signIn = () =>
      inTransaction(server.platform.database, 'system', async (tx) =>
        issueToken(tx, (await holdUser(tx, userId))!, { begun: { device: '', place: '' } }, clock.nowMs()),
      );
    const firstMs = clock.nowMs();
    await signIn();
    clock.advance(60_000);
    await signIn();
    const [consent, ...more] = (await takeOut(token))['consents'] as { document: string; version: string; agreedAt: string }[];
    expect([consent!.document, consent!.version, Date.parse(consent!.agreedAt), more]).toEqual([
      'service-agreement',
      '2025-01-01',
      firstMs,
      [],
    ]);
  });
});

describe('S-16 deletion of an account', () => {
  it('S-16 asks for the right password and the words or his phone', async () => {
    const { token, userId, phone } = await makePerson();
    const wrong = await server.call(account.deleteAccount, { password: hashPassword('Demo12345'), confirmation: phone }, { token });
    expect(wrong).toMatchObject({ code: 400, refusal: 'account.wrongOldPassword' });
    expect(await leave(token, '13800000000')).toMatchObject({ code: 400, refusal: 'account.deletionNotConfirmed' });
    expect(await isThere(userId)).toBe(true);
    expect((await leave(token, phone)).code).toBe(200);
    expect(await isThere(userId)).toBe(false);
  });

  it('S-16 keeps a number of him and nothing that tells who he was; all his devices are out at once', async () => {
    const { token, userId } = await makePerson();
    const elsewhere = await insertSessionForTest(server.platform, userId);
    await query(`update account_user set qq_number = '12345', email = 'demo@example.com', open_id = 'wx-demo' where id = $1`, [userId]);
    expect((await server.call(account.showCurrentUser, {}, { token: elsewhere })).code).toBe(200);
    expect((await leave(token)).code).toBe(200);
    for (const dead of [token, elsewhere]) expect((await server.call(account.showCurrentUser, {}, { token: dead })).code).toBe(401);
    expect(await query('select from account_session where user_id = $1', [userId])).toEqual([]);
    const [row] = await query('select * from account_user where id = $1', [userId]);
    expect(row).toMatchObject({
      phone: null,
      open_id: null,
      user_name: '',
      password_hash: '',
      qq_number: '',
      email: '',
      avatar: '',
      roles: [],
    });
  });

  it('S-16 of two calls at once one does it, and the other finds nobody', async () => {
    const { token, userId } = await makePerson();
    const elsewhere = await insertSessionForTest(server.platform, userId);
    const codes = (await Promise.all([leave(token), leave(elsewhere)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 401]);
    expect(await isThere(userId)).toBe(false);
  });

  it('S-16 B13 is waited with until what is being written in his session is written, and nothing is written after it', async () => {
    const { token, userId, ownerKey } = await makePerson();
    const { database } = server.platform;
    const session = { ownerKey, identity: { kind: 'personal' as const }, tokenDigest: sha256(token) };
    const keep = (tx: Transaction, keyword: string) =>
      connectionOf(tx).query(`insert into port_query_term (owner_key, type, keyword, asked_at) values ($1, 'demo', $2, now())`, [
        ownerKey,
        keyword,
      ]);
    const leaving = await inTransaction(database, session, async (tx) => {
      const asked = leave(token);
      await waitFor('the one who leaves at the session', () => isSomebodyWaiting(database));
      await keep(tx, 'in flight');
      return { asked };
    });
    expect((await leaving.asked).code).toBe(200);
    await expect(inTransaction(database, session, (tx) => keep(tx, 'late'))).rejects.toMatchObject({ code: 401 });
    expect([await isThere(userId), await query('select from port_query_term where owner_key = $1', [ownerKey])]).toEqual([false, []]);
  });

  it('S-16 B2 his codes open nothing any more, and count for his phone as before', async () => {
    const { token, phone } = await makePerson();
    await query(
      `insert into account_sms_code (phone, purpose, key_digest, code_digest, created_at, expires_at)
       values ($1, 'reset', 'k', 'c', $2, $3)`,
      [phone, new Date(clock.nowMs()), new Date(clock.nowMs() + 300_000)],
    );
    expect((await leave(token)).code).toBe(200);
    expect(await query('select state from account_sms_code where phone = $1', [phone])).toEqual([{ state: 'used' }]);
    expect(await server.call(account.sendCode, { phone })).toMatchObject({ code: 429, refusal: 'account.smsTooSoon' });
  });

  it('S-16 who registers with the same phone is another person and gets nothing of the old', async () => {
    const old = await makePerson();
    await query(`insert into port_query_term (owner_key, type, keyword, asked_at) values ($1, 'demo', 'of the old', now())`, [
      old.ownerKey,
    ]);
    expect((await leave(old.token)).code).toBe(200);
    const made = { phone: old.phone, openId: `wx ${old.userId}`, userName: 'new', passwordHash: hash, invitationCode: `n${old.userId}` };
    const [userId, token] = await inTransaction(server.platform.database, 'system', async (tx) => {
      const user = (await insertUser(tx, made, clock.nowMs()))!;
      return [user.id, await issueToken(tx, user, { begun: { device: '', place: '' } }, clock.nowMs())];
    });
    expect(userId).not.toBe(old.userId);
    const own = await takeOut(token);
    expect(own['profile']).toEqual([expect.objectContaining({ phone: old.phone, userName: 'new' })]);
    expect([own['searches'], own['memberships']]).toEqual([[], []]);
  });

  it('S-16 the Management of a company with colleagues turns over first; then he leaves, and the company goes on', async () => {
    const companies = companiesForTest(server, clock);
    const manager = await companies.make();
    await query('update account_user set password_hash = $2 where id = $1', [manager.userId, hash]);
    const colleague = await companies.join(manager, 'operator');
    expect(await leave(manager.token)).toMatchObject({ code: 400, refusal: 'account.managesCompany' });
    expect((await server.call(account.showCurrentUser, {}, { token: manager.token })).code).toBe(200);
    const turned = await server.call(company.turnOver, { companyId: manager.cid, userId: colleague.userId }, { token: manager.token });
    // For a day it can be given back, so for that day he stays.
    expect(await leave(turned.data!.token)).toMatchObject({ code: 400, refusal: 'account.managesCompany' });
    clock.advance(turnBackMs);
    expect((await leave(turned.data!.token)).code).toBe(200);
    expect(await query('select user_id from company_member where company_id = $1', [manager.cid])).toEqual([{ user_id: colleague.userId }]);
    const itsToken = await companies.enter(await insertSessionForTest(server.platform, colleague.userId), manager.cid);
    expect((await server.call(company.listOwnColleagues, {}, { token: itsToken })).code).toBe(200);
  });

  it('S-16 a company in which he was alone is closed: its contact is forgotten', async () => {
    const manager = await companiesForTest(server, clock).make();
    await query('update account_user set password_hash = $2 where id = $1', [manager.userId, hash]);
    expect((await leave(manager.token)).code).toBe(200);
    expect(await query('select contact, phone, cert_state from company where id = $1', [manager.cid])).toEqual([
      { contact: '', phone: '', cert_state: 'failed' },
    ]);
  });

  it('S-16 with money or an open top-up, his own or that of a company in which he is alone, nobody leaves; once it is gone he does', async () => {
    const manager = await companiesForTest(server, clock).make();
    await query('update account_user set password_hash = $2 where id = $1', [manager.userId, hash]);
    let given = 0;
    const give = (owner: string, fen: number) =>
      query(`select billing_credit($1, $2, 'adjusted', $3, 'x', $4, 'adjust')`, [
        owner,
        JSON.stringify({ actorId: 0, identity: 'personal', requestId: 'r', ipDigest: 'd', reason: 'x', atMs: clock.nowMs() }),
        `leaving ${++given} ${owner}`,
        fen,
      ]);
    const left = (coins: string, orders: number) => ({ code: 409, refusal: 'account.moneyLeft', params: { coins, orders } });
    for (const owner of [manager.ownerKey, `c:${manager.cid}`]) {
      await give(owner, 1_250);
      expect(await leave(manager.token)).toMatchObject(left('12.50', 0));
      await give(owner, -1_250);
      await query(
        `insert into top_up_order (order_no, owner_key, user_id, fen, gift_fen, method, state, created_at, expires_at)
         values ($1, $2, 1, 100, 0, 'WXPAY', 'waiting', now(), now())`,
        [`CZLEAVE${given}`, owner],
      );
      expect(await leave(manager.token)).toMatchObject(left('0', 1));
      await query(`update top_up_order set state = 'closed' where owner_key = $1`, [owner]);
    }
    expect((await leave(manager.token)).code).toBe(200);
  });

  it('S-16 what another process let in just before he left goes within the hour, by a moved clock; later it is not looked for', async () => {
    const { token, ownerKey } = await makePerson();
    const other = await makePerson();
    expect((await leave(token)).code).toBe(200);
    const addLate = () =>
      query(
        `insert into port_query_term (owner_key, type, keyword, asked_at) values ($1, 'demo', 'late', now()), ($2, 'demo', 'late', now()) on conflict do nothing`,
        [ownerKey, other.ownerKey],
      );
    const count = async () => (await query('select from port_query_term where owner_key = $1', [ownerKey])).length;
    await addLate();
    clock.advance(3_600_000);
    await deleteLeftOver({ database: server.platform.database, clock, ownData: parts });
    expect(await count()).toBe(0);
    expect(await query('select from port_query_term where owner_key = $1', [other.ownerKey])).toHaveLength(1);
    await addLate();
    clock.advance(24 * 3_600_000);
    await deleteLeftOver({ database: server.platform.database, clock, ownData: parts });
    expect(await count()).toBe(1);
  });

  it('B6 of companies that were closed before, what they have goes by a job that the migration begins', async () => {
    const companies = companiesForTest(server, clock);
    const [deserted, other] = [await companies.make(), await companies.make()];
    await query('delete from company_member where company_id = $1', [deserted.cid]);
    for (const { cid } of [deserted, other]) {
      await query(`insert into bill_subscription_client (owner_key, name) values ($1, '演示')`, [`c:${cid}`]);
    }
    const [job] = createModules(server.platform).list.flatMap(({ jobs = [] }) => jobs.filter(({ task }) => task === 'company.end-closed'));
    await job!.handle({ id: 'j', at: new Date(clock.nowMs()).toISOString(), name: job!.task, version: 1, body: {} as never });
    const countOf = async (cid: number) => (await query('select from bill_subscription_client where owner_key = $1', [`c:${cid}`])).length;
    expect([await countOf(deserted.cid), await countOf(other.cid)]).toEqual([0, 1]);
  });

  it('B6 of a company into which somebody came once it was looked for, nothing goes', async () => {
    const { cid, userId } = await companiesForTest(server, clock).make();
    await query('delete from company_member where company_id = $1', [cid]);
    await query(`insert into bill_subscription_client (owner_key, name) values ($1, '演示')`, [`c:${cid}`]);
    const [job] = createModules(server.platform).list.flatMap(({ jobs = [] }) => jobs.filter(({ task }) => task === 'company.end-closed'));
    let working: Promise<void> | undefined;
    await inTransaction(server.platform.database, 'system', async (tx) => {
      await connectionOf(tx).query('select from company where id = $1 for update', [cid]);
      working = job!.handle({ id: 'j', at: new Date(clock.nowMs()).toISOString(), name: job!.task, version: 1, body: {} as never });
      await waitFor('the job to wait for the company', () => isSomebodyWaiting(server.platform.database));
      await connectionOf(tx).query(
        `insert into company_member (company_id, owner_key, user_id, duty, joined_at) values ($1, 'c:' || $1::bigint, $2, 'Management', now())`,
        [cid, userId],
      );
    });
    await working;
    expect(await query('select from bill_subscription_client where owner_key = $1', [`c:${cid}`])).toHaveLength(1);
  });

  // The last ones: they take the checks from tables.
  it('S-16 takes his rows from every table that says so, and leaves those of others', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const tables = named.filter(
      ({ name, going }) => (going === 'delete' || going === 'module') && !/^(account_user|account_session|company_member)$/.test(name),
    );
    await inTransaction(server.platform.database, 'system', async (tx) => {
      for (const { name } of tables) await fillTable(connectionOf(tx), name, [one.userId, other.userId]);
    });
    expect((await leave(one.token)).code).toBe(200);
    const left: Record<string, number[]> = {};
    for (const { name, whose = 'owner_key' } of tables) {
      const count = async (person: TestUser) =>
        (await query(`select from ${name} where ${whose} = $1`, [whose === 'user_id' ? person.userId : person.ownerKey])).length;
      left[name] = [await count(one), await count(other)];
    }
    expect(left).toEqual(Object.fromEntries(tables.map(({ name }) => [name, [0, 1]])));
  });

  it('B6 with the last person goes what a company has in every table that says so; money stays, and so does what is of others', async () => {
    const companies = companiesForTest(server, clock);
    const [closing, other] = [await companies.make(), await companies.make()];
    // Of an application that did not pass: a certified company is not given up.
    await query(`update company set cert_state = 'failed' where id = any($1)`, [[closing.cid, other.cid]]);
    // With money nobody leaves; the rows of people are no company's.
    const tables = named.filter(({ name }) => !/^(company|account|billing_wallet$|top_up_order$)/.test(name));
    await inTransaction(server.platform.database, 'system', async (tx) => {
      for (const { name } of tables) await fillTable(connectionOf(tx), name, [closing.cid, other.cid], 'c');
    });
    expect((await server.call(company.withdrawApplication, { companyId: closing.cid }, { token: closing.token })).code).toBe(200);
    // Whether something is there: jobs of the server go on with what is kept.
    const left: Record<string, boolean[]> = {};
    for (const { name } of tables) {
      const has = async (cid: number) => (await query(`select from ${name} where owner_key = $1`, [`c:${cid}`])).length > 0;
      left[name] = [await has(closing.cid), await has(other.cid)];
    }
    expect(left).toEqual(Object.fromEntries(tables.map(({ name, going }) => [name, [typeof going === 'object', true]])));
  });
});
