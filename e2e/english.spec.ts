// Guarantee (R-0-01, U-14): whoever chooses English in the footer or the user's menu reads English on every page that is
// built, but for data: what users, companies and ports wrote themselves. Chinese stays the default.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { subscribeSandboxBills } from '../bench/subscribe-sandbox-bills';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
let page: Page;

/** Where data stands: what people write, messages as they were received, the filings of the company, its drawn name. */
const data = ['[lang="zh-CN"]:not(html)', '.footer-filings > span', '.rich-text, .note h3', '.recent-ticker', 'pre', '.ml-logo'].join();

/** What the sandbox's ports and customs write themselves, plates of trucks, and the name of the other language. */
const sent = [
  /缺少[^·]*?(信息|报告|三联单)。/,
  /(预配舱单|运抵报告)接受(申报)?/,
  /运抵报告箱号与预配舱单不符|品名与预配不符/,
  /货代舱单[^·]*。/,
  /[\p{Script=Han}][A-Z][A-Z\d]{5,6}/u,
  /^(.*: )?中文$/,
];

const otherPorts = isLong ? portCodes.filter((port) => port !== 'NB') : (['SH'] as const);

/** A few bills of a port that the sandbox plays. */
async function followSome(port: string): Promise<void> {
  const world = (await (await fetch(`${product.sandboxUrl}/world/${port}`)).json()) as { bills: { billNo: string }[] };
  await fetch(`${product.platformUrl}/blno/userBlno/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify({ systemKey: port, blnos: world.bills.slice(0, 12).map(({ billNo }) => billNo) }),
  });
}

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000119');
  await subscribeSandboxBills(product, person.token, 60);
  for (const port of otherPorts) await followSome(port);
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(40_000);
});
afterAll(async () => {
  await browser?.close();
});

/** Texts with Chinese on the page outside of data: what is read, said aloud or shown in tips. */
async function chineseOn(shown: Page): Promise<string[]> {
  const found = await shown.evaluate((kept) => {
    const isData = (element: Element | null): boolean => element?.closest(kept) != null;
    const han = /\p{Script=Han}/u;
    const found = new Set<string>();
    const take = (element: Element | null, text: string | null): void => {
      if (text && han.test(text) && !isData(element)) found.add(`${element?.getAttribute('class') ?? element?.tagName}: ${text.trim()}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.parentElement?.tagName ?? '')) take(node.parentElement, node.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label], [data-tip], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'data-tip', 'placeholder', 'title', 'alt']) take(element, element.getAttribute(name));
    }
    if (han.test(document.title)) found.add(`title: ${document.title}`);
    return [...found];
  }, data);
  return found.filter((text) => /\p{Script=Han}/u.test(sent.reduce((left, words) => left.replace(words, ''), text)));
}

