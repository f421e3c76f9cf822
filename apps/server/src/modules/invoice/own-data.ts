import type { OwnData } from '../../platform/own-data';

const kept = { stays: 'invoices are kept by law, as the tax office keeps them' } as const;

/** Titles go with the person; what was invoiced is told, and stays (S-16). */
export const ownInvoices: OwnData = {
  tables: [
    {
      name: 'invoice_title',
      key: 'id',
      told: { as: 'invoiceTitles', columns: 'title, changed_at as "changedAt"' },
      going: 'delete',
    },
    {
      name: 'invoice_record',
      key: 'id',
      told: {
        as: 'invoices',
        columns:
          'invoice_type as "type", amount_fen as "amount", title, status, reason, invoice_no as "invoiceNo", applied_at as "appliedAt", express_number as "expressNumber"',
      },
      going: kept,
    },
    {
      name: 'invoice_top_up',
      key: 'record_id, order_no',
      told: { as: 'invoicedTopUps', columns: 'order_no as "orderNo", amount_fen as "amount", paid_at as "paidAt"' },
      going: kept,
    },
  ],
};
