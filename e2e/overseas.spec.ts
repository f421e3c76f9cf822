// Guarantee: in a browser an operator pastes bill numbers, sees each line asked, a shipment on its way with its ETA by the clock
// of the port, and a number that nobody knows with what to do; money is set aside until there is data.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '@mastlight/testing/is-long';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000151');
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function open(width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}/abroad`);
  return page;
}

it('R-2.1-11, R-1-09 paste, 获取中, 跟踪中 and its journey; a number without a line is asked for', async () => {
  const page = await open();
  await page.getByRole('button', { name: '粘贴提单号' }).first().click();
  await page
    .getByRole('textbox', { name: '订阅海外跟踪' })
    .fill('HLCUNG12466RT1\nMAEU255870114\nCOSU6408120773\nONEYNGBF9912003\nZIMUNGB108000\nNGBX1234567');
  await page.getByRole('textbox', { name: /客户公司/ }).fill('蓝港供应链（演示）');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^订阅/ }).click();
  await dialog.getByText('前缀不认识，是就勾上').waitFor();
  await dialog.getByRole('checkbox', { name: /NGBX1234567/ }).check();
  await dialog.getByRole('button', { name: /^订阅/ }).click();
  await dialog.getByText('认不出船公司，请选择').waitFor();
  await shoot(page, 'overseas-drawer.png');
  await dialog.getByRole('button', { name: '关闭' }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'HLCUNG12466RT1' });
  await row.getByText('跟踪中').waitFor();
  await page.getByRole('row').filter({ hasText: 'ZIMUNGB108000' }).getByText('以星还查不到此号').waitFor();
  expect(await page.getByRole('group', { name: '船公司，按票数' }).getByRole('button').count()).toBe(16);
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'overseas-list.png');
  await row.getByText('跟踪中').click();
  await page.getByRole('heading', { name: '节点' }).waitFor();
  await page
    .getByRole('dialog')
    .getByText(/已收 2 火币 · 船公司 · .+ 更新/)
    .waitFor();
  await shoot(page, 'overseas-shipment.png');
  await page.context().close();
});

it.runIf(isLong)('R-2.7-02 on a phone and in the dark', async () => {
  const page = await open(390, true);
  await page.getByText('HLCUNG12466RT1').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await shoot(page, 'overseas-phone-dark.png');
  await page.context().close();
  const dark = await open(1440, true);
  await dark.getByText('HLCUNG12466RT1').waitFor();
  expect(await seriousIssues(dark)).toEqual([]);
  await shoot(dark, 'overseas-list-dark.png');
  await dark.context().close();
});
