import type { Transaction } from '../../platform/db/transaction';
import type { OwnData } from '../../platform/own-data';
import type { Parts } from './parts';
import { deleteOfLeaver, type LeftFile } from './store';

/** What somebody exported goes with him, for a company too, and its files (S-16). */
export function ownExportTasks(files: Parts['files']): OwnData {
  return {
    tables: [
      {
        name: 'export_task',
        whose: 'user_id',
        key: 'id',
        told: { as: 'exports', columns: 'list, state, file_name as "fileName", created_at as "createdAt"' },
        going: 'module',
      },
    ],
    leave: async (tx, leaver) => dropFiles(files, tx, await deleteOfLeaver(tx, leaver)),
  };
}

/** Lets go of the files of tasks that are deleted. */
export async function dropFiles(files: Parts['files'], tx: Transaction, left: readonly LeftFile[]): Promise<void> {
  for (const { ownerKey, url } of left) if (url !== null) await files.drop(tx, ownerKey, url);
}
