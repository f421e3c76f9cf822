/** Bringing what switched-on subscriptions lead to, within an account's bounds (ADR 0027). */
import { subjectsBrought, type BroughtKind } from '@mastlight/domain/follow/events';
import { startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import type { Brought, Leader } from './follow-door';
import { findFull } from './queries/find-full';
import { deleteLapsed, insertBrought } from './store';

type Parts = Pick<Platform, 'clock' | 'database' | 'outbox'>;

const rowsPerRound = 200;
/** What is due within it is looked at once more: longer than the time between two looks. */
const lapseAheadMs = 60_000;

/** See `FollowDoor.bring`. */
export async function bring(
  { clock, outbox }: Pick<Parts, 'clock' | 'outbox'>,
  transaction: Transaction,
  kind: BroughtKind,
  brought: readonly Brought[],
): Promise<void> {
  if (brought.length === 0) return;
  const nowMs = clock.nowMs();
  const added = await insertBrought(transaction, kind, brought, nowMs, startOfShanghaiDay(nowMs));
  if (added > 0) await outbox.emit(transaction, subjectsBrought, { kind });
}

/** See `FollowDoor.look`. */
export async function look(parts: Parts, leader: Leader): Promise<void> {
  await inTransaction(parts.database, 'system', async (transaction) => {
    const lapsed = await leader.findLapsed(transaction, parts.clock.nowMs() + lapseAheadMs);
    if (lapsed.length > 0) await deleteLapsed(transaction, lapsed);
  });
  for (let count = rowsPerRound; count === rowsPerRound;) {
    count = await inTransaction(parts.database, 'system', (transaction) => lookOnce(parts, transaction, leader, null));
  }
}

/** See `FollowDoor.lookAmong`. */
export async function lookAmong(
  parts: Pick<Parts, 'clock' | 'outbox'>,
  transaction: Transaction,
  leader: Leader,
  ids: readonly number[],
): Promise<void> {
  await lookOnce(parts, transaction, leader, ids);
}

/** A round: those who are full are left out, and so each round gets something done. Gives how much was found. */
async function lookOnce(
  parts: Pick<Parts, 'clock' | 'outbox'>,
  transaction: Transaction,
  leader: Leader,
  ids: readonly number[] | null,
): Promise<number> {
  const full = await findFull(transaction, leader.kind, startOfShanghaiDay(parts.clock.nowMs()));
  const brought = await leader.find(transaction, { limit: rowsPerRound, full, ids });
  await bring(parts, transaction, leader.kind, brought);
  return brought.length;
}
