import type { EditionRow } from '@mastlight/domain/toker/read-edition-row';
import { statedWhy } from '@mastlight/domain/toker/company-kind';
import { contactsMax } from '@mastlight/domain/toker/limits';
import { wordsOf } from '@mastlight/domain/toker/search-words';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Names of goods, codes and ports that a card shows. */
const shownMax = 4;
/** Companies whose words are written at once. */
const wordsAtOnce = 1_000;

/** One import at a time; false while another is at work. */
export async function lockImports(tx: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('toker import', 0)) as held`,
  );
  return rows[0]!.held;
}

/** The newest edition of a source, of one day that which was taken last; null without one. */
export async function findNewest(tx: Transaction, source: string): Promise<{ readonly day: string; readonly digest: string } | null> {
  const { rows } = await connectionOf(tx).query<{ day: string; digest: string }>(
    'select source_day as day, digest from toker_edition where source = $1 order by source_day desc, imported_at desc, id desc limit 1',
    [source],
  );
  return rows[0] ?? null;
}

/** Writes down an edition; its number. */
export async function insertEdition(
  tx: Transaction,
  edition: { readonly source: string; readonly day: string; readonly digest: string; readonly isDemo: boolean },
  nowMs: number,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into toker_edition (source, source_day, digest, is_demo, imported_at) values ($1, $2, $3, $4, $5)
     on conflict (source, source_day, digest) do update set imported_at = excluded.imported_at returning id`,
    [edition.source, edition.day, edition.digest, edition.isDemo, new Date(nowMs)],
  );
  return rows[0]!.id;
}

const escape = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign]!);

/** Lays lines beside what is there. */
export async function stageRows(tx: Transaction, rows: readonly (EditionRow & { readonly lineNo: number })[]): Promise<void> {
  const lines = rows.map((row) =>
    [
      row.lineNo,
      row.creditCode ? `c:${row.creditCode}` : `n:${row.nameKey}`,
      row.nameKey,
      row.name,
      row.creditCode,
      row.kind,
      row.kindWhy,
      row.province,
      row.city,
      row.founded,
      row.goods,
      row.hs,
      row.month,
      row.loadPort,
      row.dischargePort,
      row.bills,
      row.teuTenths,
      row.contact,
      row.role,
      row.phone,
      row.email,
      row.contactSource,
      row.checkedDay,
    ]
      .map((cell) => escape(String(cell)))
      .join('\t'),
  );
  await connectionOf(tx).copyIn(
    `copy toker_incoming (line_no, company_key, name_key, name, credit_code, kind, kind_why, province, city, founded, goods, hs_code,
       month, load_port, discharge_port, bills, teu_tenths, contact, role, phone, email, contact_source, checked_day) from stdin`,
    `${lines.join('\n')}\n`,
  );
}

/** Whether a line `i` of a file tells a contact that may be kept. */
const hasContact = `i.contact_source <> '' and (i.phone <> '' or i.email <> '')`;

