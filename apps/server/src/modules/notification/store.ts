/** Messages, what people chose, and what goes to their channels, as they are written. */
import { linesMax } from '@mastlight/domain/notification/limits';
import type { News } from '@mastlight/domain/notification/news';
import type { Chooser } from '@mastlight/domain/notification/news-ahead';
import type { ChannelKind, HoursChosen, NewsEvent, NewsTone } from '@mastlight/domain/notification/news-events';
import { newsTones } from '@mastlight/domain/notification/news-events';
import type { MessageLine } from '@mastlight/domain/notification/say-chat';
import { messagesCame } from '@mastlight/domain/notification/topics';
import type { Due, QuietHours } from '@mastlight/domain/notification/when-due';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { jsonText } from '../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import { sha256 } from '../../platform/ids';
import { publishChange } from '../../platform/live';
import type { Leaver } from '../../platform/own-data';
import type { ChangedSubject, Modes } from './parts';

/** One look at a time, whoever looks: each finds what the one before has told. */
export async function holdLook(tx: Transaction): Promise<void> {
  await connectionOf(tx).query("select pg_advisory_xact_lock(hashtextextended('notification.look', 0))");
}

/** What was looked at, and when time alone has it looked at again, ms since epoch, port time. */
export type ToldSubject = Pick<ChangedSubject, 'ownerKey' | 'kind' | 'port' | 'subject' | 'version'> & {
  readonly held: readonly string[];
  readonly nextMs: number | null;
};

/** Writes down what was looked at. */
export async function keepTold(tx: Transaction, rows: readonly ToldSubject[]): Promise<void> {
  if (rows.length === 0) return;
  await connectionOf(tx).query(
    `insert into notification_told (owner_key, kind, port, subject, version, held, look_at)
     select "ownerKey", kind, port, subject, version, array(select json_array_elements_text(held)), to_timestamp("nextMs" / 1000)
     from json_to_recordset($1::json) as row ("ownerKey" text, kind text, port text, subject text, version int, held json, "nextMs" float8)
     on conflict (owner_key, kind, port, subject) do update set version = excluded.version, held = excluded.held, look_at = excluded.look_at`,
    [
      jsonText(
        rows.map(({ ownerKey, kind, port, subject, version, held, nextMs }) => ({
          ownerKey,
          kind,
          port,
          subject,
          version,
          held,
          nextMs,
        })),
      ),
    ],
    'notification-keep-told',
  );
}

/** Has every bill of an identity looked at anew: somebody is told by other hours from now on. */
export async function lookAnew(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(
    `update notification_told set look_at = to_timestamp(0) where owner_key = $1 and kind <> 'call'`,
    [ownerKey],
    'notification-look-anew',
  );
}

/** Who of some identities chose hours ahead of clocks. */
export async function findChoosers(
  tx: Transaction,
  ownerKeys: readonly string[],
): Promise<readonly (Chooser & { readonly ownerKey: string })[]> {
  const { rows } = await connectionOf(tx).query<Chooser & { readonly ownerKey: string }>(
    `select owner_key as "ownerKey", user_id::float8 as "userId", hours from notification_setting
     where owner_key = any($1) and hours <> '{}' order by owner_key, user_id`,
    [ownerKeys],
    'notification-find-choosers',
  );
  return rows;
}

/** Notes that an event was heard; false where it was before. Of two who hear it at once one waits. */
export async function noteEvent(tx: Transaction, eventId: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'insert into notification_event (event_id, heard_at) values ($1, $2) on conflict do nothing',
    [eventId, new Date(nowMs)],
    'notification-note-event',
  );
  return rowCount === 1;
}

/** Channels to which one person wants just these news to go, whatever he chose for all of their kind. */
export interface ChosenChannels {
  readonly userId: number;
  readonly kinds: readonly ChannelKind[];
}

/**
 * Adds news to messages of an identity: to the one of their mark that gathers, or to a new one. Pages hear of it.
 *
 * @param port null: the news are of none
 * @param userId whom of the identity they are for alone; null: all of its people but those of `notFor`
 * @param chosen where one of them wants just these to go; news of one mark go the same ways
 */
