// Guarantee: R-2.2-44 … -48, R-2.3-19, R-2.6-05, R-3.6-09: whoever runs the site enters an agent; somebody binds it, finds it in
// the menu, fills in a pre-sheet, has it returned with a reason, puts it right and has it accepted; the agent has each once; and
// the login leads back to it.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, passAds, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit, walk } from '@mastlight/testing/visit';
import { product } from './shared-product';

let browser: Browser;
let context: BrowserContext;
let person: SignedIn;
let page: Page;

beforeAll(async () => {
  const agent = ['--agent', 'DEMOAGENT', '--short-name', '演示船代', '--company', '演示船务代理有限公司'];
  [person] = await Promise.all([signInThroughSandbox(product, '19900000186'), makeAdmin(product, ...agent)]);
  browser = await launchChromium();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser?.close();
});

const cell = (sheet: string, row: number, name: string) =>
  page.getByRole('grid', { name: sheet, exact: true }).locator(`[data-cell="rows.${row}.${name}"]`);
/** What came to the agents' desk for a bill, oldest first. */
const atDesk = async (billNo: string) => {
  const { list } = (await (await fetch(`${product.sandboxUrl}/agent-desk`)).json()) as {
    list: { billNo: string; copies: number; recipient: string; refusals: { text: string }[] }[];
  };
  return list.filter((one) => one.billNo === billNo).reverse();
};

it('R-2.2-46 R-2.3-19 no agent is bound: no entry in the menu; the settings bind one', async () => {
  await visit(page, `${product.platformUrl}/preSheet`);
  await page.getByText('还没有绑定船代').waitFor();
  expect(await page.getByRole('button', { name: '预配单', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: '去设置' }).click();
  await page.getByRole('checkbox', { name: '演示船代' }).check();
  await page.getByLabel('默认船代').selectOption('DEMOAGENT');
  await page.getByLabel('装货港').fill('cnnbg');
  await page.getByLabel('联系人').fill('演示员');
  await page.getByRole('button', { name: '保存设置' }).click();
  await page.getByText('设置已保存').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'pre-sheet-settings.png');
});

it('R-2.2-44 R-2.2-45 R-2.2-48 R-3.6-09 from the menu to the agent: returned with its reason, put right, accepted', async () => {
  await page.getByRole('button', { name: '预配单', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: '演示船代' }).click();
  await page.getByRole('heading', { name: '新建预配单' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/preSheet/DEMOAGENT');
  expect(await page.getByLabel(/^装货港/).inputValue()).toBe('CNNBG');
  await page.getByLabel(/^提单号/).fill('demo26112801');
  await page.getByLabel(/^船名/).fill('DEMO.PILOT');
  await page.getByLabel(/^航次/).fill('118W');
  await page.getByLabel(/^卸货港/).fill('USLAX');
  await page.getByLabel(/^码头/).selectOption({ index: 1 });
  await cell('箱', 0, 'sizeType').fill('40HQ');
  await cell('箱', 0, 'containerNo').fill('CSNU6152042');
  await page.getByRole('button', { name: '提交给演示船代' }).click();
  await page.getByText('有 1 处要改：请至少填一行货物').waitFor();
  await cell('货物', 0, 'name').fill('不锈钢保温瓶');
  await cell('货物', 0, 'packages').fill('900');
  await cell('货物', 0, 'packageType').fill('纸箱');
  await cell('货物', 0, 'weightKg').fill('9600');
  await cell('货物', 0, 'volumeM3').fill('62.5');
  await cell('货物', 0, 'marks').fill('N/M');
  await page.getByText('没有要改的，可以提交').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'pre-sheet-new.png');

  await page.getByRole('button', { name: '提交给演示船代' }).click();
  await page.getByRole('button', { name: '确认提交' }).dblclick();
  await page.getByText('已提交，等船代答复').waitFor();
  await page.getByText('船代退回：箱 CSNU6152042 没有封号，请补').waitFor();
  await shoot(page, 'pre-sheet-returned.png');
  await cell('箱', 0, 'sealNo').fill('ML88001');
  await page.getByRole('button', { name: '提交给演示船代' }).click();
  await page.getByRole('button', { name: '确认提交' }).click();
  await page.getByText('船代已接受，参考号').first().waitFor();
  await page.getByRole('button', { name: /DEMO26112801.*已接受/ }).waitFor();
  await shoot(page, 'pre-sheet-accepted.png');
  const told = await atDesk('DEMO26112801');
  expect(told.map(({ copies, recipient, refusals }) => [copies, recipient, refusals.length])).toEqual([
    [1, 'DEMOAGENT', 1],
    [1, 'DEMOAGENT', 0],
  ]);
});

it('R-2.6-05 whoever is not signed in and has left a pre-sheet is led back to it by the login', async () => {
  const stranger = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await passAds(stranger);
  const other = await stranger.newPage();
  other.setDefaultTimeout(20_000);
  const wayBack = other.getByRole('link', { name: '返回预配单模块' });
  await visit(other, `${product.platformUrl}/preSheet/DEMOAGENT`);
  await other.getByText('登录后使用预配单').waitFor();
  await other.locator('dialog[open], [role=dialog]').first().waitFor();
  expect(await wayBack.count()).toBe(0);
  await other.keyboard.press('Escape');
  await walk(other, '/classAnalysis');
  await other.locator('.user-login').click();
  await wayBack.click();
  await other.getByText('登录后使用预配单').waitFor();
  expect(new URL(other.url()).pathname).toBe('/preSheet/DEMOAGENT');
  await stranger.close();
});

it('R-2.2-48 on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('船代已接受，参考号').first().waitFor();
  await shoot(page, 'pre-sheet-phone.png', { fullPage: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
