// Guarantee: R-7.4-81, -87, -90, -91: who is invited is asked; a code by text message works for its phone alone; what is
// sent, looked up and guessed is bounded.
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '@mastlight/domain/company/contract';
import { invitedPhonesPerDay, invitationsPerPhonePerDay, lookUpsPerHour, messagesPerDay } from '@mastlight/domain/company/limits';
import { waitFor } from '@mastlight/testing/wait-for';
import { makeToken } from '../../platform/ids';
import {
  companiesForTest,
  insertCompanyForTest,
  insertMemberForTest,
  insertSessionForTest,
  type TestMember,
} from '../../scenarios/company-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startFakeGateways, type FakeGateways } from '../../scenarios/start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';

const dayMs = 24 * 3_600_000;
const clock = createTestClock();
let fakes: FakeGateways;
let server: TestServer;
let companies: ReturnType<typeof companiesForTest>;
beforeAll(async () => {
  fakes = await startFakeGateways();
  server = await startTestServer({ clock, env: { ...fakes.env, TRUSTED_PROXIES: '127.0.0.1' } });
  companies = companiesForTest(server, clock);
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
});
beforeEach(() => clock.advance(3_600_000));

const invite = ({ cid, token }: TestMember, phone: string) => server.call(company.inviteByPhone, { companyId: cid, phone }, { token });
const accept = (code: string, { token }: Pick<TestUser, 'token'>) => server.call(company.acceptInvitation, { code }, { token });
const peopleOf = async ({ token }: TestMember) => (await server.call(company.listOwnColleagues, {}, { token })).data!.list.length;

describe('an invitation by text message', () => {
  it('R-7.4-91 works for the phone that it was sent to and for nobody else, once', async () => {
    const manager = await companies.make();
    const [person, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    expect(await invite(manager, person.phone)).toMatchObject({ code: 200 });
    const code = fakes.codeFor(person.phone);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await accept(code, other)).toMatchObject({ code: 410, refusal: 'company.invitationEnded' });
    expect(await peopleOf(manager)).toBe(1);
    expect((await accept(code, person)).data).toMatchObject({ cid: manager.cid });
    expect(await peopleOf(manager)).toBe(2);
    expect(await invite(manager, person.phone)).toMatchObject({ code: 409, refusal: 'company.alreadyColleague' });
  });

  it('R-7.4-91 is sent to a phone that nobody has registered, and answers the same', async () => {
    const manager = await companies.make();
    const known = await signInForTest(server.platform);
    const [toKnown, toNobody] = [await invite(manager, known.phone), await invite(manager, '19911112222')];
    expect(toNobody.data).toEqual(toKnown.data);
    expect(fakes.codeFor('19911112222')).not.toBe(fakes.codeFor(known.phone));
  });

  it('R-7.4-87 R-6-17 a found person is asked: he is in when he accepts, not before', async () => {
    const manager = await companies.make();
    const person = await signInForTest(server.platform);
    const add = (userId: number) => server.call(company.addPerson, { companyId: manager.cid, userId }, { token: manager.token });
    expect((await add(person.userId)).code).toBe(200);
    expect(await peopleOf(manager)).toBe(1);
    expect((await server.call(company.listMemberships, {}, { token: person.token })).data!.list).toEqual([]);
    expect((await accept(fakes.codeFor(person.phone), person)).code).toBe(200);
    expect((await server.call(company.findRole, { companyId: manager.cid }, { token: person.token })).data).toEqual({ role: 'read-only' });
    expect(await add(999_999_999)).toMatchObject({ code: 400, refusal: 'company.noPerson' });
    expect(await add(person.userId)).toMatchObject({ code: 409, refusal: 'company.alreadyColleague' });
  });

  it('R-7.4-91 that could not be sent is none: nothing is counted and nothing lets in', async () => {
    const manager = await companies.make();
    fakes.failWith('sms', 'isv.BUSINESS_LIMIT_CONTROL');
    expect(await invite(manager, '19911113333')).toMatchObject({ code: 503, refusal: 'company.inviteNotSent' });
    fakes.failWith('sms', '');
    const { rows } = await server.platform.database.query<{ count: number }>(
      'system',
      'select count(*)::int as count from company_invitation where company_id = $1',
      [manager.cid],
    );
    expect(rows[0]!.count).toBe(0);
  });

  it('R-7.4-91 whose answer was lost counts, and lets nobody in: it may have left', async () => {
    const person = await signInForTest(server.platform);
    fakes.failWith('sms', 'lost');
    const codes = [];
    for (let n = 0; n <= invitationsPerPhonePerDay; n++) codes.push((await invite(await companies.make(), person.phone)).code);
    fakes.failWith('sms', '');
    expect(codes).toEqual([...Array.from({ length: invitationsPerPhonePerDay }, () => 503), 429]);
    expect(fakes.messages.filter(({ phone }) => phone === person.phone)).toHaveLength(invitationsPerPhonePerDay);
    expect(await accept(fakes.codeFor(person.phone), person)).toMatchObject({ code: 410 });
  });

  it(`R-7.4-91 a company sends ${invitedPhonesPerDay} within a day, a phone gets ${invitationsPerPhonePerDay} from all of them`, async () => {
    const cid = await insertCompanyForTest(server.platform);
    const manager = await insertMemberForTest(server.platform, cid, 'Management');
    const before = fakes.messages.length;
    for (let n = 0; n < invitedPhonesPerDay; n++) expect((await invite(manager, `1992${String(1_000_000 + n)}`)).code).toBe(200);
    expect(await invite(manager, '19931111111')).toMatchObject({ code: 429, refusal: 'company.invitedEnough' });
    expect(fakes.messages.length - before).toBe(invitedPhonesPerDay);
    clock.advance(dayMs);
    expect((await invite(manager, '19931111111')).code).toBe(200);
    for (let n = 1; n < invitationsPerPhonePerDay; n++) expect((await invite(await companies.make(), '19931111111')).code).toBe(200);
    expect(await invite(await companies.make(), '19931111111')).toMatchObject({ code: 429, refusal: 'company.phoneInvitedEnough' });
    clock.advance(dayMs);
    expect((await invite(manager, '19931111111')).code).toBe(200);
  });

  it('R-7.4-91 of many to one phone at once no more than its bound are sent', async () => {
    const managers = await Promise.all(Array.from({ length: 8 }, () => companies.make()));
    const answers = await Promise.all(managers.map((manager) => invite(manager, '19944445555')));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(invitationsPerPhonePerDay);
    expect(fakes.messages.filter(({ phone }) => phone === '19944445555')).toHaveLength(invitationsPerPhonePerDay);
  });
});

