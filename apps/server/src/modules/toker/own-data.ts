import type { OwnData } from '../../platform/own-data';

/** What somebody has opened, marked and saved goes with him (S-16). */
export const ownToker: OwnData = {
  tables: [
    {
      name: 'toker_opened',
      key: 'company_id',
      told: { as: 'tokerOpened', columns: 'company_id as "companyId", fen, opened_at as "openedAt"' },
      going: 'delete',
    },
    {
      name: 'toker_mark',
      key: 'company_id',
      told: { as: 'tokerMarks', columns: 'company_id as "companyId", state, note, next_day as "nextDay", updated_at as "updatedAt"' },
      going: 'delete',
    },
    {
      name: 'toker_search',
      key: 'id',
      told: { as: 'tokerSearches', columns: 'name, wish, is_pushed as "isPushed", saved_at as "savedAt"' },
      going: 'delete',
    },
  ],
};
