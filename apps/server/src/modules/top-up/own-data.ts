import type { OwnData } from '../../platform/own-data';

const kept = { stays: 'money records are kept by law; who made them is a number without a name' } as const;

/** What a person topped up is told, and stays (S-16). */
export const ownTopUps: OwnData = {
  tables: [
    {
      name: 'top_up_order',
      key: 'order_no',
      told: {
        as: 'topUps',
        columns: 'order_no as "orderNo", fen, gift_fen as "giftFen", method, state, created_at as "createdAt", paid_at as "paidAt"',
      },
      going: kept,
    },
    {
      name: 'top_up_transfer',
      key: 'order_no',
      told: { as: 'transfers', columns: 'order_no as "orderNo", payer_name as "payer", voucher_url as "slip", reason' },
      going: kept,
    },
  ],
};
