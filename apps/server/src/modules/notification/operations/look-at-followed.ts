import { newsOfBill, newsOfCall, type News } from '@mastlight/domain/notification/news';
import { readStoredCall } from '@mastlight/domain/tracking/call-status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { readPublishedStatus } from '../../tracking/index';
import type { NotificationParts } from '../parts';
import { findChangedBills, findChangedCalls, type ChangedSubject } from '../queries/find-changed';
import { addNews, holdLook, keepTold } from '../store';

const rowsPerRound = 200;

/** Bills or calls that have changed; none named: whichever has. */
export interface Changed {
  readonly kind: 'bill' | 'call';
  readonly port?: PortCode;
  readonly subjects?: readonly string[];
}

/**
 * Tells whoever follows subjects what is news of them: what did not hold when they were looked at last. The first look at a
 * subject tells nothing: who has just begun to follow it sees it.
 *
 * @returns whether there may be more to look at: a bounded number is looked at in a call.
 */
export async function lookAt({ platform }: Pick<NotificationParts, 'platform'>, tx: Transaction, changed: Changed): Promise<boolean> {
  await holdLook(tx);
  const portNowMs = Math.trunc(platform.portClock.nowMs());
  const rows = await (changed.kind === 'bill' ? findChangedBills : findChangedCalls)(tx, changed, rowsPerRound);
  const seen = rows.map((row) => ({ row, news: newsOf(row, portNowMs) }));
  for (const { row, news } of seen) {
    const fresh = row.held === null ? [] : news.filter(({ key }) => !row.held!.includes(key));
    if (fresh.length > 0) await addNews(tx, row.ownerKey, row.port, fresh, platform.clock.nowMs());
  }
  await keepTold(
    tx,
    seen.map(({ row, news }) => ({ ...row, held: news.map(({ key }) => key) })),
  );
  return rows.length === rowsPerRound;
}

/** Looks at everything that has changed since it was looked at, a bounded number in a transaction. */
export async function lookAtAll(parts: Pick<NotificationParts, 'platform'>): Promise<void> {
  for (const kind of ['bill', 'call'] as const) {
    while (await inTransaction(parts.platform.database, 'system', (tx) => lookAt(parts, tx, { kind })));
  }
}

function newsOf({ kind, spelt, status }: ChangedSubject, portNowMs: number): readonly News[] {
  if (kind === 'call') {
    const call = status === null ? null : readStoredCall(JSON.parse(status));
    const [vesselName = '', voyage = ''] = spelt.split('/');
    return call === null ? [] : newsOfCall({ vesselName, voyage }, call, portNowMs);
  }
  const bill = readPublishedStatus(status);
  return bill === null ? [] : newsOfBill(spelt, bill, portNowMs);
}
