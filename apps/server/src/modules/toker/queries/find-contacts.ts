import type { CompanyContact } from '@mastlight/domain/toker/contract';
import type { Database } from '../../../platform/db/database';

/** Contacts of companies, by their numbers, unmasked: for those who have opened them. */
export async function findContacts(
  database: Database,
  ownerKey: string,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, CompanyContact[]>> {
  const { rows } = await database.query<Omit<CompanyContact, 'checkedDay'> & { company_id: number; checked_day: string }>(
    { ownerKey },
    `select company_id, name, role, phone, email, contact_source as source, checked_day from toker_contact
     where company_id = any($1::bigint[]) order by company_id, contact_no`,
    [companyIds],
    'toker-contacts',
  );
  const byCompany = new Map<number, CompanyContact[]>();
  for (const { company_id, checked_day, ...contact } of rows) {
    byCompany.set(company_id, [...(byCompany.get(company_id) ?? []), { ...contact, checkedDay: checked_day || null }]);
  }
  return byCompany;
}
