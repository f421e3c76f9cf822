// Guarantee: R-7.6-22: a long export stands in the header's tray, at every width, and is downloaded there; S-16 in the
// browser: a person takes out his data as a file, and leaves by his password and the words; the page is nobody's at once, and what is asked is free of serious accessibility issues, on a phone and in the dark.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInPage, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

const phone = { width: 390, height: 844 };

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000901');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function lookAt(page: Page, name: string): Promise<void> {
  await shoot(page, `${name}.png`, { fullPage: true });
  expect(await seriousIssues(page)).toEqual([]);
}

it('R-7.6-22 long exports stand in the tray, and are downloaded there', async () => {
  const start = async (columns: readonly string[]) => {
    const response = await fetch(`${product.platformUrl}/export/task`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: person.token },
      body: JSON.stringify({ list: 'bills', wish: { columns } }),
    });
    expect(await response.json()).toMatchObject({ code: 200 });
  };
  await start(['billNo']);
  await start(['no_such_column']);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await visit(page, `${product.platformUrl}/logistics`);
  // The tray comes with the first move on the page that stands.
  await page.getByRole('link', { name: /^火币余额/ }).waitFor();
  await page.mouse.move(9, 9);
  await page.getByRole('button', { name: /^导出任务/ }).click();
  const tray = page.getByRole('dialog', { name: '导出任务' });
  await tray.getByText('失败：').waitFor();
  const take = tray.getByRole('button', { name: /^下载/ });
  await take.waitFor();
  await lookAt(page, 'export-tray');
  const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
  expect(download.suggestedFilename()).toMatch(/^物流跟踪_宁波_.*\.xlsx$/);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^导出任务/ }).click();
  await take.waitFor();
  await lookAt(page, 'export-tray-phone');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);
  await context.close();
});

it('S-16 takes out his data, and leaves for good', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await visit(page, `${product.platformUrl}/404`);
  await signInPage(page, person);
  await visit(page, `${product.platformUrl}/user/acset`);
  const take = page.getByRole('button', { name: '导出我的数据' });
  await take.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
  expect(download.suggestedFilename()).toBe('mastlight-my-data.json');
  const own = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, { phone: string; version: string }[]>;
  expect(own['profile']![0]!.phone).toBe(person.phone);
  expect(own['consents']![0]!.version).toBe('2025-01-01');

  await page.getByRole('button', { name: '注销账户' }).click();
  const dialog = page.getByRole('alertdialog', { name: '确定要注销账户吗？' });
  await dialog.waitFor();
  await lookAt(page, 'own-data-leave');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate("document.documentElement.dataset['theme'] = 'dark'");
  await page.setViewportSize(phone);
  await lookAt(page, 'own-data-leave-phone-dark');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);

  await dialog.getByLabel('登录密码').fill(person.password);
  await dialog.getByLabel('手机号，或输入').fill('不');
  await page.keyboard.press('Enter');
  await dialog.getByText('请输入您的手机号，或“注销账户”四个字').waitFor();
  await dialog.getByLabel('登录密码').fill(person.password);
  await dialog.getByLabel('手机号，或输入').fill('注销账户');
  await page.keyboard.press('Enter');
  await waitFor(
    'nobody to be signed in',
    async () => (await page.evaluate("localStorage.getItem('mastlight.token')").catch(() => '')) === null,
  );
  const asked = await fetch(`${product.platformUrl}/user/currentUser`, { method: 'POST', headers: { authorization: person.token } });
  expect(asked.status).toBe(401);
});