export async function addNews(
  tx: Transaction,
  {
    ownerKey,
    userId = null,
    notFor = [],
    chosen = null,
  }: {
    readonly ownerKey: string;
    readonly userId?: number | null;
    readonly notFor?: readonly number[];
    readonly chosen?: ChosenChannels | null;
  },
  port: string | null,
  news: readonly News[],
  gathersUntilMs: number,
  nowMs: number,
): Promise<void> {
  const ids: number[] = [];
  for (const alike of groupBy(news, ({ event, mark }) => `${event} ${mark}`).values()) {
    const { event, mark, about } = alike[0]!;
    const lines = alike.map(({ kind, no, ref, edition, day, sentence, step, tone, closesMs, clock, ship }): MessageLine => ({
      kind,
      no,
      ...(ref === undefined ? {} : { ref }),
      ...(edition === undefined ? {} : { edition }),
      ...(day === undefined ? {} : { day }),
      sentence,
      step,
      tone,
      closesMs,
      ...(clock === undefined ? {} : { clock }),
      ...(ship === undefined ? {} : { ship }),
    }));
    const { rows } = await connectionOf(tx).query<{ id: number; isJoined: boolean }>(
      `insert into notification_message as m (owner_key, event, port, mark, about, tone, is_urgent, lines, created_at, gathers_until, user_id, more, closes_at, not_for,
         chosen_user_id, chosen_channels)
       values ($1, $2, $3, $4, $12, $5, $6, $7, $8, $9, $13, $14, $15, $16, $17, $18)
       on conflict (owner_key, event, mark) where dispatched_at is null do update set
         lines = case when jsonb_array_length(m.lines) < $10 and not m.lines @> excluded.lines then m.lines || excluded.lines else m.lines end,
         more = m.more + excluded.more + case when jsonb_array_length(m.lines) >= $10 and not m.lines @> excluded.lines then jsonb_array_length(excluded.lines) else 0 end,
         tone = case when array_position($11::text[], excluded.tone) < array_position($11::text[], m.tone) then excluded.tone else m.tone end,
         is_urgent = m.is_urgent or excluded.is_urgent, closes_at = least(m.closes_at, excluded.closes_at),
         not_for = array(select unnest(m.not_for) intersect select unnest(excluded.not_for))
       returning id, xmax <> 0 as "isJoined"`,
      [
        ownerKey,
        event,
        port,
        mark,
        worst(alike.map(({ tone }) => tone)),
        alike.some(({ isUrgent }) => isUrgent),
        jsonText(lines),
        new Date(nowMs),
        new Date(gathersUntilMs),
        linesMax,
        newsTones,
        about,
        userId,
        alike.reduce((sum, { more = 0 }) => sum + more, 0),
        nearestOf(alike),
        notFor,
        chosen?.userId ?? null,
        chosen?.kinds ?? [],
      ],
      'notification-add-news',
    );
    const { id, isJoined } = rows[0]!;
    if (isJoined) await markUnread(tx, ownerKey, id);
    ids.push(id);
  }
  await publishChange(tx, { ownerKey, topic: messagesCame, ids });
}

/** Has a message be unread again for all who read it before more came; what else they read stays read. */
async function markUnread(tx: Transaction, ownerKey: string, messageId: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    'delete from notification_read where owner_key = $1 and message_id = $2',
    [ownerKey, messageId],
    'notification-unread-one',
  );
  await connection.query(
    `with beyond as (select user_id, read_to from notification_setting where owner_key = $1 and read_to >= $2 for update),
       lowered as (update notification_setting s set read_to = $2 - 1 from beyond where s.owner_key = $1 and s.user_id = beyond.user_id)
     insert into notification_read (owner_key, user_id, message_id)
     select $1, beyond.user_id, m.id from beyond join notification_message m on m.owner_key = $1 and m.id > $2 and m.id <= beyond.read_to
     on conflict do nothing`,
    [ownerKey, messageId],
    'notification-unread-until',
  );
}

