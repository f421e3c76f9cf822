import type { CertState } from '@mastlight/domain/company/cert-state';
import type { Duty } from '@mastlight/domain/company/duty';
import type { Paging } from '@mastlight/domain/contract-kit/paging';
import type { Database, OwnerScope } from '../../../platform/db/database';

/** A company that a person is in, and as what. */
export interface Membership {
  readonly companyId: number;
  readonly name: string;
  readonly duty: Duty;
  readonly certState: CertState;
}

/** The companies of a person, oldest first; `companyId`: that one alone. */
export async function findMemberships(database: Database, userId: number, companyId: number | null = null): Promise<readonly Membership[]> {
  const { rows } = await database.query<{ company_id: number; name: string; duty: Duty; cert_state: CertState }>(
    'system',
    `select m.company_id, c.name, m.duty, c.cert_state from company_member m join company c on c.id = m.company_id
     where m.user_id = $1 and ($2::bigint is null or m.company_id = $2) order by m.company_id`,
    [userId, companyId],
    'company-find-memberships',
  );
  return rows.map((row) => ({ companyId: row.company_id, name: row.name, duty: row.duty, certState: row.cert_state }));
}

export interface CompanyRecord {
  readonly id: number;
  readonly name: string;
  readonly creditCode: string;
  readonly certState: CertState;
  readonly certReason: string;
  /** It claims a code that another company has. */
  readonly isClaim: boolean;
  readonly createdAtMs: number;
}

export interface CompanyFilter {
  /** Null: everybody's, for the desk. */
  readonly userId: number | null;
  readonly companyId?: number;
  readonly name?: string;
  readonly certState?: CertState;
}

/** A page of companies, oldest first, and how many there are (R-3.2-03). */
export async function findCompanyPage(
  database: Database,
  filter: CompanyFilter,
  paging: Pick<Paging, 'pageSize' | 'offset'>,
): Promise<{ readonly list: readonly CompanyRecord[]; readonly total: number }> {
  const { rows } = await database.query<{
    total: number;
    id: number | null;
    name: string;
    credit_code: string;
    cert_state: CertState;
    cert_reason: string;
    is_claim: boolean;
    created_at: Date;
  }>(
    'system',
    `with found as (
       select id, name, credit_code, cert_state, cert_reason, is_claim, created_at from (
         select c.* from company_member m join company c on c.id = m.company_id where m.user_id = $1
         union all select c.* from company c where $1::bigint is null) c
       where ($2::bigint is null or id = $2) and ($3::text is null or position(lower($3) in lower(name)) > 0)
         and ($4::text is null or cert_state = $4))
     select totals.total, page.* from (select count(*)::int as total from found) totals
     left join lateral (select * from found order by id limit $5 offset $6) page on true order by page.id`,
    [filter.userId, filter.companyId ?? null, filter.name ?? null, filter.certState ?? null, paging.pageSize, paging.offset],
    'company-find-page',
  );
  const list = rows.flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            id: row.id,
            name: row.name,
            creditCode: row.credit_code,
            certState: row.cert_state,
            certReason: row.cert_reason,
            isClaim: row.is_claim && row.cert_state === 'reviewing',
            createdAtMs: row.created_at.getTime(),
          },
        ],
  );
  return { list, total: rows[0]!.total };
}

/** How far the certification of a company is, to somebody of it; null when he is not in it. */
export async function findOwnCertState(database: Database, scope: OwnerScope, userId: number): Promise<CertState | null> {
  const { rows } = await database.query<{ cert_state: CertState }>(
    scope,
    `select c.cert_state from company c join company_member m on m.company_id = c.id
     where c.owner_key = $1 and c.id = substr($1, 3)::bigint and m.user_id = $2`,
    [scope.ownerKey, userId],
    'company-find-own-cert-state',
  );
  return rows[0]?.cert_state ?? null;
}

/** All that an application says, for whoever judges it. */
export interface ApplicationRecord {
  readonly legalPerson: string;
  readonly contact: string;
  readonly phone: string;
  readonly licenseUrl: string;
  /** Who manages the company; null when nobody is left in it. */
  readonly managementId: number | null;
  /** The other company that its code is certified for. */
  readonly claimed: { readonly id: number; readonly name: string; readonly managementId: number } | null;
}

export async function findApplication(database: Database, companyId: number): Promise<ApplicationRecord | null> {
  const { rows } = await database.query<{
    legal_person: string;
    contact: string;
    phone: string;
    license_url: string;
    management_id: number | null;
    claimed_id: number | null;
    claimed_name: string | null;
    claimed_management_id: number | null;
  }>(
    'system',
    `select c.legal_person, c.contact, c.phone, c.license_url, m.user_id as management_id, o.id as claimed_id, o.name as claimed_name,
       om.user_id as claimed_management_id
     from company c left join company_member m on m.company_id = c.id and m.duty = 'Management'
     left join (company o join company_member om on om.company_id = o.id and om.duty = 'Management')
       on o.credit_code = c.credit_code and o.cert_state = 'certified' and o.id <> c.id
     where c.id = $1`,
    [companyId],
    'company-find-application',
  );
  const row = rows[0];
  if (!row) return null;
  const isClaimed = row.claimed_id !== null;
  return {
    legalPerson: row.legal_person,
    contact: row.contact,
    phone: row.phone,
    licenseUrl: row.license_url,
    managementId: row.management_id,
    claimed: isClaimed ? { id: row.claimed_id!, name: row.claimed_name!, managementId: row.claimed_management_id! } : null,
  };
}

/** What the registry says publicly of a company that is certified here. */
export interface Candidate {
  readonly name: string;
  readonly creditCode: string;
}

/** Certified companies with these signs in their name, those first that begin with them; each code once. */
export async function findCandidates(database: Database, name: string, limit: number): Promise<readonly Candidate[]> {
  const { rows } = await database.query<{ name: string; credit_code: string }>(
    'system',
    `select name, credit_code from company where cert_state = 'certified' and position(lower($1) in lower(name)) > 0
     order by position(lower($1) in lower(name)), name, id limit $2`,
    [name, limit],
    'company-find-candidates',
  );
  return rows.map((row) => ({ name: row.name, creditCode: row.credit_code }));
}

/** An invitation that still works. */
export interface Invitation {
  readonly id: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly madeBy: number;
  /** The only phone it works for; null: whoever has the code. */
  readonly phone: string | null;
  readonly expiresAtMs: number;
}

export async function findInvitation(database: Database, digest: string, nowMs: number): Promise<Invitation | null> {
  const { rows } = await database.query<{
    id: number;
    company_id: number;
    name: string;
    made_by: number;
    phone: string | null;
    expires_at: Date;
  }>(
    'system',
    `select i.id, i.company_id, c.name, i.made_by, i.phone, i.expires_at from company_invitation i join company c on c.id = i.company_id
     where i.digest = $1 and i.expires_at > $2`,
    [digest, new Date(nowMs)],
    'company-find-invitation',
  );
  const row = rows[0];
  if (!row) return null;
  const { id, phone } = row;
  return { id, companyId: row.company_id, companyName: row.name, madeBy: row.made_by, phone, expiresAtMs: row.expires_at.getTime() };
}