/** Has somebody manage one company more, acting for it. */
async function manageAlso(person: TestMember, cid: number): Promise<TestMember> {
  const { platform } = server;
  const { rows } = await platform.database.query<{ user_id: number }>(
    'system',
    `insert into company_member (company_id, owner_key, user_id, duty, joined_at) values ($1, 'c:' || $1::bigint, $2, 'Management', $3)
     returning user_id`,
    [cid, person.userId, new Date(clock.nowMs())],
  );
  return { ...person, cid, token: await insertSessionForTest(platform, rows[0]!.user_id, { cid, duty: 'Management' }) };
}

describe('R-7.4-91 what was sent counts', () => {
  const withdrawAll = async ({ cid: companyId, token }: TestMember) => {
    for (const { id } of (await server.call(company.listInvitations, { companyId }, { token })).data!.list) {
      await server.call(company.withdrawInvitation, { companyId, id }, { token });
    }
  };

  it('R-7.4-91 for its phone, also when it was taken back', async () => {
    const phone = '19911118888';
    const codes: number[] = [];
    for (let n = 0; n <= invitationsPerPhonePerDay; n++) {
      const manager = await companies.make();
      codes.push((await invite(manager, phone)).code);
      await withdrawAll(manager);
    }
    expect(codes).toEqual([...codes.slice(0, invitationsPerPhonePerDay).map(() => 200), 429]);
    expect(fakes.messages.filter((message) => message.phone === phone)).toHaveLength(invitationsPerPhonePerDay);
  });

  it('R-7.4-91 for its company and for the network that all companies share, also when it was taken back', async () => {
    clock.advance(2 * dayMs);
    const refusals: unknown[] = [];
    for (let round = 0; round < messagesPerDay / invitedPhonesPerDay; round++) {
      const manager = await companies.make();
      const codes: number[] = [];
      for (let n = 0; n < invitedPhonesPerDay; n++)
        codes.push((await invite(manager, `1992222${round}${String(n).padStart(3, '0')}`)).code);
      expect(codes.every((code) => code === 200)).toBe(true);
      await withdrawAll(manager);
      refusals.push((await invite(manager, '19933330000')).refusal);
    }
    // The company first, then whoever sends for it.
    expect(refusals).toEqual(['company.invitedEnough', undefined]);
    expect((await invite(await companies.make(), '19933330001')).code).toBe(429);
    clock.advance(dayMs);
    expect((await invite(await companies.make(), '19933330001')).code).toBe(200);
  });

  it('R-7.4-91 and for the person, whichever of his companies he acts for and whatever network he is in', async () => {
    clock.advance(2 * dayMs);
    const { platform } = server;
    const first = await insertMemberForTest(platform, await insertCompanyForTest(platform), 'Management');
    const others = [await insertCompanyForTest(platform), await insertCompanyForTest(platform)];
    const own = [first, ...(await Promise.all(others.map((cid) => manageAlso(first, cid))))];
    const codes: number[] = [];
    for (let n = 0; n <= messagesPerDay; n++) {
      const { cid, token } = own[n % own.length]!;
      const headers = { 'x-forwarded-for': `100.64.0.${n % 10}` };
      const phone = `199444${String(n).padStart(5, '0')}`;
      codes.push((await server.call(company.inviteByPhone, { companyId: cid, phone }, { token, headers })).code);
    }
    expect(codes).toEqual([...codes.slice(0, messagesPerDay).map(() => 200), 429]);
  });

  it('S-05 and also what he sent through another process, or before this one began', async () => {
    clock.advance(2 * dayMs);
    const { platform } = server;
    const manager = await insertMemberForTest(platform, await insertCompanyForTest(platform), 'Management');
    const other = await insertCompanyForTest(platform);
    const send = (count: number) =>
      platform.database.query(
        'system',
        `insert into company_invitation (company_id, owner_key, digest, made_by, phone, sent_at, expires_at)
         select $1, 'c:' || $1::bigint, $2::text || ' sent elsewhere ' || no, $2::bigint, '1995550' || lpad(no::text, 4, '0'), $3, $3
         from generate_series(1, $4) no`,
        [other, String(manager.userId), new Date(clock.nowMs()), count],
      );
    await send(messagesPerDay - 1);
    expect((await invite(manager, '19955600001')).code).toBe(200);
    expect(await invite(manager, '19955600002')).toMatchObject({ code: 429, refusal: 'company.sentEnough' });
    expect((await invite(await companies.make(), '19955600002')).code).toBe(200);
    clock.advance(dayMs);
    expect((await invite(manager, '19955600002')).code).toBe(200);
  });

  it('R-7.4-93 one that is taken back while somebody joins lets nobody in, and is no fault', async () => {
    const manager = await companies.make();
    const { code } = (await server.call(company.makeInvitation, { companyId: manager.cid }, { token: manager.token })).data!;
    const person = await signInForTest(server.platform);
    const { database } = server.platform;
    let joining: ReturnType<typeof accept> | undefined;
    await database.run('system', async (connection) => {
      await connection.query('begin');
      await connection.query('delete from company_invitation where company_id = $1', [manager.cid]);
      joining = accept(code, person);
      await waitFor('the joining one at the invitation', () => isSomebodyWaiting(database));
      await connection.query('commit');
    });
    expect(await joining).toMatchObject({ code: 410, refusal: 'company.invitationEnded' });
    expect(await peopleOf(manager)).toBe(1);
  });
});

