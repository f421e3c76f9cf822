// Guarantee: whatever is typed, pasted, filed or put into an address is text and nothing else; whatever the calls do
// (fail, are refused, answer nonsense, never come) a page says so in words, stays usable and comes back with the server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { subscribeSandboxBills } from '../bench/subscribe-sandbox-bills';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
let billNos: readonly string[];

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000118');
  billNos = await subscribeSandboxBills(product, person.token, 60);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

/** Markup that shows itself where it is taken for more than text. */
const markups = [
  `"><img src=x onerror="globalThis.__owned=1"><script>globalThis.__owned=1</script>`,
  `</textarea><svg onload="globalThis.__owned=1"><a href="javascript:globalThis.__owned=1">{{7*7}}\${7*7}</a>`,
  `' onfocus='globalThis.__owned=1' autofocus='\u202e<style>*{display:none!important}</style>`,
] as const;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far, a line each. */
  faults(): Promise<string[]>;
}

async function openPage(path: string, options: { signedIn?: boolean; before?: (page: Page) => Promise<unknown> } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (options.signedIn ?? true) {
    await enterSignedIn(context, person);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    told.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await options.before?.(page);
  await visit(page, product.platformUrl + path);
  await page.locator('h1, h2, .ml-row').first().waitFor({ state: 'attached' });
  return {
    page,
    context,
    faults: async () => [
      ...told,
      ...(await page.evaluate(() => {
        const found: string[] = [];
        if ('__owned' in globalThis) found.push('foreign code ran');
        if (document.querySelector('img[src="x"], [onload], [onerror], [onfocus], a[href^="javascript"], main style')) {
          found.push('foreign markup stands');
        }
        const text = document.body.innerText;
        for (const word of text.match(/\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/g) ?? []) found.push(`says ${word}`);
        if (text.trim().length < 20) found.push('blank');
        return found;
      })),
    ],
  };
}

const typedInto = 'input:visible:not([type=checkbox]):not([type=radio]):not([type=file]):not([disabled]), textarea:visible:not([disabled])';

/** Types a text into every field that is seen, Enter after each; gives how many took it. */
async function typeEverywhere(page: Page, text: string): Promise<number> {
  const all = page.locator(typedInto);
  let took = 0;
  for (let at = 0; at < (await all.count()); at++) {
    const field = all.nth(at);
    try {
      await field.fill(text, { timeout: 6_000 });
      took += 1;
      await field.press('Enter', { timeout: 6_000 });
    } catch {
      // A field that another one has closed.
    }
  }
  return took;
}

const openRowMenu = async (page: Page, item: RegExp): Promise<void> => {
  await page.locator('.ml-row').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: item }).click();
};
const press =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

