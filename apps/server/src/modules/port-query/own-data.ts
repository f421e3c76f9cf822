import type { OwnData } from '../../platform/own-data';

/** What was searched goes with the person (S-16). */
export const ownTerms: OwnData = {
  tables: [
    {
      name: 'port_query_term',
      key: 'id',
      told: { as: 'searches', columns: 'type, keyword, asked_at as "askedAt"' },
      going: 'delete',
    },
  ],
};
