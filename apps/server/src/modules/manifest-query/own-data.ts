import type { OwnData } from '../../platform/own-data';

/** What was asked and is waited for goes with the person (S-16). What messages said is nobody's own. */
export const ownManifestQuery: OwnData = {
  tables: [
    {
      name: 'manifest_query_asked',
      key: 'id',
      told: { as: 'manifestsAsked', columns: 'mode, bill_no as "billNo", ctns, asked_at as "askedAt"' },
      going: 'delete',
    },
    {
      name: 'manifest_query_reminder',
      key: 'id',
      told: { as: 'manifestReminders', columns: 'mode, bill_no as "billNo", asked_at as "askedAt", heard_at as "heardAt"' },
      going: 'delete',
    },
  ],
};
