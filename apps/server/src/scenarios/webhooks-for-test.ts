import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { openApi } from '@mastlight/domain/open-api/contract';
import { webhookAnswerMaxBytes } from '@mastlight/domain/open-api/limits';
import { inTransaction } from '../platform/db/transaction';
import { createWebhookCaller } from '../platform/gateways/webhook/webhook-caller';
import { openSecrets } from '../platform/secrets';
import { companiesForTest, type TestMember } from './company-for-test';
import { startTestServer, type TestClock } from './start-test-server';
import { pushDue, Lanes } from '../modules/open-api/operations/push-due';
import { appendEvents, holdFeed } from '../modules/open-api/store/feed';
import { WebhookSigner } from '../modules/open-api/webhook-signer';

/** A push as it arrived. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly id: string;
}

/** What a receiver does with a push; nothing: it never answers. */
type Manner = (received: Received, reply: ServerResponse, request: IncomingMessage) => void;

/** A receiver of pushes at an address of this machine. */
async function startReceiver() {
  const received: Received[] = [];
  const looked: string[] = [];
  let lookedAt: (reply: ServerResponse, path: string) => void = (reply) => void reply.writeHead(204).end();
  let manner: Manner = (_, reply) => void reply.end();
  const server = createServer((request, reply) => {
    if (request.method === 'HEAD') {
      looked.push(request.url ?? '');
      return lookedAt(reply, request.url ?? '');
    }
    void text(request).then((body) => {
      const one = { path: request.url ?? '', headers: request.headers, body, id: String(request.headers['webhook-id']) };
      received.push(one);
      manner(one, reply, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next: Manner) => void (manner = next),
    /** Paths that were asked with HEAD, whether they answer. */
    looked,
    behaveToLooks: (next: typeof lookedAt) => void (lookedAt = next),
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/**
 * A receiver that fails 30 in a hundred pushes, hangs at 10 and breaks 10, by a seed: what becomes of an attempt hangs on its
 * event and on how often that came alone. `taken` are those that it took, in their order, each as often as it did.
 */
export function unsteady(seed: string): { readonly manner: Manner; readonly taken: Received[] } {
  const taken: Received[] = [];
  const times = new Map<string, number>();
  return {
    taken,
    manner(one, reply, request) {
      const time = (times.get(one.id) ?? 0) + 1;
      times.set(one.id, time);
      const roll = createHash('sha1').update(`${seed} ${one.id} ${time}`).digest().readUInt32BE() % 100;
      if (roll < 30) reply.writeHead(500).end('<b>broken</b>');
      else if (roll >= 40 && roll < 50) request.socket.destroy();
      else if (roll >= 50) {
        taken.push(one);
        reply.end('ok');
      }
    },
  };
}

export type Wish = Partial<RequestInput<typeof openApi.makeWebhook>>;

/** A server at which nobody pushes but the test, a receiver on this machine, and what companies do. */
export async function startWebhooksForTest(clock: TestClock, timeoutMs: number, otherOrigins: readonly string[] = []) {
  const receiver = await startReceiver();
  const origins = [receiver.origin, ...otherOrigins];
  const server = await startTestServer({ clock, env: { ROLES: 'http', WEBHOOK_ORIGINS: origins.join(',') } });
  const { database } = server.platform;
  const parts = {
    platform: server.platform,
    outbox: server.platform.outbox,
    webhooks: createWebhookCaller({ origins, timeoutMs, answerMaxBytes: webhookAnswerMaxBytes }),
    signer: new WebhookSigner(openSecrets(server.config).pepper),
  };
  let paths = 0;
  return {
    server,
    receiver,
    parts,
    companies: companiesForTest(server, clock),
    /** Makes an address of a company at the receiver. */
    async make(of: TestMember, wish: Wish = {}) {
      const path = `/in/${++paths}`;
      const asked = { name: 'ERP', url: `${receiver.origin}${path}`, eventTypes: ['EQUIPMENT' as const], ...wish };
      const { data, msg } = await server.call(openApi.makeWebhook, asked, { token: of.token });
      if (!data) throw new Error(msg);
      return { ...data, received: () => receiver.received.filter((one) => one.path === path), path };
    },
    /** Writes events of bills to a company's feed, as what tells does; gives their ids in that order. */
    write({ cid }: TestMember, billNos: readonly string[], type = 'EQUIPMENT'): Promise<string[]> {
      const ownerKey = `c:${cid}`;
      return inTransaction(database, 'system', async (tx) => {
        const end = await holdFeed(tx, ownerKey);
        const events = billNos.map((billNo, at) => {
          const number = end.lastNumber + at + 1;
          const eventId = `event-${cid}-${number}`;
          return { number, eventId, type, code: 'GTIN', billNo, bookingNos: [], containerNo: null, body: { eventID: eventId, billNo } };
        });
        await appendEvents(tx, ownerKey, events, Math.max(clock.nowMs(), end.lastCreatedMs));
        return events.map(({ eventId }) => eventId);
      });
    },
    /** Pushes what is due now, a turn for each address. */
    async push(): Promise<void> {
      const lanes = new Lanes();
      await pushDue(parts, lanes, new AbortController().signal);
      await lanes.settle();
    },
    /** Pushes on, each time when the next is due, until nothing of an address waits; what waits for another of its bill is due already. */
    async pushAll(webhookId: number): Promise<void> {
      for (;;) {
        await this.push();
        const { rows } = await database.query<{ ms: number | null }>(
          'system',
          `select (extract(epoch from min(due_at)) * 1000)::float8 as ms from open_api_delivery where webhook_id = $1 and state = 'waiting' and due_at > $2`,
          [webhookId, new Date(clock.nowMs())],
        );
        const dueMs = rows[0]?.ms ?? null;
        if (dueMs === null) return;
        clock.advance(Math.max(1, Math.ceil(dueMs - clock.nowMs())));
      }
    },
    async stop(): Promise<void> {
      await server.stop();
      await receiver.stop();
    },
  };
}
