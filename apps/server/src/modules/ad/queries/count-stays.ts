import type { AdStat } from '@mastlight/domain/ad/contract';
import type { Database } from '../../../platform/db/database';

/**
 * What was opened since a time and how long it stayed, by ad; sums alone (R-7.6-18). Ads that nobody opened are not among them.
 * What was opened in a window of its own is told with 0 (R-4.5-11): it was opened, and nobody knows how long it stayed.
 */
export async function countStays(database: Database, sinceMs: number): Promise<AdStat[]> {
  const { rows } = await database.query<AdStat>(
    'system',
    `select ad_key as key, count(*)::int as views, count(distinct owner_key)::int as people, count(nullif(stay_s, 0))::int as stays,
       avg(nullif(stay_s, 0))::float8 as "averageS",
       (percentile_cont(0.5) within group (order by nullif(stay_s, 0)))::float8 as "medianS"
     from ad_view where opened_at >= $1 group by ad_key order by views desc, ad_key`,
    [new Date(sinceMs)],
    'ad-stays',
  );
  return rows;
}
