import { companyOfOwner, ownerOfPerson, personOfOwner } from '../../../platform/http/session';
import { accountOf, namedAccount } from '../account-key';
import type { BillingParts } from '../parts';

/** Names of accounts by owner key; who is not there any more is shown by his number. */
export async function nameAccounts(
  { people, companies }: BillingParts,
  ownerKeys: readonly string[],
): Promise<(ownerKey: string) => string> {
  const keys = [...new Set(ownerKeys)];
  const companyIds = keys.map(companyOfOwner).filter((id) => id !== null);
  const ids = keys.filter((key) => companyOfOwner(key) === null).map(personOfOwner);
  const names = new Map((await people.findPeople(ids)).map(({ id, userName }) => [ownerOfPerson(id), userName]));
  for (const [id, name] of await companies.findCompanyNames(companyIds)) names.set(accountOf(1, id), name);
  return (ownerKey) => names.get(ownerKey) || String(namedAccount(ownerKey).accountId);
}
