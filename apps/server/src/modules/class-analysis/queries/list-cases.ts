import type { ResponseOf, RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import type { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import type { HsCodeDoor } from '../../hs-code/index';

/** Goods for which an owner has accepted the code, or one below it, before; the latest first. */
export async function listCases(
  database: Database,
  ownerKey: string,
  { hsCode, ...wish }: RequestOf<typeof classAnalysis.listCases>,
): Promise<ResponseOf<typeof classAnalysis.listCases>> {
  const { pageNo, pageSize, offset } = readPaging(wish);
  const { rows } = await database.query<{ id: number; name: string; hsCode: string; chosen_ms: number; total: number }>(
    { ownerKey },
    `select record_id as id, name, chosen_code as "hsCode", extract(epoch from chosen_at)::float8 * 1000 as chosen_ms,
       count(*) over ()::int as total
     from class_analysis_line where owner_key = $1 and chosen_code <> '' and chosen_code like $2 || '%'
     order by chosen_at desc, record_id desc, line_no limit $3 offset $4`,
    [ownerKey, hsCode, pageSize, offset],
    'class-analysis-cases',
  );
  return {
    list: rows.map(({ id, name, hsCode: code, chosen_ms }) => ({ id, name, hsCode: code, chosenTime: formatShanghai(chosen_ms) })),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** The names that an owner has given codes of his own, the latest first. */
export async function listSynonyms(
  database: Database,
  hsCodes: HsCodeDoor,
  ownerKey: string,
  wish: RequestOf<typeof classAnalysis.listSynonyms>,
): Promise<ResponseOf<typeof classAnalysis.listSynonyms>> {
  const { pageNo, pageSize, offset } = readPaging(wish);
  const { rows } = await database.query<{ id: number; name: string; hsCode: string; updated_ms: number; total: number }>(
    { ownerKey },
    `select id, name, hs_code as "hsCode", extract(epoch from updated_at)::float8 * 1000 as updated_ms, count(*) over ()::int as total
     from class_analysis_synonym where owner_key = $1 order by updated_at desc, id desc limit $2 offset $3`,
    [ownerKey, pageSize, offset],
    'class-analysis-list-synonyms',
  );
  return {
    list: rows.map(({ id, name, hsCode, updated_ms }) => ({
      id,
      name,
      hsCode,
      hsName: hsCodes.nameOf(hsCode),
      updateTime: formatShanghai(updated_ms),
    })),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}
