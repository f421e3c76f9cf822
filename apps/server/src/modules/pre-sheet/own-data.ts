import type { OwnData } from '../../platform/own-data';

/** Pre-sheets of the personal identity (S-16); what was sent of them is dispatch's to keep. */
export const ownPreSheets: OwnData = {
  tables: [
    {
      name: 'pre_sheet_setting',
      key: 'owner_key',
      told: {
        as: 'preSheetSettings',
        columns:
          'agent_codes as "agentCodes", default_agent as "defaultAgent", load_port as "loadPort", discharge_port as "dischargePort", wharf, contact, phone',
      },
      going: 'delete',
    },
    {
      name: 'pre_sheet_filing',
      key: 'id',
      hasLargeRows: true,
      told: { as: 'preSheets', columns: 'agent_code as "agentCode", state, sheet, reason, created_at as "createdAt"' },
      going: 'delete',
    },
    {
      name: 'pre_sheet_submission',
      key: 'filing_id, kind, no',
      hasLargeRows: true,
      told: { as: 'preSheetSubmissions', columns: 'kind, reference, sheet, answer, submitted_at as "submittedAt"' },
      going: 'delete',
    },
  ],
};
