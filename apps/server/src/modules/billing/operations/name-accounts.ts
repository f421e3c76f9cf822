import { ownerOfPerson } from '../../../platform/http/session';
import { accountOf, namedAccount } from '../account-key';
import type { BillingParts } from '../parts';

/** Names of accounts by owner key; who is not there any more is shown by his number. */
export async function nameAccounts(
  { people, companies }: BillingParts,
  ownerKeys: readonly string[],
): Promise<(ownerKey: string) => string> {
  const keys = [...new Set(ownerKeys)];
  const ids = keys.filter((key) => key.startsWith('u:')).map((key) => namedAccount(key).accountId);
  const names = new Map((await people.findPeople(ids)).map(({ id, userName }) => [ownerOfPerson(id), userName]));
  const companyIds = keys.filter((key) => key.startsWith('c:')).map((key) => namedAccount(key).accountId);
  for (const [id, name] of await companies.findCompanyNames(companyIds)) names.set(accountOf(1, id), name);
  return (ownerKey) => names.get(ownerKey) || String(namedAccount(ownerKey).accountId);
}
