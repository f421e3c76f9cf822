import type { OwnData } from '../../platform/own-data';

/** The bills that a person follows, and his client companies (S-16). */
export const ownDataOfBills: OwnData = {
  tables: [
    { name: 'bill_subscription_hand_over', exported: null },
    { name: 'bill_subscription_client_key', exported: null },
    {
      name: 'bill_subscription_client_contact',
      exported: { columns: ['client_id', 'name', 'phone', 'role', 'remark'], by: 'client_id, place' },
    },
    { name: 'bill_subscription_client', exported: { columns: ['id', 'name', 'remark'], by: 'id' } },
    {
      name: 'bill_subscription',
      exported: {
        columns: [
          'id',
          'port',
          'bill_no',
          'client_name',
          'remark',
          'typed_vessel',
          'typed_voyage',
          'created_ms',
          'deleted_ms',
          'delete_reason',
        ],
        by: 'id',
      },
    },
  ],
};
