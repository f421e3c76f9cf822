import type { OwnData } from '../../platform/own-data';

/** Which ads a person looked at goes with him (S-16). */
export const ownViews: OwnData = {
  tables: [
    {
      name: 'ad_view',
      key: 'id',
      told: { as: 'ads', columns: 'ad_key as "ad", opened_at as "openedAt", stay_s as "staySeconds"' },
      going: 'delete',
    },
  ],
};
