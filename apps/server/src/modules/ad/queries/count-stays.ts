import type { AdStat } from '@mastlight/domain/ad/contract';
import type { Database } from '../../../platform/db/database';

/**
 * What was opened since a time and how long it stayed, by ad; sums alone (R-7.6-18). Ads that nobody opened are not among them.
 * What was opened in a window of its own is told with 0 (R-4.5-11): it was opened, and nobody knows how long it stayed.
 * Each person counts once, by what his stays are on average: whoever opens it all day says no more than others.
 */
export async function countStays(database: Database, sinceMs: number): Promise<AdStat[]> {
  const { rows } = await database.query<AdStat>(
    'system',
    `with of_person as (
       select ad_key, owner_key, count(*) as views, count(nullif(stay_s, 0)) as stays, avg(nullif(stay_s, 0)) as stay_s
       from ad_view where opened_at >= $1 group by ad_key, owner_key)
     select ad_key as key, sum(views)::int as views, count(*)::int as people, sum(stays)::int as stays,
       avg(stay_s)::float8 as "averageS", (percentile_cont(0.5) within group (order by stay_s))::float8 as "medianS"
     from of_person group by ad_key order by 2 desc, ad_key`,
    [new Date(sinceMs)],
    'ad-stays',
  );
  return rows;
}
