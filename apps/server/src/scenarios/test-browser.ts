import type { Endpoint, RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import type { TestServer } from './start-test-server';

/** A browser of its own: keeps cookies, and a token when it is given one. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  token: string | null = null;

  constructor(
    readonly server: TestServer,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Calls an endpoint with this browser's cookies and token, and keeps the cookies that come back. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: RequestInput<E>,
  ): Promise<Envelope<ResponseData<E>> & { http: number; headers: Headers }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...this.headers, ...(cookie ? { cookie } : {}) };
    const answer = await this.server.call(endpoint, input, { token: this.token, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
