import { isBillNo, looksLikePhone } from '@mastlight/domain/vocabulary/bill-no';
import { hasValidCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { manyTerms, readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import type { Database } from '../../../platform/db/database';
import { subscribedBills } from '../schema';
import { namesSql } from './bill-filter';

/**
 * Bill numbers among what was searched for that no subscription of the owner
 * at the port has, in the order typed: they could be subscribed to.
 */
export async function findUnfollowed(database: Database, ownerKey: string, port: PortCode, keyword: string | undefined): Promise<string[]> {
  const terms = keyword === undefined ? null : readSearchTerms(keyword);
  const billNos = (terms ?? []).filter((term) => isBillNo(term) && !looksLikePhone(term) && !hasValidCheckDigit(term));
  if (billNos.length === 0) return [];
  const own = 's.owner_key = $1 and s.port = $2 and s.deleted_ms is null';
  // What is found is what the list finds: of many, whole words.
  const isMany = terms!.length > manyTerms;
  const { rows } = await database.query<{ bill_no: string }>(
    { ownerKey },
    `with words as materialized (select word from ${subscribedBills}, unnest(string_to_array(${namesSql}, ' ')) as word where ${own} and $4)
     select wanted.bill_no from unnest($3::text[]) with ordinality as wanted (bill_no, place)
     where case when $4 then wanted.bill_no not in (select word from words) and wanted.bill_no not in (select substr(word, 5) from words)
       else not exists (select from ${subscribedBills} where ${own} and strpos(${namesSql}, wanted.bill_no) > 0) end
     order by wanted.place`,
    [ownerKey, port, billNos, isMany],
    'bill-subscription-unfollowed',
  );
  return rows.map((row) => row.bill_no);
}