describe('markup is text', () => {
  type Form = readonly [name: string, path: string, open: (page: Page) => Promise<unknown>, signedIn: boolean];
  /** A list with its search and filters, and what takes most text; a note is written further below. */
  const forms: readonly Form[] = [
    ['search and filters of the bills', '/logistics', async () => undefined, true],
    ['the paste drawer', '/logistics?paste=1', (page) => page.getByRole('dialog').waitFor(), true],
  ];
  const furtherForms: readonly Form[] = [
    ['the login', '/logistics', press(/手机号登录/), false],
    ['a note', '/logistics', (page) => openRowMenu(page, /备注/), true],
    ['the ship and voyage of a bill', '/logistics', (page) => openRowMenu(page, /改船名航次/), true],
    ['a client', '/logistics', (page) => openRowMenu(page, /指派客户/), true],
    ['search of the ships', '/shipSubscrib', async () => undefined, true],
    ['a ship to follow', '/shipSubscrib', press(/^订阅$/), true],
    ['search of the history', '/history', async () => undefined, true],
  ];
  it.each(isLong ? [...forms, ...furtherForms] : forms)('typed into %s', async (_name, path, open, signedIn) => {
    const { page, context, faults } = await openPage(path, { signedIn });
    if (signedIn && path.startsWith('/logistics')) await page.locator('.ml-row').first().waitFor();
    await open(page);
    await page.locator(typedInto).first().waitFor();
    let took = 0;
    const texts = isLong ? markups : [markups.join(' ')];
    for (const text of texts) took += await typeEverywhere(page, text);
    expect(took).toBeGreaterThanOrEqual(texts.length);
    expect(await faults()).toEqual([]);
    await context.close();
  });

  const values = [...markups, '-1', '1e309', '__proto__', '%00', '%E0%A4%A', '%ED%A0%80', '[1,2]', '{"a":1}', '9'.repeat(600), '%2e%2e%2f'];
  const parameters = {
    '/logistics': 'port tab client node wharf exception state bill paste keyword page size sort order ids __proto__ constructor'.split(' '),
    '/shipSubscrib': 'port wharf state day keyword page size sort vessel __proto__'.split(' '),
    '/history': 'port reason keyword page size'.split(' '),
    '/detail': 'id bill blno'.split(' '),
    '/401': 'from'.split(' '),
  };
  const pages = Object.entries(parameters).map(([path, names], place) => ({ path, names, place }));
  /** The first markup for each page, and a fifth of the values, the next fifth for the next; `LONG` tries each everywhere. */
  const valuesFor = (place: number): string[] => values.filter((_, at) => isLong || at === 0 || at % 5 === place);

  it('every address is tried with a script, and every value in some address', () => {
    expect(pages.filter(({ place }) => !valuesFor(place).includes(markups[0]))).toEqual([]);
    expect(new Set(pages.flatMap(({ place }) => valuesFor(place)))).toEqual(new Set(values));
  });

  describe('put into the address', () => {
    // One page for all: a new one takes longer than what is tried on it.
    let opened: Visit;
    beforeAll(async () => {
      opened = await openPage('/logistics');
    });
    afterAll(() => opened?.context.close());

    it.each(pages)('of $path', async ({ path, names, place }) => {
      const { page, faults } = opened;
      // Some names by some, so that a value that is thrown away hides no other.
      for (const [at, value] of valuesFor(place).entries()) {
        const some = names.filter((_, nth) => (nth + at) % 3 !== 0);
        const isReady = value.startsWith('%') ? value : encodeURIComponent(value);
        const address = `${path}?${some.map((name) => `${name}=${isReady}`).join('&')}#${isReady}`;
        // The first as typed; the others are read by the same router, without a page anew.
        if (at === 0 || isLong) await visit(page, product.platformUrl + address);
        else await walk(page, address);
        await page.locator('h1, h2, .ml-row').first().waitFor({ state: 'attached' });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await waitFor('what is on its way', async () => (await page.locator('.ml-skeleton, [aria-busy=true]').count()) === 0);
        expect({ value, faults: await faults() }).toEqual({ value, faults: [] });
      }
    });
  });

  it('pasted, kept as a note, and told by a port, is shown as it was written', async () => {
    const [markup] = markups;
    const { page, context, faults } = await openPage('/logistics');
    await page.locator('.ml-row').first().waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      data.setData('text/html', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, `${billNos[0]} ${markup}\n${markup} TGHU1643396`);
    await page.getByRole('dialog').getByText(billNos[0]!).first().waitFor();
    expect(await faults()).toEqual([]);
    await page.keyboard.press('Escape');

    const call = async (path: string, body: object): Promise<{ code: number; msg: string }> =>
      (await (
        await fetch(product.platformUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: person.token },
          body: JSON.stringify(body),
        })
      ).json()) as { code: number; msg: string };
    // A port whose file says markup for a ship, its voyage and a bill.
    const told = `MARK${Date.now() % 1e9}`;
    expect(await call('/blno/userBlno/subscribe', { blnos: [told] })).toMatchObject({ code: 200 });
    const ship = '<img src=x onerror=globalThis.__owned=1>';
    const file = [
      "00:CODECO:GATE-IN REPORT:9:DEMOYARD:MASTLIGHT:202611211200'",
      `10:UN9000001:${ship}:<b>1:COS::E'`,
      `50:TGHU1643396:45G1:F:E::${told}:21430:<i>SEAL:202611211155:'`,
      "99:4'",
    ].join('\n');
    mkdirSync(join(product.dataDir, 'inbox/upload'), { recursive: true });
    writeFileSync(join(product.dataDir, 'inbox/upload/<img src=x onerror=1>.txt'), file);
    await walk(page, `/logistics?keyword=${told}`);
    const row = page.locator('.ml-row', { hasText: told });
    await waitFor('the news of the port', async () => /1\s*\/\s*1/.test(await row.innerText({ timeout: 1_000 }).catch(() => '')));
    await row.locator('[role="gridcell"]').nth(3).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('TGHU1643396').first().waitFor();
    await drawer
      .getByRole('button', { name: /报文原文/ })
      .first()
      .click();
    await page.getByText('TGHU1643396:45G1').first().waitFor();
    expect(await faults()).toEqual([]);
    await context.close();
  });
});

/** What may become of a call. */
const outcomes = {
  'is cut off': (route: Route) => route.abort(),
  'ends in a page of the server': (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  'ends in a sign-in page': (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>login' }),
  'ends in a redirect': (route: Route) => route.fulfill({ status: 302, headers: { location: 'http://127.0.0.1:9/' } }),
  'is an error': (route: Route) => route.fulfill({ json: { code: 500, status: false, msg: '服务器出错', data: null } }),
  'is not found': (route: Route) => route.fulfill({ status: 404, json: { code: 404, status: false, msg: '没有这条记录', data: null } }),
  'comes too often': (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '9' }, json: { code: 429, status: false, msg: '操作太快了', data: null } }),
  'is turned away': (route: Route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { code: 503, status: false, msg: '服务器忙', data: null } }),
  'brings nothing': (route: Route) => route.fulfill({ json: { code: 200, status: false, msg: 'success' } }),
  'breaks off': (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":200,"data":{"li' }),
  'never ends': () => undefined,
} as const;
type Outcome = keyof typeof outcomes;

/** Every call of the interface but the open stream. */
const isCall = (url: URL): boolean => url.pathname.startsWith('/gw/') && !url.pathname.includes('/stream');

