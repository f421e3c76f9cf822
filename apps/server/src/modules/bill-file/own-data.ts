import type { Transaction } from '../../platform/db/transaction';
import type { OwnData } from '../../platform/own-data';
import type { BillFileParts } from './parts';
import { deleteOfOwner, type LeftFile } from './store';

/** Files on bills of the personal identity go with the person, those of a company with the company (S-16). */
export function ownBillFiles(files: BillFileParts['files']): OwnData {
  return {
    tables: [
      {
        name: 'bill_file_file',
        key: 'id',
        told: {
          as: 'billFiles',
          columns: 'port, bill_no as "billNo", kind, name, bytes, is_shown as "isShown", created_at as "addedAt"',
        },
        going: 'module',
      },
    ],
    leave: async (tx, { ownerKey }) => dropFiles(files, tx, await deleteOfOwner(tx, ownerKey)),
  };
}

/** Lets go of the files of rows that are deleted. */
export async function dropFiles(files: BillFileParts['files'], tx: Transaction, left: readonly LeftFile[]): Promise<void> {
  for (const { ownerKey, url } of left) await files.drop(tx, ownerKey, url);
}