const worst = (tones: readonly NewsTone[]): NewsTone => newsTones.find((tone) => tones.includes(tone))!;

/** The nearest of the clocks that some news bear on; null: they bear on none. */
function nearestOf(news: readonly News[]): Date | null {
  const clocksMs = news.map(({ nearestMs }) => nearestMs).filter((clockMs) => clockMs !== null);
  return clocksMs.length === 0 ? null : new Date(Math.min(...clocksMs));
}

/** A message whose time to gather is over. */
export interface GatheredMessage {
  readonly id: number;
  readonly ownerKey: string;
  readonly event: NewsEvent;
  readonly mark: string;
  readonly isUrgent: boolean;
  readonly tone: NewsTone;
  /** The nearest clock that it bears on, ms since epoch, port time; null: it bears on none. */
  readonly closesMs: number | null;
  /** Whom it is for alone; null: all of its identity but those of `notFor`. */
  readonly userId: number | null;
  readonly notFor: readonly number[];
  /** Who wants just this to go to which channels; null: nobody. */
  readonly chosenUserId: number | null;
  readonly chosenChannels: readonly ChannelKind[];
}

/** Takes messages whose time to gather is over, marking them as dispatched; what others take now is passed over. */
export async function takeGathered(tx: Transaction, nowMs: number, limit: number): Promise<readonly GatheredMessage[]> {
  const { rows } = await connectionOf(tx).query<GatheredMessage>(
    `update notification_message set dispatched_at = $1 where id in (
       select id from notification_message where dispatched_at is null and gathers_until <= $1 order by gathers_until limit $2 for update skip locked)
     returning id, owner_key as "ownerKey", event, mark, tone, is_urgent as "isUrgent", user_id::float8 as "userId",
       not_for::float8[] as "notFor", chosen_user_id::float8 as "chosenUserId", chosen_channels as "chosenChannels", (extract(epoch from closes_at) * 1000)::float8 as "closesMs"`,
    [new Date(nowMs), limit],
    'notification-take-gathered',
  );
  return [...rows].sort((a, b) => a.id - b.id);
}

/** A chat message is made of so many at most: the next ones go in another. */
const messagesPerDelivery = 200;

/** A channel that somebody has switched on, and what he chose for it. */
export interface OpenChannel {
  readonly ownerKey: string;
  readonly userId: number;
  readonly kind: ChannelKind;
  readonly modes: Modes;
  readonly quiet: QuietHours | null;
}

/** Channels of some identities that are on. */
export async function findOpenChannels(tx: Transaction, ownerKeys: readonly string[]): Promise<readonly OpenChannel[]> {
  const { rows } = await connectionOf(tx).query<OpenChannel>(
    `select c.owner_key as "ownerKey", c.user_id as "userId", c.kind, coalesce(s.modes, '{}') as modes, s.quiet
     from notification_channel c left join notification_setting s on s.owner_key = c.owner_key and s.user_id = c.user_id
     where c.is_on and c.owner_key = any($1) order by c.owner_key, c.user_id, c.kind`,
    [ownerKeys],
    'notification-open-channels',
  );
  return rows;
}

/**
 * Has a message go to a channel when it is due, with all others that go to it then; one that goes at once, with whatever waits
 * for the channel's turn: a flood is some chat messages, not thousands. What is held back of the same thing goes along: what
 * came later is never told first.
 */
