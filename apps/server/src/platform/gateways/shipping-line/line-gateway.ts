import type { LineForm, LineSettings } from '../../config';
import { callOut, isOk } from '../call-out';

/** Most answers are some KB; a page of a hundred events is less than this. Bytes. */
const pageMaxBytes = 1_048_576;

/** Why a line gave no answer that says anything. */
export type LineTrouble = 'unreachable' | 'unreadable' | 'busy';

/** No answer; the reason holds nothing of the shipment. */
export class LineError extends Error {
  constructor(
    readonly trouble: LineTrouble,
    reason: string,
    /** After how many seconds the line wants to be asked again; null: it did not say. */
    readonly retryAfterSeconds: number | null = null,
    /** The line answers; it is what it says of this shipment that is none. */
    readonly isOfShipment = false,
  ) {
    super(`the line gave no answer: ${reason}`);
    this.name = 'LineError';
  }
}

/** One page of what a line says of a shipment. */
export interface LinePage {
  /** As it came; null: the line knows no such number. */
  readonly bytes: Buffer | null;
  /** By which the next page is asked for; null: this was the last. */
  readonly cursor: string | null;
}

const pageLimit = 100;
/** Not found; and a number in a form that the line takes for none, which is no fault of the line. */
const unknownStatuses: ReadonlySet<number> = new Set([400, 404, 422]);

/** What a question in one form is made of. */
interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How a line of each form is asked for a bill; only DCSA has pages. */
const questions: Readonly<Record<LineForm, (number: string, key: string, cursor: string | null) => Question>> = {
  dcsa(number, key, cursor) {
    const query = new URLSearchParams({ transportDocumentReference: number, limit: String(pageLimit), ...(cursor !== null && { cursor }) });
    return {
      path: `/v2/events?${query.toString()}`,
      headers: { accept: 'application/json', 'api-version': '2.2', 'consumer-key': key },
    };
  },
  moves: (number, key) => ({
    path: `/cargo/moves?${new URLSearchParams({ blNo: number }).toString()}`,
    headers: { accept: 'application/json', 'x-api-key': key },
  }),
  iftsta: (number, key) => ({
    path: `/status?${new URLSearchParams({ reference: number }).toString()}`,
    headers: { accept: 'application/edifact', authorization: `Bearer ${key}` },
  }),
};

/**
 * Asks a line in its own form for the events of a bill, a page at a time.
 *
 * @throws LineError
 */
export async function askLine({ url, key, speaks }: LineSettings, number: string, cursor: string | null): Promise<LinePage> {
  const { path, headers } = questions[speaks](number, key, cursor);
  const answer = await callOut(`${url}${path}`, {
    method: 'GET',
    headers,
    maxBytes: pageMaxBytes,
    failed: (reason) => (reason === 'too long' ? new LineError('unreadable', reason, null, true) : new LineError('unreachable', reason)),
  });
  if (unknownStatuses.has(answer.status)) return { bytes: null, cursor: null };
  if (answer.status === 429) throw new LineError('busy', 'status 429', readSeconds(answer.headers.get('retry-after')));
  if (!isOk(answer)) throw new LineError('unreachable', `status ${answer.status}`);
  return { bytes: answer.body, cursor: speaks === 'dcsa' ? cursorOf(answer.headers.get('next-page')) : null };
}

/** A line names the next page by its address, of which we follow nothing but the cursor. */
function cursorOf(nextPage: string | null): string | null {
  if (nextPage === null) return null;
  const cursor = /[?&]cursor=([^&#]{1,500})/.exec(nextPage)?.[1];
  try {
    return cursor === undefined ? null : decodeURIComponent(cursor);
  } catch {
    return null;
  }
}

function readSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}
