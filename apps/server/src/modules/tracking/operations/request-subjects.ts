import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../../platform/db/transaction';
import { addJob } from '../../../platform/queue/queue';
import { deriveRequested, laneLine } from '../lane-jobs';
import type { Parts } from '../parts';
import { publishedKinds, type PublishedKind } from '../published-kind';
import { followSubjects } from '../store/subjects';
import { tryTakeTurn } from '../store/turn';

/** Derives subjects from now on, as somebody follows them; facts heard earlier count at once. Asking again changes nothing. */
export async function requestSubjects(
  parts: Parts,
  transaction: Transaction,
  kind: PublishedKind,
  port: PortCode,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  const { table, derive } = publishedKinds[kind];
  const isOurTurn = await tryTakeTurn(transaction, port);
  const fresh = await followSubjects(transaction, table, port, subjects, parts.platform.clock.nowMs());
  if (fresh.length === 0) return;
  // A subscriber does not wait for a large batch of messages: then a job derives as soon as the batch is through.
  if (isOurTurn) await derive(parts, transaction, port, fresh);
  // In line: each waits for the turn, and side by side they would hold all workers.
  else await addJob(transaction, deriveRequested, { kind, port, subjects: fresh }, { line: laneLine(port) });
}
