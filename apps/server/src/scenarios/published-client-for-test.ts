/**
 * A program as somebody writes it from `/v2/openapi.json` and the words of DCSA Track & Trace 2.2 alone: nothing of ours is
 * imported here, and it is told an address and a key.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the program keeps of an event. */
interface Event {
  readonly eventID: string;
  readonly eventType: string;
  readonly documentReferences: readonly { readonly documentReferenceType: string; readonly documentReferenceValue: string }[];
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>>;
}

const billOf = ({ documentReferences }: Event): string =>
  documentReferences.find(({ documentReferenceType }) => documentReferenceType === 'TRD')?.documentReferenceValue ?? '';

/**
 * The program's receiver: it takes what is signed, each event once, and refuses the rest. By a seed it fails at 20 in a hundred
 * pushes, resets 10, hangs at 3, and takes 10 whose sender is not told.
 */
export async function startPublishedReceiver(secret: Buffer, seed: string) {
  const taken = new Map<string, Event>();
  const times = new Map<string, number>();
  const counts = { pushes: 0, failed: 0, reset: 0, hung: 0, again: 0, forged: 0 };
  const isSigned = (body: Buffer, { headers }: IncomingMessage): boolean => {
    const theirs = Buffer.from(String(headers['notification-signature']));
    const ours = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    return theirs.length === ours.length && timingSafeEqual(theirs, ours);
  };
  function take(body: Buffer): void {
    for (const event of JSON.parse(body.toString('utf8')) as Event[]) {
      if (taken.has(event.eventID)) counts.again++;
      else taken.set(event.eventID, event);
    }
  }
  function answer(body: Buffer, request: IncomingMessage, reply: ServerResponse): void {
    if (!isSigned(body, request)) {
      counts.forged++;
      return void reply.writeHead(401).end();
    }
    counts.pushes++;
    const named = body.toString('utf8');
    const time = (times.get(named) ?? 0) + 1;
    times.set(named, time);
    const roll = createHash('sha1').update(`${seed} ${time} ${named}`).digest().readUInt32BE() % 100;
    if (roll < 20) {
      counts.failed++;
      return void reply.writeHead(500).end('broken');
    }
    if (roll < 23) return void counts.hung++;
    if (roll < 33) {
      counts.reset++;
      return void request.socket.destroy();
    }
    take(body);
    if (roll < 43) return void request.socket.destroy();
    reply.writeHead(204).end();
  }
  const server = createServer((request, reply) => {
    if (request.method === 'HEAD') return void reply.writeHead(204).end();
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(Buffer.concat(parts), request, reply));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    /** Events that were taken, each once, in the order of their coming. */
    taken: (): Event[] => [...taken.values()],
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** The program's other half: it reads on from where it stopped, and subscribes. */
export async function openPublishedClient(origin: string, key: string) {
  const { paths } = (await (await fetch(`${origin}/v2/openapi.json`)).json()) as Described;
  const events: Event[] = [];
  let next = '/v2/events?limit=7';
  async function call(method: string, address: string, body?: object): Promise<Response> {
    const path = address.split('?')[0]!.replace(/\/[\da-f-]{36}/, '/{subscriptionID}');
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described`);
    const answer = await fetch(origin + address, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok || !(String(answer.status) in operation.responses)) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  }
  return {
    billOf,
    /** All that was read so far, in its order. */
    events,
    /** Reads on to the end of what there is. */
    async readOn(): Promise<void> {
      for (;;) {
        const page = await call('GET', next);
        const found = (await page.json()) as Event[];
        events.push(...found);
        // It may name the address under which others reach it; what counts is where it leads there.
        const link = new URL(page.headers.get('next-page')!);
        next = link.pathname + link.search;
        if (found.length < 7) return;
      }
    },
    async subscribe(callbackUrl: string, secret: Buffer): Promise<string> {
      const made = await call('POST', '/v2/event-subscriptions', { callbackUrl, secret: secret.toString('base64') });
      return ((await made.json()) as { readonly subscriptionID: string }).subscriptionID;
    },
    async subscriptions(): Promise<readonly { readonly subscriptionID: string }[]> {
      return (await (await call('GET', '/v2/event-subscriptions')).json()) as { readonly subscriptionID: string }[];
    },
    unsubscribe: (id: string) => call('DELETE', `/v2/event-subscriptions/${id}`),
  };
}
