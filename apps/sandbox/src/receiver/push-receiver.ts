import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the receiver takes what is pushed to it: it answers 204, 500 or 410, or nothing at all. */
export const receiverMoods = ['well', 'fails', 'hangs', 'gone'] as const;
export type ReceiverMood = (typeof receiverMoods)[number];

/** A push as it came. */
export interface ReceivedPush {
  readonly path: string;
  /** Those that say what is pushed and by whom, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What it was answered; null: nothing. */
  readonly status: number | null;
  /** Real time, ms since epoch. */
  readonly atMs: number;
}

/** A receiver that is listening. */
export interface PushReceiver {
  readonly url: string;
  newest(): readonly ReceivedPush[];
  stop(): Promise<void>;
}

const keptPushes = 200;
const bodyBytesMax = 1024 * 1024;
const shownHeaders = /^(?:content-type|user-agent|api-version|subscription-id|notification-signature|webhook-)/;
const statuses = { well: 204, fails: 500, gone: 410, hangs: null } as const satisfies Record<ReceiverMood, number | null>;

/**
 * A customer's program on 127.0.0.1, at a port of its own that opens nothing else: whatever path is posted to is taken and kept,
 * and HEAD is answered as DCSA asks.
 *
 * @param port 0: any free one.
 * @throws Error when the port is taken.
 */
export async function startPushReceiver(port: number, mood: () => ReceiverMood, nowMs: () => number): Promise<PushReceiver> {
  const pushes: ReceivedPush[] = [];
  function take(request: IncomingMessage, reply: ServerResponse, body: string): void {
    const status = statuses[mood()];
    const headers = Object.entries(request.headers).filter(([name]) => shownHeaders.test(name));
    pushes.push({
      path: request.url ?? '/',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body,
      status,
      atMs: nowMs(),
    });
    if (pushes.length > keptPushes) pushes.shift();
    // Who is not answered gives up by himself.
    if (status !== null) reply.writeHead(status).end();
  }
  const server = createServer((request, reply) => {
    if (request.method === 'HEAD') {
      const status = statuses[mood()];
      return void (status !== null && reply.writeHead(status).end());
    }
    if (request.method !== 'POST') return void reply.writeHead(405, { allow: 'POST, HEAD' }).end();
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= bodyBytesMax) parts.push(part);
      // Once: each further part of it would answer again.
      else if (!reply.headersSent) reply.writeHead(413, { connection: 'close' }).end();
    });
    request.on('end', () => {
      if (bytes <= bodyBytesMax) take(request, reply, Buffer.concat(parts).toString('utf8'));
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    newest: () => [...pushes].reverse(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
