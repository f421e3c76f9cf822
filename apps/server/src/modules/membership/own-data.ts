import type { OwnData } from '../../platform/own-data';

/** What a person bought for himself ends with him (S-16); what he paid for it stands in the ledger. */
export const ownMembership: OwnData = {
  tables: [
    {
      name: 'membership_term',
      key: 'id',
      told: {
        as: 'membership',
        columns:
          'level, from_day as "fromDay", last_day as "lastDay", percent, paid_fen as "paid", bought_at as "boughtAt", replaced_at as "replacedAt"',
      },
      going: 'delete',
    },
  ],
};