export async function addDelivery(
  tx: Transaction,
  { ownerKey, userId, kind }: Pick<OpenChannel, 'ownerKey' | 'userId' | 'kind'>,
  message: Pick<GatheredMessage, 'id' | 'event' | 'mark'>,
  due: Due,
  nowMs: number,
): Promise<void> {
  const ids = [...(await takeHeld(tx, { ownerKey, userId, kind }, message, due.atMs)), message.id];
  const { rowCount } = await connectionOf(tx).query(
    `update notification_delivery set message_ids = message_ids || $4::bigint[]
     where id = (select id from notification_delivery where owner_key = $1 and user_id = $2 and kind = $3 and state = 'waiting' and tries = 0
       and ((due_at = $5 and waits_for is not distinct from $8) or (due_at <= $6 and $5 <= $6)) and cardinality(message_ids) < $7
       order by id desc limit 1 for update skip locked)`,
    [ownerKey, userId, kind, ids, new Date(due.atMs), new Date(nowMs), messagesPerDelivery, due.waitsFor],
    'notification-join-delivery',
  );
  if (rowCount === 1) return;
  await connectionOf(tx).query(
    `insert into notification_delivery (owner_key, user_id, kind, message_ids, created_at, due_at, waits_for) values ($1, $2, $3, $4, $5, $6, $7)`,
    [ownerKey, userId, kind, ids, new Date(nowMs), new Date(due.atMs), due.waitsFor],
    'notification-add-delivery',
  );
}

/** Takes earlier messages of one thing out of what is held back for a channel until after an instant, in their order. */
async function takeHeld(
  tx: Transaction,
  { ownerKey, userId, kind }: Pick<OpenChannel, 'ownerKey' | 'userId' | 'kind'>,
  { id, event, mark }: Pick<GatheredMessage, 'id' | 'event' | 'mark'>,
  dueMs: number,
): Promise<readonly number[]> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ ids: number[] }>(
    `with held as (
       select d.id, array_agg(m.id) as ids from notification_delivery d
       join notification_message m on m.id = any(d.message_ids) and m.owner_key = $1 and m.event = $4 and m.mark in ($5, $5 || '/' || $2::bigint) and m.id < $6
       where d.owner_key = $1 and d.user_id = $2 and d.kind = $3 and d.state = 'waiting' and d.waits_for is not null and d.due_at > $7
       group by d.id)
     update notification_delivery d
     set message_ids = array(select kept.id from unnest(d.message_ids) with ordinality as kept (id, at) where kept.id <> all(held.ids) order by at)
     from held where d.id = held.id and d.state = 'waiting' and d.waits_for is not null
     returning held.ids::float8[] as ids`,
    [ownerKey, userId, kind, event, mark, id, new Date(dueMs)],
    'notification-take-held',
  );
  if (rows.length === 0) return [];
  await connection.query(
    `delete from notification_delivery where owner_key = $1 and user_id = $2 and kind = $3 and state = 'waiting' and waits_for is not null
       and cardinality(message_ids) = 0`,
    [ownerKey, userId, kind],
    'notification-drop-empty',
  );
  return rows.flatMap(({ ids }) => ids).sort((a, b) => a - b);
}

/** What is held back for a channel, with what its person chose. */
export interface HeldDelivery {
  readonly id: number;
  readonly userId: number;
  readonly kind: ChannelKind;
  readonly modes: Modes;
  readonly quiet: QuietHours | null;
  readonly messages: readonly Pick<GatheredMessage, 'event' | 'isUrgent' | 'tone' | 'closesMs' | 'chosenUserId' | 'chosenChannels'>[];
}

/** What is held back for somebody's channels in an identity, or for everybody's, until the transaction ends nobody else's to hand over. */
export async function holdHeld(
  tx: Transaction,
  whose: { readonly ownerKey: string; readonly userId: number } | null,
): Promise<readonly HeldDelivery[]> {
  const { rows } = await connectionOf(tx).query<HeldDelivery>(
    `select d.id, d.user_id::float8 as "userId", d.kind, coalesce(s.modes, '{}') as modes, s.quiet,
       (select json_agg(json_build_object('event', m.event, 'isUrgent', m.is_urgent, 'tone', m.tone, 'closesMs', extract(epoch from m.closes_at) * 1000,
          'chosenUserId', m.chosen_user_id, 'chosenChannels', m.chosen_channels))
        from notification_message m where m.id = any(d.message_ids)) as messages
     from notification_delivery d left join notification_setting s on s.owner_key = d.owner_key and s.user_id = d.user_id
     where d.state = 'waiting' and d.waits_for is not null and ($1::text is null or (d.owner_key = $1 and d.user_id = $2))
     order by d.id for update of d`,
    [whose?.ownerKey ?? null, whose?.userId ?? null],
    'notification-hold-held',
  );
  return rows;
}

