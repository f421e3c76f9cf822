import type { OwnData } from '../../platform/own-data';

/** Which trucks a person follows, and the links that he gave away, go with him (S-16). */
export const ownTrucks: OwnData = {
  tables: [
    {
      name: 'truck_subscription',
      key: 'id',
      told: { as: 'trucks', columns: 'plate, end_day as "endDay", created_at as "createdAt"' },
      going: 'delete',
    },
    {
      name: 'truck_look',
      key: 'plate',
      told: { as: 'truckLooks', columns: 'plate, seen_until as "seenUntil"' },
      going: 'delete',
    },
    {
      name: 'platform_share_token',
      key: 'digest',
      told: { as: 'shares', columns: 'kind, subject, created_at as "createdAt", expires_at as "expiresAt"' },
      going: 'delete',
    },
  ],
};
