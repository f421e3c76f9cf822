import { readStoredStatus, type BillStatus } from '@mastlight/domain/tracking/status';

/** About 30 MB of statuses: more than all lists that are open at a time show. */
const keptMax = 5_000;

/** The same few bills are read again and again; text that has been read once is known. */
const known = new Map<string, BillStatus | null>();

/**
 * The status of a published bill, from the text of its column. Null: none was
 * derived yet, or it is of other rules than today's and is being derived again.
 */
export function readPublishedStatus(text: string | null): BillStatus | null {
  if (text === null) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const status = readStoredStatus(JSON.parse(text));
  if (known.size >= keptMax) known.clear();
  known.set(text, status);
  return status;
}