/** Puts what was staged in place of what its source told before. What it tells of companies no more is kept, and not found any more. */
export async function takeStaged(
  tx: Transaction,
  editionId: number,
  { source, day }: { readonly source: string; readonly day: string },
  nowMs: number,
): Promise<{ readonly companies: number; readonly merged: number; readonly newer: number }> {
  const connection = connectionOf(tx);
  const run = async (text: string, values: readonly unknown[] = []): Promise<number> => (await connection.query(text, values)).rowCount;
  await run('analyze toker_incoming');
  // Where a name has one credit code, here or from before, its lines without one are of the same company.
  await run(
    `update toker_incoming i set company_key = 'c:' || known.code from (
       select name_key, min(credit_code) as code from (
         select name_key, credit_code from toker_incoming where credit_code <> ''
         union select name_key, credit_code from toker_company where credit_code <> '') named
       group by name_key having count(distinct credit_code) = 1) known
     where i.credit_code = '' and i.name_key = known.name_key`,
  );
  // A company that was known by its name and has told its code keeps its number.
  await run(
    `update toker_company c set company_key = fresh.company_key from (
       select name_key, min(company_key) as company_key from toker_incoming where company_key like 'c:%'
       group by name_key having count(distinct company_key) = 1) fresh
     where c.company_key = 'n:' || fresh.name_key
       and not exists (select from toker_company o where o.company_key = fresh.company_key)`,
  );
  await passOnOwn(tx);
  // Whoever asked his source to be taken out is shown and sold no more, whether or not others still tell of his company.
  const withdrawn = await connection.query<{ id: number }>(
    `delete from toker_contact k using toker_company c
     where c.id = k.company_id and k.told_by = $1 and not exists (select from toker_incoming i where i.company_key = c.company_key)
     returning c.id`,
    [source],
  );
  await run(
    `update toker_company c set contact_count = (select count(*) from toker_contact k where k.company_id = c.id) where c.id = any($1::bigint[])`,
    [withdrawn.rows.map(({ id }) => id)],
  );
  const dropped = await connection.query<{ company_key: string }>(
    `with newer as (
       select c.company_key from toker_company c join toker_edition e on e.id = c.edition_id
       where c.is_listed and e.source <> $1 and e.source_day > $2),
     gone as (delete from toker_incoming i using newer where i.company_key = newer.company_key returning i.company_key)
     select distinct company_key from gone`,
    [source, day],
  );
  await run(
    `update toker_company c set is_listed = false from toker_edition e
     where e.id = c.edition_id and e.source = $1 and c.is_listed
       and not exists (select from toker_incoming i where i.company_key = c.company_key)`,
    [source],
  );
  // A fact is that of the line that tells it; a kind that the source has written comes before one that the name lets guess.
  const companies = await run(
    `insert into toker_company (company_key, name_key, edition_id, is_listed, first_seen_at, name, credit_code, kind, kind_why, province, city, founded)
     select company_key, name_key, $1::bigint, true, $2::timestamptz, name,
       case when company_key like 'c:%' then substr(company_key, 3) else '' end, kind, kind_why, coalesce(province, ''), coalesce(city, ''),
       coalesce(founded, '')
     from (select distinct on (company_key) company_key, name_key, name, kind, kind_why from toker_incoming
       order by company_key, kind_why <> $3, line_no) named
     left join (select distinct on (company_key) company_key, province, city from toker_incoming where province <> '' or city <> ''
       order by company_key, province = '', line_no) placed using (company_key)
     left join (select company_key, max(founded) as founded from toker_incoming where founded <> '' group by company_key) begun using (company_key)
     on conflict (company_key) do update set name_key = excluded.name_key, edition_id = excluded.edition_id, is_listed = true,
       name = excluded.name, credit_code = excluded.credit_code, kind = excluded.kind, kind_why = excluded.kind_why,
       province = excluded.province, city = excluded.city, founded = excluded.founded`,
    [editionId, new Date(nowMs), statedWhy],
  );
  for (const table of ['toker_goods', 'toker_shipment'] as const) {
    await run(`delete from ${table} f using toker_company c where c.id = f.company_id and c.edition_id = $1`, [editionId]);
  }
  // Contacts were paid for: those of another source stay until this one tells some itself.
  await run(
    `delete from toker_contact k using toker_company c
     where c.id = k.company_id and c.edition_id = $1 and (k.told_by = $2 or exists (
       select from toker_incoming i where i.company_key = c.company_key and ${hasContact}))`,
    [editionId, source],
  );
  await run(
    `insert into toker_goods (company_id, hs_code, name)
     select distinct c.id, i.hs_code, i.goods from toker_incoming i join toker_company c using (company_key)
     where i.goods <> '' or i.hs_code <> ''`,
  );
  const shipments = await run(
    `insert into toker_shipment (company_id, month, hs_code, goods, load_port, discharge_port, bills, teu_tenths)
     select distinct on (c.id, i.month, i.hs_code, i.goods, i.load_port, i.discharge_port)
       c.id, i.month, i.hs_code, i.goods, i.load_port, i.discharge_port, i.bills, i.teu_tenths
     from toker_incoming i join toker_company c using (company_key) where i.bills > 0
     order by c.id, i.month, i.hs_code, i.goods, i.load_port, i.discharge_port, i.line_no desc`,
  );
  const told = await connection.query<{ count: number }>('select count(*)::int as count from toker_incoming where bills > 0');
  await run(
    `insert into toker_contact (company_id, contact_no, name, role, phone, email, contact_source, checked_day, told_by)
     select id, no, contact, role, phone, email, contact_source, checked_day, $1 from (
       select once.*, row_number() over (partition by id order by line_no) as no from (
         select distinct on (c.id, i.contact, i.phone, i.email) c.id, i.line_no, i.contact, i.role, i.phone, i.email, i.contact_source, i.checked_day
         from toker_incoming i join toker_company c using (company_key)
         where ${hasContact}
         order by c.id, i.contact, i.phone, i.email, i.checked_day desc, i.line_no) once) numbered
     where no <= ${contactsMax}`,
    [source],
  );
  await summarize(tx, editionId, day);
  await writeWords(tx, editionId);
  await run('delete from toker_incoming');
  return { companies, merged: told.rows[0]!.count - shipments, newer: dropped.rows.length };
}

