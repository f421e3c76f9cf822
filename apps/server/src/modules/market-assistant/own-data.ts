import type { OwnData } from '../../platform/own-data';

/** What a personal identity keeps in the books of market procurement goes with it (S-16); a company's stays with the company. */
export const ownMarketEntries: OwnData = {
  tables: [
    {
      name: 'market_assistant_entry',
      key: 'id',
      told: { as: 'marketEntries', columns: 'book, fields, updated_at as "updatedAt", deleted_at as "deletedAt"' },
      going: 'delete',
    },
  ],
};