/** Rows, counts and ages come in one after the other. */
async function settle(shown: Page): Promise<void> {
  await waitFor('what is on its way', async () => (await shown.locator('.ml-skeleton, .ml-skeleton-rows, [aria-busy=true]').count()) === 0);
  await shown.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function open(path: string, ready: string): Promise<void> {
  // A page that is open goes on as its links do.
  if (page.url().startsWith(product.platformUrl)) await walk(page, path);
  else await visit(page, `${product.platformUrl}${path}`);
  await page.locator(ready).first().waitFor();
  await settle(page);
}

it('R-0-01 Chinese is the default; the footer switches, without loading anew, and the choice is kept', async () => {
  await open('/logistics?port=NB', '.ml-row');
  expect(await page.title()).toBe('物流跟踪 - 桅灯');
  await page.locator('.footer-languages button', { hasText: 'English' }).click();
  await waitFor('English', async () => (await page.title()) === 'Logistics tracking - Mastlight');
  await page.getByRole('button', { name: 'Subscribe' }).first().waitFor();
  expect(await chineseOn(page)).toEqual([]);
  await shoot(page, 'english-list.png');
  await page.reload();
  await page.locator('.ml-row').first().waitFor();
  expect(await page.title()).toBe('Logistics tracking - Mastlight');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
});

it.runIf(isLong)('R-0-01 the user’s menu switches back and forth', async () => {
  await page.locator('.user-corner').click();
  await page
    .getByRole('radio', { name: '中文' })
    .or(page.getByRole('button', { name: '中文' }))
    .first()
    .click();
  await waitFor('Chinese', async () => (await page.title()) === '物流跟踪 - 桅灯');
  await page.getByText('English', { exact: true }).first().click();
  await waitFor('English', async () => (await page.title()) === 'Logistics tracking - Mastlight');
  expect(await chineseOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

describe('R-0-01 U-14 in English', () => {
  /** Pages that are made of most of what the others are made of. */
  const pages: readonly (readonly [path: string, ready: string])[] = [
    ['/logistics?port=SH', '.ml-row'],
    ['/shipSubscrib', 'main h1'],
    ['/user/acset', '.panel'],
    ['/404', 'main'],
  ];
  const furtherPages: readonly (readonly [path: string, ready: string])[] = [
    ['/logistics?port=NB', '.ml-row'],
    ['/logistics?port=QD', '.ml-row'],
    ['/logistics?port=TJ', '.ml-row'],
    ['/logistics?port=XM', '.ml-row'],
    ['/logistics?port=SZ', '.ml-row'],
    ['/logistics?port=DL', '.ml-row'],
    ['/logistics/so', 'main h1'],
    ['/gateQuery', 'main h1'],
    ['/shipQuery', 'main h1'],
    ['/history', 'main h1'],
    ['/user/client', 'main'],
    ['/user/userinfo', '.panel'],
    ['/user/ent-company', 'main'],
    ['/pay/charge', 'main'],
    ['/pay/chargeHistory', 'main'],
    ['/pay/accountRecord', 'main'],
    ['/pay/ticketList', 'main'],
    ['/VGM', 'main'],
    ['/401', 'main'],
  ];
  it.runIf(isLong).each(isLong ? [...pages, ...furtherPages] : pages)('%s', async (path, ready) => {
    await open(path, ready);
    expect(await chineseOn(page)).toEqual([]);
  });

  it.runIf(isLong)('the drawer of a bill, and each of its tabs', async () => {
    await open('/logistics?port=NB', '.ml-row');
    await page.locator('.ml-row').first().locator('.bill-sentence').click();
    const drawer = page.getByRole('dialog').last();
    await drawer.locator('.ml-card, .tracking-events, h3').first().waitFor();
    expect(await chineseOn(page)).toEqual([]);
    await shoot(page, 'english-detail.png');
    for (const tab of await drawer.getByRole('tab').all()) {
      await tab.click();
      expect(await chineseOn(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });

  it.runIf(isLong)('the paste drawer, the menu of a row, the command bar', async () => {
    await open('/logistics?port=NB', '.ml-row');
    await page
      .getByRole('button', { name: /^Subscribe/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog').last();
    await drawer.locator('textarea').fill('MEDU1234567\nCOSU6500000011\nhello 13800000000');
    await drawer.locator('table').first().waitFor();
    expect(await chineseOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open('/logistics?port=NB', '.ml-row');
    await page.locator('.ml-row').first().locator('[aria-haspopup=menu]').first().click();
    await page.getByRole('menu').waitFor();
    expect(await chineseOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox').waitFor();
    expect(await chineseOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it.runIf(isLong)('on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    await enterSignedIn(context, person);
    await context.addInitScript(() => localStorage.setItem('mastlight.language', 'en-US'));
    const phone = await context.newPage();
    await visit(phone, `${product.platformUrl}/logistics?port=NB`);
    await phone.locator('.bill-card').first().waitFor();
    expect(await chineseOn(phone)).toEqual([]);
    await shoot(phone, 'english-phone.png');
    await context.close();
  });
});
