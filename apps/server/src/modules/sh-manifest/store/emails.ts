/** What writes to e-mails, and what of them must be known before. */
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { readStoredFiling } from '../read-stored-filing';
import type { SubmissionKind } from './submissions';

/** A submission that customs have accepted. */
export interface AcceptedSubmission {
  readonly id: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly filingId: number;
  readonly kind: SubmissionKind;
  readonly filing: ManifestFiling;
}

interface Row {
  readonly id: number;
  readonly owner_key: string;
  readonly user_id: number;
  readonly filing_id: number;
  readonly kind: string;
  readonly filing: unknown;
}

function read(row: Row | undefined): AcceptedSubmission | null {
  if (row === undefined) return null;
  const { id, owner_key: ownerKey, user_id: userId, filing_id: filingId, filing } = row;
  return { id, ownerKey, userId, filingId, kind: row.kind as SubmissionKind, filing: readStoredFiling(filing) };
}

/** A submission by our reference, with its filing held; null when it is none of a manifest. */
export async function holdSubmissionForEmail(tx: Transaction, reference: string): Promise<AcceptedSubmission | null> {
  const { rows } = await connectionOf(tx).query<Row>(
    `select s.id, s.owner_key, s.user_id, s.filing_id, s.kind, s.filing
     from sh_manifest_submission s join sh_manifest_filing f on f.id = s.filing_id where s.reference = $1 for update of f`,
    [reference],
    'sh-manifest-hold-for-email',
  );
  return read(rows[0]);
}

/** What customs have accepted last of an owner's filing; null: nothing yet. */
export async function findLastAccepted(tx: Transaction, ownerKey: string, filingId: number): Promise<AcceptedSubmission | null> {
  const { rows } = await connectionOf(tx).query<Row>(
    `select id, owner_key, user_id, filing_id, kind, filing from sh_manifest_submission
     where owner_key = $1 and filing_id = $2 and state = 'accepted' order by id desc limit 1`,
    [ownerKey, filingId],
    'sh-manifest-last-accepted',
  );
  return read(rows[0]);
}

/** How many e-mails were written about a submission. */
export async function countEmailsOf(tx: Transaction, submissionId: number): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ count: number }>(
    'select count(*)::int as count from sh_manifest_email where submission_id = $1',
    [submissionId],
    'sh-manifest-count-emails',
  );
  return rows[0]!.count;
}

/** The newest e-mail of a filing, by its reference, and how many were written after an instant. */
export async function findWritten(
  tx: Transaction,
  filingId: number,
  afterMs: number,
): Promise<{ readonly newest: string | null; readonly count: number }> {
  const { rows } = await connectionOf(tx).query<{ newest: string | null; count: number }>(
    `select (array_agg(reference order by id desc))[1] as newest, count(*) filter (where written_at > $2)::int as count
     from sh_manifest_email where filing_id = $1`,
    [filingId, new Date(afterMs)],
    'sh-manifest-find-written',
  );
  return rows[0]!;
}

/** Whose e-mail a reference names, and of which filing; null: nobody's. */
export async function findFilingOfEmail(
  tx: Transaction,
  reference: string,
): Promise<{ readonly ownerKey: string; readonly filingId: number } | null> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string; filing_id: number }>(
    'select owner_key, filing_id from sh_manifest_email where reference = $1',
    [reference],
    'sh-manifest-filing-of-email',
  );
  return rows[0] === undefined ? null : { ownerKey: rows[0].owner_key, filingId: rows[0].filing_id };
}

/** Keeps an e-mail as it was handed to dispatch; gives its number. */
export async function insertEmail(
  tx: Transaction,
  email: {
    readonly submission: AcceptedSubmission;
    readonly reference: string;
    readonly sender: string;
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
    readonly nowMs: number;
  },
): Promise<number> {
  const { submission } = email;
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_email (owner_key, filing_id, submission_id, reference, sender, recipient, subject, body, file_names, files, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10::bytea[], $11) returning id`,
    [
      submission.ownerKey,
      submission.filingId,
      submission.id,
      email.reference,
      email.sender,
      email.recipient,
      email.subject,
      email.text,
      email.files.map(({ name }) => name),
      email.files.map(({ bytes }) => bytes),
      new Date(email.nowMs),
    ],
    'sh-manifest-insert-email',
  );
  return rows[0]!.id;
}
