/** Shipments, what their lines say of them, and how the lines answer. Everything is the system's: nobody owns a shipment. */
import { heardEventOf, type HeardRow } from './heard-event';
import type { HeardEvent, LineEvent } from '@mastlight/domain/line-tracking/line-event';
import type { ShipmentRecord } from '@mastlight/domain/line-tracking/line-record';
import type { LineCode } from '@mastlight/domain/line-tracking/lines';
import type { Journey } from '@mastlight/domain/line-tracking/journey';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import { ownIdStart } from './own-ids';
import type { ReadEvent } from './read-line-events';
import { readSubject } from './subject';

/** A shipment that is asked after, held until the transaction ends. */
export interface HeldShipment {
  readonly subject: string;
  readonly ports: readonly PortCode[];
  readonly state: TrackingState;
  readonly sinceMs: number;
  readonly firstHeardMs: number | null;
  readonly trouble: string | null;
  readonly journey: unknown;
  /** Of the last answer that was read; null: none was. */
  readonly answerDigest: string | null;
}

/**
 * Has shipments asked after, at once where nobody followed them before. One that has failed is asked after as often as a new
 * one from now: who begins to follow it has paid for that, however long others have waited.
 */
export async function followShipments(
  tx: Transaction,
  port: PortCode,
  shipments: readonly { readonly subject: string; readonly line: LineCode; readonly number: string }[],
  portNowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into line_tracking_shipment as s (subject, line, number, ports, since_ms, due_ms)
     select subject, line, number, array[$1], $2, $2 from unnest($3::text[], $4::text[], $5::text[]) as wanted (subject, line, number)
     order by subject
     on conflict (subject) do update set
       ports = case when $1 = any(s.ports) then s.ports else s.ports || $1 end,
       since_ms = case when s.first_heard_ms is null and (s.ports = '{}' or s.state = 'failed') then $2 else s.since_ms end,
       state = case when s.first_heard_ms is null then 'waiting' else s.state end,
       due_ms = case when s.finished_ms is null and (s.ports = '{}' or s.state = 'failed') then $2 else s.due_ms end,
       version = s.version + case when s.state = 'failed' then 1 else 0 end`,
    [port, portNowMs, shipments.map(({ subject }) => subject), shipments.map(({ line }) => line), shipments.map(({ number }) => number)],
    'line-tracking-follow',
  );
}

/**
 * Holds shipments until the transaction ends, in one order, also those that nobody has followed before: whoever begins to
 * follow some in several ports, port after port, waits for nobody who waits for him.
 */
export async function reserveShipments(tx: Transaction, subjects: readonly string[], portNowMs: number): Promise<void> {
  const shipments = subjects.map((subject) => ({ subject, ...readSubject(subject) }));
  await connectionOf(tx).query(
    `insert into line_tracking_shipment as s (subject, line, number, since_ms)
     select subject, line, number, $1 from unnest($2::text[], $3::text[], $4::text[]) as wanted (subject, line, number)
     order by subject on conflict (subject) do update set subject = s.subject`,
    [portNowMs, subjects, shipments.map(({ line }) => line), shipments.map(({ number }) => number)],
    'line-tracking-reserve',
  );
}

/** Holds shipments until the transaction ends, in one order. */
export async function holdShipments(tx: Transaction, subjects: readonly string[]): Promise<void> {
  await connectionOf(tx).query(
    'select from line_tracking_shipment where subject = any($1) order by subject for update',
    [subjects],
    'line-tracking-hold-all',
  );
}

/** Lets go of held shipments in a port; what is followed in none is asked after no more. */
export async function letGoShipments(tx: Transaction, port: PortCode, subjects: readonly string[]): Promise<void> {
  await connectionOf(tx).query(
    `update line_tracking_shipment set ports = array_remove(ports, $1), due_ms = case when array_remove(ports, $1) = '{}' then null else due_ms end
     where subject = any($2)`,
    [port, subjects],
    'line-tracking-let-go',
  );
}

/** Of some shipments, those of which anything was ever heard. */
export async function findHeard(tx: Transaction, subjects: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(tx).query<{ subject: string }>(
    'select subject from line_tracking_shipment where subject = any($1) and first_heard_ms is not null',
    [subjects],
    'line-tracking-heard',
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** Lines after which somebody should be asked now, and that are not left in peace. */
export async function findDueLines(tx: Transaction, portNowMs: number, nowMs: number): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(tx).query<{ line: string }>(
    `select distinct s.line from line_tracking_shipment s left join line_tracking_line l on l.line = s.line
     where s.due_ms <= $1 and coalesce(l.silent_until <= to_timestamp($2::float8 / 1000), true)`,
    [portNowMs, nowMs],
    'line-tracking-due-lines',
  );
  return new Set(rows.map(({ line }) => line));
}

/** Takes shipments of a line that are due, each for this process alone until `claimedUntilMs`. */
export async function claimDue(
  tx: Transaction,
  line: LineCode,
  portNowMs: number,
  claimedUntilMs: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await connectionOf(tx).query<{ subject: string }>(
    `with due as (
       select subject from line_tracking_shipment where line = $1 and due_ms <= $2 order by due_ms limit $4 for update skip locked
     )
     update line_tracking_shipment s set due_ms = $3 from due where s.subject = due.subject returning s.subject`,
    [line, portNowMs, claimedUntilMs, limit],
    'line-tracking-claim',
  );
  return rows.map(({ subject }) => subject);
}

/** Gives back what was claimed and not asked. */
export async function giveBack(tx: Transaction, subjects: readonly string[], dueMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update line_tracking_shipment set due_ms = $2 where subject = any($1) and due_ms is not null',
    [subjects, dueMs],
    'line-tracking-give-back',
  );
}

/** Has those of some shipments that somebody follows asked after at once, also where they had come to their end. */
export async function bringForward(tx: Transaction, subjects: readonly string[], portNowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update line_tracking_shipment set due_ms = least(due_ms, $2) where subject in (
       select subject from line_tracking_shipment where subject = any($1) and ports <> '{}' order by subject for update)`,
    [subjects, portNowMs],
    'line-tracking-bring-forward',
  );
}

