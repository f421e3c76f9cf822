/** Companies, their people, their invitations and their change log, as they are written. */
import type { CertState } from '@mastlight/domain/company/cert-state';
import type { Duty, GivenDuty } from '@mastlight/domain/company/duty';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

declare const heldBrand: unique symbol;

/** A company whose row this transaction holds: whatever changes its people follows one another. People are held before it. */
export interface HeldCompany {
  readonly id: number;
  readonly name: string;
  readonly certState: CertState;
  /** Why not, or what the registry says otherwise since; empty otherwise. */
  readonly certReason: string;
  /** It claims a code that another company has. */
  readonly isClaim: boolean;
  readonly creditCode: string;
  readonly legalPerson: string;
  readonly [heldBrand]: true;
}

/** What is written into the change log (ADR 0028). */
export type ChangeWord =
  | 'applied'
  | 'claimed-by-other'
  | 'claim-refused'
  | 'certification-revoked'
  | 'certification-lapsed'
  | 'registry-differs'
  | 'registry-agrees'
  | 'joined'
  | 'left'
  | 'removed'
  | 'duty-changed'
  | 'turned-over'
  | 'turned-back'
  | 'invited'
  | 'invitation-withdrawn';

export async function holdCompany(tx: Transaction, companyId: number): Promise<HeldCompany | null> {
  return (await holdCompanies(tx, [companyId])).get(companyId) ?? null;
}

/** Several companies, held in the order of their numbers, as everybody does. */
export async function holdCompanies(tx: Transaction, companyIds: readonly number[]): Promise<ReadonlyMap<number, HeldCompany>> {
  const { rows } = await connectionOf(tx).query<{
    id: number;
    name: string;
    cert_state: CertState;
    cert_reason: string;
    is_claim: boolean;
    credit_code: string;
    legal_person: string;
  }>(
    'select id, name, cert_state, cert_reason, is_claim, credit_code, legal_person from company where id = any($1) order by id for no key update',
    [companyIds],
    'company-hold',
  );
  return new Map(
    rows.map((row) => {
      const { id, name, legal_person: legalPerson } = row;
      const { cert_state: certState, cert_reason: certReason, is_claim: isClaim, credit_code: creditCode } = row;
      return [id, { id, name, certState, certReason, isClaim, creditCode, legalPerson } as HeldCompany];
    }),
  );
}

export interface Application {
  readonly name: string;
  readonly creditCode: string;
  readonly licenseUrl: string;
  readonly legalPerson: string;
  readonly contact: string;
  readonly phone: string;
  readonly isClaim: boolean;
}

/** Adds a company that waits for the registry; gives its number. */
export async function insertCompany(tx: Transaction, application: Application, appliedBy: number, nowMs: number): Promise<HeldCompany> {
  const { name, creditCode, licenseUrl, legalPerson, contact, phone, isClaim } = application;
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into company (id, owner_key, name, credit_code, license_url, legal_person, contact, phone, cert_state, created_at, is_claim, applied_by)
     select no, 'c:' || no, $1, $2, $3, $4, $5, $6, 'reviewing', $7, $8, $9 from nextval('company_id_seq') no returning id`,
    [name, creditCode, licenseUrl, legalPerson, contact, phone, new Date(nowMs), isClaim, appliedBy],
  );
  return { id: rows[0]!.id, name, certState: 'reviewing', certReason: '', isClaim, creditCode } as HeldCompany;
}

/** Makes a company's application anew: it waits for the registry again. An earlier licence stays where none comes. */
export async function renewApplication(
  tx: Transaction,
  company: HeldCompany,
  application: Application,
  appliedBy: number,
  nowMs: number,
): Promise<void> {
  const { name, creditCode, licenseUrl, legalPerson, contact, phone, isClaim } = application;
  await connectionOf(tx).query(
    `update company set name = $2, credit_code = $3, license_url = coalesce(nullif($4, ''), license_url), legal_person = $5, contact = $6,
       phone = $7, cert_state = 'reviewing', cert_reason = '', created_at = $8, asked_at = null, asks_failed = 0,
       ask_again_at = null, is_claim = $9, applied_by = $10 where id = $1`,
    [company.id, name, creditCode, licenseUrl, legalPerson, contact, phone, new Date(nowMs), isClaim, appliedBy],
  );
}

export async function findDuty(tx: Transaction, companyId: number, userId: number): Promise<Duty | null> {
  const { rows } = await connectionOf(tx).query<{ duty: Duty }>(
    'select duty from company_member where company_id = $1 and user_id = $2',
    [companyId, userId],
    'company-find-duty',
  );
  return rows[0]?.duty ?? null;
}

/** What a person is in a company, kept so until the transaction ends: switching must not race removal. */
export async function holdMembership(tx: Transaction, companyId: number, userId: number): Promise<Duty | null> {
  const { rows } = await connectionOf(tx).query<{ duty: Duty }>(
    'select duty from company_member where company_id = $1 and user_id = $2 for share',
    [companyId, userId],
    'company-hold-membership',
  );
  return rows[0]?.duty ?? null;
}

export async function insertMember(tx: Transaction, company: HeldCompany, userId: number, duty: Duty, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into company_member (company_id, owner_key, user_id, duty, joined_at) values ($1, 'c:' || $1::bigint, $2, $3, $4)`,
    [company.id, userId, duty, new Date(nowMs)],
  );
}

