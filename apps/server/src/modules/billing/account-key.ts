import { companyOfOwner, personOfOwner } from '../../platform/http/session';

/** An account as the desk names it (R-9-30: 0 a person's, 1 a company's), and as the ledger does. */
export interface NamedAccount {
  readonly accountType: 0 | 1;
  readonly accountId: number;
}

export function accountOf(accountType: 0 | 1, accountId: number): string {
  return `${accountType === 1 ? 'c' : 'u'}:${accountId}`;
}

export function namedAccount(ownerKey: string): NamedAccount {
  const companyId = companyOfOwner(ownerKey);
  return companyId === null ? { accountType: 0, accountId: personOfOwner(ownerKey) } : { accountType: 1, accountId: companyId };
}
