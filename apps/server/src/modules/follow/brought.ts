/** What switched-on subscriptions bring: one ledger for all products (ADR 0027). */
import type { BroughtKind } from '@mastlight/domain/follow/events';
import { secondsToNextDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../platform/db/database';
import { connectionOf, inTransaction, type Transaction } from '../../platform/db/transaction';

/** Something that a subscription leads to. */
export interface Brought {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  /** As it is followed. */
  readonly subject: string;
  /** As its list spells it: a bill number, `vessel/voyage`. */
  readonly spelt: string;
  readonly clientName: string | null;
  readonly remark: string;
}

/** What of it is to be taken up. */
export type BroughtRow = Brought & { readonly id: number };

/** Writes down what subscriptions bring, once for each account and subject; sorted, so that two at once wait in one order. Gives how much is new. */
export async function insertBrought(
  transaction: Transaction,
  kind: BroughtKind,
  brought: readonly Brought[],
  dueMs: number,
): Promise<number> {
  const { rowCount } = await connectionOf(transaction).query(
    `insert into follow_brought (owner_key, user_id, port, kind, subject, spelt, client_name, remark, due_at)
     select "ownerKey", "userId", port, $1, subject, spelt, "clientName", remark, to_timestamp($3::float8 / 1000)
     from json_to_recordset($2::json) as brought ("ownerKey" text, "userId" bigint, port text, subject text, spelt text,
       "clientName" text, remark text)
     order by 1, 3, 5 on conflict do nothing`,
    [kind, JSON.stringify(brought), dueMs],
    'follow-bring',
  );
  return rowCount;
}

/** What was brought and is due, of every owner, oldest first. */
async function selectDue(database: Database, kind: BroughtKind, nowMs: number, limit: number): Promise<BroughtRow[]> {
  const { rows } = await database.query<BroughtRow>(
    'system',
    `select id::float8 as id, owner_key as "ownerKey", user_id::float8 as "userId", port, subject, spelt, client_name as "clientName", remark
     from follow_brought where kind = $1 and due_at <= to_timestamp($2::float8 / 1000) order by due_at, id limit $3`,
    [kind, nowMs, limit],
    'follow-brought-due',
  );
  return rows;
}

/** What was taken up is due no more; the rest is at `dueMs`. */
async function settle(transaction: Transaction, ids: readonly number[], dueMs: number | null): Promise<void> {
  await connectionOf(transaction).query(
    'update follow_brought set due_at = to_timestamp($2::float8 / 1000) where id = any($1::bigint[])',
    [ids, dueMs],
    'follow-brought-settle',
  );
}

const rowsPerRound = 200;

/** Takes up what was brought, round by round; see `FollowDoor.takeUpBrought`. */
export async function takeUpBrought(
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
  kind: BroughtKind,
  takeUp: (rows: readonly BroughtRow[]) => Promise<ReadonlySet<number>>,
): Promise<void> {
  const tomorrowMs = nowMs + secondsToNextDay(nowMs) * 1000;
  for (;;) {
    const rows = await selectDue(database, kind, nowMs, rowsPerRound);
    if (rows.length === 0) return;
    const taken = await takeUp(rows);
    const [done, waiting] = [true, false].map((isTaken) => rows.flatMap(({ id }) => (taken.has(id) === isTaken ? [id] : [])));
    await inTransaction(database, 'system', async (transaction) => {
      await settle(transaction, done!, null);
      await settle(transaction, waiting!, tomorrowMs);
    });
    if (rows.length < rowsPerRound) return;
  }
}
