import type { OwnData } from '../../platform/own-data';

/** What is set for a person (S-16). */
export const ownDataOfPreferences: OwnData = {
  tables: [{ name: 'preferences_entry', exported: { columns: ['dict_key', 'dict_value', 'updated_at'], by: 'dict_key' } }],
};
