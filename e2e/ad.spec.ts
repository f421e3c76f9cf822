// Guarantee: an ad lies over a page once a session, for 3 s, over nothing else that is open; the drawer shows its paper in
// the browser's own viewer under the site's own policy, and the server hears how long it was open.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { signInPage, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000171');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

interface Look {
  readonly width?: number;
  readonly dark?: boolean;
  /** axe is put into the page by a test alone. */
  readonly bypassCSP?: boolean;
}

/** Looked at in the long form. */
const looks: readonly (readonly [string, Look])[] = [
  ['390', { width: 390 }],
  ['dark', { dark: true }],
];

async function contextOf({ width = 1440, dark = false, bypassCSP = false }: Look = {}): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    bypassCSP,
  });
}

/** A new session: a tab of its own that has seen no ad. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, `${product.platformUrl}/404`);
  await signInPage(page, person);
  await page.evaluate("sessionStorage.removeItem('mastlight.adShown')");
  await visit(page, product.platformUrl + path);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog');

describe('the ad over a page', () => {
  it.runIf(isLong)(
    'R-4.5-01, R-4.5-02, R-4.5-04, R-2.6-28 shows once a session, closes by itself; the next session shows the next',
    async () => {
      const context = await contextOf();
      const page = await open(context, '/logistics');
      await page.getByRole('dialog', { name: '拓客系统' }).waitFor();
      await page.getByRole('button', { name: /^关闭（[123] 秒）$/ }).waitFor();
      await shoot(page, 'ad-1440.png');
      await dialogOf(page).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: '海外跟踪' }).first().click();
      await page.waitForURL('**/abroad');
      const second = await open(context, '/abroad');
      await second.getByRole('dialog', { name: '海外跟踪' }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      await second.keyboard.press('Escape');
      await dialogOf(second).waitFor({ state: 'detached' });
      await context.close();
    },
  );

  it('R-4.5-12 a visitor goes over its pages without one, and nothing is asked of /ad without a token', async () => {
    const context = await contextOf();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/gw/ad/')) asked.push(request.url());
    });
    await visit(page, `${product.platformUrl}/logistics`);
    await page.locator('dialog.login-screen').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.login-screen').waitFor({ state: 'detached' });
    for (const [name, path] of [
      ['拓客系统', '/toker'],
      ['海外跟踪', '/abroad'],
    ] as const) {
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL(`**${path}`);
    }
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(asked).toEqual([]);
    await context.close();
  });

  it.runIf(isLong).each(looks)('R-4.5-03, R-2.6-28 at %s fits, has no serious issue, and is closed by the keyboard', async (name, look) => {
    const context = await contextOf({ ...look, bypassCSP: true });
    // The picture is held back, so that there is time to look: the 3 s count from when it is there.
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await context.route('**/toker-*.svg', async (route) => {
      await held;
      await route.continue();
    });
    const page = await open(context, '/logistics');
    await dialogOf(page).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    release();
    await page.getByRole('button', { name: /^关闭（[123] 秒）$/ }).waitFor();
    await shoot(page, `ad-${name}.png`);
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('the drawer', () => {
  it.runIf(isLong)(
    'R-4.5-06, R-4.5-07, R-4.5-08, R-4.5-09, R-4.5-10, R-4.5-11, R-2.6-29 shows the paper, goes around, and tells of the stay',
    async () => {
      const context = await contextOf();
      const page = await open(context, '/advertisement');
      const told: string[] = [];
      const faults: string[] = [];
      page.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (path.startsWith('/gw/ad/')) told.push(`${path.slice(3)} ${request.postData()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      const paper = page.waitForResponse('**/guides/zhidingxiang.pdf');
      await page.getByRole('button', { name: /指定箱/ }).click();
      const drawer = page.getByRole('dialog', { name: '指定箱' });
      await drawer.waitFor();
      expect((await paper).status()).toBe(200);
      await shoot(page, 'ad-drawer.png');
      await page.getByRole('button', { name: '下一个' }).click();
      await page.getByRole('dialog', { name: '拓客系统' }).waitFor();
      await page.getByRole('button', { name: '上一个' }).click();
      await drawer.waitFor();
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: '在网页打开' }).click();
      await opened;
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await waitFor('all stays to be told', async () => told.filter((line) => line.startsWith('/ad/closeAd')).length === 4);
      expect(told.filter((line) => line.startsWith('/ad/addRecord')).map((line) => line.split('=')[1])).toEqual([
        'zhidingxiang',
        'toker',
        'zhidingxiang',
        'zhidingxiang',
      ]);
      expect(told.some((line) => /^\/ad\/closeAd .*stayTime=0$/.test(line))).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.runIf(isLong).each(looks)('R-4.5-08, R-2.6-29 at %s fits and has no serious issue', async (name, look) => {
    const context = await contextOf({ ...look, bypassCSP: true });
    const page = await open(context, '/advertisement');
    await page.getByRole('button', { name: /指定箱/ }).click();
    await page.getByRole('dialog', { name: '指定箱' }).waitFor();
    await page.getByRole('button', { name: '下一个' }).click();
    await page.getByRole('dialog', { name: '拓客系统' }).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await shoot(page, `ad-drawer-${name}.png`);
    await context.close();
  });

  it('only pages of this site may frame its papers, and nothing in them may run', async () => {
    const { headers } = await fetch(`${product.platformUrl}/guides/zhidingxiang.pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const page = await fetch(`${product.platformUrl}/advertisement`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