export async function setDuty(tx: Transaction, company: HeldCompany, userId: number, duty: Duty): Promise<void> {
  await connectionOf(tx).query('update company_member set duty = $3 where company_id = $1 and user_id = $2', [company.id, userId, duty]);
}

export async function deleteMember(tx: Transaction, company: HeldCompany, userId: number): Promise<void> {
  await connectionOf(tx).query('delete from company_member where company_id = $1 and user_id = $2', [company.id, userId]);
}

/** The companies a person is in, by number. */
export async function listMemberships(tx: Transaction, userId: number): Promise<readonly number[]> {
  const { rows } = await connectionOf(tx).query<{ company_id: number }>(
    'select company_id from company_member where user_id = $1 order by company_id',
    [userId],
  );
  return rows.map(({ company_id: companyId }) => companyId);
}

/** Nobody is left in a company: who stood in it is forgotten, nobody is let in any more, and its credit code is free. */
export async function closeCompany(tx: Transaction, company: HeldCompany, reason: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update company set contact = '', phone = '', legal_person = '', license_url = '', cert_state = 'failed', cert_reason = $2,
       closed_at = $3 where id = $1`,
    [company.id, reason, new Date(nowMs)],
  );
  await withdrawInvitations(tx, company, 'all', nowMs);
}

/** How many people a company has. */
export async function countMembers(tx: Transaction, company: HeldCompany): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>(
    'select count(*)::int as count from company_member where company_id = $1',
    [company.id],
  );
  return rows[0]!.count;
}

/** Whether a person was taken out of a company after an instant. */
export async function wasRemovedSince(tx: Transaction, company: HeldCompany, userId: number, sinceMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `select from company_change where company_id = $1 and person_id = $2 and what = 'removed' and changed_at > $3 limit 1`,
    [company.id, userId, new Date(sinceMs)],
  );
  return rowCount > 0;
}

/** Of how many companies a person is, and for how many of them as Management the registry has yet to answer. */
export async function countCompanies(tx: Transaction, userId: number): Promise<{ readonly all: number; readonly open: number }> {
  const { rows } = await connectionOf(tx).query<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where m.duty = 'Management' and c.cert_state = 'reviewing'))::int as open
     from company_member m join company c on c.id = m.company_id where m.user_id = $1`,
    [userId],
  );
  return rows[0]!;
}

/** Whether a person has applied for a credit code that the registry has not refused, `exceptId` apart. */
export async function hasApplied(tx: Transaction, userId: number, creditCode: string, exceptId: number | null): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `select from company_member m join company c on c.id = m.company_id
     where m.user_id = $1 and m.duty = 'Management' and c.credit_code = $2 and c.cert_state <> 'failed'
       and c.id is distinct from $3`,
    [userId, creditCode, exceptId],
  );
  return rowCount > 0;
}

/**
 * Whether a company has a free quota of the month that began at `sinceMs`: it is certified, and of the companies that one person
 * manages the one that was certified first. Those count besides that he who applied for it had certified, closed or lost in the
 * month: handed on to others they would be one quota after the other. What the registry prints anybody can copy, and certify.
 * Nor has one whose code was another company's that was closed in the month.
 */
export async function hasFreeQuota(tx: Transaction, companyId: number, sinceMs: number): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ has: boolean }>(
    'select mastlight_company_has_free_quota($1, $2) as has',
    [companyId, new Date(sinceMs)],
    'company-has-free-quota',
  );
  return rows[0]!.has;
}

/** The company that a credit code is certified for, and who manages it; null when it is for none. */
export async function findCertified(
  tx: Transaction,
  creditCode: string,
): Promise<{ readonly companyId: number; readonly managementId: number } | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; user_id: number }>(
    `select c.id, m.user_id from company c join company_member m on m.company_id = c.id and m.duty = 'Management'
     where c.credit_code = $1 and c.cert_state = 'certified'`,
    [creditCode],
  );
  return rows[0] ? { companyId: rows[0].id, managementId: rows[0].user_id } : null;
}

