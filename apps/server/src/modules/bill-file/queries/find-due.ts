import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** A file, on whose bill, and whether that was followed no more when it was last looked at. */
export interface DueFile {
  readonly id: number;
  readonly ownerKey: string;
  readonly port: PortCode;
  readonly billNo: string;
  readonly isEnded: boolean;
}

/** Files of all accounts that are to be looked at by an instant. */
export async function findDue(database: Database, nowMs: number): Promise<readonly DueFile[]> {
  const { rows } = await database.query<DueFile>(
    'system',
    `select id, owner_key as "ownerKey", port, bill_no as "billNo", ended_at is not null as "isEnded" from bill_file_file
     where look_at <= $1 order by id`,
    [new Date(nowMs)],
    'bill-file-find-due',
  );
  return rows;
}
