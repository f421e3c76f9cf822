import type { OwnData } from '../../platform/own-data';

/** Bills that the personal identity follows, and its client companies (S-16); clients first, as whoever renames one locks. */
export const ownBills: OwnData = {
  tables: [
    {
      name: 'bill_subscription_client',
      key: 'id',
      told: { as: 'clients', columns: 'name, remark' },
      going: 'delete',
    },
    {
      name: 'bill_subscription_client_contact',
      key: 'client_id, place',
      told: {
        as: 'clientContacts',
        columns: `c.name as "client", bill_subscription_client_contact.name, bill_subscription_client_contact.phone,
          bill_subscription_client_contact.role, bill_subscription_client_contact.remark`,
        from: 'bill_subscription_client_contact join bill_subscription_client c on c.id = client_id',
      },
      going: 'delete',
    },
    {
      name: 'bill_subscription',
      key: 'id',
      told: {
        as: 'billSubscriptions',
        columns: `port, bill_no as "billNo", client_name as "client", remark, transport, auto_subscribe as "autoSubscribe",
          typed_vessel as "vessel", typed_voyage as "voyage", to_timestamp(created_ms / 1000.0) as "createdAt",
          to_timestamp(deleted_ms / 1000.0) as "deletedAt"`,
      },
      going: 'delete',
    },
    {
      name: 'bill_subscription_chase',
      key: 'id',
      told: { as: 'chases', columns: 'act, what, chased_at as "chasedAt"' },
      going: 'delete',
    },
    {
      name: 'bill_subscription_morning',
      key: 'told_day',
      told: { not: 'on which day the morning was told' },
      going: 'delete',
    },
    {
      name: 'bill_subscription_hand_over',
      key: 'id',
      told: { as: 'handOvers', columns: 'note, handed_at as "handedAt"' },
      going: 'delete',
    },
  ],
};
