import { createMailServer, MailError, type Mail } from '../../platform/gateways/mail/mail-server';
import type { Config } from '../../platform/config';
import { GatewayError, type Gateway } from './gateway';

/** The way out for e-mails. */
export const mailGatewayName = 'mail';

/** An e-mail as dispatch keeps it; its reference becomes its Message-ID. */
export function writeMail(mail: Mail): Uint8Array {
  return Buffer.from(JSON.stringify(mail));
}

/**
 * E-mail by SMTP. No mail server can be asked what became of one: where nobody knows, it goes again under the same
 * Message-ID, since one that comes twice is a nuisance and one that never comes is a missed sailing (ADR 0038).
 */
export function createMailGateway(config: Pick<Config, 'mail'>): Gateway {
  const server = createMailServer(config.mail);
  return {
    name: mailGatewayName,
    sources: [],
    isDoneWhenTaken: true,
    readAnswers: () => [],
    async send({ reference, bytes }, signal) {
      try {
        return await server.hand(reference, JSON.parse(Buffer.from(bytes).toString('utf8')) as Mail, signal);
      } catch (error) {
        throw error instanceof MailError ? new GatewayError(error.reason) : error;
      }
    },
    lookUp: async () => ({ isKnown: false }),
  };
}
