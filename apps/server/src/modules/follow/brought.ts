/** What switched-on subscriptions bring: one ledger for all products (ADR 0027). */
import type { BroughtKind } from '@mastlight/domain/follow/events';
import { secondsToNextDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { BroughtRow } from './follow-door';
import { findBrought } from './queries/find-brought';
import { settleBrought } from './store';

const rowsPerRound = 200;

/** Takes up what was brought, round by round; see `FollowDoor.takeUpBrought`. */
export async function takeUpBrought(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  kind: BroughtKind,
  takeUp: (rows: readonly BroughtRow[]) => Promise<ReadonlySet<number>>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const tomorrowMs = nowMs + secondsToNextDay(nowMs) * 1000;
  for (;;) {
    const rows = await findBrought(database, kind, nowMs, rowsPerRound);
    if (rows.length === 0) return;
    const taken = await takeUp(rows);
    const [done, waiting] = [true, false].map((isTaken) => rows.flatMap(({ id }) => (taken.has(id) === isTaken ? [id] : [])));
    await inTransaction(database, 'system', async (transaction) => {
      await settleBrought(transaction, done!, null);
      await settleBrought(transaction, waiting!, tomorrowMs);
    });
    if (rows.length < rowsPerRound) return;
  }
}
