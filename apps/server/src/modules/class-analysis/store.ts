import type { BillField } from '@mastlight/domain/class-analysis/bill';
import type { GoodsLine } from '@mastlight/domain/class-analysis/read-goods';
import type { HsAnswer } from '@mastlight/domain/hs-code/index';
import { jsonText, storableText } from '../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** An analysis as it is kept. */
export interface NewRecord {
  readonly ownerKey: string;
  readonly title: string;
  readonly source: string;
  readonly passedOver: number;
  readonly overMax: number;
  /** Null: the text is no bill. */
  readonly bill: readonly BillField[] | null;
  readonly lines: readonly (GoodsLine & { readonly proposed: HsAnswer })[];
}

/** Keeps an analysis with its lines; its id. Of the owner's the oldest beyond `recordsMax` go. */
export async function insertRecord(tx: Transaction, record: NewRecord, recordsMax: number, nowMs: number): Promise<number> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    `insert into class_analysis_record (owner_key, title, source, passed_over, over_max, bill, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      record.ownerKey,
      storableText(record.title),
      storableText(record.source),
      record.passedOver,
      record.overMax,
      record.bill && jsonText(record.bill),
      new Date(nowMs),
    ],
  );
  const id = rows[0]!.id;
  const lines = record.lines.map(({ grossKg, ...line }, i) => ({
    line_no: i + 1,
    name: line.name,
    name_start: line.start,
    name_end: line.end,
    packages: line.packages,
    package_unit: line.packageUnit,
    gross_g: grossKg === null ? null : Math.round(grossKg * 1000),
    stated_code: line.statedCode,
    proposed: line.proposed,
  }));
  await connection.query(
    `insert into class_analysis_line
       (record_id, owner_key, line_no, name, name_start, name_end, packages, package_unit, gross_g, stated_code, proposed)
     select $1, $2, line.* from jsonb_to_recordset($3) as line(line_no int, name text, name_start int, name_end int,
       packages int, package_unit text, gross_g bigint, stated_code text, proposed jsonb)`,
    [id, record.ownerKey, jsonText(lines)],
  );
  await connection.query(
    `delete from class_analysis_record where owner_key = $1 and id in
       (select id from class_analysis_record where owner_key = $1 order by id desc offset $2)`,
    [record.ownerKey, recordsMax],
  );
  return id;
}

/** The fields of the bill of an owner's analysis; held. Undefined without such an analysis, null where it is no bill. */
export async function holdBill(tx: Transaction, ownerKey: string, id: number): Promise<BillField[] | null | undefined> {
  const { rows } = await connectionOf(tx).query<{ bill: BillField[] | null }>(
    'select bill from class_analysis_record where owner_key = $1 and id = $2 for update',
    [ownerKey, id],
  );
  return rows[0]?.bill;
}

/** Keeps the fields of a bill as they were put right. */
export async function keepBill(tx: Transaction, ownerKey: string, id: number, bill: readonly BillField[]): Promise<void> {
  await connectionOf(tx).query('update class_analysis_record set bill = $3 where owner_key = $1 and id = $2', [
    ownerKey,
    id,
    jsonText(bill),
  ]);
}

/** A line that is being changed. */
export interface HeldLine {
  readonly line_no: number;
  readonly name: string;
  readonly proposed: HsAnswer;
  readonly answered: Readonly<Record<string, string>>;
  readonly chosen_code: string;
}

/** Lines of an owner's analysis by their numbers, in order; held. */
export async function holdLines(tx: Transaction, ownerKey: string, recordId: number, lineNos: readonly number[]): Promise<HeldLine[]> {
  const { rows } = await connectionOf(tx).query<HeldLine>(
    `select line_no, name, proposed, answered, chosen_code from class_analysis_line
     where owner_key = $1 and record_id = $2 and line_no = any($3::int[]) order by line_no for update`,
    [ownerKey, recordId, lineNos],
  );
  return rows;
}

/** Writes down which code somebody has accepted for lines; an empty one takes it back. */
export async function chooseLines(
  tx: Transaction,
  ownerKey: string,
  recordId: number,
  lines: readonly { readonly line: number; readonly hsCode: string }[],
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `update class_analysis_line set chosen_code = chosen.code, chosen_at = case when chosen.code = '' then null else $5::timestamptz end
     from unnest($3::int[], $4::text[]) as chosen(line_no, code)
     where owner_key = $1 and record_id = $2 and class_analysis_line.line_no = chosen.line_no and chosen_code <> chosen.code`,
    [ownerKey, recordId, lines.map(({ line }) => line), lines.map(({ hsCode }) => hsCode), new Date(nowMs)],
  );
}

/** Keeps an answered question and what is proposed since. */
export async function answerLine(
  tx: Transaction,
  ownerKey: string,
  recordId: number,
  { line, answered, proposed }: { readonly line: number; readonly answered: Readonly<Record<string, string>>; readonly proposed: HsAnswer },
): Promise<void> {
  await connectionOf(tx).query(
    `update class_analysis_line set answered = $4, proposed = $5 where owner_key = $1 and record_id = $2 and line_no = $3`,
    [ownerKey, recordId, line, jsonText(answered), jsonText(proposed)],
  );
}

/** One change of an owner's own names at a time. */
export async function lockSynonyms(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('class-analysis ' || $1, 0))::text as locked`, [ownerKey]);
}

/** Gives names codes of the owner's own, a later one in place of an earlier; the oldest beyond `synonymsMax` go. */
export async function learnNames(
  tx: Transaction,
  ownerKey: string,
  names: ReadonlyMap<string, string>,
  synonymsMax: number,
  nowMs: number,
): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `insert into class_analysis_synonym (owner_key, name, hs_code, updated_at)
     select $1, learnt.name, learnt.code, $4 from unnest($2::text[], $3::text[]) as learnt(name, code)
     on conflict (owner_key, name) do update set hs_code = excluded.hs_code, updated_at = excluded.updated_at`,
    [ownerKey, [...names.keys()], [...names.values()], new Date(nowMs)],
  );
  await connection.query(
    `delete from class_analysis_synonym where owner_key = $1 and id in
       (select id from class_analysis_synonym where owner_key = $1 order by updated_at desc, id desc offset $2)`,
    [ownerKey, synonymsMax],
  );
}

/** Forgets names that have these codes; of another code they stay. */
export async function unlearnNames(tx: Transaction, ownerKey: string, names: ReadonlyMap<string, string>): Promise<void> {
  await connectionOf(tx).query(
    `delete from class_analysis_synonym using unnest($2::text[], $3::text[]) as taken(name, code)
     where owner_key = $1 and class_analysis_synonym.name = taken.name and hs_code = taken.code`,
    [ownerKey, [...names.keys()], [...names.values()]],
  );
}

/** Deletes analyses of an owner. */
export async function deleteRecords(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query('delete from class_analysis_record where owner_key = $1 and id = any($2::bigint[])', [ownerKey, ids]);
}

/** Deletes an owner's own names. */
export async function deleteSynonyms(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query('delete from class_analysis_synonym where owner_key = $1 and id = any($2::bigint[])', [ownerKey, ids]);
}
