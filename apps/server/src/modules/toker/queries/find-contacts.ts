import type { CompanyContact } from '@mastlight/domain/toker/contract';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

interface Row extends Omit<CompanyContact, 'checkedDay'> {
  readonly company_id: number;
  readonly checked_day: string;
}

const statement = `select company_id, name, role, phone, email, contact_source as source, checked_day from toker_contact
     where company_id = any($1::bigint[]) order by company_id, contact_no`;

/** Contacts of companies, by their numbers, unmasked: for those who have opened them. */
export async function findContacts(
  database: Database,
  ownerKey: string,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, CompanyContact[]>> {
  return byCompany((await database.query<Row>({ ownerKey }, statement, [companyIds], 'toker-contacts')).rows);
}

/** The same of one company within the transaction that opens it. */
export async function findContactsOf(tx: Transaction, companyId: number): Promise<CompanyContact[]> {
  const { rows } = await connectionOf(tx).query<Row>(statement, [[companyId]], 'toker-contacts');
  return byCompany(rows).get(companyId) ?? [];
}

function byCompany(rows: readonly Row[]): Map<number, CompanyContact[]> {
  const contacts = new Map<number, CompanyContact[]>();
  for (const { company_id, checked_day, ...contact } of rows) {
    const known = contacts.get(company_id) ?? [];
    contacts.set(company_id, [...known, { ...contact, checkedDay: checked_day || null }]);
  }
  return contacts;
}
