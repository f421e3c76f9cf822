import type { OwnData } from '../../platform/own-data';

/** Shipments overseas that the personal identity follows (S-16). */
export const ownOverseas: OwnData = {
  tables: [
    {
      name: 'overseas_subscription',
      key: 'id',
      told: {
        as: 'overseasSubscriptions',
        columns:
          'port, bill_no as "billNo", line, container_no as "containerNo", client_company as "clientCompany", remark, notify, free_days as "freeDays", box_class as "boxClass", to_timestamp(created_ms / 1000.0) as "createdAt"',
      },
      going: 'delete',
    },
    { name: 'overseas_hold', key: 'row_id', told: { not: 'the ledger says it' }, going: 'delete' },
    {
      name: 'overseas_tariff',
      key: 'line',
      told: { as: 'overseasTariffs', columns: 'line, currency, rates, free_days as "freeDays", changed_at as "changedAt"' },
      going: 'delete',
    },
  ],
};
