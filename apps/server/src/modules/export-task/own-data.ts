import type { Transaction } from '../../platform/db/transaction';
import type { OwnData } from '../../platform/own-data';
import type { Parts } from './parts';
import { deleteMailedOfLeaver } from './store/mailed';
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
      {
        name: 'export_task_mailed',
        whose: 'user_id',
        key: 'id',
        told: { as: 'mailedLists', columns: 'name, list, weekdays, hours, created_at as "createdAt"' },
        going: 'module',
      },
      { name: 'export_task_mailing', key: 'mailed_id, sent_for_at', told: { not: 'a mail of a list, which is told' }, going: 'delete' },
    ],
    async leave(tx, leaver) {
      await deleteMailedOfLeaver(tx, leaver);
      await dropFiles(files, tx, await deleteOfLeaver(tx, leaver));
    },
  };
}

/** Lets go of the files of tasks that are deleted. */
export async function dropFiles(files: Parts['files'], tx: Transaction, left: readonly LeftFile[]): Promise<void> {
  for (const { ownerKey, url } of left) if (url !== null) await files.drop(tx, ownerKey, url);
}
