/**
 * The lock on password sign-in (R-4.1-16, S-03) as a pure rule: five tries in
 * fifteen minutes, then a lock of 15 minutes, the next ones within a day
 * longer. A try is counted before the password is looked at, so that parallel
 * tries cannot slip past; a right password wipes the record.
 */
import { passwordLockMemoryMs, passwordLockMinutes, wrongPasswordsMax, wrongPasswordWindowMs } from './limits';

export interface PasswordGuard {
  /** Tries since `windowFromMs` that have not turned out right. */
  readonly failures: number;
  readonly windowFromMs: number;
  readonly lockedUntilMs: number | null;
  /** Locks so far, without a right password between them. */
  readonly locks: number;
}

export type TryJudgement =
  | { readonly isAllowed: true; readonly guard: PasswordGuard; readonly triesLeft: number }
  | { readonly isAllowed: false; readonly retryAfterMs: number };

/** Counts one try at `nowMs`; null stands for a record that does not exist yet. */
export function countTry(guard: PasswordGuard | null, nowMs: number): TryJudgement {
  if (guard?.lockedUntilMs && nowMs < guard.lockedUntilMs) {
    return { isAllowed: false, retryAfterMs: guard.lockedUntilMs - nowMs };
  }
  const isNewWindow = !guard || guard.lockedUntilMs !== null || nowMs - guard.windowFromMs >= wrongPasswordWindowMs;
  const failures = isNewWindow ? 1 : guard.failures + 1;
  const isForgotten = !guard || nowMs - guard.windowFromMs >= passwordLockMemoryMs;
  const locksBefore = isForgotten ? 0 : guard.locks;
  const isLast = failures >= wrongPasswordsMax;
  return {
    isAllowed: true,
    triesLeft: wrongPasswordsMax - failures,
    guard: {
      failures,
      windowFromMs: isNewWindow ? nowMs : guard.windowFromMs,
      lockedUntilMs: isLast ? nowMs + lockMinutes(locksBefore) * 60_000 : null,
      locks: isLast ? locksBefore + 1 : locksBefore,
    },
  };
}

/** Length of the lock that follows `locksBefore` earlier ones, in minutes. */
export function lockMinutes(locksBefore: number): number {
  return passwordLockMinutes[Math.min(locksBefore, passwordLockMinutes.length - 1)]!;
}
