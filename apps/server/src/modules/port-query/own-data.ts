import type { OwnData } from '../../platform/own-data';

/** What a person has asked for (S-16). */
export const ownDataOfQueries: OwnData = {
  tables: [{ name: 'port_query_term', exported: { columns: ['type', 'keyword', 'asked_at'], by: 'asked_at' } }],
};