/** Writes down anew when what is held back is due. */
export async function keepDue(tx: Transaction, id: number, due: Due): Promise<void> {
  await connectionOf(tx).query(
    'update notification_delivery set due_at = $2, waits_for = $3 where id = $1',
    [id, new Date(due.atMs), due.waitsFor],
    'notification-keep-due',
  );
}

/** What is handed to a channel now. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly kind: ChannelKind;
  readonly messageIds: readonly number[];
  readonly tries: number;
  /** Tells this hand-over from one that came before or comes after it. */
  readonly startedMs: number;
  /** Of its channel; nulls where that is gone or off. */
  readonly isOn: boolean | null;
  readonly token: string | null;
  readonly secret: string | null;
}

/**
 * Claims what is due for channels of a kind, the oldest of each channel alone and none that was just used. It counts as tried
 * before it is handed over: whoever dies meanwhile has nothing sent twice.
 */
export async function claimDue(
  tx: Transaction,
  kind: ChannelKind,
  { nowMs, usedAfterMs, limit }: { readonly nowMs: number; readonly usedAfterMs: number; readonly limit: number },
): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await connectionOf(tx).query<ClaimedDelivery>(
    `with due as (
       select d.id, c.is_on, c.token, c.secret from notification_delivery d
       left join notification_channel c on c.owner_key = d.owner_key and c.user_id = d.user_id and c.kind = d.kind
       where d.kind = $1 and d.state = 'waiting' and d.due_at <= $2 and (c.sent_at is null or c.sent_at <= $3)
         and not exists (select from notification_delivery e where e.owner_key = d.owner_key and e.user_id = d.user_id and e.kind = d.kind
           and (e.state = 'sending' or (e.state = 'waiting' and e.due_at <= $2 and e.id < d.id)))
       order by d.due_at limit $4 for update of d skip locked)
     update notification_delivery d set state = 'sending', tries = d.tries + 1, started_at = $2, waits_for = null from due
     where d.id = due.id
     returning d.id, d.owner_key as "ownerKey", d.user_id as "userId", d.kind, d.message_ids::float8[] as "messageIds", d.tries,
       (extract(epoch from d.started_at) * 1000)::float8 as "startedMs",
       due.is_on as "isOn", due.token, due.secret`,
    [kind, new Date(nowMs), new Date(usedAfterMs), limit],
    'notification-claim-due',
  );
  return rows;
}

/** What became of a delivery. */
export interface Ended {
  readonly state: 'sent' | 'failed' | 'waiting' | 'unsure';
  readonly answer: string;
  readonly tookMs: number;
  /** When it is tried again. */
  readonly dueMs: number | null;
  readonly nowMs: number;
}

/**
 * Writes down what became of a delivery, and how its channel is; a channel that took it has no problem. An answer that comes
 * after it was called unsure counts, unless it was sent again meanwhile.
 */
export async function endDelivery(
  tx: Transaction,
  { id, ownerKey, userId, kind, startedMs }: ClaimedDelivery,
  ended: Ended,
): Promise<void> {
  const connection = connectionOf(tx);
  const { rowCount } = await connection.query(
    `update notification_delivery set state = $2, answer = $3, took_millis = $4, due_at = coalesce($5, due_at),
       ended_at = case when $2 = 'waiting' then null else $6::timestamptz end
     where id = $1 and state in ('sending', 'unsure') and started_at = $7`,
    [
      id,
      ended.state,
      ended.answer,
      ended.tookMs,
      ended.dueMs === null ? null : new Date(ended.dueMs),
      new Date(ended.nowMs),
      new Date(startedMs),
    ],
    'notification-end-delivery',
  );
  if (rowCount === 0) return;
  await noteChannel(tx, { ownerKey, userId, kind }, ended.state === 'sent' ? null : ended.answer, ended.nowMs);
}

