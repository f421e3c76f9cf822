import * as z from 'zod/mini';
import { declaredBodySchema, statedGoodsSchema, type StatedGoods, type Statement } from '@mastlight/domain/manifest-query/statement';
import type { ManifestMode, Stage } from '@mastlight/domain/manifest-query/stage';
import type { Database } from '../../../platform/db/database';

/** A statement with whose it is. */
export type FoundStatement = Statement & { readonly sentBy: string | null };

interface Row {
  readonly id: number;
  readonly message_id: number;
  readonly source: string;
  readonly mode: ManifestMode;
  readonly stage: Stage;
  readonly kind: 'declared' | 'answered';
  readonly bill_no: string | null;
  readonly container_no: string | null;
  readonly vessel_name: string | null;
  readonly vessel_code: string | null;
  readonly voyage: string | null;
  readonly said_at: Date;
  readonly sent_by: string | null;
  readonly is_taken_back: boolean;
  readonly code: string | null;
  readonly words: string | null;
  readonly body: unknown;
}

const columns = `id, message_id, source, mode, stage, kind, bill_no, container_no, vessel_name, vessel_code, voyage,
  said_at, sent_by, is_taken_back, code, words, body`;

/** Whatever was said of bills. */
export async function findStatements(
  database: Database,
  ownerKey: string,
  mode: ManifestMode,
  billNos: readonly string[],
): Promise<FoundStatement[]> {
  const { rows } = await database.query<Row>(
    { ownerKey },
    `select ${columns} from manifest_query_statement where bill_no = any($2) and mode = $1 order by id`,
    [mode, billNos],
    'manifest-query-find-statements',
  );
  return rows.map(statementOf);
}

/** Whatever was said of boxes outside any bill. */
export async function findBoxStatements(
  database: Database,
  mode: ManifestMode,
  containerNos: readonly string[],
): Promise<FoundStatement[]> {
  if (containerNos.length === 0) return [];
  const { rows } = await database.query<Row>(
    'system',
    `select ${columns} from manifest_query_statement where bill_no is null and container_no = any($2) and mode = $1 order by id`,
    [mode, containerNos],
    'manifest-query-find-box-statements',
  );
  return rows.map(statementOf);
}

/** The master bills under which numbers were declared as house bills. */
export async function findMainBills(database: Database, houseBillNos: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (houseBillNos.length === 0) return new Map();
  const { rows } = await database.query<{ house_bill_no: string; bill_nos: string[] }>(
    'system',
    `select house_bill_no, array_agg(distinct bill_no order by bill_no) as bill_nos
     from manifest_query_statement, unnest(house_bill_nos) as under (house_bill_no)
     where house_bill_nos <> '{}' and house_bill_nos && $1::text[] and house_bill_no = any($1) and bill_no is not null group by house_bill_no`,
    [houseBillNos],
    'manifest-query-find-main-bills',
  );
  return new Map(rows.map(({ house_bill_no, bill_nos }) => [house_bill_no, bill_nos]));
}

/** The goods that a statement names. */
export async function findGoods(database: Database, statementId: number): Promise<StatedGoods> {
  const { rows } = await database.query<{ goods: unknown }>(
    'system',
    'select goods from manifest_query_statement where id = $1',
    [statementId],
    'manifest-query-find-goods',
  );
  return z.parse(statedGoodsSchema, rows[0]?.goods ?? []);
}

function statementOf(row: Row): FoundStatement {
  const head = {
    id: row.id,
    messageId: row.message_id,
    source: row.source,
    mode: row.mode,
    stage: row.stage,
    billNo: row.bill_no,
    containerNo: row.container_no,
    vesselName: row.vessel_name,
    vesselCode: row.vessel_code,
    voyage: row.voyage,
    saidMs: row.said_at.getTime(),
    sentBy: row.sent_by,
  };
  return row.kind === 'declared'
    ? { ...head, kind: 'declared', isTakenBack: row.is_taken_back, body: z.parse(declaredBodySchema, row.body) }
    : { ...head, kind: 'answered', code: row.code ?? '', text: row.words };
}
