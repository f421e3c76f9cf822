import type { OwnData } from '../../platform/own-data';
import { deleteOfLeaver } from './store/members';

/** What a personal identity keeps in the books goes with it (S-16), and so do its duties; what is a company's stays with the company. */
export const ownMarketEntries: OwnData = {
  tables: [
    {
      name: 'market_assistant_entry',
      key: 'id',
      told: { as: 'marketEntries', columns: 'book, fields, updated_at as "updatedAt", deleted_at as "deletedAt"' },
      going: 'delete',
    },
    {
      name: 'market_assistant_member',
      whose: 'user_id',
      key: 'owner_key',
      told: { as: 'marketDuties', columns: 'owner_key as "company", duties, changed_at as "changedAt"' },
      going: 'module',
    },
  ],
  leave: deleteOfLeaver,
};
