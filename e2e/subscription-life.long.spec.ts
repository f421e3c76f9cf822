// Guarantee: whoever follows a silent bill sees where that stands, live, while the port's clock runs on; he corrects a number
// with the one that the port has, and fetches again, each in one step; nothing of it is a serious accessibility issue.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askPlatform } from '@mastlight/testing/ask-platform';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';

const silent = 'COSU6399999990';

let product: RunningProduct;
let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  product = await startProduct({ env: { SANDBOX_PORTS: 'NB', DEMO_COMPANIES: 'none' } });
  person = await signInThroughSandbox(product, '19900000188');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const call = <T>(path: string, body: object): Promise<T> =>
  askPlatform<T>({ platformUrl: product.platformUrl, token: person.token }, path, body);

const moveClock = (advanceMinutes: number) =>
  fetch(`${product.sandboxUrl}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMinutes }),
  });

/** A bill of the sandbox of which the port has spoken, of a line that writes two heads. */
async function findHeard(): Promise<string> {
  const world = (await (await fetch(`${product.sandboxUrl}/world`)).json()) as { bills: { billNo: string }[] };
  const billNos = world.bills.flatMap(({ billNo }) => (/^EGLV\d+$/.test(billNo) ? [billNo] : [])).slice(0, 20);
  await call('/blno/userBlno/subscribe', { blnos: billNos });
  const { list } = await waitFor('news of a bill', async () => {
    const page = await call<{ list: { id: number; billNo: string; state: string }[] }>('/blno/userBlno/queryBlnoPage', { limit: 50 });
    return page.list.some(({ state }) => state === 'tracking') && page;
  });
  await call('/blno/userBlno/deleteList', { ids: list.map(({ id }) => id) });
  return list.find(({ state }) => state === 'tracking')!.billNo;
}

const rowOf = (page: Page, billNo: string) => page.locator('[role="row"]').filter({ hasText: billNo });

it('R-4.10-38 R-7.4-41 a silent bill and a mistyped one, from 获取中 to 跟踪中', async () => {
  const heard = await findHeard();
  // The digits are right and the head is the line's other one: wrong at once, unlike a part of a bill.
  const mistyped = heard.replace('EGLV', 'EISU');
  await call('/blno/userBlno/subscribe', { blnos: [silent, mistyped] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await visit(page, `${product.platformUrl}/logistics`);
  await rowOf(page, silent).getByText('获取中').waitFor();

  await moveClock(2);
  await rowOf(page, mistyped).getByText('失败·单号错误').waitFor();
  await moveClock(9 * 24 * 60);
  await rowOf(page, silent).getByText('失败·暂无数据').waitFor();
  await shoot(page, 'life-list.png');
  expect(await seriousIssues(page)).toEqual([]);

  await rowOf(page, silent).locator('[role="gridcell"]').nth(3).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('失败·暂无数据').first().waitFor();
  await shoot(page, 'life-drawer.png');
  expect(await seriousIssues(page)).toEqual([]);
  await drawer.getByRole('button', { name: '重新获取' }).click();
  await drawer.getByText('获取中').first().waitFor();
  await page.keyboard.press('Escape');
  await rowOf(page, silent).getByText('获取中').waitFor();

  await rowOf(page, mistyped).getByRole('button', { name: /^更多/ }).click();
  await page.getByRole('menuitem', { name: '改单号' }).click();
  const field = page.getByRole('dialog').getByLabel('提单号');
  expect(await field.inputValue()).toBe(heard);
  await shoot(page, 'life-number.png');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await waitFor('the corrected bill is tracked', async () => {
    const { list } = await call<{ list: { billNo: string; state: string }[] }>('/blno/userBlno/queryBlnoPage', { limit: 50 });
    return list.some(({ billNo, state }) => billNo === heard && state !== 'waiting' && state !== 'failed');
  });
  await rowOf(page, heard).waitFor();
  await rowOf(page, mistyped).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '列设置' }).click();
  await page.locator('.list-near-hours select').first().waitFor();
  await shoot(page, 'life-hours.png');
  expect(await seriousIssues(page)).toEqual([]);
  await context.close();
});
