// Guarantee: the screens of the first story stand in every state, light, dark
// and on a phone, without serious accessibility issues; what a user has set
// follows him to another browser; an export is what the screen shows.
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { keepPages, visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { subscribeSandboxBills } from '../bench/subscribe-sandbox-bills';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000102');
  await subscribeSandboxBills(product, person.token);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function open(
  path: string,
  options: { width?: number; height?: number; dark?: boolean; signedIn?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const { width = 1440, height = 900, dark = false, signedIn = true } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
    bypassCSP: true,
  });
  if (signedIn) {
    await enterSignedIn(context, person);
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await visit(page, product.platformUrl + path);
  return { page, context };
}

/** Rows of the bill list as the server tells them. */
async function rowsOf(filter: object): Promise<{ list: { billNo: string; vesselsName: string | null; boxArrivalCount: string | null }[] }> {
  const response = await fetch(`${product.platformUrl}/blno/userBlno/queryBlnoPage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify(filter),
  });
  return ((await response.json()) as { data: never }).data;
}

const firstRow = (page: Page) => page.locator('[role="row"][aria-rowindex="2"]');

const pageOf = keepPages(async (look: { readonly width: number }, path) => (await open(path, look)).page);

describe('screens', () => {
  for (const dark of [false, true]) {
    const theme = dark ? 'dark' : 'light';
    it.runIf(isLong)(`list and detail, ${theme}: drawn, and without serious issues (F-13)`, async () => {
      const { page, context } = await open('/logistics', { dark });
      await firstRow(page).waitFor();
      await shoot(page, `list-${theme}.png`);
      expect(await seriousIssues(page)).toEqual([]);
      await firstRow(page).locator('[role="gridcell"]').nth(3).click();
      await page.getByRole('dialog').getByText('船期', { exact: true }).first().waitFor();
      await shoot(page, `detail-${theme}.png`);
      expect(await seriousIssues(page)).toEqual([]);
      await context.close();
    });
  }

  // What it asks for is counted by U-19 (shell.spec.ts).
  it('a first visit has its page asked for in its head, and runs under its policy (F-13)', async () => {
    const html = await (await fetch(`${product.platformUrl}/logistics`)).text();
    expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/logistics-page-[^"]+\.js">/);
    expect(html).toMatch(/<link rel="stylesheet" crossorigin href="\/assets\/shared-[^"]+\.css">/);
    for (const width of [1440, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      await enterSignedIn(context, person);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await visit(page, `${product.platformUrl}/logistics`);
      await page.locator('.bill-card, [role="gridcell"]').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('R-9-20 the side menu of the user centre folds to its icons, and is one line of entries on a phone', async () => {
    const { page, context } = await open('/user/vip');
    const heading = page.getByRole('heading', { level: 2, name: '我的财务' });
    const entry = page.locator('.side-menu-label', { hasText: '我的发票' });
    await page.getByRole('heading', { level: 1, name: '会员中心' }).waitFor();
    expect((await entry.boundingBox())!.width).toBeGreaterThan(30);
    await page.locator('.side-menu-toggle').click();
    await expect.poll(async () => (await entry.boundingBox())!.width).toBe(1);
    await shoot(page, 'user-centre-folded.png');
    await page.setViewportSize({ width: 390, height: 844 });
    expect([await heading.isVisible(), await page.locator('.side-menu-toggle').isVisible()]).toEqual([false, false]);
    expect((await entry.boundingBox())!.width).toBeGreaterThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousIssues(page)).toEqual([]);
    await shoot(page, 'user-centre-390.png');
    await context.close();
  });

  it.runIf(isLong)('history, login, VGM and an address without a page: without serious issues', async () => {
    for (const [path, signedIn] of [
      ['/history', true],
      ['/logistics', false],
      ['/VGM', true],
      ['/404', true],
    ] as const) {
      const { page, context } = await open(path, { signedIn });
      await waitFor(`a heading on ${path}`, () => page.locator('h1:visible, h2:visible').count());
      expect({ path, issues: await seriousIssues(page) }).toEqual({ path, issues: [] });
      await context.close();
    }
  });

  it.runIf(isLong)(
    'boxes and ships without a subscription: a chat goes in, rows come out, and the history asks again (R-2.7-03, -04, R-2.1-14)',
    async () => {
      const { list } = await rowsOf({ keyword: '', limit: 200 });
      const known = list.find((row) => row.vesselsName !== null && /^[1-9]/.test(row.boxArrivalCount ?? ''))!;
      const stranger = await signInThroughSandbox(product, '19900000104');
      const looks = [
        [1440, true, 'dark'],
        [390, false, '390'],
        [1440, false, 'light'],
      ] as const;
      for (const [width, dark, name] of isLong ? looks : looks.slice(1, 2)) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme: dark ? 'dark' : 'light',
          bypassCSP: true,
        });
        await enterSignedIn(context, stranger);
        const page = await context.newPage();
        const answer = page.locator(width < 768 ? '.query-card' : '[role="row"][aria-rowindex="2"]').first();
        await visit(page, `${product.platformUrl}/gateQuery`);
        await page.locator('.query-form textarea').fill(`查一下 ${known.billNo} 进港了吗`);
        await shoot(page, `gate-query-empty-${name}.png`);
        await page.keyboard.press('Enter');
        await answer.waitFor();
        expect(await page.locator('body').textContent()).toContain(known.billNo);
        await shoot(page, `gate-query-${name}.png`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await seriousIssues(page)).toEqual([]);
        await visit(page, `${product.platformUrl}/shipQuery`);
        await page.locator('.query-form textarea').fill(known.vesselsName!);
        await page.getByRole('button', { name: '查询', exact: true }).click();
        await answer.waitFor();
        await shoot(page, `ship-query-${name}.png`);
        expect(await seriousIssues(page)).toEqual([]);
        await visit(page, `${product.platformUrl}/history?tab=asked`);
        await page.getByRole('button', { name: `再查一次 ${known.billNo}` }).waitFor();
        await shoot(page, `query-history-${name}.png`);
        expect(await seriousIssues(page)).toEqual([]);
        await page.getByRole('button', { name: `再查一次 ${known.billNo}` }).click();
        await answer.waitFor();
        await context.close();
      }
    },
  );

  it.runIf(isLong)('phone: cards without sideways scrolling, and without serious issues', async () => {
    const { page, context } = await open('/logistics', { width: 390, height: 844 });
    await page.locator('.bill-card').first().waitFor();
    await shoot(page, 'list-390.png');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousIssues(page)).toEqual([]);
    await context.close();
  });

  it.runIf(isLong)('phone: the words of an empty state stand under the mast', async () => {
    const { page, context } = await open('/history?keyword=NOSUCH999', { width: 390, height: 844 });
    await page.locator('.ml-empty-sea').waitFor();
    const [mastFoot, words] = await Promise.all(
      ['.ml-night-mast', '.ml-empty-sea-text > h2'].map(async (part) => (await page.locator(part).boundingBox())!.y),
    );
    expect(words).toBeGreaterThan(mastFoot!);
    await context.close();
  });

  it('the floating tool bar covers no part of the list (R-1-27)', async () => {
    const page = await pageOf({ width: 1440 }, '/logistics');
    await firstRow(page).waitFor();
    const grid = (await page.locator('.ml-grid').boundingBox())!;
    expect((await page.locator('.tool-bar').boundingBox())!.x).toBeGreaterThanOrEqual(grid.x + grid.width);
  });

  it('20 rows fit on 1920×1080 and 14 on 1366×768, without sideways scrolling of the page', async () => {
    for (const [width, height, rows] of [[1366, 768, 14] as const, ...(isLong ? [[1920, 1080, 20] as const] : [])]) {
      const { page, context } = await open('/logistics?size=50', { width, height });
      await firstRow(page).waitFor();
      const visible = await page.evaluate(
        (bottom) =>
          [...document.querySelectorAll('[role="row"]')].filter(
            (row) => row.getBoundingClientRect().bottom <= bottom && row.getBoundingClientRect().height > 0,
          ).length - 1,
        height,
      );
      expect(visible).toBeGreaterThanOrEqual(rows);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await context.close();
    }
  });

  it('an unreachable server: the error says so and offers another try (R-0-14)', async () => {
    const { page, context } = await open('/404');
    await page.route('**/queryBlnoPage', (route) => route.abort());
    await visit(page, `${product.platformUrl}/logistics`);
    await page.getByRole('button', { name: '重试' }).first().waitFor();
    await shoot(page, 'list-error.png');
    await page.unroute('**/queryBlnoPage');
    await page.getByRole('button', { name: '重试' }).first().click();
    await firstRow(page).waitFor();
    await context.close();
  });

  it.runIf(isLong)('a slow server: rows of real height stand in meanwhile (R-0-14)', async () => {
    const { page, context } = await open('/404');
    let release = (): void => {};
    const held = new Promise<void>((resolveHeld) => (release = resolveHeld));
    await page.route('**/queryBlnoPage', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, `${product.platformUrl}/logistics`);
    await page.locator('[aria-busy="true"]').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[class*="skeleton"]') !== null);
    await shoot(page, 'list-loading.png');
    release();
    await firstRow(page).waitFor();
    await context.close();
  });

  it.runIf(isLong)('column settings follow the user to another browser (R-2.7-11, R-3.7-04)', async () => {
    const first = await open('/logistics');
    await firstRow(first.page).waitFor();
    await first.page.getByRole('button', { name: /列设置/ }).click();
    const box = first.page.getByRole('checkbox', { name: /卸货港/ });
    expect(await box.isChecked()).toBe(false);
    // The tick shows a turn of the event loop after the click, when the setting has reached the page.
    await box.click();
    await waitFor('the column ticked', () => box.isChecked());
    await waitFor('the settings saved', async () => {
      const response = await fetch(`${product.platformUrl}/dict/get`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: person.token },
        body: JSON.stringify({ dictKey: `col_logistics_NB_${person.id}` }),
      });
      return /dlPortCode-1-/.test(await response.text());
    });
    await first.context.close();
    const second = await open('/logistics');
    await firstRow(second.page).waitFor();
    await second.page.getByRole('button', { name: /列设置/ }).click();
    await waitFor('the column shown', () => second.page.getByRole('checkbox', { name: /卸货港/ }).isChecked());
    await second.context.close();
  });

  it('an export is a workbook of the screen: its columns, its rows', async () => {
    // A page of its own: one that shows another list has rows before the filter is answered.
    const { page, context } = await open('/logistics?exception=inspection', { width: 1440 });
    await firstRow(page).waitFor();
    const billNos = () => page.locator('[role="row"] >> text=/^[A-Z]{4}\\d{6,}/').allInnerTexts();
    const before = await billNos();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()]);
    // The world goes on: what has left the list meanwhile need not be in the file.
    const after = await billNos();
    const shown = before.filter((billNo) => after.includes(billNo));
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    const text = inflatedEntries(bytes).join('\n');
    for (const title of ['提单号', '截港']) expect(text).toContain(title);
    for (const billNo of shown) expect(text).toContain(billNo.trim());
    await context.close();
  });
});

const entryMark = 'PK\x01\x02';

/** Every entry of a zip as text; sizes stand in the central directory. */
function inflatedEntries(zip: Buffer): string[] {
  const texts: string[] = [];
  for (let at = zip.indexOf(entryMark, 0, 'latin1'); at >= 0; at = zip.indexOf(entryMark, at + 4, 'latin1')) {
    const size = zip.readUInt32LE(at + 20);
    const start = zip.readUInt32LE(at + 42);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const raw = zip.subarray(body, body + size);
    texts.push((zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(raw) : raw).toString('utf8'));
  }
  return texts;
}
