import type { Delivery } from '@mastlight/domain/notification/contract';
import { notificationTexts as texts } from '@mastlight/domain/notification/messages';
import { titleOf, type SaidMessage } from '@mastlight/domain/notification/say-chat';
import type { Database } from '../../../platform/db/database';

type DeliveryRecord = Omit<Delivery, 'title'> & { readonly messages: readonly Omit<SaidMessage, 'atMs'>[] | null };

/** A page of what was sent to somebody's channels in an identity, the newest first. */
export async function listDeliveries(
  database: Database,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  isFailed: boolean,
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<{ readonly list: Delivery[]; readonly total: number }> {
  const where = `d.owner_key = $1 and d.user_id = $2 and (not $3 or d.state in ('failed', 'unsure') or (d.state = 'waiting' and d.tries > 0))`;
  const wish = [ownerKey, userId, isFailed];
  const { rows } = await database.query<DeliveryRecord>(
    { ownerKey },
    `select d.id, (extract(epoch from d.created_at) * 1000)::float8 as "atMs", d.kind, cardinality(d.message_ids) as count, d.state, d.tries, d.answer,
       case when d.state = 'waiting' then (extract(epoch from d.due_at) * 1000)::float8 end as "dueMs", d.waits_for as "waitsFor", d.took_millis as "tookMs",
       (select json_agg(json_build_object('event', m.event, 'port', m.port, 'about', m.about, 'lines', m.lines, 'more', m.more))
        from (select * from notification_message where owner_key = $1 and id = d.message_ids[1]) m) as messages
     from notification_delivery d where ${where} order by d.id desc limit $4 offset $5`,
    [...wish, pageSize, offset],
    'notification-list-deliveries',
  );
  const { rows: counted } = await database.query<{ total: number }>(
    { ownerKey },
    `select count(*)::float8 as total from notification_delivery d where ${where}`,
    wish,
    'notification-count-deliveries',
  );
  return {
    list: rows.map(({ messages, ...row }) => ({
      ...row,
      title: messages?.[0] ? titleOf(messages[0]) : row.count === 0 ? texts.testTitle : '',
    })),
    total: counted[0]!.total,
  };
}
