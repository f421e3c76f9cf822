import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { emailStateOf, hindranceOf } from '@mastlight/domain/sh-manifest/email';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import { mailGatewayName, writeMail } from '../../dispatch/index';
import type { Parts } from '../parts';
import { emailDayMs, mailboxOf } from '../mailbox';
import {
  countEmailsOf,
  findFilingOfEmail,
  findLastAccepted,
  findWritten,
  holdSubmissionForEmail,
  insertEmail,
  type AcceptedSubmission,
} from '../store/emails';
import { holdFiling } from '../store/filings';
import { writeEmail } from '../write-email';

/** Whose submissions e-mails are in dispatch. */
export const emailProduct = 'sh-manifest-email';

/**
 * Tells the shipping agent what customs have accepted: once for each submission, however often it is heard of. Where the site
 * knows no mailbox of that agent, or has no mail server, nothing is written.
 */
export async function emailAgent(parts: Parts, reference: string): Promise<void> {
  await inTransaction(parts.platform.database, 'system', async (tx) => {
    // Dispatch first, as whoever hears a receipt locks.
    const told = await parts.dispatch.hold(tx, reference);
    if (told?.state !== 'accepted' && told?.state !== 'finished') return;
    const submission = await holdSubmissionForEmail(tx, reference);
    if (submission && (await countEmailsOf(tx, submission.id)) === 0) await sendEmail(parts, tx, submission, submission.userId);
  });
}

/** Tells whoever looks at a manifest that one of its e-mails is further than it was. */
export async function tellEmail({ platform }: Parts, reference: string): Promise<void> {
  await inTransaction(platform.database, 'system', async (tx) => {
    const found = await findFilingOfEmail(tx, reference);
    if (found) await publishChange(tx, { ownerKey: found.ownerKey, topic: shManifestRowsTopic, ids: [found.filingId] });
  });
}

/**
 * Sends what customs have accepted last to the agent once more.
 *
 * @throws BusinessError 404; 400 while customs have accepted nothing, nobody can be written to, one is on its way, or enough
 * were sent within a day.
 */
export function resendEmail(parts: Parts, session: Session, filingId: number): Promise<{ readonly id: number }> {
  const { ownerKey } = session;
  const { config, clock, database } = parts.platform;
  return inTransaction(database, session, async (tx) => {
    // Held: of two at once the second finds the first one's e-mail.
    const held = await holdFiling(tx, ownerKey, filingId);
    if (held === null) throw new BusinessError(404);
    const submission = await findLastAccepted(tx, ownerKey, filingId);
    const { newest, count } = await findWritten(tx, filingId, clock.nowMs() - emailDayMs);
    const told = newest === null ? null : await parts.dispatch.hold(tx, newest);
    const why = hindranceOf({
      isAccepted: submission !== null,
      hasServer: config.mail.url !== '',
      hasMailbox: submission !== null && mailboxOf(parts, submission.filing) !== null,
      newest: told && emailStateOf(told.state),
      count,
    });
    if (why !== null || submission === null) throw refuse(refusals.emailNotNow, { why: why ?? 'tooEarly' });
    return { id: (await sendEmail(parts, tx, submission, session.userId))! };
  });
}

/** Hands an e-mail to dispatch and keeps it; null where nobody can be written to. */
async function sendEmail(parts: Parts, tx: Transaction, submission: AcceptedSubmission, userId: number): Promise<number | null> {
  const { config, clock } = parts.platform;
  const recipient = mailboxOf(parts, submission.filing);
  if (recipient === null || config.mail.url === '') return null;
  const preparedMs = parts.platform.portClock.nowMs();
  const { subject, text, files } = await writeEmail(submission.kind, submission.filing, {
    sender: config.manifestReceiver.sender,
    preparedMs,
  });
  const attempt = (await countEmailsOf(tx, submission.id)) + 1;
  const attachments = files.map(({ name, contentType, bytes }) => ({ name, contentType, base64: bytes.toString('base64') }));
  const reference = await parts.dispatch.submit(tx, {
    ownerKey: submission.ownerKey,
    userId,
    product: emailProduct,
    businessKey: `${emailProduct}/${submission.id}/${attempt}`,
    gateway: mailGatewayName,
    fileName: subject,
    write: () => writeMail({ to: recipient, subject, text, attachments }),
  });
  const sender = config.mail.from;
  return insertEmail(tx, { submission, reference, sender, recipient, subject, text, files, nowMs: clock.nowMs() });
}