/** A certification of this code was taken away: whoever applies for it from now on is judged by our desk, those who wait for the registry too. */
export async function noteRevocation(tx: Transaction, company: HeldCompany, nowMs: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `insert into company_revocation (credit_code, revoked_at) values ($1, $2)
     on conflict (credit_code) do update set revoked_at = excluded.revoked_at`,
    [company.creditCode, new Date(nowMs)],
  );
  await connection.query(`update company set is_claim = true where credit_code = $1 and cert_state = 'reviewing'`, [company.creditCode]);
}

/** Whether a certification of a code was ever taken away. */
export async function wasRevoked(tx: Transaction, creditCode: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query('select from company_revocation where credit_code = $1', [creditCode]);
  return rowCount > 0;
}

/** A claim is right: the registry is asked about it as about any application, with its whole patience. */
export async function letClaimOn(tx: Transaction, company: HeldCompany, nowMs: number): Promise<void> {
  await connectionOf(tx).query('update company set is_claim = false, created_at = $2 where id = $1', [company.id, new Date(nowMs)]);
}

export interface NewInvitation {
  readonly digest: string;
  readonly madeBy: number;
  /** The only phone it works for; null: whoever has the code. */
  readonly phone: string | null;
  /** When it leaves as a text message; null: it does not. */
  readonly sentAtMs: number | null;
  readonly expiresAtMs: number;
}

export async function insertInvitation(
  tx: Transaction,
  company: HeldCompany,
  { digest, madeBy, phone, sentAtMs, expiresAtMs }: NewInvitation,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into company_invitation (company_id, owner_key, digest, made_by, phone, sent_at, expires_at)
     values ($1, 'c:' || $1::bigint, $2, $3, $4, $5, $6)`,
    [company.id, digest, madeBy, phone, sentAtMs === null ? null : new Date(sentAtMs), new Date(expiresAtMs)],
  );
}

/** Takes back an invitation whose message could not be sent. */
export async function deleteInvitation(tx: Transaction, digest: string): Promise<void> {
  await connectionOf(tx).query('delete from company_invitation where digest = $1', [digest]);
}

/** Ends an invitation by its code, so that it counts and opens nothing. */
export async function endInvitation(tx: Transaction, digest: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query('update company_invitation set expires_at = $2 where digest = $1', [digest, new Date(nowMs)]);
}

/** Takes back an invitation of a company that still works; gives whom it was for. */
export async function withdrawInvitation(
  tx: Transaction,
  company: HeldCompany,
  id: number,
  nowMs: number,
): Promise<{ readonly phone: string | null } | 'ended' | 'none'> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ phone: string | null }>(
    'update company_invitation set expires_at = $3 where company_id = $1 and id = $2 and expires_at > $3 returning phone',
    [company.id, id, new Date(nowMs)],
  );
  if (rows[0]) return rows[0];
  const { rowCount } = await connection.query('select from company_invitation where company_id = $1 and id = $2', [company.id, id]);
  return rowCount > 0 ? 'ended' : 'none';
}

/** The credit code of a company, as it stands. */
export async function findCreditCode(tx: Transaction, companyId: number): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ credit_code: string }>('select credit_code from company where id = $1', [companyId]);
  return rows[0]?.credit_code ?? null;
}

/**
 * Takes back the invitations of a company: all, or, where people have gone or turned over, those by which they come back
 * under another name: the links, which anybody keeps, and whatever they have sent.
 */
export async function withdrawInvitations(
  tx: Transaction,
  company: HeldCompany,
  which: 'all' | { readonly madeBy: readonly number[] },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update company_invitation set expires_at = $3
     where company_id = $1 and expires_at > $3 and ($2::bigint[] is null or phone is null or made_by = any($2))`,
    [company.id, which === 'all' ? null : which.madeBy, new Date(nowMs)],
  );
}

/** Takes back what a company has sent to a phone: whoever is in it no more may come anew with the same. */
export async function withdrawInvitationsTo(tx: Transaction, company: HeldCompany, phone: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query('update company_invitation set expires_at = $3 where company_id = $1 and phone = $2 and expires_at > $3', [
    company.id,
    phone,
    new Date(nowMs),
  ]);
}

/** Has what is sent to one phone follow one another until the transaction ends. */
export async function lockInvitedPhone(tx: Transaction, phone: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`company-invited-phone ${phone}`]);
}

/** Has what one person sends follow one another until the transaction ends; before `lockInvitedPhone`. */
export async function lockSender(tx: Transaction, userId: number): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`company-invitation-sender ${userId}`]);
}

