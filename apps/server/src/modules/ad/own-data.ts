import type { OwnData } from '../../platform/own-data';

/** Which ads a person looked at, and what he asked of suppliers, goes with him (S-16). */
export const ownViews: OwnData = {
  tables: [
    {
      name: 'ad_view',
      key: 'id',
      told: { as: 'ads', columns: 'ad_key as "ad", opened_at as "openedAt", stay_s as "staySeconds"' },
      going: 'delete',
    },
    {
      name: 'ad_enquiry',
      key: 'id',
      told: {
        as: 'enquiries',
        columns: 'supplier, text, reply_to as "replyTo", created_at as "createdAt", passed_on_at as "passedOnAt"',
      },
      going: 'delete',
    },
  ],
};
