import type { ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { jsonText, storableText } from '../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { NewStatement } from './statements-of-message';

/** Rows of one statement: a bill of 9,999 boxes is some 2 MB by itself. */
const rowsAtOnce = 500;

/** Forgets what messages said. */
export async function forgetMessages(tx: Transaction, messageIds: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    'delete from manifest_query_statement where message_id = any($1)',
    [messageIds],
    'manifest-query-forget-messages',
  );
}

const text = (value: string | null): string | null => value && storableText(value);

/** Keeps statements, in their order. */
export async function insertStatements(tx: Transaction, statements: readonly NewStatement[]): Promise<void> {
  for (let from = 0; from < statements.length; from += rowsAtOnce) {
    const rows = statements.slice(from, from + rowsAtOnce).map((one) => ({
      message_id: one.messageId,
      source: one.source,
      mode: one.mode,
      stage: one.stage,
      kind: one.kind,
      bill_no: text(one.billNo),
      house_bill_nos: one.houseBillNos,
      container_no: text(one.containerNo),
      vessel_name: text(one.vesselName),
      vessel_code: text(one.vesselCode),
      voyage: text(one.voyage),
      said_at: new Date(one.saidMs),
      heard_at: new Date(one.heardMs),
      sent_by: one.sentBy,
      is_taken_back: one.isTakenBack,
      code: text(one.code),
      words: text(one.words),
      body: one.body,
      goods: one.goods,
    }));
    await connectionOf(tx).query(
      `insert into manifest_query_statement (message_id, source, mode, stage, kind, bill_no, house_bill_nos, container_no, vessel_name,
         vessel_code, voyage, said_at, heard_at, sent_by, is_taken_back, code, words, body, goods)
       select message_id, source, mode, stage, kind, bill_no, house_bill_nos, container_no, vessel_name,
         vessel_code, voyage, said_at, heard_at, sent_by, is_taken_back, code, words, body, goods
       from jsonb_to_recordset($1) as said (message_id bigint, source text, mode text, stage text, kind text, bill_no text,
         house_bill_nos text[], container_no text, vessel_name text, vessel_code text, voyage text, said_at timestamptz,
         heard_at timestamptz, sent_by text, is_taken_back boolean, code text, words text, body jsonb, goods jsonb)`,
      [jsonText(rows)],
      'manifest-query-insert-statements',
    );
  }
}

/**
 * Whoever tells of bills and boxes takes their numbers with others; whoever begins to wait for some takes them alone: he waits
 * until those that tell of them are through, and finds what they told. Numbers are taken in places of a bounded many, in one
 * order, so that a message of 9,999 boxes does not fill the database's table of locks.
 */
export async function holdWaits(tx: Transaction, how: 'shared' | 'alone', numbers: readonly string[]): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await connectionOf(tx).query(
    `select ${lock}(hashtextextended('manifest-query.waits ' || place, 0))
     from (select distinct hashtext(number) & 255 as place from unnest($1::text[]) as number order by place) as places`,
    [numbers],
    `manifest-query-hold-waits-${how}`,
  );
}

/** A wait that has ended. */
export interface EndedWait {
  readonly id: number;
  /** Of the person. */
  readonly ownerKey: string;
  /** The identity that he asked as. */
  readonly toldTo: string;
  readonly mode: ManifestMode;
  readonly billNo: string;
}

/** Ends the waits for bills that are heard of now, of all persons or of one; a number of the sea says nothing of one of the air. */
export async function markHeard(
  tx: Transaction,
  heard: readonly { readonly mode: ManifestMode; readonly billNo: string }[],
  nowMs: number,
  ownerKey: string | null = null,
): Promise<readonly EndedWait[]> {
  const { rows } = await connectionOf(tx).query<EndedWait>(
    `update manifest_query_reminder set heard_at = $2
     where (mode, bill_no) in (select * from unnest($1::text[], $3::text[])) and heard_at is null and ($4::text is null or owner_key = $4)
     returning id, owner_key as "ownerKey", told_to as "toldTo", mode, bill_no as "billNo"`,
    [heard.map(({ mode }) => mode), new Date(nowMs), heard.map(({ billNo }) => billNo), ownerKey],
    'manifest-query-mark-heard',
  );
  return rows;
}

