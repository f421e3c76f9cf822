import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance } from 'fastify';
import type { MailInbox } from './mail-inbox';

/** What was taken by e-mail (`GET /mail`), newest first. */
export function registerMail(app: FastifyInstance, inbox: MailInbox): void {
  app.get('/mail', () => ({
    ok: true,
    list: inbox.newest().map(({ atMs, ...mail }) => ({ ...mail, time: formatShanghai(atMs) })),
  }));
}
