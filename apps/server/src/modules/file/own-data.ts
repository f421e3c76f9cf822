import type { OwnData } from '../../platform/own-data';
import { useFiles } from './use-files';

/** Files of the personal identity are told by name, and go with the person (S-16). */
export const ownFiles: OwnData = {
  tables: [
    {
      name: 'file_stored',
      key: 'address',
      told: { as: 'files', columns: 'name, kind, bytes, used_as as "usedAs", created_at as "uploadedAt"' },
      going: 'module',
    },
  ],
  leave: (tx, { ownerKey }) => useFiles.dropAll(tx, ownerKey),
};