describe('R-6-20 R-7.4-92 who may invite', () => {
  it('R-6-20 R-7.4-92 a company that is not certified invites nobody under its name, by whichever way', async () => {
    const waiting = await companies.applyFor();
    const person = await signInForTest(server.platform);
    const { cid: companyId, token } = waiting;
    const answers = [
      await server.call(company.makeInvitation, { companyId }, { token }),
      await server.call(company.encryptCompany, { cid: companyId }, { token }),
      await invite(waiting, person.phone),
      await server.call(company.addPerson, { companyId, userId: person.userId }, { token }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 409, refusal: 'company.notCertified' });
    expect(fakes.messages.filter(({ phone }) => phone === person.phone)).toEqual([]);
  });

  it('R-6-20 R-7.4-92 sees what is open, to whom masked, and takes it back, his own alone: then it lets nobody in', async () => {
    const manager = await companies.make();
    const { cid: companyId, token } = manager;
    const invited = await signInForTest(server.platform);
    const { code } = (await server.call(company.makeInvitation, { companyId }, { token })).data!;
    await invite(manager, invited.phone);
    const open = async () => (await server.call(company.listInvitations, { companyId }, { token })).data!.list;
    const masked = `${invited.phone.slice(0, 3)}****${invited.phone.slice(-4)}`;
    expect((await open()).map(({ phone }) => phone)).toEqual([masked, null]);
    const stranger = await companies.make();
    for (const { id } of await open()) {
      const foreign = await server.call(company.withdrawInvitation, { companyId: stranger.cid, id }, { token: stranger.token });
      expect(foreign.code).toBe(404);
      expect(await open()).toHaveLength(2);
    }
    for (const { id } of await open()) await server.call(company.withdrawInvitation, { companyId, id }, { token });
    expect(await open()).toEqual([]);
    expect(await accept(code, invited)).toMatchObject({ code: 410 });
    expect(await accept(fakes.codeFor(invited.phone), invited)).toMatchObject({ code: 410 });
    const { list } = (await server.call(company.listChanges, { companyId }, { token })).data!;
    expect(list.map(({ what, phone }) => [what, phone]).toReversed()).toEqual([
      ['applied', null],
      ['invited', null],
      ['invited', masked],
      ['invitation-withdrawn', masked],
      ['invitation-withdrawn', null],
    ]);
  });

  it('R-6-20 R-7.4-92 sees no invitation that has ended', async () => {
    const manager = await companies.make();
    const ofManager = { cid: manager.cid, duty: 'Management' } as const;
    await invite(manager, '19911114444');
    clock.advance(7 * dayMs);
    const token = await insertSessionForTest(server.platform, manager.userId, ofManager);
    expect((await server.call(company.listInvitations, { companyId: manager.cid }, { token })).data!.list).toEqual([]);
  });

  it('R-6-20 R-7.4-92 S-07 N10 who is taken out, or turns Management over, leaves no open link behind, nor a message that he sent; others’ stay', async () => {
    for (const act of ['remove', 'turn over'] as const) {
      const manager = await companies.make();
      const { cid: companyId, token } = manager;
      const colleague = await companies.join(manager, 'operator');
      const { code } = (await server.call(company.makeInvitation, { companyId }, { token })).data!;
      const invited = await signInForTest(server.platform);
      await invite(manager, invited.phone);
      const endpoint = act === 'remove' ? company.removeColleague : company.turnOver;
      expect((await server.call(endpoint, { companyId, userId: colleague.userId }, { token })).code).toBe(200);
      expect(await accept(code, await signInForTest(server.platform))).toMatchObject({ code: 410 });
      expect((await accept(fakes.codeFor(invited.phone), invited)).code).toBe(act === 'remove' ? 200 : 410);
    }
  });

  it.each(['removed', 'left', 'gone with his account'] as const)(
    'R-6-20 R-7.4-91 who is %s does not come back by what was sent to his phone, as a new person of that phone either',
    async (how) => {
      const { database } = server.platform;
      const manager = await companies.make();
      const person = await signInForTest(server.platform);
      // Two were sent, and one is used.
      await invite(manager, person.phone);
      const first = fakes.codeFor(person.phone);
      await invite(manager, person.phone);
      const codes = [first, fakes.codeFor(person.phone)];
      expect((await accept(codes[1]!, person)).code).toBe(200);
      const wish = { companyId: manager.cid, userId: person.userId };
      const remove = async (token: string) => (await server.call(company.removeColleague, wish, { token })).code;
      const ofPerson = { cid: manager.cid, duty: 'read-only' } as const;
      const gone = {
        removed: () => remove(manager.token),
        left: async () => remove(await insertSessionForTest(server.platform, person.userId, ofPerson)),
        'gone with his account': async () => {
          await database.query('system', 'delete from company_member where user_id = $1', [person.userId]);
          return 200;
        },
      };
      expect(await gone[how]()).toBe(200);
      await database.query('system', 'update account_user set phone = $2 where id = $1', [
        person.userId,
        `${person.phone.slice(0, 3)}9${person.phone.slice(4)}`,
      ]);
      const anew = await signInForTest(server.platform);
      await database.query('system', 'update account_user set phone = $2 where id = $1', [anew.userId, person.phone]);
      const tries = how === 'gone with his account' ? codes.slice(1) : codes;
      for (const code of tries) expect(await accept(code, anew)).toMatchObject({ code: 410 });
    },
  );

  it('R-7.4-93 who is in the company already stays what he is, and is told so', async () => {
    const manager = await companies.make();
    const { code } = (await server.call(company.makeInvitation, { companyId: manager.cid }, { token: manager.token })).data!;
    expect((await accept(code, manager)).data).toMatchObject({ role: 'Management', isNew: false });
    expect((await accept(code, await signInForTest(server.platform))).data).toMatchObject({ role: 'read-only', isNew: true });
  });
});

