import { createTransport } from 'nodemailer';

/** An e-mail as it is kept and sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly base64: string }[];
}

/** The mail server that takes what we send. */
export interface MailServer {
  /**
   * Hands a mail over; `reference` is its Message-ID, so that a mailbox that gets it twice knows it.
   *
   * @returns whether it was taken for delivery; a refused one with the server's words.
   * @throws MailError when nobody knows whether it was taken, or it may be taken later.
   */
  hand(
    reference: string,
    mail: Mail,
    signal: AbortSignal,
  ): Promise<{ readonly isTaken: true } | { readonly isTaken: false; readonly reason: string }>;
}

/** It was not taken, or nobody knows; `reason` holds nothing of the mail. */
export class MailError extends Error {
  constructor(readonly reason: string) {
    super(`the mail server did not take it: ${reason}`);
    this.name = 'MailError';
  }
}

/** Steps in which a server judges the mail itself; elsewhere it judges us, which is for the operator to mend. */
const judgedSteps: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);
const stepMs = 5_000;

/**
 * A mail server at `url` (`smtp://user:password@host:port`, `smtps://…`, RFC 5321); empty: there is none. Mails are `from` one
 * address. A 5xx about the mail is final, everything else may be otherwise later.
 */
export function createMailServer({ url, from }: { readonly url: string; readonly from: string }): MailServer {
  const transport =
    url === ''
      ? null
      : createTransport({
          url,
          connectionTimeout: stepMs,
          greetingTimeout: stepMs,
          socketTimeout: stepMs,
          // What stands in a mail is never taken for the name of a file or for an address to be fetched.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
  return {
    async hand(reference, { to, subject, text, attachments }, signal) {
      if (transport === null) throw new MailError('not configured');
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          messageId: `<${reference}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          attachments: attachments.map(({ name, contentType, base64 }) => ({
            filename: name,
            contentType,
            content: Buffer.from(base64, 'base64'),
          })),
          signal,
        });
        return { isTaken: true };
      } catch (error) {
        const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
        if (judgedSteps.has(code) && typeof responseCode === 'number' && responseCode >= 500) {
          return { isTaken: false, reason: typeof response === 'string' ? response : String(responseCode) };
        }
        throw new MailError(typeof responseCode === 'number' ? `status ${responseCode}` : typeof code === 'string' ? code : 'unknown');
      }
    },
  };
}
