import { countTry } from '@mastlight/domain/account/count-wrong-password';
import { accountTexts } from '@mastlight/domain/account/messages';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { AccountParts, Caller } from '../parts';
import type { User } from '../queries/find-user';
import { lockPasswordGuard, savePasswordGuard } from '../store';

/** One try at a password. */
export interface GivenPassword {
  /** Names the record of wrong passwords. */
  readonly guardKey: string;
  /** Whether the caller has been in before; such callers go first. */
  readonly isProven: boolean;
  readonly caller: Caller;
  /** Whose password it should be; null when there is no such account. */
  readonly findUser: () => Promise<User | null>;
  readonly hashedPassword: string;
}

/** How a try at a password went. */
export type PasswordTry =
  | { readonly isRight: true; readonly user: User }
  | { readonly isRight: false; readonly triesLeft: number };

/**
 * Compares a password under the lock of R-4.1-16. First comes the turn at the
 * hash: who is refused as busy has not tried. Then the try is counted and
 * committed before anything is compared, so that parallel tries share the
 * five. Nothing here depends on whether the account exists (S-04).
 *
 * @throws BusinessError 429 while locked or busy, with the time to wait.
 */
export function tryPassword(parts: AccountParts, given: GivenPassword): Promise<PasswordTry> {
  const { guardKey, isProven, caller, findUser, hashedPassword } = given;
  return parts.hasher.inTurn({ isProven, address: caller.address, guardKey }, async (verify) => {
    const user = await findUser();
    const nowMs = parts.clock.nowMs();
    const judged = await inTransaction(parts.database, 'system', async (tx) => {
      const judgement = countTry(await lockPasswordGuard(tx, guardKey), nowMs);
      if (judgement.isAllowed) await savePasswordGuard(tx, guardKey, judgement.guard, nowMs);
      return judgement;
    });
    if (!judged.isAllowed) throw refuseLocked(judged.retryAfterMs);
    const fits = await verify(user?.passwordHash ?? null, hashedPassword);
    if (fits && user) return { isRight: true, user };
    const { lockedUntilMs } = judged.guard;
    caller.tell('wrong-password', user?.id ?? null);
    if (lockedUntilMs === null) return { isRight: false, triesLeft: judged.triesLeft };
    caller.tell('password-locked', user?.id ?? null);
    throw refuseLocked(lockedUntilMs - nowMs);
  });
}

function refuseLocked(retryAfterMs: number): BusinessError {
  const minutes = Math.ceil(retryAfterMs / 60_000);
  return new BusinessError(429, accountTexts.passwordLocked(minutes), { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}
