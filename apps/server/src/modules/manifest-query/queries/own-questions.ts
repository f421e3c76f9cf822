import type { ManifestMode } from '@mastlight/domain/manifest-query/stage';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import { wireTime } from '../../../platform/list/wire-time';

/** What a person asked for, the newest first (R-7.4-32). */
export async function listAsked(
  database: Database,
  ownerKey: string,
): Promise<{ id: number; blno: string; mode: ManifestMode; createTime: string }[]> {
  const { rows } = await database.query<{ id: number; bill_no: string; mode: ManifestMode; asked_at: Date }>(
    { ownerKey },
    'select id, bill_no, mode, asked_at from manifest_query_asked where owner_key = $1 order by asked_at desc, id desc',
    [ownerKey],
    'manifest-query-list-asked',
  );
  return rows.map(({ id, bill_no, mode, asked_at }) => ({ id, blno: bill_no, mode, createTime: formatShanghai(asked_at.getTime()) }));
}

/** Boxes that a person named for bills. */
export async function findOwnBoxes(
  database: Database,
  ownerKey: string,
  mode: ManifestMode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await database.query<{ bill_no: string; ctns: string[] }>(
    { ownerKey },
    `select bill_no, ctns from manifest_query_asked where owner_key = $1 and mode = $2 and bill_no = any($3) and ctns <> '{}'`,
    [ownerKey, mode, billNos],
    'manifest-query-find-own-boxes',
  );
  return new Map(rows.map(({ bill_no, ctns }) => [bill_no, ctns]));
}

interface Reminder {
  readonly id: number;
  readonly blno: string;
  readonly mode: ManifestMode;
  readonly createTime: string;
  readonly heardTime: string | null;
}

/** Bills that a person waits for, and those that have come and were not looked at; the newest first. */
export async function listReminders(database: Database, ownerKey: string): Promise<Reminder[]> {
  const { rows } = await database.query<{ id: number; bill_no: string; mode: ManifestMode; asked_at: Date; heard_at: Date | null }>(
    { ownerKey },
    'select id, bill_no, mode, asked_at, heard_at from manifest_query_reminder where owner_key = $1 order by heard_at desc nulls last, id desc',
    [ownerKey],
    'manifest-query-list-reminders',
  );
  return rows.map(({ id, bill_no, mode, asked_at, heard_at }) => ({
    id,
    blno: bill_no,
    mode,
    createTime: formatShanghai(asked_at.getTime()),
    heardTime: wireTime(heard_at?.getTime()),
  }));
}

/** Whether a person waits for a bill, or has waited for it and not looked at what came. */
export async function hasReminder(
  database: Database,
  { ownerKey, mode }: { readonly ownerKey: string; readonly mode: ManifestMode },
  billNo: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    { ownerKey },
    'select from manifest_query_reminder where owner_key = $1 and mode = $2 and bill_no = $3',
    [ownerKey, mode, billNo],
    'manifest-query-has-reminder',
  );
  return rowCount === 1;
}
