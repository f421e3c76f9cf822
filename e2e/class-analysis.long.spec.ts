// Guarantee: in a browser somebody pastes a bill, accepts and mends codes by keys and by hand, takes one back, finds it all again.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000171');
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function open(path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

const bill = `SEA LANTERN LINES  BILL OF LADING
MARKS & NOS.  PKGS  DESCRIPTION OF GOODS  G.W. KGS
260 CTNS  MICROWAVE OVEN 20L  7,540.0
610 CTNS  LED STRING LIGHT 10M 100LED USB  9,455.0
240 CTNS  FOLDING UMBRELLA 8K AUTO  4,320.0  HS CODE: 8516.50.00
SAY ONE THOUSAND ONE HUNDRED AND TEN CARTONS ONLY`;

it('R-1-13, R-2.1-18 a bill is read, its codes are accepted by key, by hand and at a stroke, one is taken back', async () => {
  const page = await open('/classAnalysis');
  await page.getByRole('button', { name: '读出货名' }).click();
  await page.getByText('请粘贴文字，或选一个图片、PDF 或表格').waitFor();
  await page.getByRole('textbox', { name: /贴提单/ }).fill(bill);
  await page.getByRole('button', { name: '读出货名' }).click();
  const lines = page.getByRole('region', { name: '货描 3 行' });
  await lines.getByRole('button', { name: /MICROWAVE OVEN 20L/ }).waitFor();
  await page.getByText('略过 3 行').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'class-analysis.png');

  await page.keyboard.press('1');
  await lines
    .getByRole('button', { name: /MICROWAVE OVEN 20L/ })
    .getByText('已接受')
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: 'FOLDING UMBRELLA 8K AUTO' })
    .or(page.getByRole('region', { name: /LED STRING LIGHT/ }))
    .waitFor();
  await lines.getByRole('button', { name: /FOLDING UMBRELLA/ }).click();
  const card = page.getByRole('region', { name: 'FOLDING UMBRELLA 8K AUTO' });
  await card.getByText('原文写的是 8516 50 00，和建议不同，请核对').waitFor();
  await card.getByRole('textbox', { name: '别的编码' }).fill('66019');
  await card.getByRole('button', { name: '采用' }).click();
  await card.getByText('HS 编码是 6、8 或 10 位数字').waitFor();
  await card.getByRole('textbox', { name: '别的编码' }).fill('6601.91.00');
  await card.getByRole('button', { name: '采用' }).click();
  await lines.getByRole('button', { name: /FOLDING UMBRELLA/ }).click();
  await card.getByText('已接受 6601 91 00').waitFor();
  await card.getByRole('button', { name: '撤回' }).click();
  await card.getByText('已接受 6601 91 00').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '新的一份' }).click();
  await page.getByRole('button', { name: '历史' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^MICROWAVE OVEN 20L 等 3 行/ })
    .click();
  await lines.waitFor();
  const url = new URL(page.url());

  await waitFor('the tariff that `npm start` imports', async () => {
    const answer = await fetch(`${product.platformUrl}/hsData/tax?hsCode=6601`, { headers: { Authorization: person.token } });
    return ((await answer.json()) as { data?: { edition: unknown } }).data?.edition;
  });
  await lines.getByRole('button', { name: /FOLDING UMBRELLA/ }).click();
  await card.getByRole('button', { name: /税率与要素/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: '税率与要素' });
  await drawer.getByText('演示数据，不是现行税则，不能用来报关').waitFor();
  await drawer.getByText(/2025-01-01 起生效，已 \d+ 天/).waitFor();
  await drawer.getByRole('textbox', { name: '含税购进价' }).fill('11300');
  await drawer.getByText('1,300.00', { exact: true }).waitFor();
  await drawer.getByRole('combobox', { name: '0 品牌类型' }).selectOption('1');
  await drawer.getByText(/^1\|\|FOLDING UMBRELLA 8K AUTO\|/).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'class-analysis-tariff.png');
  await drawer.getByText('进口税费').click();
  await shoot(page, 'class-analysis-tariff-import.png');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.context().close();

  const phone = await open(url.pathname + url.search, 390, true);
  await phone.getByRole('region', { name: '货描 3 行' }).waitFor();
  expect(await seriousIssues(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'class-analysis-phone-dark.png');
  await phone.getByRole('button', { name: /税率与要素/ }).click();
  await phone.getByRole('dialog').getByRole('region', { name: '章注与品目注' }).waitFor();
  expect(await seriousIssues(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.querySelector('.ht-drawer')!.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'class-analysis-tariff-phone-dark.png');
  await phone.evaluate(() => document.querySelector('.ml-drawer-body')!.scrollTo(0, 700));
  await shoot(phone, 'class-analysis-tariff-phone-dark-2.png');
  await phone.context().close();
});
