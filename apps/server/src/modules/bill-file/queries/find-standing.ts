import type { Database } from '../../../platform/db/database';

/** A file, on whose bill, and whether that was followed no more when it was last looked at. */
export interface StandingFile {
  readonly id: number;
  readonly ownerKey: string;
  readonly billNo: string;
  readonly isEnded: boolean;
}

/** All files of all accounts. */
export async function findStanding(database: Database): Promise<readonly StandingFile[]> {
  const { rows } = await database.query<{ id: number; ownerKey: string; billNo: string; isEnded: boolean }>(
    'system',
    `select id, owner_key as "ownerKey", bill_no as "billNo", ended_at is not null as "isEnded" from bill_file_file order by id`,
    [],
    'bill-file-find-standing',
  );
  return rows;
}
