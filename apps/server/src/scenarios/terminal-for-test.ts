import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeAperak } from '@mastlight/wire/edifact/write';
import { writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';

/** A message as the terminal has it. */
export interface TakenMessage {
  readonly reference: string;
  readonly bytes: Buffer;
  /** How often it came. */
  copies: number;
  readonly isRejected: boolean;
  /** Its judgement, written once, and who hands it in. */
  readonly receipt: Buffer;
  readonly source: 'easipass' | 'shanghai-customs';
}

export interface TerminalForTest {
  /** For `startTestServer({ env })`. */
  readonly env: Readonly<Record<string, string>>;
  readonly taken: ReadonlyMap<string, TakenMessage>;
  /** Questions about references, in their order. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** What becomes of the n-th new message: its call is cut off after it was taken, and what the terminal says of it. */
export interface Fate {
  readonly isSwallowed?: boolean;
  readonly isRejected?: boolean;
}

let receipts = 0;

/** The terminal's judgement of a message, as Easipass sends it. */
export function writeJudgement(reference: string, isRejected: boolean, preparedMs: number, text = '不收'): Buffer {
  const verdict = isRejected ? 'rejected' : 'acknowledged';
  const place = { segment: null, element: null, component: null, serviceTag: null, references: [] };
  const faults = isRejected ? [{ code: 'V14', zh: null, en: null, text, ...place }] : [];
  const head = { kind: 'acknowledgement', type: 'APERAK', function: 'original', prepared: null, vessel: null } as const;
  const messages = [{ reference, identifier: [], verdict, faults }] as const;
  const answer = { ...head, reference: `A${reference}`, interchange: null, verdict, faults: [], messages, references: [] } as const;
  const envelope = { sender: 'YS4', recipient: 'MASTLIGHT', controlReference: `T${++receipts}`, preparedMs, level: 'UNOY' } as const;
  return Buffer.from(writeAperak([answer], envelope));
}

/** What customs say of a declaration, under the name by which it came. */
function writeCustomsJudgement(name: string, declaration: string, isRejected: boolean): Buffer {
  const billNo = /<TransportContractDocument><ID>([^<]+)/.exec(declaration)![1]!;
  const entry = { billNo, containerNo: null, ...(isRejected ? { code: '03', text: '退单' } : { code: '01', text: '接受申报' }) };
  const head = { kind: 'customs-receipt', type: 'MT2101', function: 'original', prepared: null, vessel: null, about: '2101' } as const;
  const bytes = writeCustomsReceipt({ ...head, reference: name, entries: [entry] }, { sender: '2200DEMO00001', recipient: 'EPORT' });
  return Buffer.from(bytes);
}

/** Customs judge what is a declaration, the terminal all else. */
function judge(reference: string, bytes: Buffer, isRejected: boolean, nowMs: number): Pick<TakenMessage, 'receipt' | 'source'> {
  const text = bytes.toString('utf8');
  const name = /<MessageID>([^<]+)<\/MessageID>/.exec(text)?.[1];
  return name === undefined
    ? { source: 'easipass', receipt: writeJudgement(reference, isRejected, nowMs) }
    : { source: 'shanghai-customs', receipt: writeCustomsJudgement(name, text, isRejected) };
}

/** A receiver of verified masses and of manifests that takes each message, counts its copies, and may cut its call off after that. */
export async function startTerminalForTest(options: {
  readonly nowMs: () => number;
  readonly fateOf: (count: number) => Fate;
  /** Told of each new message. */
  readonly onTaken?: (message: TakenMessage, fate: Fate) => void;
}): Promise<TerminalForTest> {
  const taken = new Map<string, TakenMessage>();
  const asked: string[] = [];
  const http: Server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const reference = String(request.headers['x-edi-reference']);
      reply.setHeader('content-type', 'application/json');
      const known = taken.get(reference);
      if (request.method === 'GET') {
        asked.push(reference);
        reply.statusCode = known ? 200 : 404;
        return reply.end(JSON.stringify(known ? { receipts: [known.receipt.toString('base64')] } : { unknown: reference }));
      }
      if (known) {
        known.copies++;
        return reply.end('{}');
      }
      const fate = options.fateOf(taken.size);
      const bytes = Buffer.concat(chunks);
      const isRejected = fate.isRejected === true;
      const message: TakenMessage = { reference, bytes, copies: 1, isRejected, ...judge(reference, bytes, isRejected, options.nowMs()) };
      taken.set(reference, message);
      options.onTaken?.(message, fate);
      if (fate.isSwallowed) return request.socket.destroy();
      return reply.end('{}');
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    env: {
      VGM_RECEIVER_URL: url,
      VGM_RECEIVER_KEY: 'key-of-the-terminal',
      MANIFEST_RECEIVER_URL: url,
      MANIFEST_RECEIVER_KEY: 'key-of-customs',
    },
    taken,
    asked,
    stop: () =>
      new Promise((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
}
