import type { OwnData } from '../../platform/own-data';

/** What somebody had read and accepted goes with him (S-16). */
export const ownClassAnalysis: OwnData = {
  tables: [
    {
      name: 'class_analysis_line',
      key: 'record_id, line_no',
      told: {
        as: 'classAnalysisLines',
        columns: 'record_id as "analysisId", line_no as "line", name, chosen_code as "chosenCode", chosen_at as "chosenAt"',
      },
      going: 'delete',
    },
    {
      name: 'class_analysis_record',
      key: 'id',
      hasLargeRows: true,
      told: { as: 'classAnalysis', columns: 'id, title, source as "text", bill, created_at as "createdAt"' },
      going: 'delete',
    },
    {
      name: 'class_analysis_synonym',
      key: 'id',
      told: { as: 'classAnalysisNames', columns: 'name, hs_code as "hsCode", updated_at as "updatedAt"' },
      going: 'delete',
    },
  ],
};
