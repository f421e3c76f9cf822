import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { publishedKinds, type PublishedKind } from '../published-kind';
import { holdFollowed, letGo } from '../store/subjects';
import { takeTurn } from '../store/turn';

/** Derives subjects no more of which the last follower has gone; whoever follows one meanwhile keeps it. */
export async function releaseSubjects(
  { platform, follow }: Parts,
  kind: PublishedKind,
  port: PortCode,
  subjects: readonly string[],
): Promise<void> {
  const { table } = publishedKinds[kind];
  await inTransaction(platform.database, 'system', async (transaction) => {
    await takeTurn(transaction, [port]);
    // Held first: who has begun to follow and not committed is waited for, and then seen.
    const held = await holdFollowed(transaction, table, port, subjects);
    const followed = await follow.stillFollowed(transaction, { kind, port, subjects: held });
    const free = held.filter((subject) => !followed.has(subject));
    if (free.length > 0) await letGo(transaction, table, port, free);
  });
}
