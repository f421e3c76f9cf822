import { countedHours } from '@mastlight/domain/intake/limits';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Database } from '../../../platform/db/database';
import { listTaken, type TakenFile } from '../inbox/list-taken';
import { countBySource, type SourceCounts } from './count-messages';
import { findClaimed } from './find-messages';

/**
 * What each source has sent, to the last file: messages that are stored, and
 * files that the inbox has taken and not handed in yet, which were received and
 * wait. (A file that is handed in between two looks is counted by the later
 * one; the sum holds in both.)
 *
 * @param inboxDirectory the folder that holds one folder per source
 */
export async function countReceipts(database: Database, inboxDirectory: string, nowMs: number): Promise<readonly SourceCounts[]> {
  const { inbox, files } = await listTaken(inboxDirectory);
  const stored = await countBySource(database, nowMs);
  const handedIn = await findClaimed(
    database,
    inbox,
    files.map(({ claim }) => claim),
  );
  const waiting = groupBy(
    files.filter(({ claim }) => !handedIn.has(claim)),
    ({ source }) => source,
  );
  const known = new Map(stored.map((counts) => [counts.source, counts]));
  for (const [source, taken] of waiting) known.set(source, withTaken(known.get(source) ?? nothingStored(source), taken));
  return [...known.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
}

function withTaken(counts: SourceCounts, taken: readonly TakenFile[]): SourceCounts {
  return {
    ...counts,
    received: counts.received + taken.length,
    waiting: counts.waiting + taken.length,
    oldestWaitingMs: taken.reduce((oldestMs, { sinceMs }) => Math.min(oldestMs, sinceMs), counts.oldestWaitingMs ?? Infinity),
  };
}

const nothingStored = (source: string): SourceCounts => ({
  source,
  received: 0,
  applied: 0,
  duplicate: 0,
  quarantined: 0,
  waiting: 0,
  refusedMessages: 0,
  quarantinedBytes: 0,
  hourly: Array.from({ length: countedHours }, () => 0),
  lastReceivedMs: null,
  oldestWaitingMs: null,
});
