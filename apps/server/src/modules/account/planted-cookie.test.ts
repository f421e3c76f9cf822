// Guarantee: a cookie that was planted in the browser, copied out of it, or used before gives nobody a token, an open id
// or a registration; tabs of one browser do not get in each other's way; logging out ends all a scan has given (A9, A16).
import { createHash, randomBytes } from 'node:crypto';
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { hashPassword } from '@mastlight/domain/account/hash-password';
import { makeToken, sha256 } from '../../platform/ids';
import { inventPerson, registerPerson, scanAndAgree } from '../../scenarios/scan-and-register';
import { createTestClock } from '../../scenarios/start-test-server';
import { TestBrowser } from '../../scenarios/test-browser';
import { openBrowserKeys } from './browser-keys';
import { startAccountForTest, type AccountForTest } from '../../scenarios/start-account-for-test';

const seed = Number(process.env['SEED'] ?? 20_261_121);
const clock = createTestClock();
let fakes: AccountForTest['fakes'];
let server: AccountForTest['server'];
let stop: AccountForTest['stop'];
beforeAll(async () => void ({ fakes, server, stop } = await startAccountForTest({ clock })));
afterAll(() => stop());
beforeEach(() => clock.advance(61 * 60_000));

const open = () => new TestBrowser(server);
const pwd = hashPassword('Stolen99ok');

/** Numbers below `below`, the same ones for a seed. */
function drawFrom(start: number): (below: number) => number {
  let drawn = 0;
  return (below) => createHash('sha256').update(`${start} ${drawn++}`).digest().readUInt32BE() % below;
}

function browserWith(...sets: Iterable<readonly [string, string]>[]): TestBrowser {
  const browser = open();
  for (const set of sets) for (const [name, value] of set) browser.cookies.set(name, value);
  return browser;
}

describe(`A9, S-06: cookies in wrong hands (SEED=${seed})`, () => {
  it('hundreds of tries with planted, copied and used cookies: never a token', async () => {
    // Of each round, before the rightful browser gets in and as many behind it.
    const triesEach = isLong ? 25 : 12;
    const draw = drawFrom(seed);
    const got = new Set<string>();
    let tries = 0;
    for (let round = 0; round < 10; round++) {
      clock.advance(61 * 60_000);
      const person = await registerPerson(server, fakes);
      const victim = person.browser;
      victim.token = null;
      // What a guest at the machine leaves behind, under every name that he has seen.
      const planted = ['mastlight_browser', ...victim.cookies.keys()].map((name) => [name, randomBytes(32).toString('base64url')] as const);
      if (draw(2) === 0) for (const [name, value] of planted) victim.cookies.set(name, value);
      const copied = [...victim.cookies];
      const isNew = draw(2) === 0;
      const scanner = isNew ? inventPerson() : person;
      const tempid = await scanAndAgree(server, fakes, victim, scanner.openId);
      const ownTicket = open();
      await ownTicket.call(account.makeScanTicket, {});
      const ticketName = [...victim.cookies.keys()].find((name) => !copied.some(([known]) => known === name));

      const attack = async (thieves: readonly TestBrowser[], id: string): Promise<void> => {
        const thief = thieves[draw(thieves.length)]!;
        tries++;
        const [polled, checked, found, registered] = await Promise.all([
          thief.call(account.pollScan, { id: tempid }),
          thief.call(account.checkRegistration, { userId: [id, person.id][draw(2)]! }),
          thief.call(account.findOpenId, {}),
          thief.call(account.register, { phone: scanner.phone, openId: scanner.openId, pwd, code: '000000' }),
        ]);
        got.add(JSON.stringify([polled.code, polled.data, checked.data?.token, found.data, registered.code, registered.data]));
      };
      const before = [
        browserWith(planted),
        browserWith(copied),
        browserWith(copied, planted),
        ownTicket,
        // He knows the name of the very ticket's cookie, and puts his own key under it.
        browserWith([...ownTicket.cookies.values()].map((value) => [ticketName ?? 'mastlight_browser', value] as const)),
      ];
      const { id } = (await victim.call(account.pollScan, { id: tempid })).data!;
      for (let count = 0; count < triesEach; count++) await attack(before, id!);

      // The rightful browser gets in; from then on even all of its cookies are worth nothing.
      const all = [...victim.cookies];
      let answer: { readonly data: { readonly token?: string | null | undefined } | null };
      if (isNew) {
        await victim.call(account.sendBindingCode, { phone: scanner.phone });
        const code = fakes.codeFor(scanner.phone);
        answer = await victim.call(account.register, {
          phone: scanner.phone,
          openId: scanner.openId,
          pwd: hashPassword(scanner.password),
          code,
        });
      } else answer = await victim.call(account.checkRegistration, { userId: id! });
      expect(answer.data!.token).toMatch(/^[\w-]{43}$/);
      const after = [browserWith(all), browserWith(victim.cookies), browserWith(all, planted), ...before];
      for (let count = 0; count < triesEach; count++) {
        if (count % 20 === 0) clock.advance(60_000);
        await attack(after, id!);
      }
    }
    expect(tries).toBe(20 * triesEach);
    // 410: leads nowhere; no token; no open id; 403: scan first.
    expect([...got]).toEqual(['[410,null,null,{"openId":null},403,null]']);
  });

  it('a code works with the key made for it alone, and a reset in the browser that has checked it', async () => {
    const { phone } = await registerPerson(server, fakes);
    clock.advance(60_000);
    const victim = open();
    await victim.call(account.sendCode, { phone });
    const earlier = [...victim.cookies];
    clock.advance(60_000);
    await victim.call(account.sendCode, { phone });
    const code = fakes.codeFor(phone);
    // Somebody who knows the code, and every cookie from before it was sent.
    expect((await browserWith(earlier).call(account.checkCode, { phone, code })).code).toBe(400);
    const sent = [...victim.cookies];
    expect((await victim.call(account.checkCode, { phone, code })).data).toBe(true);
    expect((await browserWith(sent).call(account.resetPassword, { phone, pwd })).code).toBe(403);
    expect((await victim.call(account.resetPassword, { phone, pwd })).data).toBe(true);
    expect((await browserWith(victim.cookies, sent).call(account.resetPassword, { phone, pwd })).code).toBe(403);
  });

  it('S-03: the known browser is known by a new cookie after each sign-in, and a copy of the old one is a stranger', async () => {
    const person = await registerPerson(server, fakes);
    const input = { account: person.phone, password: hashPassword(person.password) };
    const copied = [...person.browser.cookies];
    person.browser.token = null;
    await person.browser.call(account.logIn, input);
    const thief = browserWith(copied);
    for (let count = 0; count < 6; count++) await thief.call(account.logIn, { ...input, password: hashPassword('Wrong0000') });
    expect((await thief.call(account.logIn, input)).code).toBe(429);
    // What he guessed counts as strangers' guesses: he has locked out strangers, not the person.
    expect((await open().call(account.logIn, input)).code).toBe(429);
    expect((await person.browser.call(account.logIn, input)).code).toBe(200);
  });
});

