import type { OwnData } from '../../platform/own-data';

/** What class-analysis keeps of a person goes with him (S-16). */
export const ownClassAnalysis: OwnData = {
  tables: [
    {
      name: 'class_analysis_entry',
      key: 'id',
      told: { as: 'classAnalysis', columns: 'title, created_at as "createdAt"' },
      going: 'delete',
    },
  ],
};
