import type { OwnData } from '../../platform/own-data';

/** Manifests, party books and tags of the personal identity (S-16). */
export const ownShManifests: OwnData = {
  tables: [
    {
      name: 'sh_manifest_email',
      key: 'id',
      told: { as: 'shanghaiEmails', columns: 'recipient, subject, body, file_names as "fileNames", written_at as "writtenAt"' },
      going: 'delete',
    },
    {
      name: 'sh_manifest_contest',
      key: 'id',
      told: {
        as: 'shanghaiContests',
        columns: 'bill_no as "billNo", words, state, note, opened_at as "openedAt", settled_at as "settledAt"',
      },
      going: 'delete',
    },
    {
      name: 'sh_manifest_submission',
      key: 'id',
      hasLargeRows: true,
      told: {
        as: 'shanghaiSubmissions',
        columns: 'kind, reference, filing, reason, state, message, submitted_at as "submittedAt", settled_at as "settledAt"',
      },
      going: 'delete',
    },
    {
      name: 'sh_manifest_counter',
      key: 'id',
      told: { as: 'shanghaiCounterDeletions', columns: 'bill_no as "billNo", remarks, submitted_at as "submittedAt"' },
      going: 'delete',
    },
    {
      name: 'sh_manifest_filing',
      key: 'id',
      hasLargeRows: true,
      told: { as: 'shanghaiManifests', columns: 'bill_no as "billNo", status, filing, created_at as "createdAt", sent_at as "sentAt"' },
      going: 'delete',
    },
    {
      name: 'sh_manifest_party',
      key: 'id',
      told: { as: 'shanghaiParties', columns: 'role, nick_name as "nickName", party' },
      going: 'delete',
    },
    {
      name: 'sh_manifest_combination',
      key: 'id',
      told: { as: 'shanghaiCombinations', columns: 'nick_name as "nickName", parties' },
      going: 'delete',
    },
    {
      name: 'sh_manifest_tag',
      key: 'user_id, place',
      told: { as: 'shanghaiRemarkTags', columns: 'tag' },
      going: 'delete',
    },
  ],
};
