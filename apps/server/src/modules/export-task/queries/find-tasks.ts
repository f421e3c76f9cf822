import type { ExportTask } from '@mastlight/domain/export-task/contract';
import { tasksTold } from '@mastlight/domain/export-task/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Database } from '../../../platform/db/database';
import type { Session } from '../../../platform/http/session';

interface TaskRecord {
  readonly id: number;
  readonly list: string;
  readonly state: ExportTask['state'];
  readonly done: number;
  readonly total: number | null;
  readonly file_name: string | null;
  readonly file_url: string | null;
  readonly reason: string | null;
  readonly created_at: Date;
}

type Looker = Pick<Session, 'ownerKey' | 'userId'>;

/** The long exports that a person has asked for in an identity, the latest first. */
export async function listTasks(database: Database, looker: Looker, id: number | null = null): Promise<ExportTask[]> {
  const { rows } = await database.query<TaskRecord>(
    { ownerKey: looker.ownerKey },
    `select id, list, state, done, total, file_name, file_url, reason, created_at from export_task
     where owner_key = $1 and user_id = $2 and ($3::bigint is null or id = $3) order by id desc limit ${tasksTold}`,
    [looker.ownerKey, looker.userId, id],
    'export-task-list',
  );
  return rows.map(({ file_name, file_url, created_at, ...told }) => ({
    ...told,
    fileName: file_name,
    url: file_url,
    createTime: formatShanghai(created_at.getTime()),
  }));
}

/** One of them; null when it is not there, or not his. */
export async function findTask(database: Database, looker: Looker, id: number): Promise<ExportTask | null> {
  return (await listTasks(database, looker, id))[0] ?? null;
}

/** What one of them was to hold; null when it is not there, or not his. */
export async function findWish(database: Database, { ownerKey, userId }: Looker, id: number) {
  const { rows } = await database.query<{ list: string; wish: object }>(
    { ownerKey },
    'select list, wish from export_task where owner_key = $1 and user_id = $2 and id = $3',
    [ownerKey, userId, id],
    'export-task-find-wish',
  );
  return rows[0] ?? null;
}
