// Guarantee: R-6-17, R-6-18, R-6-20, S-07: who acts for a company is what he is in it at that moment, on every process;
// nobody sees or changes another company, and of two that change its people at once one is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { account } from '@mastlight/domain/account/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import { turnBackMs } from '@mastlight/domain/company/limits';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import {
  companiesForTest,
  insertCompanyForTest,
  insertMemberForTest,
  insertSessionForTest,
  makeApplication,
} from '../../scenarios/company-for-test';
import { explainAsked } from '../../scenarios/explain-for-test';
import type { Database } from '../../platform/db/database';
import { findCompanyPage } from './queries/find-companies';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { waitFor } from '@mastlight/testing/wait-for';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
let server: TestServer;
let companies: ReturnType<typeof companiesForTest>;
beforeAll(async () => {
  // Calls of a whole suite come from one network and one person.
  server = await startTestServer({ clock, env: { CALLS_PER_MINUTE: '1000000' } });
  companies = companiesForTest(server, clock);
});
afterAll(() => server.stop());

const makeCompany = async () => {
  const manager = await companies.make();
  return { cid: manager.cid, manager };
};

const stateOf = async (token: string) => (await server.call(company.showIdentity, {}, { token })).data;

describe('identities (R-7.2-01, R-7.2-10, R-7.2-11, R-3.2-01)', () => {
  it('R-7.2-01, R-7.2-11, R-7.4-82, R-7.4-84, R-7.4-88, R-1-01, R-3.2-01, R-7.4-85, R-6-18 who applies manages the company, and switches to it and back with a new token each time', async () => {
    const person = await signInForTest(server.platform);
    const application = makeApplication();
    const { cname } = application;
    const { cid } = (await server.call(company.apply, application, { token: person.token })).data!;
    expect(cid).toBeGreaterThanOrEqual(5001);
    const token = await companies.enter(person.token, cid);
    expect(await stateOf(token)).toEqual({ cid, cname, role: 'Management', certState: '审核中' });
    expect((await server.call(account.showCurrentUser, {}, { token: person.token })).code).toBe(401);
    const back = (await server.call(company.switchIdentity, {}, { token })).data!.token;
    expect(await stateOf(back)).toEqual({ cid: null, cname: '', role: null, certState: null });
    expect((await server.call(company.showIdentity, {}, { token })).code).toBe(401);
    const entries = async (of: string) => (await server.call(company.listMemberships, {}, { token: of })).data!.list;
    expect(await entries(back)).toEqual([{ cid, cname, role: 'Management', certState: '审核中' }]);
    expect((await server.call(company.listRoles, {}, { token: back })).data!.list).toEqual([{ cid, role: 'Management' }]);
    // Another member has the same entry with what he is in it, in either identity.
    const colleague = await insertMemberForTest(server.platform, cid, 'operator');
    const his = { cid, cname, role: 'operator', certState: '审核中' };
    const personal = await insertSessionForTest(server.platform, colleague.userId);
    expect([await stateOf(colleague.token), await entries(colleague.token), await entries(personal)]).toEqual([his, [his], [his]]);
    expect((await server.call(company.findRole, { companyId: cid }, { token: personal })).data).toEqual({ role: 'operator' });
    // Whoever is in another company has that one, and nothing of this.
    const stranger = await insertMemberForTest(server.platform, await insertCompanyForTest(server.platform), 'finance');
    expect((await entries(stranger.token)).map(({ cid: id, role }) => [id, role])).toEqual([[stranger.cid, 'finance']]);
    expect((await server.call(company.listRoles, {}, { token: stranger.token })).data!.list).toEqual([
      { cid: stranger.cid, role: 'finance' },
    ]);
    // Who is in none has none.
    const nobody = await signInForTest(server.platform);
    expect([await entries(nobody.token), (await server.call(company.listRoles, {}, nobody)).data!.list]).toEqual([[], []]);
  });

  it('R-7.4-83, R-7.4-86 the record and the details of a company are what was applied with, and of that company', async () => {
    const [person, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const [own, theirs] = [makeApplication(), makeApplication()];
    const { cid } = (await server.call(company.apply, own, person)).data!;
    const second = (await server.call(company.apply, theirs, other)).data!.cid;
    const told = { cid, cname: own.cname, taxId: own.taxId, certState: '审核中', isPilot: false };
    for (const endpoint of [company.findCompany, company.showCompany] as const) {
      expect((await server.call(endpoint, { companyId: cid }, person)).data).toMatchObject(told);
      expect((await server.call(endpoint, { companyId: second }, other)).data).toMatchObject({ cid: second, cname: theirs.cname });
    }
  });

  it('R-6-20 a stranger neither enters nor sees a company: what is foreign answers as what is absent', async () => {
    const { cid } = await makeCompany();
    const { manager: other } = await makeCompany();
    const outsider = await signInForTest(server.platform);
    for (const { token } of [outsider, other]) {
      for (const companyId of [cid, 999_999_999]) {
        expect((await server.call(company.checkEntry, { companyId }, { token })).data).toEqual({ canEnter: false });
        for (const endpoint of [
          company.listColleagues,
          company.findCompany,
          company.showCompany,
          company.findRole,
          company.listChanges,
        ] as const) {
          const { code, refusal, data } = await server.call(endpoint, { companyId }, { token });
          expect([endpoint.path, code, refusal, data]).toEqual([endpoint.path, 403, 'company.foreignCompany', null]);
        }
        for (const endpoint of [company.turnOver, company.removeColleague] as const) {
          const { code, refusal } = await server.call(endpoint, { companyId, userId: outsider.userId }, { token });
          expect([endpoint.path, code, refusal]).toEqual([endpoint.path, 403, 'company.foreignCompany']);
        }
        expect(await server.call(company.makeInvitation, { companyId }, { token })).toMatchObject({ refusal: 'company.foreignCompany' });
        expect(await server.call(company.switchIdentity, { companyId: String(companyId) }, { token })).toMatchObject({ code: 403 });
      }
    }
  });

  it('R-7.4-80, R-9-12 lists the own companies by name and state; the desk sees all', async () => {
    const { cid, manager } = await makeCompany();
    const mine = (await server.call(company.listCompanies, {}, { token: manager.token })).data!;
    expect(mine).toMatchObject({ list: [{ cid, isPilot: false }], total: 1, pageSize: 1000 });
    expect((await server.call(company.listCompanies, { name: 'nobody%' }, { token: manager.token })).data!.total).toBe(0);
    const countOf = async (status: RequestInput<typeof company.listCompanies>['status'], token = manager.token) =>
      (await server.call(company.listCompanies, { status }, { token })).data!.total;
    expect([await countOf('审核中'), await countOf('认证成功'), await countOf('')]).toEqual([0, 1, 1]);
    // One that waits for its certification, of a person who has no other.
    const applicant = await signInForTest(server.platform);
    await server.call(company.apply, makeApplication(), { token: applicant.token });
    expect([await countOf('审核中', applicant.token), await countOf('认证成功', applicant.token)]).toEqual([1, 0]);
    // A second page holds what the first has not.
    const second = (await server.call(company.apply, makeApplication(), { token: applicant.token })).data!.cid;
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (pageNo) => (await server.call(company.listCompanies, { pageNo, pageSize: 1 }, { token: applicant.token })).data!,
      ),
    );
    expect(pages.map(({ list, total, pageNo }) => [list.length, total, pageNo])).toEqual([
      [1, 2, 1],
      [1, 2, 2],
      [0, 2, 3],
    ]);
    expect(pages.flatMap(({ list }) => list.map(({ cid: id }) => id))).toContain(second);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    expect((await server.call(company.listCompanies, {}, { token: admin.token })).data!.total).toBeGreaterThan(1);
  });
});

