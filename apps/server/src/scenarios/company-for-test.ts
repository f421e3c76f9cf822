import { company } from '@mastlight/domain/company/contract';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import type { Duty, GivenDuty } from '@mastlight/domain/company/duty';
import { makeToken, sha256 } from '../platform/ids';
import type { Platform } from '../platform/module';
import { signInForTest, type TestUser } from './sign-in-for-test';
import type { TestClock, TestServer } from './start-test-server';

/** Somebody who acts for a company. */
export interface TestMember extends TestUser {
  readonly cid: number;
}

let codes = 0;
/** A credit code that no other call gives. */
export function makeCreditCode(): string {
  const first = `9133020${String(++codes).padStart(10, '0')}`;
  return first + checkCharacterOf(first);
}

/** A valid application for certification. */
export const makeApplication = (taxId = makeCreditCode()) => ({
  cname: `演示货代${codes}`,
  taxId,
  licenseUrl: '',
  legalPerson: '张三',
  contact: '李四',
  phone: '0574-80000000',
});

/** Companies as people make them: by the calls. */
export function companiesForTest(server: TestServer, clock: TestClock) {
  /** A token for another identity of a person. */
  async function enter(token: string, companyId: number): Promise<string> {
    const answer = await server.call(company.switchIdentity, { companyId: String(companyId) }, { token });
    if (!answer.data) throw new Error(`not let in: ${answer.msg}`);
    return answer.data.token;
  }

  /** A company that is certified, and the person who manages it, acting for it. */
  async function make(): Promise<TestMember> {
    const applied = await applyFor();
    await server.platform.database.query('system', `update company set cert_state = 'certified' where id = $1`, [applied.cid]);
    return applied;
  }

  /** A company that waits for the registry, and who manages it, acting for it. */
  async function applyFor(): Promise<TestMember> {
    const person = await signInForTest(server.platform);
    const answer = await server.call(company.apply, makeApplication(), { token: person.token });
    const { cid } = answer.data!;
    return { ...person, cid, token: await enter(person.token, cid) };
  }

  /** Somebody who joins by an invitation and gets a duty, acting for the company. */
  async function join({ cid, token: ofManager }: TestMember, role: GivenDuty): Promise<TestMember> {
    const person = await signInForTest(server.platform);
    // Invitations are looked up sixty times an hour.
    clock.advance(120_000);
    const { data: made } = await server.call(company.makeInvitation, { companyId: cid }, { token: ofManager });
    await server.call(company.acceptInvitation, { code: made!.code }, { token: person.token });
    await server.call(company.changeDuty, { companyId: cid, userId: person.userId, role }, { token: ofManager });
    return { ...person, cid, token: await enter(person.token, cid) };
  }

  return { enter, make, applyFor, join };
}

/** Puts a company without people into the database. */
export async function insertCompanyForTest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { name = '演示货代', certState = 'certified' }: { readonly name?: string; readonly certState?: 'reviewing' | 'certified' } = {},
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    'system',
    `insert into company (id, owner_key, name, credit_code, license_url, legal_person, contact, phone, cert_state, created_at)
     select no, 'c:' || no, $1, $2, '', '张三', '李四', '0574-80000000', $3, $4 from nextval('company_id_seq') no returning id`,
    [name, makeCreditCode(), certState, new Date(clock.nowMs())],
  );
  return rows[0]!.id;
}

/** Puts a person into a company past its invitations, acting for it. */
export async function insertMemberForTest(platform: Pick<Platform, 'database' | 'clock'>, cid: number, duty: Duty): Promise<TestMember> {
  const person = await signInForTest(platform);
  await platform.database.query(
    'system',
    `insert into company_member (company_id, owner_key, user_id, duty, joined_at) values ($1, 'c:' || $1::bigint, $2, $3, $4)`,
    [cid, person.userId, duty, new Date(platform.clock.nowMs())],
  );
  return { ...person, cid, token: await insertSessionForTest(platform, person.userId, { cid, duty }) };
}

/** One more token of a person: for a company, or his own. */
export async function insertSessionForTest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  userId: number,
  identity: { readonly cid: number; readonly duty: Duty } | null = null,
): Promise<string> {
  const token = makeToken();
  const nowMs = clock.nowMs();
  await database.query(
    'system',
    'insert into account_session (digest, user_id, company_id, company_duty, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [sha256(token), userId, identity && String(identity.cid), identity && identity.duty, new Date(nowMs), new Date(nowMs + 604_800_000)],
  );
  return token;
}
