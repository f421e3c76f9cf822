import { facetNames, type CompanyWish, type toker } from '@mastlight/domain/toker/contract';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { weekStartMs } from '@mastlight/domain/toker/edition-day';
import { exportMax, facetShown, pageSizeDefault } from '@mastlight/domain/toker/limits';
import { portWordsAsked, wordsAsked } from '@mastlight/domain/toker/search-words';
import type { Database } from '../../../platform/db/database';
import type { TokerParts } from '../parts';
import { companyCards } from './company-cards';

/** A value that is not marked, on the wire. */
const unmarked = 'none';

/**
 * What fits the words, with each facet's yes or no: a facet counts what all the others leave (so that more of its values can
 * be chosen), the page has what all of them leave.
 */
const flagged = `
  with flagged as not materialized (
    select c.id, c.kind, c.province, c.load_ports, c.discharge_ports, c.year_bills, v.band, v.mark,
      ($3::text[] is null or c.kind = any($3))::int + ($4::text[] is null or c.province = any($4))::int * 2 +
      ($5::text[] is null or c.load_ports && $5)::int * 4 + ($6::text[] is null or c.discharge_ports && $6)::int * 8 +
      ($7::text[] is null or v.band = any($7))::int * 16 + ($8::text[] is null or v.mark = any($8))::int * 32 as fits
    from toker_company c left join toker_mark m on m.owner_key = $1 and m.company_id = c.id
    cross join lateral (values (
      case when c.year_bills >= 100 then '100' when c.year_bills >= 20 then '20' when c.year_bills >= 1 then '1' else '0' end,
      coalesce(nullif(m.state, ''), '${unmarked}'))) v(band, mark)
    where c.is_listed and ($2::int[] is null or c.words @> $2 or c.words @> $11::int[])
      and ($9::timestamptz is null or c.first_seen_at >= $9) and ($10::timestamptz is null or c.first_seen_at <= $10)
  )`;
/** All six facets say yes; one bit less, in the order of `facetNames`, where all but one do. */
const all = 63;

const chosen = (values: readonly string[] | undefined): readonly string[] | null => (values?.length ? values : null);

/** When companies were first seen, ms since epoch, both ends included; null: whenever. */
interface Seen {
  readonly fromMs: number | null;
  readonly untilMs: number | null;
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const valuesOf = (ownerKey: string, wish: CompanyWish, seen: Seen): unknown[] => [
  ownerKey,
  wordsAsked(wish.keyword ?? ''),
  ...facetNames.map((name) => chosen(wish[name])),
  dateOf(seen.fromMs),
  dateOf(seen.untilMs),
  portWordsAsked(wish.keyword ?? ''),
];

/** What an edition brought was first seen when it was taken; null: there is no such edition. */
async function findTakenMs(database: Database, ownerKey: string, editionId: number): Promise<number | null> {
  const { rows } = await database.query<{ takenMs: number }>(
    { ownerKey },
    'select (extract(epoch from imported_at) * 1000)::float8 as "takenMs" from toker_edition where id = $1',
    [editionId],
    'toker-edition-taken',
  );
  return rows[0]?.takenMs ?? null;
}

async function seenBy(
  ownerKey: string,
  { fresh, edition }: CompanyWish,
  { database, clock }: Pick<TokerParts['platform'], 'database' | 'clock'>,
): Promise<Seen> {
  if (edition === undefined) return { fromMs: fresh === true ? weekStartMs(clock.nowMs()) : null, untilMs: null };
  // Of an edition that there is not nothing was seen.
  const takenMs = (await findTakenMs(database, ownerKey, edition)) ?? 0;
  return { fromMs: takenMs, untilMs: takenMs };
}

/** How many companies fit that were first seen within some time; counted up to `max`, null: all of them. */
export async function countCompanies(
  database: Database,
  ownerKey: string,
  wish: CompanyWish,
  seen: Seen,
  max: number | null = null,
): Promise<number> {
  const { rows } = await database.query<{ total: number }>(
    { ownerKey },
    `${flagged} select count(*)::int as total from (select from flagged where fits = ${all} limit $12) counted`,
    [...valuesOf(ownerKey, wish, seen), max],
  );
  return rows[0]!.total;
}

/** Numbers of the companies that fit, those with the most bills first and forwarders last, and how many there are. */
async function findCompanies(
  database: Database,
  ownerKey: string,
  wish: CompanyWish,
  seen: Seen,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const { rows } = await database.query<{ ids: string[]; total: number }>(
    { ownerKey },
    `${flagged}, fit as materialized (
       select id, kind = 'forwarder' as is_last, year_bills from flagged where fits = ${all})
     select coalesce((select array_agg(id order by is_last, year_bills desc nulls last, id) from (
         select id, is_last, year_bills from fit order by is_last, year_bills desc nulls last, id limit $12 offset $13) page), '{}') as ids,
       (select count(*)::int from fit) as total`,
    [...valuesOf(ownerKey, wish, seen), limit, offset],
  );
  const { ids, total } = rows[0]!;
  return { ids: ids.map(Number), total };
}

type Facets = ResponseOf<typeof toker.searchCompanies>['facets'];

async function countFacets(database: Database, ownerKey: string, wish: CompanyWish, seen: Seen): Promise<Facets> {
  const { rows } = await database.query<{ name: (typeof facetNames)[number]; value: string; count: number }>(
    { ownerKey },
    `${flagged}, alike as materialized (
       select kind, province, load_ports, discharge_ports, band, mark, fits, count(*)::int as n from flagged
       group by kind, province, load_ports, discharge_ports, band, mark, fits),
     counted as (
       select 'kind' as name, kind as value, sum(n)::int as count from alike where fits in (${all}, 62) group by kind
       union all
       select 'province', province, sum(n)::int from alike where fits in (${all}, 61) and province <> '' group by province
       union all
       select 'loadPort', port, sum(n)::int from alike, unnest(load_ports) port where fits in (${all}, 59) group by port
       union all
       select 'dischargePort', port, sum(n)::int from alike, unnest(discharge_ports) port
       where fits in (${all}, 55) group by port
       union all
       select 'band', band, sum(n)::int from alike where fits in (${all}, 47) group by band
       union all
       select 'mark', mark, sum(n)::int from alike where fits in (${all}, 31) group by mark
     ), placed as (
       select *, row_number() over (partition by name order by count desc, value) as place from counted)
     select name, value, count from placed where place <= $12 order by name, place`,
    [...valuesOf(ownerKey, wish, seen), facetShown],
  );
  return facetNames.map((name) => ({
    name,
    values: rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count })),
  }));
}

