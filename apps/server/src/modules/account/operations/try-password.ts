import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { countTry } from '@mastlight/domain/account/count-wrong-password';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { AccountParts, Caller } from '../parts';
import type { User } from '../queries/find-user';
import { lockPasswordGuard, savePasswordGuard } from '../store/password-guards';
import { holdUser, type HeldUser } from '../store/users';

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

interface WrongPassword {
  readonly isRight: false;
  readonly triesLeft: number;
}

/** How a try at a password went. */
type PasswordTry = { readonly isRight: true; readonly user: User } | WrongPassword;

/** What the right password leads to. */
export interface PasswordWork<Ready, Done> {
  /** Slow work before the transaction. */
  prepare(user: User): Promise<Ready>;
  /** In a transaction that holds the person with the very hash that was compared. */
  act(tx: Transaction, held: HeldUser, ready: Ready, user: User): Promise<Done>;
}

/**
 * Does `work` for who gives the right password: right when it is done, not
 * only when it was compared. One that was changed in between is compared anew,
 * as another try, so that an old password opens nothing once it has been changed (S-07).
 *
 * @throws BusinessError 429 while locked or busy, with the time to wait.
 */
export async function actOnRightPassword<Ready, Done>(
  parts: AccountParts,
  given: GivenPassword,
  work: PasswordWork<Ready, Done>,
): Promise<{ readonly isRight: true; readonly user: User; readonly done: Done } | WrongPassword> {
  for (;;) {
    const tried = await tryPassword(parts, given);
    if (!tried.isRight) return tried;
    const { user } = tried;
    const ready = await work.prepare(user);
    const acted = await inTransaction(parts.database, 'system', async (tx) => {
      const held = await holdUser(tx, user.id, user.passwordHash);
      return held && { done: await work.act(tx, held, ready, user) };
    });
    if (acted) return { isRight: true, user, done: acted.done };
  }
}

/**
 * Compares a password under the lock of R-4.1-16. First comes the turn at the
 * hash: who is refused as busy has not tried. Then the try is counted and
 * committed before anything is compared, so that parallel tries share the
 * five. Nothing here depends on whether the account exists (S-04).
 *
 * @throws BusinessError 429 while locked or busy, with the time to wait.
 */
function tryPassword(parts: AccountParts, given: GivenPassword): Promise<PasswordTry> {
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
  return refuse(refusals.passwordLocked, { minutes }, { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}