/**
 * Where two numbers turn out to be one company, the one of the name hands on to the one of the code what owners have opened
 * and marked: nobody pays for it again. What is opened there stays so, for nothing more.
 */
async function passOnOwn(tx: Transaction): Promise<void> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ from_id: number; to_id: number }>(
    `select o.id as from_id, c.id as to_id from (
       select name_key, min(company_key) as company_key from toker_incoming where company_key like 'c:%'
       group by name_key having count(distinct company_key) = 1) fresh
     join toker_company o on o.company_key = 'n:' || fresh.name_key join toker_company c on c.company_key = fresh.company_key`,
  );
  if (rows.length === 0) return;
  const pairs = [rows.map(({ from_id }) => from_id), rows.map(({ to_id }) => to_id)];
  const same = 'unnest($1::bigint[], $2::bigint[]) as same (from_id, to_id)';
  await connection.query(
    `insert into toker_opened (owner_key, company_id, user_id, fen, contact_count, opened_at)
     select o.owner_key, same.to_id, o.user_id, 0, o.contact_count, o.opened_at from toker_opened o join ${same} on o.company_id = same.from_id
     on conflict do nothing`,
    pairs,
  );
  await connection.query(
    `with passed as (
       insert into toker_mark (owner_key, company_id, state, note, next_day, updated_at, told_day, next_day_set_at)
       select m.owner_key, same.to_id, m.state, m.note, m.next_day, m.updated_at, m.told_day, m.next_day_set_at from toker_mark m join ${same} on m.company_id = same.from_id
       on conflict do nothing returning owner_key, company_id, updated_at)
     delete from toker_mark m using passed, ${same}
     where passed.company_id = same.to_id and m.company_id = same.from_id and m.owner_key = passed.owner_key and m.updated_at = passed.updated_at`,
    pairs,
  );
}

