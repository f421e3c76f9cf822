import { pageSizeDefault, pageSizeMax } from '@mastlight/domain/pre-sheet/limits';
import type { PreSheetRow } from '@mastlight/domain/pre-sheet/contract';
import type { PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import type { PreSheetState } from '@mastlight/domain/pre-sheet/states';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { connectionOf, inTransaction, type Transaction } from '../../../platform/db/transaction';

interface Filter {
  readonly agentCode?: string | undefined;
  readonly id?: number | undefined;
  readonly page?: number;
  readonly limit?: number;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

interface Row {
  readonly id: number;
  readonly row_key: string;
  readonly version: number;
  readonly agent_code: string;
  readonly agent_name: string;
  readonly state: PreSheetState;
  readonly reason: string;
  readonly sheet: PreSheet;
  readonly reference: string | null;
  readonly updated_at: Date;
  readonly submitted_at: Date | null;
  readonly answered_at: Date | null;
}

/** Rows with how they went out last. */
const rowSql = `select f.id, f.row_key, f.version, f.agent_code, coalesce(a.short_name, f.agent_code) as agent_name, f.state, f.reason, f.sheet,
    s.reference, f.updated_at, s.submitted_at, s.answered_at
  from pre_sheet_filing f left join pre_sheet_agent a on a.agent_code = f.agent_code
  left join pre_sheet_submission s on s.filing_id = f.id and s.no = f.submission_no and s.kind = 'submit'`;

const timeOf = (time: Date | null): string | null => (time === null ? null : formatShanghai(time.getTime()));

function tell(row: Row): PreSheetRow {
  const { head, boxes, goods } = row.sheet;
  return {
    id: row.id,
    key: row.row_key,
    version: row.version,
    agentCode: row.agent_code,
    agentName: row.agent_name,
    state: row.state,
    reason: row.reason,
    head,
    boxes: [...boxes],
    goods: [...goods],
    reference: row.reference,
    updateTime: timeOf(row.updated_at)!,
    submitTime: timeOf(row.submitted_at),
    answerTime: timeOf(row.answered_at),
  };
}

/** R-7.4-77: a page of an owner's pre-sheets, the newest first. */
export async function findSheets(database: Database, ownerKey: string, filter: Filter) {
  const { pageNo, pageSize, offset } = readPaging(filter, pageSizeDefault, pageSizeMax);
  const named = [ownerKey, filter.agentCode ?? null, filter.id ?? null];
  return inTransaction(database, { ownerKey }, async (tx) => {
    const counted = await connectionOf(tx).query<{ count: number }>(
      `select count(*)::int as count from pre_sheet_filing f
       where f.owner_key = $1 and ($2::text is null or f.agent_code = $2) and ($3::bigint is null or f.id = $3)`,
      named,
      'pre-sheet-count-found',
    );
    const { rows } = await connectionOf(tx).query<Row>(
      `${rowSql} where f.owner_key = $1 and ($2::text is null or f.agent_code = $2) and ($3::bigint is null or f.id = $3)
       order by f.id desc limit $4 offset $5`,
      [...named, pageSize, offset],
      'pre-sheet-find',
    );
    return { list: rows.map(tell), total: counted.rows[0]!.count, pageNo, pageSize };
  });
}

/** One of an owner's pre-sheets as it stands in this transaction. */
export async function showSheet(tx: Transaction, ownerKey: string, id: number): Promise<PreSheetRow | null> {
  const { rows } = await connectionOf(tx).query<Row>(`${rowSql} where f.owner_key = $1 and f.id = $2`, [ownerKey, id], 'pre-sheet-show');
  return rows[0] ? tell(rows[0]) : null;
}
