import type { OwnData } from '../../platform/own-data';

/** Settings go with the person (S-16). */
export const ownPreferences: OwnData = {
  tables: [
    {
      name: 'preferences_entry',
      key: 'dict_key',
      told: { as: 'settings', columns: 'dict_key as "key", dict_value as "value", updated_at as "updatedAt"' },
      going: 'delete',
    },
  ],
};