describe('several tabs of one browser', () => {
  it('show a code each: whichever is scanned lets in, for the person who scanned it', async () => {
    const [one, two] = [await registerPerson(server, fakes), await registerPerson(server, fakes)];
    const browser = open();
    const first = await scanAndAgree(server, fakes, browser, one.openId);
    const second = await scanAndAgree(server, fakes, browser, two.openId);
    await browser.call(account.makeScanTicket, {});
    expect((await browser.call(account.pollScan, { id: first })).data).toMatchObject({ id: one.id });
    expect((await browser.call(account.pollScan, { id: second })).data).toMatchObject({ id: two.id });
    expect((await browser.call(account.checkRegistration, { userId: one.id })).data).toMatchObject({ id: one.id });
    expect((await browser.call(account.checkRegistration, { userId: two.id })).data).toMatchObject({ id: two.id });
  });

  it('register the person whose scan they name', async () => {
    const [one, two] = [inventPerson(), inventPerson()];
    const browser = open();
    await scanAndAgree(server, fakes, browser, one.openId);
    await scanAndAgree(server, fakes, browser, two.openId);
    await browser.call(account.sendBindingCode, { phone: one.phone });
    const input = { phone: one.phone, openId: one.openId, pwd: hashPassword(one.password), code: fakes.codeFor(one.phone) };
    expect((await browser.call(account.register, input)).data).toMatchObject({ openid: one.openId });
  });

  it('a browser that asks for code after code keeps the last ones, and its cookies stay few', async () => {
    const person = await registerPerson(server, fakes);
    const browser = open();
    for (let count = 0; count < 30; count++) await browser.call(account.makeScanTicket, {});
    expect(browser.cookies.size).toBe(8);
    const tempid = await scanAndAgree(server, fakes, browser, person.openId);
    expect((await browser.call(account.pollScan, { id: tempid })).data).toMatchObject({ id: person.id });
  });
});

it('behind https cookies carry the prefix that no other site can set', () => {
  const lines: string[] = [];
  const keys = openBrowserKeys(
    { headers: {}, reply: { header: (_name, value) => lines.push(value) } },
    { cookieName: (kind, subject) => `of-${kind}-${subject}` },
    true,
  );
  keys.give('scan', 'x', makeToken());
  expect(lines[0]).toMatch(/^__Host-mastlight_scan_of-scan-x=[\w-]{43}; Path=\/; Max-Age=720; HttpOnly; SameSite=Lax; Secure$/);
});

it('A9: of two cookies of one name neither is believed, whichever comes first', () => {
  const [own, planted] = [makeToken(), makeToken()];
  const findIn = (cookie: string) => {
    const keys = openBrowserKeys(
      { headers: { cookie }, reply: { header: () => {} } },
      { cookieName: (kind, subject) => `of-${kind}-${subject}` },
      true,
    );
    return [keys.find('scan', 'x'), keys.listScans()];
  };
  const name = '__Host-mastlight_scan_of-scan-x';
  expect(findIn(`${name}=${own}`)).toEqual([sha256(own), [sha256(own)]]);
  expect(findIn(`${name}=${own}; ${name}=${planted}`)).toEqual([null, []]);
  expect(findIn(`${name}=${planted}; other=1; ${name}=${own}`)).toEqual([null, []]);
  expect(findIn(`${name}=${own}; ${name}=${planted}; ${name}=${own}`)).toEqual([null, []]);
});

it('A16: logging out ends every token that the same scan has given, at once', async () => {
  const { browser, id } = await registerPerson(server, fakes);
  const other = makeToken();
  await server.platform.database.query(
    'system',
    `insert into account_session (digest, user_id, created_at, expires_at, scan_ticket_id)
     select $1, user_id, created_at, expires_at, scan_ticket_id from account_session where user_id = $2`,
    [sha256(other), id],
  );
  const ask = (token: string) => server.call(account.showCurrentUser, {}, { token });
  expect([(await ask(browser.token!)).code, (await ask(other)).code]).toEqual([200, 200]);
  await browser.call(account.logOut, {});
  expect([(await ask(browser.token!)).code, (await ask(other)).code]).toEqual([401, 401]);
});
