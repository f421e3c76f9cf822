import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { EmailRow, shManifest } from '@mastlight/domain/sh-manifest/contract';
import { emailStateOf, hindranceOf } from '@mastlight/domain/sh-manifest/email';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { emailDayMs, mailboxOf } from '../mailbox';
import type { Parts } from '../parts';
import { readStoredFiling } from '../read-stored-filing';
import { findFiling } from './find-filing';

/** Of one manifest; no page shows more. */
const emailsShownMax = 50;
/** What was written to the agent of a manifest, newest first, and what stands in the way of a further one; null when it is not the owner's. */
export async function findEmails(
  parts: Parts,
  ownerKey: string,
  filingId: number,
): Promise<ResponseOf<typeof shManifest.readEmails> | null> {
  const { database, config, clock } = parts.platform;
  const found = await findFiling(database, ownerKey, filingId);
  if (found === null) return null;
  const { rows } = await database.query<{
    id: number;
    kind: EmailRow['kind'];
    reference: string;
    sender: string;
    recipient: string;
    subject: string;
    body: string;
    file_names: string[];
    sizes: number[];
    written_at: Date;
  }>(
    { ownerKey },
    `select e.id, s.kind, e.reference, e.sender, e.recipient, e.subject, e.body, e.file_names,
       array(select octet_length(file) from unnest(e.files) with ordinality as one (file, place) order by place) as sizes, e.written_at
     from sh_manifest_email e join sh_manifest_submission s on s.id = e.submission_id
     where e.owner_key = $1 and e.filing_id = $2 order by e.id desc limit ${emailsShownMax}`,
    [ownerKey, filingId],
    'sh-manifest-emails',
  );
  const accepted = await database.query<{ filing: unknown }>(
    { ownerKey },
    `select filing from sh_manifest_submission where owner_key = $1 and filing_id = $2 and state = 'accepted' order by id desc limit 1`,
    [ownerKey, filingId],
    'sh-manifest-accepted-filing',
  );
  const last = accepted.rows[0] && readStoredFiling(accepted.rows[0].filing);
  const told = await parts.dispatch.read(
    ownerKey,
    rows.map(({ reference }) => reference),
  );
  const list = rows.map((row): EmailRow => {
    const { state, reason } = told.get(row.reference)!;
    return {
      id: row.id,
      kind: row.kind,
      state: emailStateOf(state),
      from: row.sender,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      attachments: row.file_names.map((name, at) => ({ name, bytes: row.sizes[at]! })),
      reason: reason || null,
      createTime: formatShanghai(row.written_at.getTime()),
    };
  });
  const sinceMs = clock.nowMs() - emailDayMs;
  const why = hindranceOf({
    isAccepted: last !== undefined,
    hasServer: config.mail.url !== '',
    hasMailbox: last !== undefined && mailboxOf(parts, last) !== null,
    newest: list[0]?.state ?? null,
    count: rows.filter(({ written_at }) => written_at.getTime() > sinceMs).length,
  });
  const { billNo, shipAgent } = (last ?? found.filing).head;
  return { id: filingId, billno: billNo, shipagent: shipAgent, why, list };
}

/** An attachment of a manifest's newest e-mail, by its place from 0; null: there is none. */
export async function findAttachment(
  { platform }: Parts,
  ownerKey: string,
  filingId: number,
  place: number,
): Promise<{ readonly name: string; readonly file: Buffer } | null> {
  const { rows } = await platform.database.query<{ name: string | null; file: Buffer | null }>(
    { ownerKey },
    'select file_names[$3] as name, files[$3] as file from sh_manifest_email where owner_key = $1 and filing_id = $2 order by id desc limit 1',
    [ownerKey, filingId, place + 1],
    'sh-manifest-attachment',
  );
  const [row] = rows;
  return row === undefined || row.name === null || row.file === null ? null : { name: row.name, file: row.file };
}
