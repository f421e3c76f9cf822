// Guarantee: in a browser an operator pastes bills into the manifest query and reads in one look what customs have of each, where
// messages differ and who owes which; he is told once a bill that he waits for has data.
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
  person = await signInThroughSandbox(product, '19900000161');
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function open(address: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${address}`);
  return page;
}

/** Lets something happen in the sandbox's world. */
async function happen(event: object): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
}

/** Asks again until what the sandbox has sent is there. */
const untilTold = (page: Page, isTold: () => Promise<boolean>): Promise<unknown> =>
  waitFor('what customs were told', async () => {
    if (await isTold()) return true;
    // Each answer takes looks of the day: one question after another.
    await Promise.all([page.waitForResponse(/queryManifests/), page.getByRole('button', { name: '再查一次', exact: true }).click()]);
    return isTold();
  });

it('R-2.1-13 R-8-23 one look for pasted bills, the word when data comes, light, dark and on a phone', async () => {
  const [whole, refused, odd, late] = ['COSU6410286617', 'COSU6410287310', 'YMLUI226091845', 'ZIMUNGB1089436'] as const;
  for (const billNo of [whole, refused, odd, late]) await happen({ type: 'bill', billNo, life: 'hand', containers: 3 });
  for (const billNo of [whole, odd]) {
    for (const type of ['declare', 'pre-manifest', 'gate-in', 'report', 'arrival']) await happen({ type, billNo });
    await happen({ type: 'loading', billNo, ...(billNo === odd ? { mode: 'short' } : {}) });
  }
  await happen({ type: 'pre-manifest', billNo: refused, code: '03' });
  const page = await open('/manifestQuery');
  const field = page.getByRole('textbox', { name: '提单号' });
  await field.click();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, `早，这几票海关收到没有：\n${whole} ${refused}，${odd}\n${late}`);
  await field.press('Enter');
  const card = (billNo: string) => page.getByRole('listitem').filter({ has: page.getByText(billNo) });
  await untilTold(page, () => card(whole).getByText('三段都齐，等开船').isVisible());
  await untilTold(page, () => card(odd).getByText('装载比预配少 2 件，先找船代核对').isVisible());
  await untilTold(page, () => card(refused).getByText('预配被退：品名与预配不符，改好重发').isVisible());
  await card(odd).getByText('装载比预配少 2 件，先找船代核对').waitFor();
  await card(late).getByText('暂无该预配舱单信息，请稍候再试').waitFor();
  await page.getByRole('button', { name: '件重不符 1' }).waitFor();
  await card(odd).getByRole('button', { name: '看对比' }).click();
  await page.getByRole('region', { name: '这票的舱单' }).getByText('少 −2').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'manifest-query.png');
  // Waiting, and the word when it comes, on another page too.
  await card(late).getByRole('switch', { name: '有数据时提醒我' }).click();
  await page.getByText('有数据就提醒你').waitFor();
  await page.getByRole('tab', { name: '申报记录' }).click();
  await page.getByRole('columnheader', { name: '箱号/封号/箱型' }).waitFor();
  await page.getByRole('link', { name: 'VGM发送' }).click();
  await page.waitForURL(/\/VGM$/);
  await happen({ type: 'pre-manifest', billNo: late });
  await waitFor('the word that data came', () => page.getByText(`有数据了：${late}`).isVisible());
  await page.getByRole('button', { name: '查看' }).click();
  await card(late).getByText('预配已接受，箱还没进港').waitFor();
  // The same stands among the messages, and leads to the bill.
  await page.getByRole('link', { name: /^消息\s*\d+$/ }).click();
  const message = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^等的舱单到了/ }) });
  await message.getByText('预配回执到了').waitFor();
  await message.getByRole('link', { name: late }).click();
  await card(late).getByText('预配已接受，箱还没进港').waitFor();
  await page.context().close();

  const dark = await open(`/manifestQuery?blnos=${whole},${odd},${late}`, 1440, true);
  await dark.getByText('三段都齐，等开船').first().waitFor();
  expect(await seriousIssues(dark)).toEqual([]);
  await shoot(dark, 'manifest-query-dark.png');
  await dark.context().close();
  const phone = await open(`/manifestQuery?blnos=${whole},${odd},${late}`, 390);
  await phone.getByText('三段都齐，等开船').first().waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await shoot(phone, 'manifest-query-phone.png');
  await phone.context().close();
});
