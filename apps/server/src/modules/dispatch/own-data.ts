import type { OwnData } from '../../platform/own-data';

const kept = { stays: 'what was sent to a port and what it answered explains a charge of the ledger, which is kept by law' } as const;

/** What a person has sent, told as how far it came (S-16). */
export const ownSubmissions: OwnData = {
  tables: [
    {
      name: 'dispatch_submission',
      key: 'id',
      told: { as: 'submissions', columns: 'product, reference, file_name as "fileName", state, reason, submitted_at as "submittedAt"' },
      going: kept,
    },
    { name: 'dispatch_subject', key: 'submission_id, subject', told: { not: 'they stand in what was sent' }, going: kept },
    {
      name: 'dispatch_event',
      key: 'id',
      told: { as: 'submissionEvents', columns: 'kind, note, happened_at as "happenedAt"' },
      going: kept,
    },
  ],
};