describe('companies by name', () => {
  it('R-7.4-81 gives what the registry says publicly of certified companies, those that begin with it first', async () => {
    const [, , waiting] = [
      await insertCompanyForTest(server.platform, { name: '上海远洋货代' }),
      await insertCompanyForTest(server.platform, { name: '远洋国际' }),
      await insertCompanyForTest(server.platform, { name: '远洋待审', certState: 'reviewing' }),
    ];
    const person = await signInForTest(server.platform);
    const { data } = await server.call(company.findByName, { name: ' 远洋 ' }, { token: person.token });
    expect(data!.list.map(({ cname }) => cname)).toEqual(['远洋国际', '上海远洋货代']);
    for (const candidate of data!.list) expect(Object.keys(candidate).toSorted()).toEqual(['certState', 'cname', 'taxId']);
    expect(waiting).toBeGreaterThan(0);
    expect((await server.call(company.findByName, { name: '远' }, { token: person.token })).code).toBe(400);
    expect((await server.call(company.findByName, { name: '%%' }, { token: person.token })).data).toEqual({ list: [] });
  });

  it('R-7.4-81 gives twenty at most, and is asked sixty times an hour', async () => {
    for (let n = 0; n < 25; n++) await insertCompanyForTest(server.platform, { name: `多多货代${n}` });
    const person = await signInForTest(server.platform);
    const ask = () => server.call(company.findByName, { name: '多多' }, { token: person.token });
    expect((await ask()).data!.list).toHaveLength(20);
    const codes: number[] = [];
    for (let n = 1; n <= lookUpsPerHour; n++) codes.push((await ask()).code);
    expect(codes.filter((code) => code === 429)).toEqual([429]);
  });
});

