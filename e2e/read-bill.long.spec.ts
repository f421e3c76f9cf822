// Guarantee: somebody new drops the picture of a bill, mends one field, answers one question, accepts the rest, and goes on with
// all of it in a manifest and in a VGM.
import { sampleBills } from '@mastlight/domain/class-analysis/sample-bills';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000418');
  browser = await launchChromium();
});
afterAll(() => browser?.close());

/** What of the bill is left out: to make out each text takes its time. */
const leftOut = /EXPORT|REF |PRE-C|RECEIPT|BILL OF|SAY|ROAD|TEL|MUSTERWEG|NOTIFY|SAME|DELIVERY|CFS|MARKS|LANTERN LINES/;

/** The bill as somebody takes a picture of it: what a browser draws where its texts stand. */
async function drawBill(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 620, height: 470 }, deviceScaleFactor: 2 });
  const texts = sampleBills[0]!.texts
    .filter(([text]) => !leftOut.test(text))
    .map(([text, x, y]) => [text.replace('PLASTIC STORAGE BOX', 'ARTIFICIAL FLOWER'), x, y] as const);
  await page.setContent('<body style="margin:0;background:#fdfcf8">');
  await page.evaluate((placed) => {
    for (const [text, x, y] of placed) {
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = text;
      line.style.cssText = `position:absolute;white-space:nowrap;font:10px Arial,sans-serif;left:${x}px;top:${y - 10}px`;
    }
  }, texts);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
}

async function open(path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

it('R-1-13, R-2.1-18 a picture of a bill is read, put right and goes on as a manifest and a VGM', async () => {
  const picture = await drawBill();
  const page = await open('/classAnalysis');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture });
  const bill = page.getByRole('region', { name: '提单字段' });
  await bill.getByText('SLLN2510887100').waitFor({ timeout: 60_000 });
  await bill.getByText('读到 11 项，3 项没读到').waitFor();
  await bill.getByRole('button', { name: '改船公司' }).getByText('没读到').waitFor();
  expect(await seriousIssues(page)).toEqual([]);

  await bill.getByRole('button', { name: '改毛重 kg' }).first().click();
  await bill.getByRole('textbox', { name: '毛重 kg' }).fill('很重');
  await page.keyboard.press('Enter');
  await bill.getByText('请只填数字', { exact: false }).waitFor();
  await bill.getByRole('textbox', { name: '毛重 kg' }).fill('16,151');
  await page.keyboard.press('Enter');
  await bill.getByText('各箱合计 16,150.5，不一致').waitFor();
  await bill.getByRole('button', { name: '改毛重 kg' }).first().click();
  await bill.getByRole('textbox', { name: '毛重 kg' }).fill('16150.5');
  await page.keyboard.press('Enter');
  await bill.getByText('已改').waitFor();
  await shoot(page, 'read-bill.png');

  await page
    .getByRole('button', { name: /ARTIFICIAL FLOWER/ })
    .first()
    .click();
  const card = page.getByRole('region', { name: 'ARTIFICIAL FLOWER' });
  await card.getByText(/只问一句/).waitFor();
  await card.getByRole('button', { name: /塑料/ }).first().click();
  await card.getByText(/只问一句/).waitFor({ state: 'detached' });
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.getByRole('button', { name: '已接受 2' }).waitFor();
  const url = new URL(page.url());

  await page.getByRole('button', { name: '带到 VGM' }).click();
  await page.getByText('提单分析带来 2 箱').waitFor();
  expect(await page.locator('[data-cell="rows.1.containerNo"]').inputValue()).toBe('SLLU4102639');
  await page.goBack();
  await page.getByRole('button', { name: '带到上海舱单' }).click();
  await page.getByText('读自提单分析').waitFor();
  expect(await page.getByLabel('主提单号').inputValue()).toBe('SLLN2510887100');
  expect(await page.getByLabel('提单毛重').inputValue()).toBe('16150.5');
  expect(await page.locator('[data-cell="rows.0.cargoName"]').inputValue()).toContain('VACUUM BOTTLE');
  expect(await page.locator('[data-cell="rows.2.containerNo"]').inputValue()).toBe('SLLU4102578');
  await page.context().close();

  const phone = await open(url.pathname + url.search, 390, true);
  await phone.getByRole('region', { name: '提单字段' }).getByText('已改').waitFor();
  expect(await seriousIssues(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'read-bill-phone-dark.png');
  await phone.context().close();
});
