// Guarantee: two of the desk, and no fewer, put somebody's money right: one asks in the browser, the other passes it, and
// its owner reads why; nobody else finds the page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { product } from './shared-product';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

async function signInAtDesk(phone: string): Promise<SignedIn> {
  await signInThroughSandbox(product, phone);
  await makeAdmin(product, phone, '--desk');
  return signInThroughSandbox(product, phone);
}
async function open(person: SignedIn, path: string, { width = 1440, dark = false } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  await visit(page, product.platformUrl + path);
  return page;
}

it('one asks, another passes, and the owner reads why', async () => {
  const [maker, checker] = [await signInAtDesk('19900007001'), await signInAtDesk('19900007002')];
  const user = await signInThroughSandbox(product, '19900007003');

  const asking = await open(maker, '/ops/money');
  await asking.getByRole('heading', { name: '账本', exact: true }).waitFor();
  await asking.getByRole('button', { name: '提一笔调整' }).click();
  const dialog = asking.getByRole('dialog');
  await dialog.getByLabel('手机号或企业编号').fill(user.phone);
  await dialog.getByLabel('火币').fill('12.50');
  await dialog.getByLabel('原因').fill('充值少记一笔');
  await dialog.getByRole('button', { name: '提交' }).click();
  await asking.getByText('待审核', { exact: true }).waitFor();
  expect(await asking.getByRole('button', { name: '通过' }).count()).toBe(0);
  for (const width of [1440, 768, 390]) {
    await asking.setViewportSize({ width, height: 900 });
    expect(await asking.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await shoot(asking, `money-desk-${width}.png`, { fullPage: true });
  }
  expect(await seriousIssues(asking)).toEqual([]);

  const passing = await open(checker, '/ops/money', { dark: true });
  await passing.getByRole('button', { name: '通过' }).click();
  await passing.getByRole('alertdialog').getByText('+12.50 火币').waitFor();
  await passing.getByRole('alertdialog').getByRole('button', { name: '通过' }).click();
  await passing.getByText('已入账', { exact: true }).first().waitFor();
  expect(await seriousIssues(passing)).toEqual([]);
  await shoot(passing, 'money-desk-dark.png', { fullPage: true });

  const reading = await open(user, '/pay/accountRecord');
  await reading.getByText('人工调整：充值少记一笔').waitFor();
  await reading.getByText('+12.50').waitFor();
  for (const page of [asking, passing, reading]) await page.context().close();
});

it('is not there for anybody else', async () => {
  const user = await signInThroughSandbox(product, '19900007004');
  const page = await open(user, '/ops/money');
  await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.context().close();
});