/** What cards show, worked out once. Months are the twelve until the one of the source's day. */
async function summarize(tx: Transaction, editionId: number, day: string): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    `update toker_company c set goods_names = '{}', hs_codes = '{}', load_ports = '{}', discharge_ports = '{}', trend = null,
       trend_month = null, year_bills = null, last_month = null,
       contact_count = (select count(*) from toker_contact k where k.company_id = c.id)
     where c.edition_id = $1`,
    [editionId],
  );
  await connection.query(
    `with months as (
       select to_char($2::text::date - make_interval(months => 11 - n), 'YYYY-MM') as month, n from generate_series(0, 11) n),
     monthly as (
       select s.company_id, m.n, least(sum(s.bills), 2147483647)::int as bills from toker_shipment s join toker_company c on c.id = s.company_id
       join months m using (month) where c.edition_id = $1 group by s.company_id, m.n),
     last as (
       select s.company_id, max(month) as month from toker_shipment s join toker_company c on c.id = s.company_id
       where c.edition_id = $1 group by s.company_id),
     trends as (
       select l.company_id, l.month as last_month, array_agg(coalesce(y.bills, 0) order by m.n) as trend, coalesce(sum(y.bills), 0)::int as total
       from last l cross join months m left join monthly y on y.company_id = l.company_id and y.n = m.n group by l.company_id, l.month)
     update toker_company c set trend = t.trend, trend_month = left($2::text, 7), year_bills = t.total, last_month = t.last_month
     from trends t where t.company_id = c.id`,
    [editionId, day],
  );
  await connection.query(
    `with used as (
       select s.company_id, s.hs_code, s.goods, s.load_port, s.discharge_port, s.bills from toker_shipment s
       join toker_company c on c.id = s.company_id where c.edition_id = $1
       union all
       select g.company_id, g.hs_code, g.name, '', '', 0 from toker_goods g join toker_company c on c.id = g.company_id where c.edition_id = $1),
     values_of as (
       select company_id, kind, value, sum(bills) as bills from used
       cross join lateral (values ('goods', goods), ('hs', hs_code), ('load', load_port), ('discharge', discharge_port)) v(kind, value)
       where value <> '' group by company_id, kind, value),
     placed as (
       select *, row_number() over (partition by company_id, kind order by bills desc, value) as place from values_of),
     told as (
       select company_id, array_agg(value order by place) filter (where kind = 'goods' and place <= $2) as goods,
         array_agg(value order by place) filter (where kind = 'hs' and place <= $2) as hs,
         array_agg(value order by place) filter (where kind = 'load' and place <= $2) as loads,
         array_agg(value order by place) filter (where kind = 'discharge' and place <= $2) as discharges
       from placed group by company_id)
     update toker_company c set goods_names = coalesce(t.goods, '{}'), hs_codes = coalesce(t.hs, '{}'),
       load_ports = coalesce(t.loads, '{}'), discharge_ports = coalesce(t.discharges, '{}')
     from told t where t.company_id = c.id`,
    [editionId, shownMax],
  );
}

/** The words that companies are found by: of their names, regions, ports, all of their goods and codes. */
async function writeWords(tx: Transaction, editionId: number): Promise<void> {
  const connection = connectionOf(tx);
  for (let after = 0; ;) {
    const { rows } = await connection.query<{ id: number; ports: string[]; texts: string[] }>(
      `select c.id, c.load_ports || c.discharge_ports as ports, array[c.name, c.province, c.city, c.credit_code] ||
         coalesce((select array_agg(g.name) || array_agg(g.hs_code) from toker_goods g where g.company_id = c.id), '{}') as texts
       from toker_company c where c.edition_id = $1 and c.id > $2 order by c.id limit $3`,
      [editionId, after, wordsAtOnce],
    );
    if (rows.length === 0) return;
    await connection.query(
      `update toker_company c set words = array(select word::int from jsonb_array_elements_text(w.words) word)
       from jsonb_to_recordset($1) as w(id bigint, words jsonb) where c.id = w.id`,
      [JSON.stringify(rows.map(({ id, ports, texts }) => ({ id, words: wordsOf(texts, ports) })))],
    );
    after = rows.at(-1)!.id;
  }
}

/** Owners who want to be told what an edition brings. */
export async function findOwnersToTell(tx: Transaction): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string }>(
    'select distinct owner_key from toker_search where is_pushed order by 1',
    [],
    'toker-owners-to-tell',
  );
  return rows.map(({ owner_key }) => owner_key);
}
