import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { findShared, revokeMadeBy, type OpenShare } from '../../../platform/share-token';
import type { Parts } from '../parts';

/** Links among all links: to one bill, and to the bills of one client. */
export type LinkKind = 'bill' | 'client';
const linkKinds: readonly LinkKind[] = ['bill', 'client'];

/** A link that is open, as long as whoever made it acts for its owner; null for any other. */
export async function openLink(
  { platform, billing }: Pick<Parts, 'platform' | 'billing'>,
  kind: LinkKind,
  token: string,
): Promise<OpenShare | null> {
  const { database, clock } = platform;
  const link = await findShared(database, kind, token, clock.nowMs());
  if (link === null) return null;
  const isAlive = await inTransaction(database, 'system', (tx) => billing.isOwnAccount(tx, link.ownerKey, link.madeBy));
  return isAlive ? link : null;
}

/** Who has left a company, or acts for it no more, shows nothing of it: links that he made end. */
export async function endLinksOf(
  tx: Transaction,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<void> {
  for (const kind of linkKinds) await revokeMadeBy(tx, `c:${companyId}`, kind, userId);
}
