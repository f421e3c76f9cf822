import { newsOfBill, newsOfCall, type News } from '@mastlight/domain/notification/news';
import { readStoredCall } from '@mastlight/domain/tracking/index';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { readPublishedStatus } from '../../tracking/index';
import type { Changed, ChangedSubject, NotificationParts } from '../parts';
import { findChangedBills, findChangedCalls } from '../queries/find-changed';
import { addNews, holdLook, keepTold } from '../store';

const rowsPerRound = 200;

/**
 * Tells whoever follows subjects what is news of them: what did not hold when they were looked at last. The first look at a
 * subject tells nothing: who has just begun to follow it sees it.
 *
 * @param passed of those before in line, how many cannot be read yet and are passed over.
 * @returns how many to pass over next; null: there is no more to look at. A bounded number is looked at in a call.
 */
export async function lookAt(
  { platform }: Pick<NotificationParts, 'platform'>,
  tx: Transaction,
  changed: Changed,
  passed: number,
): Promise<number | null> {
  await holdLook(tx);
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  const rows = await (changed.kind === 'bill' ? findChangedBills : findChangedCalls)(tx, changed, rowsPerRound, passed);
  const kept: Parameters<typeof keepTold>[1][number][] = [];
  for (const row of rows) {
    const news = newsOf(row, portNowMs);
    // By other rules than today's: it is derived anew before long, and what held holds until then.
    const held = news === null ? row.held : news.map(({ key }) => key);
    if (held !== null) kept.push({ ...row, held });
    const fresh = row.held === null || news === null ? [] : news.filter(({ key }) => !row.held!.includes(key));
    if (fresh.length > 0)
      await addNews(tx, row, row.port, fresh, platform.clock.nowMs() + platform.config.notifyGatherMs, platform.clock.nowMs());
  }
  await keepTold(tx, kept);
  return rows.length < rowsPerRound ? null : passed + rows.length - kept.length;
}

/** Looks at everything that has changed since it was looked at, a bounded number in a transaction. */
export async function lookAtAll(parts: Pick<NotificationParts, 'platform'>): Promise<void> {
  for (const kind of ['bill', 'call'] as const) {
    for (let passed: number | null = 0; passed !== null;) {
      const before: number = passed;
      passed = await inTransaction(parts.platform.database, 'system', (tx) => lookAt(parts, tx, { kind }, before));
    }
  }
}

/** What is news of a subject now; null where it was derived by other rules. */
function newsOf({ kind, spelt, status }: ChangedSubject, portNowMs: number): readonly News[] | null {
  if (kind === 'call') {
    const call = readStoredCall(JSON.parse(status));
    const [vesselName = '', voyage = ''] = spelt.split('/');
    return call && newsOfCall({ vesselName, voyage }, call, portNowMs);
  }
  const bill = readPublishedStatus(status);
  return bill && newsOfBill(spelt, bill, portNowMs);
}
