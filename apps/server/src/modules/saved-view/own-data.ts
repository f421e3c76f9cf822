import type { OwnData } from '../../platform/own-data';
import { deleteOfLeaver } from './store';

/** A person's own views go with him, those for a company too; what he gave to a company stays with it (S-16). */
export const ownSavedViews: OwnData = {
  tables: [
    {
      name: 'saved_view',
      whose: 'user_id',
      key: 'id',
      told: {
        as: 'savedViews',
        columns: 'list, name, query, created_at as "createdAt"',
        from: '(select * from saved_view where not is_company) saved_view',
      },
      going: 'module',
    },
  ],
  leave: deleteOfLeaver,
};
