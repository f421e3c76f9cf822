import type { VgmRow } from '@mastlight/domain/vgm/contract';
import type { Session } from '../../platform/http/session';
import type { VgmParts } from './parts';
import type { FoundRow } from './queries/find-filing-page';

/** Names of those who made rows, by their numbers. */
export async function nameOperators({ people }: Pick<VgmParts, 'people'>, userIds: readonly number[]): Promise<(userId: number) => string> {
  const found = new Map((await people.findPeople([...new Set(userIds)])).map(({ id, userName }) => [id, userName]));
  return (userId) => found.get(userId) ?? '';
}

/** Rows with who made them, and whose they are. */
export async function nameRows(
  parts: Pick<VgmParts, 'people' | 'companies'>,
  { identity }: Session,
  rows: readonly FoundRow[],
): Promise<VgmRow[]> {
  const nameOf = await nameOperators(
    parts,
    rows.map(({ userId }) => userId),
  );
  const companyName = identity.kind === 'company' ? ((await parts.companies.findCompanyName(Number(identity.companyId))) ?? '') : '';
  return rows.map(({ userId, ...row }) => ({ ...row, companyName, operator: nameOf(userId) }));
}
