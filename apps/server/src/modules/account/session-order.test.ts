// Guarantee: whatever gives, exchanges or ends a person's sessions holds his row, so that no
// interleaving of two of them leaves a session behind that should have ended (S-07).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '@mastlight/domain/company/contract';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Connection, Database, Scope } from '../../platform/db/database';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { openSecrets } from '../../platform/secrets';
import { inventPerson, registerPerson, scanAndAgree } from '../../scenarios/scan-and-register';
import { startFakeGateways, type FakeGateways } from '../../scenarios/start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { TestBrowser } from '../../scenarios/test-browser';
import { PasswordHasher } from './password-hasher';
import { createSecretDigests } from './secret-digests';
import { deleteExpired } from './store/expired';

const clock = createTestClock();
let fakes: FakeGateways;
let server: TestServer;
let runUnwatched: Database['run'];
beforeAll(async () => {
  fakes = await startFakeGateways();
  server = await startTestServer({ clock, env: fakes.env });
  const { database } = server.platform;
  runUnwatched = database.run.bind(database);
  database.run = runWatched;
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
});
beforeEach(() => clock.advance(61 * 60_000));
afterEach(() => (hold = null));

// Every transaction of the server, statement by statement, and the one that the test holds.
interface Hold {
  /** Whether to stop before `text`, after what this connection has done. */
  readonly isHere: (text: string, done: readonly string[]) => boolean;
  readonly reach: () => void;
  readonly opened: Promise<void>;
}
let hold: Hold | null = null;
const transactions: (readonly string[])[] = [];

function runWatched<T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
  return runUnwatched(scope, (connection) => {
    const done: string[] = [];
    transactions.push(done);
    const query: Connection['query'] = async (text, values, name) => {
      if (hold?.isHere(text, done)) {
        const { reach, opened } = hold;
        hold = null;
        reach();
        await opened;
      }
      const answer = await connection.query<never>(text, values, name);
      done.push(text);
      return answer;
    };
    return work({ query, copyIn: (text, lines) => connection.copyIn(text, lines) });
  });
}

/** Holds the next transaction that comes to a place: `reached` when it stands there, `open` lets it go on. */
function holdAt(isHere: Hold['isHere']): { reached: Promise<void>; open: () => void } {
  let [reach, open] = [() => {}, () => {}];
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  hold = { isHere, reach, opened };
  return { reached, open };
}

const has = (done: readonly string[], pattern: RegExp): boolean => done.some((text) => pattern.test(text));
/** It has given a token and is about to commit. */
const beforeCommit: Hold['isHere'] = (text, done) => text === 'commit' && has(done, /insert into account_session/);
/** Outside of it was seen what lets it in; it has begun, and looked at no row of its own yet. */
const beforeFirstRow: Hold['isHere'] = (text, done) => done.join() === 'begin' && /account_.* (id|digest|guard_key) = /.test(text);

const open = (): TestBrowser => new TestBrowser(server);
const query = <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  runUnwatched('system', (connection) => connection.query<Row & Record<string, unknown>>(sql, values)).then(({ rows }) => rows);
const countSessions = (id: string): Promise<number> =>
  query<{ n: number }>('select count(*)::int as n from account_session where user_id = $1', [id]).then(([row]) => row!.n);
const isAlive = async (token: string): Promise<boolean> => (await server.call(account.showCurrentUser, {}, { token })).http === 200;

/** Waits until a call is over or stands in line for a row that another transaction holds. */
async function settle(call: Promise<unknown>): Promise<void> {
  let isOver = false;
  void call.finally(() => (isOver = true));
  await waitFor('the call to end or to stand in line', async () => {
    return isOver || (await isSomebodyWaiting(server.platform.database));
  });
}

type Person = Awaited<ReturnType<typeof registerPerson>>;
interface Answer {
  readonly code: number;
  readonly data: { readonly token: string | null } | null;
}
interface Way {
  readonly name: string;
  /** Makes ready, and gives what asks for the token. */
  prepare(person: Person): Promise<() => Promise<Answer>>;
}
const ways: readonly Way[] = [
  {
    name: 'a login with the password',
    prepare:
      async ({ phone, password }) =>
      () =>
        open().call(account.logIn, { account: phone, password: hashPassword(password) }),
  },
  {
    name: 'a scan',
    async prepare({ id, openId }) {
      const browser = open();
      await scanAndAgree(server, fakes, browser, openId);
      return () => browser.call(account.checkRegistration, { userId: id });
    },
  },
  {
    name: 'an exchange of the token',
    async prepare({ phone, password }) {
      const { token } = (await open().call(account.logIn, { account: phone, password: hashPassword(password) })).data!;
      return () => server.call(company.switchIdentity, {}, { token });
    },
  },
];
interface End {
  readonly name: string;
  /** Sessions that are left: his own, or none. */
  readonly left: number;
  prepare(person: Person): Promise<() => Promise<{ code: number }>>;
}
const pwd = hashPassword('Harbour77new');
const ends: readonly End[] = [
  {
    name: 'changing the password',
    left: 1,
    prepare:
      async ({ browser, password }) =>
      () =>
        browser.call(account.changePassword, { oldPwd: hashPassword(password), pwd }),
  },
  {
    name: 'a reset',
    left: 0,
    async prepare({ phone }) {
      clock.advance(60_000);
      const browser = open();
      await browser.call(account.sendCode, { phone, purpose: 'reset' });
      await browser.call(account.checkCode, { phone, code: fakes.codeFor(phone) });
      return () => browser.call(account.resetPassword, { phone, pwd });
    },
  },
];
const pairs = ways.flatMap((way) => ends.map((end) => ({ way, end, title: `${way.name} beside ${end.name}` })));