/** What the last answer came as that was read of a shipment. */
export async function findAnswerDigest(tx: Transaction, subject: string): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ digest: string | null }>(
    'select answer_digest as digest from line_tracking_shipment where subject = $1',
    [subject],
    'line-tracking-answer-digest',
  );
  return rows[0]?.digest ?? null;
}

/** A shipment, held until the transaction ends; null: there is none. */
export async function holdShipment(tx: Transaction, subject: string): Promise<HeldShipment | null> {
  const { rows } = await connectionOf(tx).query<HeldShipment>(
    `select subject, ports, state, since_ms as "sinceMs", first_heard_ms as "firstHeardMs", trouble, journey, answer_digest as "answerDigest"
     from line_tracking_shipment where subject = $1 for update`,
    [subject],
    'line-tracking-hold',
  );
  return rows[0] ?? null;
}

/** Keeps an answer as it came; one that came before is counted. Gives its id. */
export async function keepAnswer(tx: Transaction, subject: string, sha256: string, bytes: Buffer, heardMs: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into line_tracking_answer as a (subject, sha256, bytes, heard_at) values ($1, $2, $3, to_timestamp($4::float8 / 1000))
     on conflict (subject, sha256) do update set repeated = a.repeated + 1 returning id::float8 as id`,
    [subject, sha256, bytes, heardMs],
    'line-tracking-keep-answer',
  );
  return rows[0]!.id;
}

/** So many answers of a shipment that nothing was read from are kept at most: enough to see what a line does. */
const unreadMax = 50;

/** Forgets the oldest answers that nothing was read from: a line that is down for days tells its hour on every page. */
export async function forgetUnread(tx: Transaction, subject: string): Promise<void> {
  await connectionOf(tx).query(
    `delete from line_tracking_answer a using (
       select id from line_tracking_answer u where subject = $1 and not exists (
         select from line_tracking_event e where e.subject = $1 and e.answer_id = u.id)
       order by id desc offset $2) old
     where a.id = old.id`,
    [subject, unreadMax],
    'line-tracking-forget-unread',
  );
}

/** Adds what a whole answer says, and marks what it tells no more; true when either is new. */
export async function keepEvents(
  tx: Transaction,
  subject: string,
  answered: readonly (ReadEvent & { readonly answerId: number })[],
  heardMs: number,
): Promise<boolean> {
  const digests = answered.map(({ digest }) => digest);
  const { rowCount: added } = await connectionOf(tx).query(
    `insert into line_tracking_event (subject, digest, event, answer_id, heard_at)
     select $1, digest, event, answer_id, to_timestamp($5::float8 / 1000) from unnest($2::text[], $3::jsonb[], $4::bigint[]) as told (digest, event, answer_id)
     on conflict (subject, digest) do nothing`,
    [
      subject,
      digests,
      answered.map(({ event }) => JSON.stringify(isNamedByUs(event) ? { ...event, createdMs: heardMs } : event)),
      answered.map(({ answerId }) => answerId),
      heardMs,
    ],
    'line-tracking-keep-events',
  );
  const { rowCount: marked } = await connectionOf(tx).query(
    // What has happened and a line that names no event tells again, it says anew: a time that is as before its correction.
    `update line_tracking_event set is_gone = not is_gone, heard_at = to_timestamp($3::float8 / 1000),
       event = case when is_gone and event->>'classifier' = 'actual' then event || jsonb_build_object('createdMs', $3::float8) else event end
     where subject = $1 and is_gone = (digest = any($2)) and (event->>'classifier' <> 'actual' or event->>'id' like 'own %')`,
    [subject, digests, heardMs],
    'line-tracking-mark-gone',
  );
  return (added ?? 0) + (marked ?? 0) > 0;
}

const isNamedByUs = ({ id }: LineEvent): boolean => id?.startsWith(ownIdStart) === true;

/** Of codes that nobody knows so many are kept of a line: what is sent may be made up. */
const unknownCodesMax = 50;

/** Writes down codes of a line that nobody knows, for its table of gaps. */
export async function keepUnknownCodes(tx: Transaction, line: LineCode, codes: readonly string[], heardMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into line_tracking_unknown_code (line, code, heard_at)
     select $1, code, to_timestamp($3::float8 / 1000) from unnest($2::text[]) as told (code)
     where (select count(*) from line_tracking_unknown_code where line = $1) < $4 order by code
     on conflict (line, code) do nothing`,
    [line, codes, heardMs, unknownCodesMax],
    'line-tracking-keep-unknown-codes',
  );
}