describe('many companies', () => {
  it('R-7.4-80 R-9-12 reads the companies of the person alone, however many others there are, and a thousand on a page', async () => {
    const person = await signInForTest(server.platform);
    const mine = 30;
    await server.platform.database.query(
      'system',
      `with made as (
         insert into company (id, owner_key, name, credit_code, license_url, legal_person, contact, phone, cert_state, created_at)
         select no, 'c:' || no, '多家货代' || no, 'MANY' || no, '', '张三', '李四', '0574-80000000', 'certified', now()
         from (select nextval('company_id_seq') as no from generate_series(1, 3000)) ids returning id, owner_key)
       insert into company_member (company_id, owner_key, user_id, duty, joined_at)
       select id, owner_key, case when row_number() over (order by id) <= $2 then $1::bigint else 0 end, 'operator', now() from made`,
      [person.userId, mine],
    );
    await server.platform.database.query('system', 'analyze company, company_member');
    const ask = (database: Database) => findCompanyPage(database, { userId: person.userId, name: '多家' }, { pageSize: 1_000, offset: 0 });
    expect((await ask(server.platform.database)).total).toBe(mine);
    const { rowsRead } = await explainAsked(server.platform.database, ask);
    expect(rowsRead['company']).toBeLessThanOrEqual(mine);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const { data } = await server.call(company.listCompanies, {}, { token: admin.token });
    expect(data!.list).toHaveLength(1_000);
    expect(data!.total).toBeGreaterThan(3_000);
  });

  it('R-9-36 the fourteen pilot companies are marked, and no other', async () => {
    const person = await signInForTest(server.platform);
    await server.platform.database.query(
      'system',
      `with made as (
         insert into company (id, owner_key, name, credit_code, license_url, legal_person, contact, phone, cert_state, created_at)
         select no, 'c:' || no, '试点' || no, 'PILOT' || no, '', '张三', '李四', '0574-80000000', 'certified', now()
         from unnest(array[3453, 3454, 4742, 4743]::bigint[]) no returning id, owner_key)
       insert into company_member (company_id, owner_key, user_id, duty, joined_at) select id, owner_key, $1, 'operator', now() from made`,
      [person.userId],
    );
    const { data } = await server.call(company.listCompanies, {}, { token: person.token });
    expect(data!.list.map(({ cid, isPilot }) => [cid, isPilot])).toEqual([
      [3453, true],
      [3454, false],
      [4742, true],
      [4743, false],
    ]);
  });
});

