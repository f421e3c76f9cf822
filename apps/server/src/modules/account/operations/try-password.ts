import { countTry } from '@mastlight/domain/account/count-wrong-password';
import { accountTexts } from '@mastlight/domain/account/messages';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { AccountParts } from '../parts';
import { lockPasswordGuard, savePasswordGuard } from '../store';

/** How a try at a password went. */
export type PasswordTry = { readonly isRight: true } | { readonly isRight: false; readonly triesLeft: number };

/**
 * Compares a password under the lock of R-4.1-16. The try is counted and
 * committed first, so that parallel tries share the five. Nothing here
 * depends on whether the account exists (S-04).
 *
 * @param guardKey names the record of wrong passwords.
 * @param storedHash null when there is no such account.
 * @throws BusinessError 429 while locked, with the time to wait.
 */
export async function tryPassword(
  parts: AccountParts,
  guardKey: string,
  storedHash: string | null,
  hashedPassword: string,
): Promise<PasswordTry> {
  const nowMs = parts.clock.nowMs();
  const judged = await inTransaction(parts.database, 'system', async (tx) => {
    const judgement = countTry(await lockPasswordGuard(tx, guardKey), nowMs);
    if (judgement.isAllowed) await savePasswordGuard(tx, guardKey, judgement.guard, nowMs);
    return judgement;
  });
  if (!judged.isAllowed) throw refuseLocked(judged.retryAfterMs);
  if (await parts.hasher.verify(storedHash, hashedPassword)) return { isRight: true };
  if (judged.guard.lockedUntilMs !== null) throw refuseLocked(judged.guard.lockedUntilMs - nowMs);
  return { isRight: false, triesLeft: judged.triesLeft };
}

function refuseLocked(retryAfterMs: number): BusinessError {
  const minutes = Math.ceil(retryAfterMs / 60_000);
  return new BusinessError(429, accountTexts.passwordLocked(minutes), { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}
