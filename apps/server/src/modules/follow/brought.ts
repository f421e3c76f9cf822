/** What switched-on subscriptions bring: one ledger for all products (ADR 0027). */
import type { BroughtKind } from '@mastlight/domain/follow/events';
import { secondsToNextDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { isConnectionLost } from '../../platform/db/database-errors';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { BroughtRow, TakenUp } from './follow-door';
import { claimBrought, settleBrought, type SettledRow } from './store';

type Parts = Pick<Platform, 'database' | 'clock' | 'log'>;
type TakeUp = (rows: readonly BroughtRow[]) => Promise<TakenUp>;

const rowsPerRound = 200;
/** How long a taken row is one worker's: longer than a round, after which it is settled. */
const claimMs = 300_000;
/** How long a row that has thrown waits first, four times as long each time, and at most. */
const firstWaitMs = 60_000;
const longestWaitMs = 86_400_000;

/** Takes up what was brought, round by round; see `FollowDoor.takeUpBrought`. */
export async function takeUpBrought(parts: Parts, kind: BroughtKind, takeUp: TakeUp): Promise<void> {
  const nowMs = parts.clock.nowMs();
  for (;;) {
    const rows = await inTransaction(parts.database, 'system', (transaction) =>
      claimBrought(transaction, kind, nowMs, nowMs + claimMs, rowsPerRound),
    );
    if (rows.length === 0) return;
    const settled = await takeUpRound(parts.log, nowMs, rows, takeUp);
    await inTransaction(parts.database, 'system', (transaction) => settleBrought(transaction, settled));
  }
}

/** A round in which one row throws is taken up row by row: it spoils none of the others. */
async function takeUpRound(log: Platform['log'], nowMs: number, rows: readonly BroughtRow[], takeUp: TakeUp): Promise<SettledRow[]> {
  try {
    return settle(nowMs, rows, await takeUp(rows));
  } catch (error) {
    // Where nobody answers, no row is at fault.
    if (isConnectionLost(error)) throw error;
    if (rows.length > 1) {
      const settled: SettledRow[] = [];
      for (const row of rows) settled.push(...(await takeUpRound(log, nowMs, [row], takeUp)));
      return settled;
    }
    const [{ id, failures }] = rows as [BroughtRow];
    log.error({ err: error, id, failures }, 'a brought row cannot be taken up');
    return [{ id, dueMs: nowMs + Math.min(firstWaitMs * 4 ** failures, longestWaitMs), failures: failures + 1, refusal: null }];
  }
}

function settle(nowMs: number, rows: readonly BroughtRow[], taken: TakenUp): SettledRow[] {
  const tomorrowMs = nowMs + secondsToNextDay(nowMs) * 1000;
  return rows.map(({ id }) => ({ id, dueMs: taken.has(id) ? null : tomorrowMs, failures: 0, refusal: taken.get(id) ?? null }));
}