/** A page of what fits, and how many of it fit each value of each facet. */
export async function searchCompanies(
  parts: TokerParts,
  ownerKey: string,
  wish: RequestOf<typeof toker.searchCompanies>,
): Promise<ResponseOf<typeof toker.searchCompanies>> {
  const { pageNo, pageSize, offset } = readPaging(wish, pageSizeDefault);
  const { database } = parts.platform;
  const seen = await seenBy(ownerKey, wish, parts.platform);
  const [{ ids, total }, facets] = await Promise.all([
    findCompanies(database, ownerKey, wish, seen, { limit: pageSize, offset }),
    countFacets(database, ownerKey, wish, seen),
  ]);
  return { list: await companyCards(parts, ownerKey, ids), total, pageNo, pageSize, facets };
}

/** Everything that fits, for a file, as far as one goes. */
export async function findForFile(parts: TokerParts, ownerKey: string, wish: CompanyWish) {
  const seen = await seenBy(ownerKey, wish, parts.platform);
  const { ids } = await findCompanies(parts.platform.database, ownerKey, wish, seen, { limit: exportMax, offset: 0 });
  return companyCards(parts, ownerKey, ids);
}

/** Companies that an owner has marked: those to be called on next first, then the latest marked; or those of a day that are not given up. */
export async function listMarks(
  parts: TokerParts,
  ownerKey: string,
  wish: RequestOf<typeof toker.listMarks>,
): Promise<ResponseOf<typeof toker.listMarks>> {
  const { pageNo, pageSize, offset } = readPaging(wish, pageSizeDefault);
  const { rows } = await parts.platform.database.query<{ ids: string[]; total: number }>(
    { ownerKey },
    `select coalesce((select array_agg(company_id order by next_day nulls last, updated_at desc, company_id) from (
         select company_id, next_day, updated_at from toker_mark where owner_key = $1 and ($4::text is null or next_day = $4 and state <> 'dropped')
         order by next_day nulls last, updated_at desc, company_id limit $2 offset $3) page), '{}') as ids,
       (select count(*)::int from toker_mark where owner_key = $1 and ($4::text is null or next_day = $4 and state <> 'dropped')) as total`,
    [ownerKey, pageSize, offset, wish.nextDay ?? null],
    'toker-list-marks',
  );
  const { ids, total } = rows[0]!;
  return { list: await companyCards(parts, ownerKey, ids.map(Number)), total, pageNo, pageSize };
}
