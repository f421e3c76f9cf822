import { checkBill, type BillField } from '@mastlight/domain/class-analysis/bill';
import type { Analysis, AnalysisLine, Bill } from '@mastlight/domain/class-analysis/contract';
import { stateOfLine } from '@mastlight/domain/class-analysis/line-state';
import type { HsAnswer } from '@mastlight/domain/hs-code/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import type { HsCodeDoor } from '../../hs-code/index';
import { showAnswer } from '../name-goods';

interface LineRow {
  readonly line_no: number;
  readonly name: string;
  readonly name_start: number;
  readonly name_end: number;
  readonly packages: number | null;
  readonly package_unit: string;
  readonly gross_kg: number | null;
  readonly stated_code: string;
  readonly proposed: HsAnswer;
  readonly answered: Record<string, string>;
  readonly chosen_code: string;
  readonly chosen_ms: number | null;
}

interface RecordRow {
  readonly title: string;
  readonly source: string;
  readonly passed_over: number;
  readonly over_max: number;
  readonly bill: BillField[] | null;
  readonly created_ms: number;
}

/** Lines of an owner's analysis, in order; all, or those of the numbers. */
export async function listLines(
  database: Database,
  hsCodes: HsCodeDoor,
  ownerKey: string,
  id: number,
  lineNos: readonly number[] | null = null,
): Promise<AnalysisLine[]> {
  const { rows } = await database.query<LineRow>(
    { ownerKey },
    `select line_no, name, name_start, name_end, packages, package_unit, gross_g::float8 / 1000 as gross_kg, stated_code, proposed,
       answered, chosen_code, extract(epoch from chosen_at)::float8 * 1000 as chosen_ms
     from class_analysis_line where owner_key = $1 and record_id = $2 and ($3::int[] is null or line_no = any($3)) order by line_no`,
    [ownerKey, id, lineNos],
    'class-analysis-lines',
  );
  return rows.map((row) => showLine(hsCodes, row));
}

function showLine(hsCodes: HsCodeDoor, row: LineRow): AnalysisLine {
  const told = showAnswer(row.proposed);
  return {
    line: row.line_no,
    name: row.name,
    start: row.name_start,
    end: row.name_end,
    packages: row.packages,
    packageUnit: row.package_unit,
    grossWeight: row.gross_kg,
    statedCode: row.stated_code,
    ...told,
    answered: row.answered,
    state: stateOfLine({ ...told, statedCode: row.stated_code, chosenCode: row.chosen_code }),
    chosenCode: row.chosen_code,
    chosenName: row.chosen_code === '' ? '' : hsCodes.nameOf(row.chosen_code),
    chosenTime: row.chosen_ms === null ? null : formatShanghai(row.chosen_ms),
  };
}

/** The fields of a bill with what is wrong with them. */
export const showBill = (fields: readonly BillField[]): Bill => ({ fields: [...fields], faults: checkBill(fields) });

/** An owner's analysis; null when there is none of that id. */
export async function showAnalysis(database: Database, hsCodes: HsCodeDoor, ownerKey: string, id: number): Promise<Analysis | null> {
  const { rows } = await database.query<RecordRow>(
    { ownerKey },
    `select title, source, passed_over, over_max, bill, extract(epoch from created_at)::float8 * 1000 as created_ms
     from class_analysis_record where owner_key = $1 and id = $2`,
    [ownerKey, id],
    'class-analysis-record',
  );
  const record = rows[0];
  if (!record) return null;
  return {
    taskId: id,
    title: record.title,
    createTime: formatShanghai(record.created_ms),
    text: record.source,
    bill: record.bill && showBill(record.bill),
    rows: await listLines(database, hsCodes, ownerKey, id),
    passedOver: record.passed_over,
    overMax: record.over_max,
  };
}
