import { oddityCodes, oddityValueLengthMax, oddityValuesMax } from '@mastlight/domain/intake/oddities';
import { countedHours } from '@mastlight/domain/intake/limits';
import type { Finding } from '@mastlight/wire';
import { storableText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { quotedBy } from '../quoted-by';

/** Hours are told one by one a little longer than the desk asks for. */
const hoursKept = countedHours + 1;

/**
 * Folds what changes of messages have noted: one row a source, state and hour,
 * and hours that nobody asks for any more into one. Whoever counts meanwhile
 * sees all of it before or all of it after; two who fold share the rows.
 */
export async function foldCounts(transaction: Transaction, nowMs: number): Promise<void> {
  await connectionOf(transaction).query(
    `with told as (
       select ctid as place, source, state, case when hour_from >= $1 then hour_from end as hour_from,
         hour_from is distinct from case when hour_from >= $1 then hour_from end as is_over,
         count(*) over (partition by source, state, case when hour_from >= $1 then hour_from end) as alike
       from intake_count
     ), taken as (
       delete from intake_count counted using told
       where counted.ctid = told.place and (told.alike > 1 or told.is_over)
       returning counted.source, counted.state, told.hour_from, counted.messages, counted.bytes, counted.refused, counted.received,
         counted.last_received_at
     )
     insert into intake_count (source, hour_from, state, messages, bytes, refused, received, last_received_at)
     select source, hour_from, state, sum(messages), sum(bytes), sum(refused), sum(received), max(last_received_at)
     from taken group by 1, 2, 3`,
    [new Date(nowMs - hoursKept * 3_600_000)],
    'intake-fold-counts',
  );
}

/** A message, and what was found in it. */
interface Examined {
  readonly messageId: number;
  readonly source: string;
  readonly findings: readonly Finding[];
}

interface Seen {
  readonly source: string;
  readonly code: string;
  readonly value: string;
  readonly messages: number;
  readonly messageId: number;
  readonly segment: number | null;
  readonly offset: number;
}

/** What a message's findings tell to be counted, each once, by its key. */
function odditiesOf({ source, findings }: Omit<Examined, 'messageId'>): Map<string, { readonly finding: Finding; readonly value: string }> {
  const odd = new Map<string, { readonly finding: Finding; readonly value: string }>();
  for (const finding of findings) {
    if (!oddityCodes.includes(finding.code)) continue;
    const value = storableText(quotedBy(finding)).slice(0, oddityValueLengthMax);
    const key = JSON.stringify([source, finding.code, value]);
    if (!odd.has(key)) odd.set(key, { finding, value });
  }
  return odd;
}

/**
 * Counts in how many messages each unknown code, foreign port and the like was
 * found. A message that was driven again is counted for what its decision
 * before did not tell, which must still stand there. The caller has the turn of
 * the messages' lane, and so nobody else counts for their sources.
 */
export async function countOddities(transaction: Transaction, messages: readonly Examined[], nowMs: number): Promise<void> {
  const examined = messages.map((message) => ({ ...message, odd: odditiesOf(message) })).filter(({ odd }) => odd.size > 0);
  if (examined.length === 0) return;
  const before = await connectionOf(transaction).query<Examined>(
    `select id as "messageId", source, findings from intake_message where id = any($1) and findings <> '[]'`,
    [examined.map(({ messageId }) => messageId)],
    'intake-findings-before',
  );
  const counted = new Map(before.rows.map((message) => [message.messageId, odditiesOf(message)]));
  const seen = new Map<string, Seen>();
  for (const { messageId, source, odd } of examined) {
    for (const [key, { finding, value }] of odd) {
      if (counted.get(messageId)?.has(key)) continue;
      const count = (seen.get(key)?.messages ?? 0) + 1;
      seen.set(key, {
        source,
        code: finding.code,
        value,
        messages: count,
        messageId,
        segment: finding.segment ?? null,
        offset: finding.offset,
      });
    }
  }
  if (seen.size === 0) return;
  const column = <T>(read: (one: Seen) => T): T[] => [...seen.values()].map(read);
  await connectionOf(transaction).query(
    `with seen as (
       select s.*, known.value is not null as is_known,
         row_number() over (partition by s.source, s.code, known.value is not null order by s.value)
           + (select count(*) from intake_oddity own where own.source = s.source and own.code = s.code) as place
       from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::int[], $7::bigint[])
         as s (source, code, value, messages, message_id, segment, place_in_file)
       left join intake_oddity known using (source, code, value)
     ), counted as (
       select source, code, case when is_known or place <= $9 then value else '' end as value, sum(messages) as messages,
         (array_agg(array[message_id, segment, place_in_file] order by message_id desc))[1:1] as last
       from seen group by 1, 2, 3
     )
     insert into intake_oddity as kept (source, code, value, messages, first_seen_at, last_seen_at, last_message_id, last_segment, last_offset)
     select source, code, value, messages, $8, $8, last[1][1], last[1][2], last[1][3] from counted
     on conflict (source, code, value) do update set messages = kept.messages + excluded.messages,
       last_seen_at = greatest(kept.last_seen_at, excluded.last_seen_at),
       last_message_id = greatest(kept.last_message_id, excluded.last_message_id),
       last_segment = case when excluded.last_message_id >= kept.last_message_id then excluded.last_segment else kept.last_segment end,
       last_offset = case when excluded.last_message_id >= kept.last_message_id then excluded.last_offset else kept.last_offset end`,
    [
      column((one) => one.source),
      column((one) => one.code),
      column((one) => one.value),
      column((one) => one.messages),
      column((one) => one.messageId),
      column((one) => one.segment),
      column((one) => one.offset),
      new Date(nowMs),
      oddityValuesMax,
    ],
    'intake-count-oddities',
  );
}
