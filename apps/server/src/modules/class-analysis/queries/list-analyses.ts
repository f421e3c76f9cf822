import type { ResponseOf, RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import type { classAnalysis } from '@mastlight/domain/class-analysis/contract';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';

/** An owner's analyses, the latest first. */
export async function listAnalyses(
  database: Database,
  ownerKey: string,
  wish: RequestOf<typeof classAnalysis.listAnalyses>,
): Promise<ResponseOf<typeof classAnalysis.listAnalyses>> {
  const { pageNo, pageSize, offset } = readPaging(wish);
  const { rows } = await database.query<{ id: number; title: string; created_ms: number; lines: number; accepted: number; total: number }>(
    { ownerKey },
    `select record.id, title, extract(epoch from created_at)::float8 * 1000 as created_ms, count(line.line_no)::int as lines,
       count(line.line_no) filter (where chosen_code <> '')::int as accepted,
       (select count(*)::int from class_analysis_record where owner_key = $1) as total
     from (select * from class_analysis_record where owner_key = $1 order by id desc limit $2 offset $3) record
     left join class_analysis_line line on line.record_id = record.id
     group by record.id, title, created_at order by record.id desc`,
    [ownerKey, pageSize, offset],
    'class-analysis-list',
  );
  const list = rows.map(({ id, title, created_ms, lines, accepted }) => ({
    id,
    title,
    createTime: formatShanghai(created_ms),
    lineCount: lines,
    openCount: lines - accepted,
    acceptedCount: accepted,
  }));
  return { list, total: rows[0]?.total ?? (await countOf(database, ownerKey)), pageNo, pageSize };
}

/** How many there are, where the page is beyond the last. */
async function countOf(database: Database, ownerKey: string): Promise<number> {
  const { rows } = await database.query<{ total: number }>(
    { ownerKey },
    'select count(*)::int as total from class_analysis_record where owner_key = $1',
    [ownerKey],
    'class-analysis-count',
  );
  return rows[0]!.total;
}
