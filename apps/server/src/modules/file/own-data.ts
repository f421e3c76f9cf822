import type { OwnData } from '../../platform/own-data';

/** What a person has uploaded (S-16); the job that cleans up deletes what nobody needs any more. */
export const ownDataOfFiles: OwnData = {
  tables: [{ name: 'file_stored', exported: { columns: ['name', 'kind', 'bytes', 'used_as', 'address', 'created_at'], by: 'created_at' } }],
};
