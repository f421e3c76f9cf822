import { portOfSource, aheadToleranceMs, sourceSkewMs } from '@mastlight/domain/ports/index';
import type { NewFact } from '@mastlight/domain/tracking/fact';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { digestOf, isTimeless, subjectDigest, timelessDigest } from '../fact-digest';
import { factIdentity, factLine, lineColumns } from '../fact-line';
import { noteRepeats, sourcesOfPorts } from './source-repeats';
import { factColumns, factOfRow, type FactRow } from '../schema';

/**
 * Appends facts that nobody has stated before, in their order. The caller has
 * taken its turn.
 *
 * @param repeats messages whose bytes their source had sent before
 * @returns per message, how many of its facts were new.
 */
export async function appendFacts(
  transaction: Transaction,
  facts: readonly NewFact[],
  repeats: ReadonlySet<number>,
): Promise<ReadonlyMap<number, number>> {
  if (facts.length === 0) return new Map();
  const before = await latestTimeless(transaction, facts);
  const staged = new Set<string>();
  let lines = '';
  for (const fact of facts) {
    const identity = factIdentity(fact);
    const content = digestOf(identity);
    if (!isTimeless(fact)) {
      // Said twice in one batch: the first one counts.
      if (staged.has(content)) continue;
      staged.add(content);
      lines += factLine(fact, identity, content, null);
      continue;
    }
    const subject = subjectDigest(fact);
    const previous = before.get(subject);
    if (previous?.content === content) continue;
    const digest = previous ? timelessDigest(identity, previous.digest) : content;
    before.set(subject, { content, digest });
    if (staged.has(digest)) continue;
    staged.add(digest);
    lines += factLine(fact, identity, digest, subject);
  }
  const added = await appendLines(transaction, lines, toldClocks(facts), repeats);
  const fresh = new Set(facts.flatMap(({ source, messageId }) => (added.has(messageId) && !repeats.has(messageId) ? [source] : [])));
  await noteRepeats(
    transaction,
    facts.filter(({ source }) => !fresh.has(source)),
  );
  return added;
}

/** The table of this transaction's facts, by which `findTouchedBills` and `findTouchedCalls` go. */
export async function prepareStaged(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query(
    `create temp table if not exists tracking_fact_staged on commit delete rows as
     select ${lineColumns} from tracking_fact with no data`,
  );
}

/** By how much the clock of a message's sender stands ahead of our hearing, in seconds (negative: behind). */
interface ToldClock {
  readonly messageId: number;
  readonly source: SourceCode;
  readonly skewSeconds: number;
}

/** The clocks of messages whose senders told a time of their own: what only happened at a time tells of no clock. */
function toldClocks(facts: readonly NewFact[]): readonly ToldClock[] {
  const told = facts.filter(({ saidMs, isSaidByEvent, source }) => saidMs !== null && !isSaidByEvent && portOfSource(source) !== null);
  return [...groupBy(told, ({ messageId }) => messageId)].map(([messageId, said]) => {
    const skews = said.map(({ saidMs, heardMs }) => saidMs! - heardMs).sort((a, b) => a - b);
    return { messageId, source: said[0]!.source, skewSeconds: skews[Math.floor(skews.length / 2)]! / 1_000 };
  });
}

/**
 * Appends facts by their lines, but for those whose digest is known.
 *
 * @param repeats see `appendFacts`
 * @param clocks what is known of their senders' clocks; a message that says nothing new is as old as what it repeats.
 * @returns per message, how many were new.
 */
