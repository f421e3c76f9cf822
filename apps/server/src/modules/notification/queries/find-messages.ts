import type { NewsEvent, NewsTone } from '@mastlight/domain/notification/news-events';
import { worstFirst, type SaidMessage } from '@mastlight/domain/notification/say-chat';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What a message says, as it is kept: titles are given on the way to a channel. */
type KeptWords = Omit<SaidMessage, 'title'>;

/** A message as it is kept. */
export interface KeptMessage extends KeptWords {
  readonly id: number;
  readonly port: PortCode | null;
  readonly tone: NewsTone;
  readonly atMs: number;
  readonly isRead: boolean;
}

/** Messages of an identity by number, those of urgent things first and of one thing in their order, without whether anybody read them. */
export async function findMessages(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly SaidMessage[]> {
  const { rows } = await connectionOf(tx).query<KeptWords>(
    `select event, port, about, lines, more, (extract(epoch from created_at) * 1000)::float8 as "atMs" from notification_message where owner_key = $1 and id = any($2::bigint[])
     order by bool_or(is_urgent) over (partition by event, mark) desc, id`,
    [ownerKey, ids],
    'notification-find-messages',
  );
  return rows.map((row) => ({ ...row, lines: worstFirst(row.lines) }));
}

/** Whom a look is for. */
interface Reader {
  readonly ownerKey: string;
  readonly userId: number;
}

/** Messages of an identity that one of its people sees: those for all, but what he is told by hours of his own, and those for him alone. */
const ownSql = 'm.owner_key = $1 and (m.user_id is null or m.user_id = $2) and $2 <> all(m.not_for)';

/** Messages that somebody has not read. */
const unreadSql = `m.id > coalesce((select read_to from notification_setting s where s.owner_key = $1 and s.user_id = $2), 0)
  and not exists (select from notification_read r where r.owner_key = $1 and r.user_id = $2 and r.message_id = m.id)`;

/** A page of an identity's messages, the newest first. */
export async function listMessages(
  database: Database,
  { ownerKey, userId }: Reader,
  { event, isUnread }: { readonly event: NewsEvent | null; readonly isUnread: boolean },
  { pageSize, offset }: { readonly pageSize: number; readonly offset: number },
): Promise<{ readonly list: readonly KeptMessage[]; readonly total: number }> {
  const where = `${ownSql} and ($3::text is null or m.event = $3) and (not $4 or ${unreadSql})`;
  const wish = [ownerKey, userId, event, isUnread];
  const { rows } = await database.query<KeptMessage>(
    { ownerKey },
    `select m.id, m.event, m.port, m.about, m.tone, m.lines, m.more, (extract(epoch from m.created_at) * 1000)::float8 as "atMs", not (${unreadSql}) as "isRead"
     from notification_message m where ${where} order by m.id desc limit $5 offset $6`,
    [...wish, pageSize, offset],
    'notification-list-messages',
  );
  const { rows: counted } = await database.query<{ total: number }>(
    { ownerKey },
    `select count(*)::float8 as total from notification_message m where ${where}`,
    wish,
    'notification-count-messages',
  );
  return { list: rows.map((row) => ({ ...row, lines: worstFirst(row.lines) })), total: counted[0]!.total };
}

/** How many messages somebody has not read, and how many of these are urgent. */
export async function countUnread(
  database: Database,
  { ownerKey, userId }: Reader,
): Promise<{ readonly count: number; readonly urgent: number }> {
  const { rows } = await database.query<{ count: number; urgent: number }>(
    { ownerKey },
    `select count(*)::float8 as count, (count(*) filter (where is_urgent))::float8 as urgent
     from notification_message m where ${ownSql} and ${unreadSql}`,
    [ownerKey, userId],
    'notification-count-unread',
  );
  return rows[0]!;
}