/** Notes how a channel answered just now. */
export async function noteChannel(
  tx: Transaction,
  { ownerKey, userId, kind }: Pick<OpenChannel, 'ownerKey' | 'userId' | 'kind'>,
  problem: string | null,
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    'update notification_channel set problem = $4, sent_at = $5 where owner_key = $1 and user_id = $2 and kind = $3',
    [ownerKey, userId, kind, problem, new Date(nowMs)],
    'notification-note-channel',
  );
}

/** Notes a test of a channel beside what was sent to it, with no message in it. */
export async function noteTest(
  tx: Transaction,
  { ownerKey, userId, kind }: Pick<OpenChannel, 'ownerKey' | 'userId' | 'kind'>,
  tested: { readonly isSent: boolean; readonly answer: string; readonly startedMs: number; readonly tookMs: number },
): Promise<void> {
  const started = new Date(tested.startedMs);
  await connectionOf(tx).query(
    `insert into notification_delivery (owner_key, user_id, kind, message_ids, state, tries, created_at, due_at, started_at, ended_at, took_millis, answer)
     values ($1, $2, $3, '{}', $4, 1, $5, $5, $5, $6, $7, $8)`,
    [
      ownerKey,
      userId,
      kind,
      tested.isSent ? 'sent' : 'failed',
      started,
      new Date(tested.startedMs + tested.tookMs),
      tested.tookMs,
      tested.answer,
    ],
    'notification-note-test',
  );
}

/** Deliveries whose sender has died: nobody knows whether they arrived. */
export async function markUnsure(tx: Transaction, startedBeforeMs: number, nowMs: number, answer: string): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `update notification_delivery set state = 'unsure', answer = $3, ended_at = $2 where state = 'sending' and started_at < $1`,
    [new Date(startedBeforeMs), new Date(nowMs), answer],
    'notification-mark-unsure',
  );
  return rowCount ?? 0;
}

/** Has what did not arrive, or waits to be tried again, handed over now; gives how many. A test is made anew instead. */
export async function replayDeliveries(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  which: { readonly ids: readonly number[] | null; readonly fromMs: number; readonly toMs: number },
  nowMs: number,
): Promise<number> {
  const { rowCount } = await connectionOf(tx).query(
    `update notification_delivery set state = 'waiting', tries = 0, due_at = $6, ended_at = null
     where owner_key = $1 and user_id = $2 and (state in ('failed', 'unsure') or (state = 'waiting' and tries > 0)) and cardinality(message_ids) > 0
       and ($3::bigint[] is null or id = any($3)) and ($3::bigint[] is not null or created_at between $4 and $5)`,
    [ownerKey, userId, which.ids, new Date(which.fromMs), new Date(which.toMs), new Date(nowMs)],
    'notification-replay',
  );
  return rowCount ?? 0;
}

/** Somebody has read messages; of those that are not his identity's nothing is written. */
export async function markRead(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  { ids, untilId }: { readonly ids: readonly number[]; readonly untilId: number | null },
): Promise<void> {
  const connection = connectionOf(tx);
  if (untilId !== null) {
    await connection.query(
      `insert into notification_setting as s (owner_key, user_id, read_to)
       select $1, $2, coalesce(max(id), 0) from notification_message where owner_key = $1 and id <= $3
       on conflict (owner_key, user_id) do update set read_to = greatest(s.read_to, excluded.read_to)`,
      [ownerKey, userId, untilId],
      'notification-read-until',
    );
    await connection.query(
      `delete from notification_read r using notification_setting s
       where r.owner_key = $1 and r.user_id = $2 and s.owner_key = $1 and s.user_id = $2 and r.message_id <= s.read_to`,
      [ownerKey, userId],
      'notification-forget-read',
    );
  }
  if (ids.length === 0) return;
  await connection.query(
    `insert into notification_read (owner_key, user_id, message_id)
     select $1, $2, id from notification_message where owner_key = $1 and id = any($3::bigint[]) and (user_id is null or user_id = $2) and $2 <> all(not_for)
     order by id on conflict do nothing`,
    [ownerKey, userId, ids],
    'notification-mark-read',
  );
}

