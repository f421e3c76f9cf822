import type { OwnData } from '../../platform/own-data';

/** Ships that the personal identity follows (S-16). */
export const ownVessels: OwnData = {
  tables: [
    {
      name: 'vessel_subscription',
      key: 'id',
      told: {
        as: 'vesselSubscriptions',
        columns:
          'port, vessel_name as "vessel", voyage, remark, auto_subscribe as "autoSubscribe", to_timestamp(created_ms / 1000.0) as "createdAt"',
      },
      going: 'delete',
    },
  ],
};