describe('S-07 what ends all sessions', () => {
  it.each(pairs)('ends the one just being given: $title', async ({ way, end }) => {
    const person = await registerPerson(server, fakes);
    const [ask, endAll] = [await way.prepare(person), await end.prepare(person)];
    const held = holdAt(beforeCommit);
    const asked = ask();
    await held.reached;
    const ended = endAll();
    await settle(ended);
    held.open();
    const [answer, { code }] = await Promise.all([asked, ended]);
    expect([answer.code, code]).toEqual([200, 200]);
    expect(await isAlive(answer.data!.token!)).toBe(false);
    expect(await countSessions(person.id)).toBe(end.left);
  });

  it.each(pairs)('leaves nothing to what was seen before: $title', async ({ way, end }) => {
    const person = await registerPerson(server, fakes);
    const [ask, endAll] = [await way.prepare(person), await end.prepare(person)];
    const held = holdAt(beforeFirstRow);
    const asked = ask();
    await held.reached;
    expect((await endAll()).code).toBe(200);
    held.open();
    expect((await asked).data?.token ?? null).toBeNull();
    expect(await countSessions(person.id)).toBe(end.left);
  });
});

describe('S-07 a password that was changed meanwhile', () => {
  it('does not change it back: the old one was compared before a reset, the new one is set after it', async () => {
    const person = await registerPerson(server, fakes);
    const [change, reset] = [await ends[0]!.prepare(person), await ends[1]!.prepare(person)];
    const held = holdAt(beforeFirstRow);
    const changed = change();
    await held.reached;
    expect((await reset()).code).toBe(200);
    const [before] = await query('select password_hash from account_user where id = $1', [person.id]);
    held.open();
    expect((await changed).code).toBe(400);
    expect(await query('select password_hash from account_user where id = $1', [person.id])).toEqual([before]);
  });

  it('counts as wrong and as a try', async () => {
    const person = await registerPerson(server, fakes);
    const held = holdAt(beforeFirstRow);
    const asked = ways[0]!.prepare(person).then((ask) => ask());
    await held.reached;
    expect((await (await ends[0]!.prepare(person))()).code).toBe(200);
    held.open();
    expect(await asked).toMatchObject({ code: 400, data: null });
    expect(
      await query(`select failures from account_password_guard where guard_key in (
      select guard_key from account_password_guard order by updated_at desc limit 1)`),
    ).toMatchObject([{ failures: 2 }]);
  });

  it('is right all the same when only its hash was made anew by another sign-in', async () => {
    const person = await registerPerson(server, fakes);
    const held = holdAt(beforeFirstRow);
    const asked = ways[0]!.prepare(person).then((ask) => ask());
    await held.reached;
    const hasher = new PasswordHasher(createSecretDigests(openSecrets(server.config).pepper));
    const another = await hasher.hash(hashPassword(person.password), { isProven: true, address: '127.0.0.1' });
    await query('update account_user set password_hash = $2 where id = $1', [person.id, another]);
    held.open();
    expect((await asked).code).toBe(200);
  });
});

describe('S-07 no two of them wait for each other', () => {
  it('each holds the person before any other row', async () => {
    const bound = await registerPerson(server, fakes);
    await query('update account_user set open_id = null where id = $1', [bound.id]);
    clock.advance(60_000);
    const again = await registerPerson(server, fakes, { ...inventPerson(), phone: bound.phone });
    expect(again.id).toBe(bound.id);
    expect(await countSessions(bound.id)).toBe(1);
    await again.browser.call(account.logOut, {});
    const touching = transactions.filter((done) => has(done, /(into|delete from) account_session|set password_hash/));
    // A person who is made by the transaction is its own.
    const kinds = new Set(touching.filter((done) => !has(done, /into account_user/)).map((done) => done.join('\n')));
    expect(kinds.size).toBeGreaterThanOrEqual(6);
    for (const kind of kinds) expect(kind).toMatch(/^begin\nselect from account_user where id = .* for no key update\n/);
  });

  it('nor for the clearing of what has expired, which leaves out what is held', async () => {
    const [first, second] = [await registerPerson(server, fakes), await registerPerson(server, fakes)];
    const held = holdAt((text) => text === 'commit');
    const holding = inTransaction(server.platform.database, 'system', async (tx) => {
      await connectionOf(tx).query('select from account_session where user_id = $1 for update', [first.id]);
    });
    await held.reached;
    const clearing = inTransaction(server.platform.database, 'system', (tx) => deleteExpired(tx, clock.nowMs() + 8 * 24 * 3_600_000));
    let isOver = false;
    void clearing.then(() => (isOver = true));
    await settle(clearing);
    const seen = [isOver, await countSessions(first.id), await countSessions(second.id)];
    held.open();
    await Promise.all([holding, clearing]);
    expect(seen).toEqual([true, 1, 0]);
  });
});