describe('calls that fail', () => {
  /** What stands where the rows or the detail would, once a call for them has ended without them. */
  const failureIn = (where: Page | Locator): Locator => where.locator('.ml-error-state');
  const againIn = (where: Page | Locator): Locator => failureIn(where).getByRole('button', { name: '重试' }).first();
  /** Presses that button; gives whether the page called the server for it at once, and null where it does not stand or is busy. */
  const pressAgain = (page: Page): Promise<boolean | null> =>
    page.evaluate(async () => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ml-error-state button')];
      const again = buttons.find((button) => button.textContent?.includes('重试'));
      if (!again || again.disabled || again.ariaBusy === 'true') return null;
      const { fetch } = globalThis;
      let calls = 0;
      globalThis.fetch = (...call) => ((calls += 1), fetch(...call));
      again.click();
      await new Promise((resolve) => setTimeout(resolve));
      globalThis.fetch = fetch;
      return calls > 0;
    });
  /** What stands there as long as none has ended. */
  const waitIn = (where: Page | Locator): Locator => where.locator('.ml-skeleton, [aria-busy=true]');

  /** Those that differ most; `LONG` tries them all. */
  const tried: readonly Outcome[] = isLong ? (Object.keys(outcomes) as Outcome[]) : ['ends in a sign-in page', 'never ends'];
  it.each(tried)('every first call of the bills %s: told, and over with its cause', async (outcome) => {
    const { page, context, faults } = await openPage('/logistics', { before: (fresh) => fresh.route(isCall, outcomes[outcome]) });
    if (outcome === 'never ends') await waitIn(page).first().waitFor();
    else await againIn(page).waitFor();
    expect(await page.locator('.ml-row').count()).toBe(0);
    expect(await page.locator('.ml-empty-sea').count()).toBe(0);
    expect(await faults()).toEqual([]);
    // What hangs is begun again by a reload; what failed, by the button, whether or not the page asks again by itself.
    let hasAsked = outcome === 'never ends' ? true : null;
    await waitFor('the button', async () => (hasAsked ??= await pressAgain(page)) !== null);
    expect(hasAsked).toBe(true);
    await page.unroute(isCall);
    if (outcome === 'never ends') await page.reload();
    else await waitFor('the rows', async () => (await pressAgain(page)) === null && (await page.locator('.ml-row').count()) > 0);
    await page.locator('.ml-row').first().waitFor();
    expect(await failureIn(page).count()).toBe(0);
    expect(await faults()).toEqual([]);
    await context.close();
  });

  type FirstCall = readonly [path: string, outcome: Outcome, told: (page: Page) => Locator];
  const firstCalls: readonly FirstCall[] = [
    // It shows nothing that it would have to fetch: the line over every page tells of the server.
    ['/user/userinfo', 'is turned away', (page) => page.locator('.connection-line')],
  ];
  const furtherFirstCalls: readonly FirstCall[] = [
    ['/history', 'breaks off', againIn],
    ['/shipSubscrib', 'is an error', againIn],
    ['/shipSubscrib', 'never ends', waitIn],
    ['/history', 'is cut off', againIn],
    ['/ops', 'is an error', againIn],
  ];
  it.each(isLong ? [...firstCalls, ...furtherFirstCalls] : firstCalls)('every first call of %s %s', async (path, outcome, told) => {
    const { page, context, faults } = await openPage(path, { before: (fresh) => fresh.route(isCall, outcomes[outcome]) });
    await told(page).first().waitFor();
    expect(await faults()).toEqual([]);
    await context.close();
  });

  it.each<Outcome>(isLong ? ['is an error', 'is cut off', 'is not found', 'breaks off'] : ['is an error'])(
    'opening a bill and writing to it %s: the list stands, nothing is taken for done',
    async (outcome) => {
      const { page, context, faults } = await openPage('/logistics');
      const row = page.locator('.ml-row').first();
      await row.waitFor();
      await page.route(isCall, outcomes[outcome]);
      await row.locator('[role="gridcell"]').nth(3).click();
      await againIn(page.getByRole('dialog')).waitFor();
      await page.keyboard.press('Escape');
      await waitFor('the drawer closed', async () => (await page.locator('dialog[open]').count()) === 0);
      const word = page.locator('.ml-toast[data-tone=danger], .ml-toast[data-tone=warning]');
      await waitFor('nothing said', async () => (await word.count()) === 0);
      const star = row.locator('.list-star');
      const before = await star.getAttribute('aria-pressed');
      await star.click();
      await word.first().waitFor();
      await waitFor('the star to go back', async () => (await star.getAttribute('aria-pressed')) === before);
      await waitFor('nothing said', async () => (await word.count()) === 0);
      await openRowMenu(page, /备注/);
      const note = page.getByRole('dialog').locator('textarea, input').first();
      await note.fill('不能丢的备注');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /保存|确定/ })
        .first()
        .click();
      await word.first().waitFor();
      // What was typed is still there to be sent again.
      expect(await note.inputValue()).toBe('不能丢的备注');
      expect(await page.locator('.ml-row').count()).toBeGreaterThan(0);
      expect(await faults()).toEqual([]);
      await context.close();
    },
  );
});
