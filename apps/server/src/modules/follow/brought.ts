/** What switched-on subscriptions bring: one ledger for all products (ADR 0027). */
import type { BroughtKind } from '@mastlight/domain/follow/events';
import { secondsToNextDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { findBrought } from './queries/find-brought';
import { settleBrought } from './store';

/** Something that a subscription leads to. */
export interface Brought {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  /** As it is followed. */
  readonly subject: string;
  /** As its list spells it: a bill number, `vessel/voyage`. */
  readonly spelt: string;
  readonly clientName: string | null;
  readonly remark: string;
}

/** What of it is to be taken up. */
export type BroughtRow = Brought & { readonly id: number };

const rowsPerRound = 200;

/** Takes up what was brought, round by round; see `FollowDoor.takeUpBrought`. */
export async function takeUpBrought(
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
  kind: BroughtKind,
  takeUp: (rows: readonly BroughtRow[]) => Promise<ReadonlySet<number>>,
): Promise<void> {
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