/** Keeps which boxes a bill by sea has that a person waits for. */
export async function keepBoxes(tx: Transaction, ownerKey: string, billNo: string, boxes: readonly string[]): Promise<void> {
  await connectionOf(tx).query(
    `update manifest_query_reminder set boxes = $3 where owner_key = $1 and mode = 'sea' and bill_no = $2 and heard_at is null`,
    [ownerKey, billNo, boxes],
    'manifest-query-keep-boxes',
  );
}

interface OfPerson {
  readonly ownerKey: string;
  readonly mode: string;
}

/** Remembers bills as asked for now, and of a person no more than `kept`. */
export async function keepAsked(
  tx: Transaction,
  { ownerKey, mode }: OfPerson,
  billNos: readonly string[],
  kept: number,
  nowMs: number,
): Promise<void> {
  const connection = connectionOf(tx);
  // The first of a paste stands first: its row is the newest by a millisecond each. Rows are taken in one order, whatever that of
  // the paste: two pages of a person may ask at once.
  await connection.query(
    `insert into manifest_query_asked (owner_key, mode, bill_no, asked_at)
     select $1, $2, bill_no, $4::timestamptz - place * interval '1 millisecond' from unnest($3::text[]) with ordinality as asked (bill_no, place) order by bill_no
     on conflict (owner_key, mode, bill_no) do update set asked_at = excluded.asked_at`,
    [ownerKey, mode, billNos, new Date(nowMs)],
    'manifest-query-keep-asked',
  );
  await connection.query(
    `delete from manifest_query_asked where owner_key = $1 and id not in
       (select id from manifest_query_asked where owner_key = $1 order by asked_at desc, id desc limit $2)`,
    [ownerKey, kept],
    'manifest-query-forget-asked',
  );
}

/** Deletes one question of a person, or all of them. */
export async function deleteAsked(tx: Transaction, ownerKey: string, id: number | null): Promise<void> {
  await connectionOf(tx).query(
    'delete from manifest_query_asked where owner_key = $1 and ($2::bigint is null or id = $2)',
    [ownerKey, id],
    'manifest-query-delete-asked',
  );
}

/** Keeps the boxes that a person names for a bill. */
export async function saveCtns(
  tx: Transaction,
  { ownerKey, mode }: OfPerson,
  billNo: string,
  ctns: readonly string[],
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into manifest_query_asked (owner_key, mode, bill_no, ctns, asked_at) values ($1, $2, $3, $4, $5)
     on conflict (owner_key, mode, bill_no) do update set ctns = excluded.ctns, asked_at = excluded.asked_at`,
    [ownerKey, mode, billNo, ctns, new Date(nowMs)],
    'manifest-query-save-ctns',
  );
}

/** Waits for a bill, or goes on to; false when so many others are waited for already. Those that have come are not counted. */
export async function insertReminder(
  tx: Transaction,
  { ownerKey, mode, toldTo, billNo, max }: OfPerson & { readonly toldTo: string; readonly billNo: string; readonly max: number },
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `insert into manifest_query_reminder (owner_key, told_to, mode, bill_no, asked_at)
     select $1, $2, $3, $4, $5 where (select count(*) from manifest_query_reminder where owner_key = $1 and heard_at is null) < $6
       or exists (select from manifest_query_reminder where owner_key = $1 and mode = $3 and bill_no = $4)
     on conflict (owner_key, mode, bill_no) do update set told_to = excluded.told_to`,
    [ownerKey, toldTo, mode, billNo, new Date(nowMs), max],
    'manifest-query-insert-reminder',
  );
  return rowCount === 1;
}

/** Waits no longer for bills; `heardOnly`: for those alone of which there is something. */
export async function deleteReminders(
  tx: Transaction,
  { ownerKey, mode }: OfPerson,
  billNos: readonly string[],
  heardOnly: boolean,
): Promise<void> {
  await connectionOf(tx).query(
    `delete from manifest_query_reminder where owner_key = $1 and mode = $2 and bill_no = any($3) and (not $4 or heard_at is not null)`,
    [ownerKey, mode, billNos, heardOnly],
    'manifest-query-delete-reminders',
  );
}
