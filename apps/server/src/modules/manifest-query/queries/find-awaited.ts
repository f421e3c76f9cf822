import type { Stage } from '@mastlight/domain/manifest-query/stage';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Of bills by sea, and of those that are known to have some boxes, those that somebody waits for. */
export async function findAwaited(tx: Transaction, billNos: readonly string[], boxNos: readonly string[]): Promise<string[]> {
  const { rows } = await connectionOf(tx).query<{ bill_no: string }>(
    `select bill_no from manifest_query_reminder where heard_at is null and mode = 'sea' and bill_no = any($1::text[])
     union select bill_no from manifest_query_reminder where heard_at is null and mode = 'sea' and boxes && $2::text[] order by 1`,
    [billNos, boxNos],
    'manifest-query-find-awaited',
  );
  return rows.map(({ bill_no }) => bill_no);
}

/** A person's wait for a bill, and the boxes that it was known to have. */
interface Wait {
  readonly ownerKey: string;
  readonly billNo: string;
  readonly boxes: readonly string[];
}

/** Who waits for bills by sea. */
export async function findWaits(database: Database, billNos: readonly string[]): Promise<readonly Wait[]> {
  const { rows } = await database.query<Wait>(
    'system',
    `select owner_key as "ownerKey", bill_no as "billNo", boxes from manifest_query_reminder
     where heard_at is null and mode = 'sea' and bill_no = any($1) order by owner_key, bill_no`,
    [billNos],
    'manifest-query-find-waits',
  );
  return rows;
}

/** What messages have said of a bill itself: of which stages, and what. */
export async function findSaid(
  tx: Transaction,
  mode: string,
  billNo: string,
): Promise<readonly { readonly stage: Stage; readonly kind: 'declared' | 'answered'; readonly isTakenBack: boolean }[]> {
  const { rows } = await connectionOf(tx).query<{ stage: Stage; kind: 'declared' | 'answered'; isTakenBack: boolean }>(
    `select distinct stage, kind, is_taken_back as "isTakenBack" from manifest_query_statement where bill_no = $2 and mode = $1`,
    [mode, billNo],
    'manifest-query-find-said',
  );
  return rows;
}
