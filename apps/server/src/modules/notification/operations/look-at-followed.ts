import { newsOfCall } from '@mastlight/domain/notification/news';
import { lookAtBill, type BillLook, type Chooser, type NewsFor } from '@mastlight/domain/notification/news-ahead';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { readStoredCall } from '@mastlight/domain/tracking/index';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { ownerOfPerson } from '../../../platform/http/session';
import { readPublishedStatus } from '../../tracking/index';
import type { Changed, ChangedSubject, NotificationParts } from '../parts';
import { findChangedBills, findChangedCalls } from '../queries/find-changed';
import { addNews, findChoosers, holdLook, keepTold, type ToldSubject } from '../store';

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
  const rows = await (changed.kind === 'bill'
    ? findChangedBills(tx, changed, rowsPerRound, passed, portNowMs)
    : findChangedCalls(tx, changed, rowsPerRound, passed));
  const owners = changed.kind === 'bill' ? [...new Set(rows.map(({ ownerKey }) => ownerKey))] : [];
  const choosers = groupBy(owners.length === 0 ? [] : await findChoosers(tx, owners), ({ ownerKey }) => ownerKey);
  const kept: ToldSubject[] = [];
  for (const row of rows) {
    const look = lookOf(row, portNowMs, choosers.get(row.ownerKey) ?? []);
    // By other rules than today's: it is derived anew before long, and what held holds until then.
    const held = look === null ? row.held : look.held;
    if (held !== null) kept.push({ ...row, held, nextMs: look?.nextMs ?? null });
    const told = (look?.told ?? []).filter((one) => isForAnybody(row.ownerKey, one));
    for (const alike of groupBy(told, ({ userId, notFor }) => `${userId} ${notFor.join()}`).values()) {
      const { userId, notFor } = alike[0]!;
      const nowMs = platform.clock.nowMs();
      const news = alike.map((one) => one.news);
      await addNews(tx, { ownerKey: row.ownerKey, userId, notFor }, row.port, news, nowMs + platform.config.notifyGatherMs, nowMs);
    }
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

/** Somebody who is an identity by himself, and is told by hours of his own, has nobody beside him to tell. */
const isForAnybody = (ownerKey: string, { notFor }: NewsFor): boolean => !notFor.some((userId) => ownerOfPerson(userId) === ownerKey);

/** What is news of a subject now, and for whom; null where it was derived by other rules. */
function lookOf({ kind, spelt, status, held }: ChangedSubject, portNowMs: number, choosers: readonly Chooser[]): BillLook | null {
  if (kind === 'call') {
    const call = readStoredCall(JSON.parse(status));
    const [vesselName = '', voyage = ''] = spelt.split('/');
    if (call === null) return null;
    const news = newsOfCall({ vesselName, voyage }, call, portNowMs);
    const fresh = held === null ? [] : news.filter(({ key }) => !held.includes(key));
    return { told: fresh.map((one) => ({ news: one, userId: null, notFor: [] })), held: news.map(({ key }) => key), nextMs: null };
  }
  const bill = readPublishedStatus(status);
  return bill && lookAtBill(spelt, bill, portNowMs, held, choosers);
}
