import { createHash } from 'node:crypto';
import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import type { BrowserContext, Page } from 'playwright-core';
import { waitFor } from './wait-for';

/** What a person has after signing in. */
export interface SignedIn {
  readonly token: string;
  readonly id: string;
  readonly openid: string | null;
  readonly role: string;
  readonly phone: string;
  readonly password: string;
}

interface Addresses {
  readonly platformUrl: string;
  readonly sandboxUrl: string;
}

/** A password that fits the rules of the registration form. */
export const testPassword = 'Harbour2026';

/**
 * Signs a new person in through the real protocols, without a browser: scan
 * ticket, scan and confirmation in the sandbox, code from its inbox,
 * registration.
 *
 * @throws Error naming the call that was refused.
 */
export async function signInThroughSandbox(at: Addresses, phone: string): Promise<SignedIn> {
  const browser = new CookieClient(at.platformUrl, addressOf(phone));
  const ticket = await browser.get<{ ticket: string; tempid: string }>('/manifest/wechat/wxticket');
  const scan = await fetch(`${at.sandboxUrl}/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: ticket.ticket, confirm: true, user: phone }),
  });
  if (!scan.ok) throw new Error(`/scan: ${scan.status} ${await scan.text()}`);
  const scanned = await waitFor('the confirmed scan', async () => {
    const envelope = await browser.call<{ id?: string; openId?: string }>('POST', '/manifest/wechat/scanlogin', 'json', {
      id: ticket.tempid,
    });
    return envelope.code === 200 ? envelope.data : null;
  });
  const found = await browser.get<{ registered: boolean; token: string | null; id: string; openid: string; role: string }>(
    `/user/IsRegister?userId=${encodeURIComponent(scanned.id!)}`,
  );
  if (found.registered) return { ...found, token: found.token!, phone, password: testPassword };
  await browser.post('/message/records/binding/getCode', 'form', { phone });
  const code = await waitFor('the code in the inbox', async () => {
    const answer = await fetch(`${at.sandboxUrl}/sms?phone=${phone}`);
    const { list } = (await answer.json()) as { list: { code: string }[] };
    return list[0]?.code;
  });
  const pwd = createHash('md5').update(testPassword).digest('hex');
  const login = await browser.post<Omit<SignedIn, 'phone' | 'password'>>('/user/Register', 'json', {
    phone,
    openId: scanned.openId,
    name: null,
    pwd,
    code,
  });
  await acknowledgeReleaseNotes(browser, login);
  return { ...login, phone, password: testPassword };
}

/** A new person has read every release note: none opens by itself over what a test looks at (R-4.6-01). */
async function acknowledgeReleaseNotes(
  browser: CookieClient,
  { token, id }: { readonly token: string; readonly id: string },
): Promise<void> {
  // The product brings its own while it starts.
  const records = await waitFor('release notes', async () => {
    const page = await browser.get<{ records: { id: number }[] }>('/releaseNote/page?pageSize=50');
    return page.records.length > 0 ? page.records : null;
  });
  const known = Object.fromEntries(records.map((note) => [note.id, 'true']));
  await browser.post('/dict/set', 'json', { dictKey: `update_notes_know_${id}`, dictValue: JSON.stringify(known) }, token);
}

/** Who a browser is signed in as; there need be no server that knows him. */
type Person = Pick<SignedIn, 'token' | 'id' | 'openid'>;

/** Every page that opens in the context from here on finds itself signed in. */
export async function enterSignedIn(context: BrowserContext, person: Person): Promise<void> {
  await context.addInitScript(keepSession, sessionEntries(person));
  await passAds(context);
}

/** Every tab that opens in the context from here on has had its ad: none lies over what a test looks at (R-4.5-01). */
export async function passAds(context: BrowserContext): Promise<void> {
  await context.addInitScript(markAdShown);
}

/** Signs the page at hand in, in front of the eyes of the other tabs; what stood there of somebody else is written over. */
export async function signInPage(page: Page, person: Person): Promise<void> {
  await page.evaluate(keepSession, sessionEntries(person));
  await page.evaluate(markAdShown);
}

/** What the web app keeps of a session. */
function sessionEntries(person: Person): Record<string, string> {
  return {
    'mastlight.token': person.token,
    'mastlight.tokenTime': String(Date.now()),
    'mastlight.userId': person.id,
    ...(person.openid ? { 'mastlight.openId': person.openid } : {}),
  };
}

/** Runs in the browser, so it sees nothing but what it is given. */
function keepSession(entries: Readonly<Record<string, string>>): void {
  const { localStorage } = globalThis as unknown as { localStorage: { setItem(key: string, value: string): void } };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Runs in the browser, under the key that the ad feature's `is-ad-due` reads. */
function markAdShown(): void {
  const { sessionStorage } = globalThis as unknown as { sessionStorage: { setItem(key: string, value: string): void } };
  sessionStorage.setItem('mastlight.adShown', '1');
}

/** Where a person calls from, for a product that believes us: one network is given few text messages an hour. */
function addressOf(phone: string): string {
  const number = Number(phone.slice(-6));
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

/** Keeps cookies as a browser does; enough for sign-in. */
class CookieClient {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly baseUrl: string,
    readonly address: string,
  ) {}

  async call<T>(method: string, path: string, encoding: 'json' | 'form' | 'query', body?: object, token?: string): Promise<Envelope<T>> {
    const headers: Record<string, string> = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      ...(token === undefined ? {} : { authorization: token }),
    };
    if (encoding !== 'query') {
      headers['content-type'] = encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
    }
    const text = encoding === 'json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString();
    const response = await fetch(this.baseUrl + path, { method, headers, ...(encoding === 'query' ? {} : { body: text }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      const [name, ...value] = pair!.split('=');
      this.#cookies.set(name!, value.join('='));
    }
    return (await response.json()) as Envelope<T>;
  }

  async get<T>(path: string): Promise<T> {
    return this.#data(path, await this.call<T>('GET', path, 'query'));
  }

  async post<T>(path: string, encoding: 'json' | 'form', body: object, token?: string): Promise<T> {
    return this.#data(path, await this.call<T>('POST', path, encoding, body, token));
  }

  #data<T>(path: string, envelope: Envelope<T>): T {
    if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data as T;
  }
}
