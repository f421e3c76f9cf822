import type { OwnData } from '../../platform/own-data';

/** What an identity reported, and what it was answered, goes with it (S-16). */
export const ownReports: OwnData = {
  tables: [
    {
      name: 'fault_report_report',
      key: 'id',
      told: {
        as: 'faultReports',
        columns: 'port, bill_no as "billNo", seen, text, created_at as "createdAt", answer, answered_at as "answeredAt"',
      },
      going: 'delete',
    },
  ],
};