/** What somebody chose, held until the transaction ends. */
export async function holdSetting(
  tx: Transaction,
  ownerKey: string,
  userId: number,
): Promise<{ readonly modes: Modes; readonly hours: HoursChosen }> {
  const { rows } = await connectionOf(tx).query<{ modes: Modes; hours: HoursChosen }>(
    `insert into notification_setting as s (owner_key, user_id) values ($1, $2)
     on conflict (owner_key, user_id) do update set read_to = s.read_to returning modes, hours`,
    [ownerKey, userId],
    'notification-hold-setting',
  );
  return rows[0]!;
}

/** Writes down what somebody chose; null: the quiet hours stay. */
export async function keepSetting(
  tx: Transaction,
  ownerKey: string,
  userId: number,
  { modes, hours, quiet }: { readonly modes: Modes; readonly hours: HoursChosen; readonly quiet: QuietHours | null },
): Promise<void> {
  await connectionOf(tx).query(
    'update notification_setting set modes = $3, hours = $5, quiet = coalesce($4::json, quiet) where owner_key = $1 and user_id = $2',
    [ownerKey, userId, JSON.stringify(modes), quiet === null ? null : JSON.stringify(quiet), JSON.stringify(hours)],
    'notification-keep-setting',
  );
}

/** A channel as its owner changes it; what is undefined stays. */
export interface ChannelChange {
  readonly kind: ChannelKind;
  readonly isOn: boolean | null;
  readonly token: string | null | undefined;
  readonly secret: string | null | undefined;
}

/**
 * Changes a channel; of two who set one robot at once one waits.
 *
 * @returns its address as it is kept now; null when another of the identity has its robot.
 */
export async function changeChannel(
  tx: Transaction,
  ownerKey: string,
  userId: number,
  change: ChannelChange,
): Promise<{ readonly token: string | null } | null> {
  if (change.token)
    await connectionOf(tx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `notification.robot ${ownerKey} ${change.kind} ${change.token}`,
    ]);
  const { rows } = await connectionOf(tx).query<{ token: string | null }>(
    `insert into notification_channel as c (owner_key, user_id, kind, is_on, token, secret)
     select $1, $2, $3, coalesce($4, false), $5, $6
     where not coalesce($4, (select m.is_on from notification_channel m where m.owner_key = $1 and m.user_id = $2 and m.kind = $3), false)
       or not exists (
         select from notification_channel o where o.owner_key = $1 and o.kind = $3 and o.is_on and o.user_id <> $2 and o.token =
           coalesce($5, (select m.token from notification_channel m where m.owner_key = $1 and m.user_id = $2 and m.kind = $3)))
     on conflict (owner_key, user_id, kind) do update set is_on = coalesce($4, c.is_on),
       token = case when $7 then excluded.token else c.token end, secret = case when $8 then excluded.secret else c.secret end,
       problem = case when $7 or $8 then null else c.problem end
     returning token`,
    [
      ownerKey,
      userId,
      change.kind,
      change.isOn,
      change.token ?? null,
      change.secret ?? null,
      change.token !== undefined,
      change.secret !== undefined,
    ],
    'notification-change-channel',
  );
  return rows[0] ?? null;
}

/**
 * Notes who has a code sent to a mailbox. Nothing he can call but proving it takes the note away; of two who ask at once one waits.
 *
 * @returns Whether he may: fewer than `othersMax` other people had one sent there since an instant.
 */