export async function appendLines(
  transaction: Transaction,
  lines: string,
  clocks: readonly ToldClock[] = [],
  repeats: ReadonlySet<number> = new Set(),
): Promise<ReadonlyMap<number, number>> {
  if (lines === '') return new Map();
  const connection = connectionOf(transaction);
  await prepareStaged(transaction);
  await connection.copyIn(`copy tracking_fact_staged (${lineColumns}) from stdin`, lines);
  const { rows } = await connection.query<{ message_id: number; added: number }>(
    // In the order of digests their index takes them twice as fast. The facts themselves keep the order in which they were
    // said, which their numbers tell: a join would be free to turn it round, so there is none.
    `with fresh as (
       insert into tracking_fact_digest (digest) select digest from tracking_fact_staged order by digest
       on conflict do nothing returning digest),
     added as (
       insert into tracking_fact (${lineColumns}) select ${lineColumns} from tracking_fact_staged
       where (digest in (select digest from fresh)) is true
       returning message_id, source, port, heard_at),
     heard as (
       insert into tracking_port_heard as kept (port, heard_at)
       select port, max(heard_at) from added where port is not null group by port
       on conflict (port) do update set heard_at = excluded.heard_at where kept.heard_at < excluded.heard_at),
     -- New words alone are a sign of life: what died may send its last file over and over.
     spoke as (select source, max(heard_at) as heard_at from added where source = any($1) and message_id <> all($7) group by source),
     clocks as (
       select source, percentile_cont(0.5) within group (order by skew) as skew
       from unnest($3::bigint[], $4::text[], $5::float8[]) as told (message_id, source, skew)
       where message_id in (select message_id from added) group by source),
     sources as (
       insert into tracking_source_heard as kept (source, heard_at, skew_seconds, skewed)
       -- A time that stands for none (2099-12-31) is further off than the column holds: then it says as much as it can.
       select source, heard_at, case when skew >= $6::float8 or skew <= -$2::float8 then least(greatest(skew, -2147483647), 2147483647)::int end,
         case when skew >= $6::float8 or skew <= -$2::float8 then 1 else 0 end from spoke left join clocks using (source)
       on conflict (source) do update set heard_at = excluded.heard_at, repeated_at = null, skewed = kept.skewed + excluded.skewed, gaps = kept.gaps + 1,
         skew_seconds = case when excluded.source in (select source from clocks) then excluded.skew_seconds else kept.skew_seconds end,
         usual_gap_log = coalesce(kept.usual_gap_log + (ln(extract(epoch from excluded.heard_at - kept.heard_at)) - kept.usual_gap_log)
           / least(kept.gaps + 1, 50), ln(extract(epoch from excluded.heard_at - kept.heard_at)))
       where kept.heard_at < excluded.heard_at)
     select message_id, count(*) as added from added group by message_id`,
    [
      sourcesOfPorts,
      sourceSkewMs / 1_000,
      clocks.map(({ messageId }) => messageId),
      clocks.map(({ source }) => source),
      clocks.map(({ skewSeconds }) => skewSeconds),
      aheadToleranceMs / 1_000,
      [...repeats],
    ],
    'tracking-append-facts',
  );
  return new Map(rows.map((row) => [row.message_id, row.added]));
}

/** A timeless statement. */
export interface Statement {
  /** Digest of its identity alone. */
  readonly content: string;
  /** Digest it is stored under, which counts what was said before it. */
  readonly digest: string;
}

/**
 * What was last said about the subjects of timeless statements, in the order of hearing.
 *
 * @param except a message that is read again: what it said, and what was heard later, is not looked at.
 */
export async function latestTimeless(
  transaction: Transaction,
  facts: readonly NewFact[],
  except: { readonly messageId: number; readonly heardMs: number } | null = null,
): Promise<Map<string, Statement>> {
  const subjects = facts.filter(isTimeless).map((fact) => Buffer.from(subjectDigest(fact), 'hex'));
  if (subjects.length === 0) return new Map();
  const { rows } = await connectionOf(transaction).query<FactRow & { subject_digest: Buffer; digest: Buffer }>(
    `select distinct on (subject_digest) subject_digest, digest, ${factColumns}
     from tracking_fact where subject_digest = any($1) and ($2::timestamptz is null or heard_at <= $2) and message_id is distinct from $3
     order by subject_digest, heard_at desc, id desc`,
    [subjects, except && new Date(except.heardMs), except?.messageId ?? null],
    'tracking-latest-timeless',
  );
  return new Map(
    rows.map((row) => [
      row.subject_digest.toString('hex'),
      { content: digestOf(factIdentity(factOfRow(row))), digest: row.digest.toString('hex') },
    ]),
  );
}
