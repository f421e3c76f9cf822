import type { OwnData } from '../../platform/own-data';

/** Filings of the personal identity (S-16); what was sent of them is dispatch's to keep. */
export const ownFilings: OwnData = {
  tables: [
    {
      name: 'vgm_filing',
      key: 'id',
      told: {
        as: 'vgmFilings',
        columns:
          'bill_no as "billNo", vessel_name as "vessel", voyage, carrier, wharf, remark, status, receipt, to_timestamp(created_ms / 1000.0) as "createdAt"',
      },
      going: 'delete',
    },
    {
      name: 'vgm_container',
      key: 'filing_id, place',
      told: {
        as: 'vgmContainers',
        columns:
          'container_no as "containerNo", method, tare_kg as "tareKg", net_kg as "netKg", gross_kg as "grossKg", location, address, sign, weighed_at as "weighedAt"',
      },
      going: 'delete',
    },
    {
      name: 'vgm_submission',
      key: 'filing_id, no',
      told: { as: 'vgmSubmissions', columns: 'reference, kind, held, settled, to_timestamp(submitted_ms / 1000.0) as "submittedAt"' },
      going: 'delete',
    },
    {
      name: 'vgm_declaration',
      key: 'owner_key, reference',
      told: { not: 'programs declare by keys, which are a company’s alone' },
      going: 'delete',
    },
    { name: 'vgm_paid', key: 'filing_id, container_no', told: { not: 'it stands in the ledger' }, going: 'delete' },
    {
      name: 'vgm_record',
      key: 'id',
      hasLargeRows: true,
      told: { as: 'vgmRecords', columns: 'kind, changes, to_timestamp(made_ms / 1000.0) as "madeAt"' },
      going: 'delete',
    },
  ],
};