export async function noteCodeAsker(
  tx: Transaction,
  { address, userId }: { readonly address: string; readonly userId: number },
  { othersMax, sinceMs, nowMs }: { readonly othersMax: number; readonly sinceMs: number; readonly nowMs: number },
): Promise<boolean> {
  const connection = connectionOf(tx);
  const mailbox = sha256(address);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`notification.code ${mailbox}`]);
  const { rowCount } = await connection.query(
    `insert into notification_code_asker as a (mailbox, user_id, asked_at) select $1, $2, $3
     where (select count(*) from notification_code_asker o where o.mailbox = $1 and o.user_id <> $2 and o.asked_at > $4) < $5
     on conflict (mailbox, user_id) do update set asked_at = excluded.asked_at`,
    [mailbox, userId, new Date(nowMs), new Date(sinceMs), othersMax],
    'notification-note-code-asker',
  );
  return rowCount === 1;
}

/** Has a mailbox wait for a code; null: it waits for none. */
export async function keepMailCode(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  code: string | null,
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update notification_channel set code = $3, code_sent_at = $4, code_tries = 0 where owner_key = $1 and user_id = $2 and kind = 'email'`,
    [ownerKey, userId, code, new Date(nowMs)],
    'notification-keep-mail-code',
  );
}

/** Counts a try of a mailbox's code, and holds the mailbox until the transaction ends; gives what is to be told, while it holds. */
export async function tryMailCode(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  { triesMax, sentAfterMs }: { readonly triesMax: number; readonly sentAfterMs: number },
): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ code: string }>(
    `update notification_channel set code_tries = code_tries + 1
     where owner_key = $1 and user_id = $2 and kind = 'email' and code is not null and code_tries < $3 and code_sent_at > $4 returning code`,
    [ownerKey, userId, triesMax, new Date(sentAfterMs)],
    'notification-try-mail-code',
  );
  return rows[0]?.code ?? null;
}

/** A mailbox that somebody reads waits for no code, and he does not count among those who asked for one. */
export async function endMailCode(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
): Promise<void> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ token: string }>(
    `update notification_channel set code = null where owner_key = $1 and user_id = $2 and kind = 'email' returning token`,
    [ownerKey, userId],
    'notification-end-mail-code',
  );
  await connection.query('delete from notification_code_asker where mailbox = $1 and user_id = $2', [sha256(rows[0]!.token), userId]);
}

/** Everything of a person in an identity goes; what was told to all of its people stays with it. */
export async function deletePerson(tx: Transaction, ownerKey: string, userId: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from notification_delivery where owner_key = $1 and user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_channel where owner_key = $1 and user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_read where owner_key = $1 and user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_setting where owner_key = $1 and user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_message where owner_key = $1 and user_id = $2', [ownerKey, userId]);
}

/** What goes with a person, or with a company in which nobody is left. */
export async function deleteOfLeaver(tx: Transaction, { userId, ownerKey }: Leaver): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from notification_delivery where owner_key = $1 or user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_channel where owner_key = $1 or user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_read where owner_key = $1 or user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_setting where owner_key = $1 or user_id = $2', [ownerKey, userId]);
  await connection.query('delete from notification_message where owner_key = $1 or user_id = $2', [ownerKey, userId]);
}

/** Deletes messages, deliveries and notes of who asked for a code from before an instant. */
export async function deleteBefore(tx: Transaction, beforeMs: number): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query('delete from notification_delivery where created_at < $1', [new Date(beforeMs)]);
  await connection.query('delete from notification_message where created_at < $1', [new Date(beforeMs)]);
  await connection.query('delete from notification_event where heard_at < $1', [new Date(beforeMs)]);
  await connection.query('delete from notification_code_asker where asked_at < $1', [new Date(beforeMs)]);
}

/** Forgets what was told of subjects. */
export async function forgetTold(
  tx: Transaction,
  subjects: readonly Pick<ChangedSubject, 'ownerKey' | 'kind' | 'port' | 'subject'>[],
): Promise<void> {
  await connectionOf(tx).query(
    `delete from notification_told t using json_to_recordset($1::json) as gone ("ownerKey" text, kind text, port text, subject text)
     where t.owner_key = gone."ownerKey" and t.kind = gone.kind and t.port = gone.port and t.subject = gone.subject`,
    [jsonText(subjects)],
    'notification-forget-told',
  );
}
