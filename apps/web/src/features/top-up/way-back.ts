import * as z from 'zod/mini';
import { readOfTab } from '../../platform/owned-storage';
import { sessionOwner } from '../../platform/session';

/**
 * Where somebody was when his money did not do: after topping up he goes on there. Of this tab alone, and of the identity
 * that was interrupted; it ends on any page that is not about money, be it the one where he goes on.
 */
const key = 'mastlight.chargeFrom';
const stored = z.object({ owner: z.string(), path: z.string() });
/** Where the pages of money are: topping up, its record, the ledger, invoices. */
const moneyPath = '/pay/';

/** Keeps the page of now, its query included; without a session nothing. */
export function keepWayBack(): void {
  const owner = sessionOwner();
  if (owner === null) return;
  sessionStorage.setItem(key, JSON.stringify({ owner, path: location.pathname + location.search } satisfies z.output<typeof stored>));
}

/** The page that was kept; null: nobody was interrupted, or another identity was. A path of ours, or none. */
export function findWayBack(): string | null {
  const { data: kept } = stored.safeParse(readOfTab(key));
  return kept !== undefined && kept.owner === sessionOwner() && /^\/[^/\\]/.test(kept.path) ? kept.path : null;
}

/** Tells on which page somebody is now: elsewhere than with his money he works again, and is not led back any more. */
export function endWayBackAt(path: string): void {
  if (!path.startsWith(moneyPath)) sessionStorage.removeItem(key);
}
