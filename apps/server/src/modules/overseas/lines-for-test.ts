import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LineForm } from '../../platform/config';

/** What a line says to a question after a number. */
export interface LineAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Events, or a body as it is. */
  readonly body?: readonly object[] | string;
}

/** Lines that answer as a test tells them, each in its form. */
export interface LinesForTest {
  readonly env: Readonly<Record<string, string>>;
  /** What each number is answered with, by line and number; others are unknown. */
  readonly answers: Map<string, (query: URLSearchParams) => LineAnswer | Promise<LineAnswer>>;
  /** Questions that came, in order: line, number. */
  readonly asked: string[];
  stop(): Promise<void>;
}

const key = 'line-key-for-tests';
/** With which the lines sign what they push. */
export const pushSecretForTest = 'push-secret-for-tests';

/** How a line of each form is asked: where, by which parameter, with the key in which header. */
const asking: Readonly<
  Record<LineForm, { readonly path: string; readonly by: string; readonly keyed: (headers: IncomingHttpHeaders) => unknown }>
> = {
  dcsa: { path: '/v2/events', by: 'transportDocumentReference', keyed: (headers) => headers['consumer-key'] },
  moves: { path: '/cargo/moves', by: 'blNo', keyed: (headers) => headers['x-api-key'] },
  iftsta: { path: '/status', by: 'reference', keyed: ({ authorization }) => authorization?.replace(/^Bearer /, '') },
};

/** Starts them; `codes` are those that are connected, `forms` the form of those that do not answer by DCSA. */
export async function startLinesForTest(
  codes: readonly string[],
  callsPerMinute = 1_000,
  forms: Readonly<Record<string, LineForm>> = {},
): Promise<LinesForTest> {
  const answers: LinesForTest['answers'] = new Map();
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const [, line = ''] = url.pathname.split('/');
    const { path, by, keyed } = asking[forms[line] ?? 'dcsa'];
    const number = url.searchParams.get(by) ?? '';
    asked.push(`${line} ${number}`);
    const isKnown = keyed(request.headers) === key && url.pathname.endsWith(path);
    const {
      status = 200,
      headers = {},
      body = [],
    } = (isKnown && (await answers.get(`${line} ${number}`)?.(url.searchParams))) || { status: 404 };
    reply.writeHead(status, { 'content-type': 'application/json', ...headers });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server: Server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      LINES: JSON.stringify(
        Object.fromEntries(
          codes.map((code) => [
            code,
            { url: `${url}/${code}`, key, callsPerMinute, pushSecret: pushSecretForTest, ...(forms[code] && { speaks: forms[code] }) },
          ]),
        ),
      ),
    },
    answers,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One event as a line writes it, about a bill. */
export function lineEventOf(billNo: string, kind: object, place: string, happened: string, rest: object = {}): object {
  return {
    eventID: `${billNo}-${JSON.stringify(kind)}-${place}`,
    eventCreatedDateTime: happened,
    eventClassifierCode: 'ACT',
    eventDateTime: happened,
    ...kind,
    eventLocation: { UNLocationCode: place },
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: billNo }],
    ...rest,
  };
}

/** A move of a box. */
export const boxMove = (code: string, isEmpty = false, containerNo = 'MSKU0308961') => ({
  eventType: 'EQUIPMENT',
  equipmentEventTypeCode: code,
  equipmentReference: containerNo,
  emptyIndicatorCode: isEmpty ? 'EMPTY' : 'LADEN',
});
/** A move of a ship. */
export const shipMove = (code: 'ARRI' | 'DEPA') => ({
  eventType: 'TRANSPORT',
  transportEventTypeCode: code,
  transportCall: { modeOfTransport: 'VESSEL', exportVoyageNumber: '421W', vessel: { vesselName: 'CAPE LANTERN' } },
});