/** So many events of a shipment are read at most, the newest: a line that tells new ones for ever costs no more than that. */
const eventsReadMax = 20_000;

/** What was heard of a shipment, newest first. */
export async function loadEvents(tx: Transaction, subject: string): Promise<HeardEvent[]> {
  const { rows } = await connectionOf(tx).query<HeardRow>(
    'select event, (extract(epoch from heard_at) * 1000)::float8 as "heardMs", is_gone as "isGone" from line_tracking_event where subject = $1 order by id desc limit $2',
    [subject, eventsReadMax],
    'line-tracking-events',
  );
  return rows.map(heardEventOf);
}

/** What became of a question. */
export interface Asked {
  readonly state: TrackingState;
  readonly trouble: string | null;
  /** Null: as it was. */
  readonly journey: Journey | null;
  readonly etaMovedDays: number | null;
  readonly dueMs: number | null;
  readonly askedMs: number;
  /** Of what its line has told of it; null: it told nothing. */
  readonly answerDigest: string | null;
  /** Its line said something that makes another journey. */
  readonly isNews: boolean;
  /** Somebody can see that it is another. */
  readonly isChanged: boolean;
}

/** Writes down what became of a question. */
export async function saveAsked(tx: Transaction, subject: string, asked: Asked): Promise<void> {
  const { journey } = asked;
  await connectionOf(tx).query(
    `update line_tracking_shipment set state = $2, trouble = $3, due_ms = case when ports = '{}' then null else $4::bigint end, asked_ms = $5, tries = tries + 1,
       first_heard_ms = case when $6::text is null then first_heard_ms else coalesce(first_heard_ms, $5) end,
       heard_ms = case when $6 is null then heard_ms else $5 end, answer_digest = coalesce($6, answer_digest), news_ms = case when $7 then $5 else news_ms end,
       version = version + case when $8 then 1 else 0 end,
       journey = coalesce($9::jsonb, journey),
       latest_ms = case when $9::jsonb is null then latest_ms else $10::bigint end,
       eta_ms = case when $9::jsonb is null then eta_ms else $11::bigint end,
       arrived_ms = case when $9::jsonb is null then arrived_ms else $12::bigint end,
       finished_ms = case when $9::jsonb is null then finished_ms else $13::bigint end,
       eta_moved_days = case when $9::jsonb is null then eta_moved_days else $14::integer end,
       is_held = case when $9::jsonb is null then is_held else $15 end
     where subject = $1`,
    [
      subject,
      asked.state,
      asked.trouble,
      asked.dueMs,
      asked.askedMs,
      asked.answerDigest,
      asked.isNews,
      asked.isChanged,
      journey && JSON.stringify(journey),
      journey?.steps[0]?.at.ms ?? null,
      journey?.eta?.ms ?? null,
      journey?.arrived?.ms ?? null,
      journey?.isFinished ? (journey.steps[0]?.at.ms ?? null) : null,
      asked.etaMovedDays,
      (journey?.holds.length ?? 0) > 0,
    ],
    'line-tracking-save-asked',
  );
}

