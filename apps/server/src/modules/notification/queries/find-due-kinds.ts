import type { ChannelKind } from '@mastlight/domain/notification/news-events';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Kinds of channels to which something is due: of the others nothing need be claimed. */
export async function findDueKinds(tx: Transaction, nowMs: number): Promise<readonly ChannelKind[]> {
  const { rows } = await connectionOf(tx).query<{ kind: ChannelKind }>(
    `select distinct kind from notification_delivery where state = 'waiting' and due_at <= $1 order by kind`,
    [new Date(nowMs)],
    'notification-due-kinds',
  );
  return rows.map(({ kind }) => kind);
}
