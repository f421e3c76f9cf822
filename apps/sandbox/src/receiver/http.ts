import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance } from 'fastify';
import type { PushReceiver } from './push-receiver';

/** What was pushed to the receiver, and where it is (`GET /receiver`), newest first; an empty address: it does not listen. */
export function registerReceiver(app: FastifyInstance, receiver: () => PushReceiver | null): void {
  app.get('/receiver', () => ({
    ok: true,
    url: receiver()?.url ?? '',
    list: (receiver()?.newest() ?? []).map(({ atMs, ...push }) => ({ ...push, time: formatShanghai(atMs) })),
  }));
}