describe('codes', () => {
  it('R-7.4-90 the code for links is an invitation like any other, and says nothing of the company’s number', async () => {
    const manager = await companies.make();
    const encrypt = async () => (await server.call(company.encryptCompany, { cid: manager.cid }, { token: manager.token })).data!.code;
    const [first, second] = [await encrypt(), await encrypt()];
    expect(first).not.toBe(second);
    for (const code of [first, second]) {
      expect(code).toMatch(/^[\w-]{22}$/);
      expect(code).not.toContain(String(manager.cid));
    }
    expect((await accept(first, await signInForTest(server.platform))).data).toMatchObject({ cid: manager.cid });
    clock.advance(7 * dayMs);
    expect(await accept(second, await signInForTest(server.platform))).toMatchObject({ code: 410 });
  });

  it('R-7.4-93 a whole office comes by one link, each looking twice', async () => {
    const manager = await companies.make();
    const { code } = (await server.call(company.makeInvitation, { companyId: manager.cid }, { token: manager.token })).data!;
    const said = new Set<number>();
    for (let n = 0; n < lookUpsPerHour; n++) {
      for (const _ of [1, 2]) said.add((await server.call(company.showInvitation, { code }, {})).code);
    }
    said.add((await accept(code, await signInForTest(server.platform))).code);
    expect([...said]).toEqual([200]);
  });

  it('R-7.4-93 S-03 guessed codes: no hit, bounded for a person and for a network, and nobody else is kept out', async () => {
    const manager = await companies.make();
    const { code } = (await server.call(company.makeInvitation, { companyId: manager.cid }, { token: manager.token })).data!;
    clock.advance(3_600_000);
    const guesses = isLong ? 10_000 : 300;
    const guesser = await signInForTest(server.platform);
    const said = new Map<number, number>();
    for (let n = 0; n < guesses; n++) {
      const { code: answer } =
        n % 2 === 0 ? await accept(makeToken(16), guesser) : await server.call(company.showInvitation, { code: makeToken(16) }, {});
      said.set(answer, (said.get(answer) ?? 0) + 1);
    }
    expect(said.get(410)).toBe(lookUpsPerHour);
    expect(said.get(429)).toBe(guesses - lookUpsPerHour);
    console.log(`LONG invite-codes ${guesses} guessed, ${said.get(200) ?? 0} hits, ${said.get(410)} looked up`);
    // An hour later, and from wherever he is: the bound is the guesser's own.
    clock.advance(3_600_000);
    expect((await accept(code, await signInForTest(server.platform))).code).toBe(200);
  });
});
