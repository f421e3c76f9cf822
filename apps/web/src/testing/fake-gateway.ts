import type { Endpoint, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { vi } from 'vitest';
import { apiUrl } from '../platform/http-client';

/** One call that reached the network. */
export interface HeardCall {
  readonly path: string;
  /** Query or body fields, as sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** A refusal in the envelope; `data` comes with codes such as 201. */
export interface Refusal {
  readonly code: number;
  readonly msg: string;
  readonly data?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
  /** Its name in the contract, and what its sentence is made of. */
  readonly refusal?: string;
  readonly params?: object;
  /** Sent as the header `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

export type Answer = (fields: Readonly<Record<string, unknown>>) => Response | Promise<Response>;

/** What is answered by which endpoint; of two answers of one the later. */
export type Answers = readonly (readonly [Endpoint, Answer])[];

/** The answer of an endpoint; it must fit the contract, so that a fake cannot drift from it. */
export function succeed<E extends Endpoint>(endpoint: E, data: ResponseOf<E>): Response {
  const checked = endpoint.response.parse(data);
  return Response.json({ code: 200, status: true, msg: 'success', data: checked, requestId: 'r-1' });
}

/** A refusal by code and text. */
export function refuse(refusal: Refusal): Response {
  const { code, msg, data = null, retryAfterSeconds, ...told } = refusal;
  return Response.json(
    { code, status: code < 300, msg, data, requestId: 'r-1', ...told },
    retryAfterSeconds === undefined ? {} : { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
}

/** Stands in for the network: answers by path, by `otherwise` what no path names, and remembers what was asked. */
export function installFakeGateway(answers: Answers, otherwise?: Answer) {
  const calls: HeardCall[] = [];
  const byPath = new Map(answers.map(([endpoint, answer]) => [apiUrl(endpoint.path), answer]));
  async function fakeFetch(url: string, init?: RequestInit): Promise<Response> {
    const [path = '', query] = url.split('?');
    const fields = readFields(query, init);
    calls.push({ path: path.slice(apiUrl('').length), fields, headers: new Headers(init?.headers) });
    const answer = byPath.get(path) ?? otherwise;
    if (!answer) throw new TypeError(`nothing answers ${path}`);
    return answer(fields);
  }
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      override readonly ask = fakeFetch;
    },
  );
  return {
    calls,
    countOf: (endpoint: Endpoint) => calls.filter((call) => call.path === endpoint.path).length,
  };
}

/** A call of `sendWatched`: nothing of it is told before it is answered. */
abstract class FakeUpload extends EventTarget {
  abstract readonly ask: (url: string, init: RequestInit) => Promise<Response>;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  #method = '';
  #url = '';
  open(method: string, url: string): void {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: BodyInit | null): void {
    void this.#answer(body);
  }
  async #answer(body: BodyInit | null): Promise<void> {
    const answer = await this.ask(this.#url, { method: this.#method, headers: this.#headers, body });
    [this.status, this.responseText] = [answer.status, await answer.text()];
    for (const event of ['load', 'loadend']) this.dispatchEvent(new Event(event));
  }
}

function readFields(query: string | undefined, init?: RequestInit): Record<string, unknown> {
  if (typeof init?.body !== 'string') return Object.fromEntries(new URLSearchParams(query));
  const isForm = new Headers(init.headers).get('content-type')?.includes('form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(init.body));
  return JSON.parse(init.body) as Record<string, unknown>;
}