/** Counts once what a line told of a shipment that has come to its end. */
export async function recordShipment(
  tx: Transaction,
  subject: string,
  line: LineCode,
  { told, etaErrorHours }: ShipmentRecord,
): Promise<void> {
  await connectionOf(tx).query(
    `with counted as (update line_tracking_shipment set is_recorded = true where subject = $1 and not is_recorded returning line)
     insert into line_tracking_record as r (line, shipment_count, told_counts, eta_count, eta_error_hours)
     select $2, 1, (select coalesce(jsonb_object_agg(code, 1), '{}') from unnest($3::text[]) as told (code)), $4, $5 from counted
     on conflict (line) do update set
       shipment_count = r.shipment_count + 1,
       told_counts = r.told_counts || (
         select coalesce(jsonb_object_agg(code, coalesce((r.told_counts ->> code)::int, 0) + 1), '{}') from unnest($3::text[]) as told (code)),
       eta_count = r.eta_count + excluded.eta_count, eta_error_hours = r.eta_error_hours + excluded.eta_error_hours`,
    [subject, line, told, etaErrorHours === null ? 0 : 1, etaErrorHours ?? 0],
    'line-tracking-record',
  );
}

/** So many questions may go out at once after a pause. */
export const questionsAtOnce = 5;

/**
 * When a line may be asked, by its limit and after its faults: in how many ms from now, counted as asked then; null: not for
 * now, and nothing is counted. In any minute no more go out than `callsPerMinute`, whatever processes ask.
 *
 * @param isWaited whoever has begun to ask waits for his turn, however far off: what he was told so far is not asked for again.
 */
export async function takeTurn(
  tx: Transaction,
  line: LineCode,
  callsPerMinute: number,
  nowMs: number,
  isWaited = false,
): Promise<number | null> {
  // What may go out at once is no part of the steady rate: together they stay within the limit of any minute.
  const everyMs = Math.ceil(60_000 / Math.max(1, callsPerMinute - questionsAtOnce));
  const aheadMs = callsPerMinute > questionsAtOnce ? everyMs * (questionsAtOnce - 1) : 0;
  const { rows } = await connectionOf(tx).query<{ freeInMs: number; isSilent: boolean }>(
    `insert into line_tracking_line as l (line) values ($1) on conflict (line) do update set line = l.line
     returning (extract(epoch from greatest(next_free_at, to_timestamp($2::float8 / 1000)) - to_timestamp($2::float8 / 1000)) * 1000)::float8 as "freeInMs",
       silent_until > to_timestamp($2::float8 / 1000) as "isSilent"`,
    [line, nowMs],
    'line-tracking-turn',
  );
  const { freeInMs, isSilent } = rows[0]!;
  if (isSilent || (!isWaited && freeInMs > aheadMs)) return null;
  await connectionOf(tx).query(
    'update line_tracking_line set next_free_at = to_timestamp($2::float8 / 1000) where line = $1',
    [line, nowMs + freeInMs + everyMs],
    'line-tracking-count',
  );
  return Math.max(0, Math.ceil(freeInMs - aheadMs));
}

/** A line has answered, be it that it knows nothing. Whoever was told meanwhile to ask less still does. */
export async function noteAnswer(tx: Transaction, line: LineCode, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update line_tracking_line set failures = 0, failing_from = null, answered_at = to_timestamp($2::float8 / 1000) where line = $1`,
    [line, nowMs],
    'line-tracking-answered',
  );
}

/** A line is asked by nobody until then: it said that it is asked too much. */
export async function keepSilent(tx: Transaction, line: LineCode, untilMs: number): Promise<void> {
  await connectionOf(tx).query(
    'update line_tracking_line set silent_until = greatest(silent_until, to_timestamp($2::float8 / 1000)) where line = $1',
    [line, untilMs],
    'line-tracking-silent',
  );
}

/**
 * A line has not answered; nobody asks it for as long as `silentMs` says of so many failures in a row. `isAgain`, it has not
 * answered for this shipment before either: that counts only where it answers for no other, so that one number which a line
 * always fails at does not stand for the line.
 */
export async function noteFailure(
  tx: Transaction,
  line: LineCode,
  nowMs: number,
  silentMs: (failures: number) => number,
  isAgain = false,
): Promise<void> {
  const { rows } = await connectionOf(tx).query<{ failures: number }>(
    `with counts as materialized (
       select not ($3 and exists (
         select from line_tracking_shipment s
         where s.line = $1 and s.due_ms is not null and s.heard_ms is not null and coalesce(s.trouble, 'unknown') = 'unknown')) as it)
     update line_tracking_line set failures = failures + case when counts.it then 1 else 0 end,
       failing_from = case when counts.it then coalesce(failing_from, to_timestamp($2::float8 / 1000)) else failing_from end
     from counts where line = $1 returning failures`,
    [line, nowMs, isAgain],
    'line-tracking-failed',
  );
  await keepSilent(tx, line, Math.trunc(nowMs + silentMs(rows[0]?.failures ?? 1)));
}