/** Invitations by text message since an instant, taken back or not: those of a company, those of a person for whichever of his companies, and those to a phone from everywhere. */
export async function countSentInvitations(
  tx: Transaction,
  company: HeldCompany,
  { userId, phone }: { readonly userId: number; readonly phone: string },
  sinceMs: number,
): Promise<{ readonly ofCompany: number; readonly byPerson: number; readonly toPhone: number }> {
  const { rows } = await connectionOf(tx).query<{ of_company: number; by_person: number; to_phone: number }>(
    // A company sees its own invitations alone; of all others this tells how many, and nothing else.
    `select (select count(*)::int from company_invitation where company_id = $1 and sent_at > $4) as of_company,
       everywhere.by_person, everywhere.to_phone from mastlight_count_sent_invitations($2, $3, $4) everywhere`,
    [company.id, userId, phone, new Date(sinceMs)],
  );
  return { ofCompany: rows[0]!.of_company, byPerson: rows[0]!.by_person, toPhone: rows[0]!.to_phone };
}

/** Deletes a company's invitations that have ended, once they count for nothing more; gives how many still work. */
export async function countInvitations(
  tx: Transaction,
  company: HeldCompany,
  { nowMs, sentSinceMs }: { readonly nowMs: number; readonly sentSinceMs: number },
): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query(
    'delete from company_invitation where company_id = $1 and expires_at <= $2 and (sent_at is null or sent_at <= $3)',
    [company.id, new Date(nowMs), new Date(sentSinceMs)],
  );
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from company_invitation where company_id = $1 and expires_at > $2',
    [company.id, new Date(nowMs)],
  );
  return rows[0]!.count;
}

/** Whether an invitation works still; then it stays so until the transaction ends. */
export async function holdInvitation(tx: Transaction, id: number, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query('select from company_invitation where id = $1 and expires_at > $2 for share', [
    id,
    new Date(nowMs),
  ]);
  return rowCount === 1;
}

/** Notes that a person uses an invitation; false when he has before, or for one to a phone when anybody has: a phone may come under another number. */
export async function useInvitation(tx: Transaction, company: HeldCompany, id: number, userId: number, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `with used as (
       update company_invitation set is_used = true where company_id = $2 and id = $1 and (phone is null or not is_used) returning id)
     insert into company_invitation_use (invitation_id, owner_key, user_id, used_at)
     select used.id, 'c:' || $2::bigint, $3, $4 from used on conflict do nothing`,
    [id, company.id, userId, new Date(nowMs)],
  );
  return rowCount === 1;
}

/** Who acts in the change log where the platform itself did; no person has this number. */
export const platformActor = 0;

export async function noteChange(
  tx: Transaction,
  company: HeldCompany,
  change: {
    readonly what: ChangeWord;
    readonly actorId: number;
    readonly personId?: number;
    readonly duty?: Duty;
    /** What somebody was whom Management was turned over to. */
    readonly dutyBefore?: GivenDuty;
    /** Whom an invitation was for, masked: the log outlives the invitation. */
    readonly maskedPhone?: string;
  },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into company_change (company_id, owner_key, what, actor_id, person_id, duty, masked_phone, duty_before, changed_at)
     values ($1, 'c:' || $1::bigint, $2, $3, $4, $5, $6, $7, $8)`,
    [
      company.id,
      change.what,
      change.actorId,
      change.personId ?? null,
      change.duty ?? null,
      change.maskedPhone ?? null,
      change.dutyBefore ?? null,
      new Date(nowMs),
    ],
  );
}

/** Has what certifies a credit code follow one another until the transaction ends. */
export async function lockCreditCode(tx: Transaction, creditCode: string): Promise<void> {
  await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`company-credit-code ${creditCode}`]);
}

/** Notes what the registry's answer makes of a company, and when it was asked. */
export async function setCertification(
  tx: Transaction,
  company: HeldCompany,
  { state, reason }: { readonly state: CertState; readonly reason: string },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update company set cert_state = $2, cert_reason = $3, asked_at = $4, asks_failed = 0, ask_again_at = null,
       certified_at = case when $2 = 'certified' then coalesce(certified_at, $4) else certified_at end where id = $1`,
    [company.id, state, reason, new Date(nowMs)],
  );
}

/** Puts a question back that the registry gave no answer to. An application is as one that was asked about; a certification is not. */
export async function putBackQuestion(
  tx: Transaction,
  company: HeldCompany,
  { failed, againAtMs }: { readonly failed: number; readonly againAtMs: number },
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update company set asks_failed = $2, ask_again_at = $3, asked_at = case cert_state when 'reviewing' then $4 else asked_at end where id = $1`,
    [company.id, failed, new Date(againAtMs), new Date(nowMs)],
  );
}