describe('applications and invitations', () => {
  it('R-7.4-85 refuses a wrong credit code, and a second application for the same one', async () => {
    const { token } = await signInForTest(server.platform);
    expect(await server.call(company.apply, makeApplication('91330201MA2DEM0011'), { token })).toMatchObject({
      refusal: 'company.wrongCreditCode',
    });
    const once = makeApplication();
    expect((await server.call(company.apply, once, { token })).code).toBe(200);
    expect(await server.call(company.apply, once, { token })).toMatchObject({ refusal: 'company.appliedBefore' });
  });

  it('R-2.3-10, R-7.4-92, -93 a code works for seven days, once a person, and tells a stranger the company and a masked name', async () => {
    const { cid, manager } = await makeCompany();
    const { code } = (await server.call(company.makeInvitation, { companyId: cid }, { token: manager.token })).data!;
    const shown = (await server.call(company.showInvitation, { code }, {})).data!;
    const named = (await server.call(account.showCurrentUser, {}, { token: manager.token })).data!.userName;
    expect(shown.inviter).toBe(maskName(named));
    expect(shown.inviter).not.toBe(named);
    const person = await signInForTest(server.platform);
    expect((await server.call(company.acceptInvitation, { code }, { token: person.token })).data).toMatchObject({ cid });
    expect((await server.call(company.findRole, { companyId: cid }, { token: person.token })).data).toEqual({ role: 'read-only' });
    // Who has left by himself does not come back by the code that he has used.
    const token = await companies.enter(person.token, cid);
    await server.call(company.removeColleague, { companyId: cid, userId: person.userId }, { token });
    const back = await insertSessionForTest(server.platform, person.userId);
    expect(await server.call(company.acceptInvitation, { code }, { token: back })).toMatchObject({ refusal: 'company.invitationUsed' });
    // Who is removed comes back by no open link; one that is made after that brings him back.
    const second = await signInForTest(server.platform);
    await server.call(company.acceptInvitation, { code }, { token: second.token });
    clock.advance(1_000);
    await server.call(company.removeColleague, { companyId: cid, userId: second.userId }, { token: manager.token });
    expect(await server.call(company.acceptInvitation, { code }, { token: second.token })).toMatchObject({
      refusal: 'company.invitationEnded',
    });
    clock.advance(1_000);
    const after = (await server.call(company.makeInvitation, { companyId: cid }, { token: manager.token })).data!.code;
    expect((await server.call(company.acceptInvitation, { code: after }, { token: second.token })).code).toBe(200);
    const late = (await server.call(company.makeInvitation, { companyId: cid }, { token: manager.token })).data!.code;
    clock.advance(7 * 24 * 3_600_000);
    const other = await signInForTest(server.platform);
    expect(await server.call(company.acceptInvitation, { code: late }, { token: other.token })).toMatchObject({
      refusal: 'company.invitationEnded',
    });
  });

  it('R-7.1-11 a phone gives a masked name, and says when nobody has it', async () => {
    const { manager } = await makeCompany();
    const person = await signInForTest(server.platform);
    const { data } = await server.call(company.findByPhone, { phone: person.phone }, { token: manager.token });
    expect(data).toMatchObject({ id: person.userId, exists: true });
    expect(data!.userName).toContain('*');
    expect((await server.call(company.findByPhone, { phone: '19999999999' }, { token: manager.token })).data).toEqual({
      id: null,
      userName: '',
      exists: false,
    });
  });

  it('R-7.1-11 B13 nobody looks phones up for himself, or for a company that is not certified', async () => {
    const person = await signInForTest(server.platform);
    const waiting = await companies.applyFor();
    const find = (token: string) => server.call(company.findByPhone, { phone: person.phone }, { token });
    expect(await find(person.token)).toMatchObject({ code: 403, refusal: 'company.foreignCompany' });
    expect(await find(waiting.token)).toMatchObject({ code: 409, refusal: 'company.notCertified' });
  });
});

