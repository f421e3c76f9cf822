import { ownerOfPerson } from '../../../platform/http/session';
import { accountOf } from '../account-key';
import type { BillingParts } from '../parts';

/** So many companies of a name are looked through. */
const namedMax = 100;

/** Accounts that somebody at the desk may mean. */
export interface MeantAccounts {
  readonly ownerKeys: readonly string[];
  /** People among them: what they did for a company is theirs as well. */
  readonly userIds: readonly number[];
}

/** Whose accounts a text means: a phone, a number of a person or a company, or signs of a company's name. */
export async function findAccounts(
  { people, companies }: Pick<BillingParts, 'people' | 'companies'>,
  text: string,
): Promise<MeantAccounts> {
  if (/^1\d{10}$/.test(text)) {
    const person = await people.findByPhone(text);
    return person ? { ownerKeys: [ownerOfPerson(person.id)], userIds: [person.id] } : { ownerKeys: [], userIds: [] };
  }
  const companyIds = await companies.findCompaniesNamed(text, namedMax);
  const number = /^[1-9]\d{0,8}$/.test(text) ? [Number(text)] : [];
  return { ownerKeys: [...number.map(ownerOfPerson), ...[...companyIds, ...number].map((id) => accountOf(1, id))], userIds: [] };
}