describe('duties', () => {
  it('R-7.4-78, R-7.4-79, R-6-20 only Management changes people; only who operates changes data; all see who is in it, and nobody else', async () => {
    const { cid, manager } = await makeCompany();
    const [operator, finance, reader] = [
      await companies.join(manager, 'operator'),
      await companies.join(manager, 'finance'),
      await companies.join(manager, 'read-only'),
    ];
    const subscribe = (token: string, no: number) =>
      server.call(billSubscription.subscribeBills, { blnos: [`DEMO5${no}00001`] }, { token });
    expect((await subscribe(operator.token, 1)).code).toBe(200);
    expect((await subscribe(manager.token, 2)).code).toBe(200);
    for (const { token } of [finance, reader]) expect(await subscribe(token, 3)).toMatchObject({ code: 403, data: null });
    // What the company follows everybody in it sees.
    const seen = await server.call(billSubscription.queryBillPage, {}, { token: reader.token });
    expect(seen.data!.total).toBe(2);
    for (const { token } of [operator, finance, reader]) {
      for (const endpoint of [company.turnOver, company.removeColleague] as const) {
        expect((await server.call(endpoint, { companyId: cid, userId: manager.userId }, { token })).code).toBe(403);
      }
      expect((await server.call(company.changeDuty, { companyId: cid, userId: reader.userId, role: 'operator' }, { token })).code).toBe(
        403,
      );
      expect((await server.call(company.makeInvitation, { companyId: cid }, { token })).code).toBe(403);
      expect((await server.call(company.listChanges, { companyId: cid }, { token })).code).toBe(403);
    }
    const { manager: ofAnother, cid: another } = await makeCompany();
    const { list } = (await server.call(company.listOwnColleagues, {}, { token: reader.token })).data!;
    const told = (people: typeof list) => new Map(people.map(({ id, role }) => [id, role]));
    expect(told(list)).toEqual(
      new Map([
        [manager.userId, 'Management'],
        [operator.userId, 'operator'],
        [finance.userId, 'finance'],
        [reader.userId, 'read-only'],
      ]),
    );
    for (const { phone } of list) expect(phone).toContain('****');
    expect((await server.call(company.listColleagues, { companyId: cid }, { token: finance.token })).data!.list).toEqual(list);
    const alone = new Map([[ofAnother.userId, 'Management']]);
    expect(told((await server.call(company.listOwnColleagues, {}, ofAnother)).data!.list)).toEqual(alone);
    expect(told((await server.call(company.listColleagues, { companyId: another }, ofAnother)).data!.list)).toEqual(alone);
  });

  it('R-6-20 what a session says of its duty is asked of the company again by whatever changes it', async () => {
    const { cid, manager } = await makeCompany();
    const [member, other] = [await companies.join(manager, 'operator'), await companies.join(manager, 'operator')];
    // As one that outlived a change would be.
    const token = await insertSessionForTest(server.platform, member.userId, { cid, duty: 'Management' });
    const colleague = { companyId: cid, userId: other.userId };
    const answers = [
      await server.call(company.makeInvitation, { companyId: cid }, { token }),
      await server.call(company.encryptCompany, { cid }, { token }),
      await server.call(company.inviteByPhone, { companyId: cid, phone: '19987650001' }, { token }),
      await server.call(company.withdrawInvitation, { companyId: cid, id: 1 }, { token }),
      await server.call(company.turnOver, colleague, { token }),
      await server.call(company.removeColleague, colleague, { token }),
      await server.call(company.changeDuty, { ...colleague, role: 'finance' }, { token }),
    ];
    expect(answers.map(({ code, refusal }) => `${code} ${refusal}`)).toEqual(answers.map(() => '403 company.notAllowed'));
  });

  it('another duty ends the sessions that bear the old one', async () => {
    const { cid, manager } = await makeCompany();
    const member = await companies.join(manager, 'operator');
    expect(
      (await server.call(company.changeDuty, { companyId: cid, userId: member.userId, role: 'read-only' }, { token: manager.token })).code,
    ).toBe(200);
    expect((await server.call(company.showIdentity, {}, { token: member.token })).code).toBe(401);
  });

  it('R-7.4-89 turning over swaps two people; Management neither leaves nor is removed', async () => {
    const { cid, manager } = await makeCompany();
    const member = await companies.join(manager, 'operator');
    const leave = { companyId: cid, userId: manager.userId };
    expect(await server.call(company.removeColleague, leave, { token: manager.token })).toMatchObject({
      refusal: 'company.managementStays',
    });
    expect(await server.call(company.turnOver, leave, { token: manager.token })).toMatchObject({ refusal: 'company.ownDuty' });
    const { token } = (await server.call(company.turnOver, { companyId: cid, userId: member.userId }, { token: manager.token })).data!;
    expect(await stateOf(token)).toMatchObject({ cid, role: 'operator' });
    for (const old of [manager.token, member.token]) expect((await server.call(company.showIdentity, {}, { token: old })).code).toBe(401);
    clock.advance(turnBackMs);
    expect((await server.call(company.removeColleague, leave, { token })).code).toBe(200);
    expect((await server.call(company.showIdentity, {}, { token })).code).toBe(401);
  });

  /** A company whose Management was turned over to one who only looked, and both, acting for it. */
  async function turnedOver() {
    const { cid, manager } = await makeCompany();
    const reader = await companies.join(manager, 'read-only');
    const { token: former } = (await server.call(company.turnOver, { companyId: cid, userId: reader.userId }, manager)).data!;
    const personal = await insertSessionForTest(server.platform, reader.userId);
    const present = await companies.enter(personal, cid);
    return { cid, former: { ...manager, token: former }, present: { ...reader, token: present } };
  }
  const dutiesOf = async (cid: number, ...people: readonly { readonly userId: number }[]) => {
    const { rows } = await server.platform.database.query<{ user_id: number; duty: string }>(
      'system',
      'select user_id, duty from company_member where company_id = $1',
      [cid],
    );
    return people.map(({ userId }) => rows.find((row) => row.user_id === userId)?.duty);
  };

  it.each(['former', 'present'] as const)(
    'R-7.4-89 within a day the %s Management takes turning over back, and all is as it was',
    async (who) => {
      const { cid, former, present } = await turnedOver();
      const { data: seen } = await server.call(company.listOwnColleagues, {}, present);
      expect(seen!.turnedOver).toMatchObject({ from: former.userId, to: present.userId });
      // M2: what he who only looks again has opened to others meanwhile ends with that.
      const { data: client } = await server.call(billSubscription.addClient, { clientName: 'HENGTAI' }, present);
      const { key } = (await server.call(billSubscription.makeClientKey, { id: client!.id }, present)).data!;
      const opens = async () => (await server.call(billSubscription.showClientBills, { key })).code;
      expect(await opens()).toBe(200);
      clock.advance(turnBackMs - 1);
      const caller = { former, present }[who];
      const { data } = await server.call(company.turnBack, { companyId: cid }, caller);
      await waitFor('the link to end', async () => (await opens()) === 410);
      expect(await dutiesOf(cid, former, present)).toEqual(['Management', 'read-only']);
      expect(await stateOf(data!.token)).toMatchObject({ cid, role: who === 'former' ? 'Management' : 'read-only' });
      // Every session bears what he was in it.
      for (const { token } of [former, present]) expect((await server.call(company.showIdentity, {}, { token })).code).toBe(401);
      const manager = await companies.enter(await insertSessionForTest(server.platform, former.userId), cid);
      const changes = (await server.call(company.listChanges, { companyId: cid }, { token: manager })).data!.list;
      expect(changes.slice(0, 2).map(({ what }) => what)).toEqual(['turned-back', 'turned-over']);
      expect((await server.call(company.listOwnColleagues, {}, { token: manager })).data!.turnedOver).toBeNull();
      expect(await server.call(company.turnBack, { companyId: cid }, { token: manager })).toMatchObject({ refusal: 'company.noTurnBack' });
    },
  );

  it('R-7.4-89 after a day nobody takes it back, and nobody else ever', async () => {
    const { cid, former, present } = await turnedOver();
    const personal = await insertSessionForTest(server.platform, (await companies.make()).userId);
    expect(await server.call(company.turnBack, { companyId: cid }, { token: personal })).toMatchObject({
      refusal: 'company.foreignCompany',
    });
    const third = await companies.join(present, 'finance');
    expect(await server.call(company.turnBack, { companyId: cid }, third)).toMatchObject({ code: 400, refusal: 'company.noTurnBack' });
    clock.advance(turnBackMs);
    expect((await server.call(company.listOwnColleagues, {}, former)).data!.turnedOver).toBeNull();
    for (const caller of [former, present]) {
      expect(await server.call(company.turnBack, { companyId: cid }, caller)).toMatchObject({ refusal: 'company.noTurnBack' });
    }
    expect(await dutiesOf(cid, former, present)).toEqual(['operator', 'Management']);
  });

  it('R-7.4-89 within that day it is not handed on, and he who had it is neither thrown out nor gone', async () => {
    const { cid, former, present } = await turnedOver();
    const third = await companies.join(present, 'operator');
    const lately = { code: 400, refusal: 'company.turnedOverLately' };
    expect(await server.call(company.turnOver, { companyId: cid, userId: third.userId }, present)).toMatchObject(lately);
    for (const caller of [former, present]) {
      expect(await server.call(company.removeColleague, { companyId: cid, userId: former.userId }, caller)).toMatchObject(lately);
    }
    // Others come and go, and he gets another duty: none of it keeps him from having it back.
    expect((await server.call(company.removeColleague, { companyId: cid, userId: third.userId }, present)).code).toBe(200);
    expect((await server.call(company.changeDuty, { companyId: cid, userId: former.userId, role: 'read-only' }, present)).code).toBe(200);
    const token = await companies.enter(await insertSessionForTest(server.platform, former.userId), cid);
    expect((await server.call(company.turnBack, { companyId: cid }, { token })).code).toBe(200);
    expect(await dutiesOf(cid, former, present)).toEqual(['Management', 'read-only']);
  });

  it('of two that take it back at once one does', async () => {
    const { cid, former, present } = await turnedOver();
    const answers = await Promise.all([former, present].map((caller) => server.call(company.turnBack, { companyId: cid }, caller)));
    // The other is refused, or his session is over.
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await dutiesOf(cid, former, present)).toEqual(['Management', 'read-only']);
  });

  it('of two that turn over at once one is refused, and one manages', async () => {
    const { cid, manager } = await makeCompany();
    const [a, b] = [await companies.join(manager, 'operator'), await companies.join(manager, 'operator')];
    const answers = await Promise.all(
      [a, b].map(({ userId }) => server.call(company.turnOver, { companyId: cid, userId }, { token: manager.token })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const { rows } = await server.platform.database.query<{ user_id: number }>(
      'system',
      `select user_id from company_member where company_id = $1 and duty = 'Management'`,
      [cid],
    );
    expect(rows).toHaveLength(1);
    expect([a.userId, b.userId]).toContain(rows[0]!.user_id);
  });

  it('S-08 fields that nobody asked for change nothing', async () => {
    const { cid, manager } = await makeCompany();
    const person = await signInForTest(server.platform);
    const more = {
      role: 'Management',
      balance: 1,
      userId: manager.userId,
      id: 1,
      cid,
      admin: true,
      certState: '认证成功',
      ownerKey: `c:${cid}`,
    };
    const made = await server.call(company.apply, { ...makeApplication(), ...more }, { token: person.token });
    expect(made.data!.cid).not.toBe(cid);
    const { list } = (await server.call(company.listCompanies, {}, { token: person.token })).data!;
    expect(list).toMatchObject([{ cid: made.data!.cid, certState: '审核中' }]);
    const { code } = (await server.call(company.makeInvitation, { companyId: cid, ...more } as never, { token: manager.token })).data!;
    await server.call(company.acceptInvitation, { code, ...more } as never, { token: person.token });
    expect((await server.call(company.findRole, { companyId: cid }, { token: person.token })).data).toEqual({ role: 'read-only' });
  });
});

describe('S-07 R-7.2-01 switching', () => {
  it('R-7.2-01 to a company while being removed from it never leaves a session', async () => {
    const { cid, manager } = await makeCompany();
    for (let round = 0; round < 10; round++) {
      const member = await companies.join(manager, 'operator');
      const personal = (await server.call(company.switchIdentity, {}, { token: member.token })).data!.token;
      await Promise.all([
        server.call(company.switchIdentity, { companyId: String(cid) }, { token: personal }),
        server.call(company.removeColleague, { companyId: cid, userId: member.userId }, { token: manager.token }),
      ]);
      const { rowCount } = await server.platform.database.query(
        'system',
        'select from account_session where user_id = $1 and company_id is not null',
        [member.userId],
      );
      expect(rowCount).toBe(0);
    }
  });
});
