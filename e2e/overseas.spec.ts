// Guarantee: in a browser an operator pastes bill numbers, sees each line asked, a shipment on its way with its ETA by the clock
// of the port, and a number that nobody knows with what to do; money is set aside until there is data. One box goes from 离港
// through a transhipment and a withdrawn ETA to its return, paid for once, and a dead number gives its coins back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '@mastlight/testing/is-long';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';

let product: RunningProduct;
let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  // Its own: its clock is turned by more than a month. No port has to say anything.
  product = await startProduct({ env: { SANDBOX_PORTS: '', DEMO_COMPANIES: 'none', FREE_QUOTA_FEN: '3000' } });
  person = await signInThroughSandbox(product, '19900000151');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function open(width = 1440, dark = false, who = person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, who);
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

describe('from 离港 to 还空', () => {
  // As the sandbox has it: sailed the day before, at Piraeus from the 6th to the 12th day after, where its line takes the ETA back;
  // discharged on the 24th, its empty back on the 31st. The second number is nobody's.
  const number = 'MAEU255810028';
  const dead = 'MAEU255899000';
  const account = async () => {
    const response = await fetch(`${product.platformUrl}/user/getAccount`, { headers: { authorization: traveller.token } });
    const { data } = (await response.json()) as { data: { nbFreeBalance: number; held: number } };
    return `${data.nbFreeBalance} held ${data.held}`;
  };
  const moveClock = (body: object) => fetch(`${product.sandboxUrl}/clock`, { method: 'POST', body: JSON.stringify(body) });
  const pass = (days: number) => moveClock({ advanceMinutes: days * 1_440 });
  let traveller: SignedIn;

  it('Done of issue 40: a transhipment, a withdrawn ETA, 滞箱费 by a rate table, the return; money once, and a dead number gives it back', async () => {
    traveller = await signInThroughSandbox(product, '19900000152');
    // In the middle of a day of every clock on the way, so that days are what they are whenever this runs.
    const { nowMs } = (await (await fetch(`${product.sandboxUrl}/clock`)).json()) as { nowMs: number };
    const toNoonMs = (86_400_000 + 12 * 3_600_000 - (nowMs % 86_400_000)) % 86_400_000;
    await moveClock({ advanceMinutes: Math.ceil(toNoonMs / 60_000) });
    const page = await open(1440, false, traveller);
    const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
    await page.getByRole('button', { name: '粘贴提单号' }).first().click();
    await page.getByRole('textbox', { name: '订阅海外跟踪' }).fill(`${number}\n${dead}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: /^订阅/ }).click();
    await drawer.getByText('已订阅，暂无数据').first().waitFor();
    await drawer.getByRole('button', { name: '关闭' }).first().click();

    await rowOf(number)
      .getByText(/^离港 宁波/)
      .waitFor();
    await rowOf(dead).getByText('马士基还查不到此号，会继续查').waitFor();
    expect(await account()).toBe('2600 held 200');

    await pass(7);
    await rowOf(number)
      .getByText(/^中转卸船 比雷埃夫斯/)
      .waitFor();
    await rowOf(number).getByText('已撤回').waitFor();
    await rowOf(dead)
      .getByText(/马士基查无此号/)
      .waitFor();
    await shoot(page, 'overseas-withdrawn.png');

    await pass(6);
    await rowOf(number).getByText('+2天').waitFor();
    expect(await rowOf(number).innerText()).toMatch(/6天[\s\S]*比雷埃夫斯[\s\S]*中转离港 比雷埃夫斯/);

    await pass(12);
    await rowOf(number)
      .getByText(/^可提货 鹿特丹/)
      .waitFor();
    await rowOf(number).getByText('没有费率表').click();
    await drawer.getByText('滞箱费估不出：没有费率表').waitFor();
    await drawer.getByRole('button', { name: '滞箱费费率表' }).click();
    await page.getByLabel('40 尺免费期').fill('1');
    await page.getByLabel('40 尺第 1 档每天单价').fill('80');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    // Discharged two days ago, one of them free.
    await drawer.getByText(/^滞箱费至今约 USD 80\.00；明天起每天 USD 80\.00$/).waitFor();
    await shoot(page, 'overseas-detention.png');
    await page.keyboard.press('Escape');
    await rowOf(number).getByText('USD 80.00').waitFor();

    await pass(6);
    await rowOf(number).getByText('已完成').waitFor();
    await rowOf(number).getByText('USD 480.00').click();
    await drawer.getByText('已还空，滞箱费约 USD 480.00').waitFor();
    await drawer.getByText(/^已收 2 火币/).waitFor();
    await drawer.getByText('撤回', { exact: true }).waitFor();
    await drawer.getByRole('button', { name: '滞箱费费率表' }).click();
    await page.getByRole('button', { name: '删除此表' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await drawer.getByText('滞箱费估不出：没有费率表').waitFor();
    await page.keyboard.press('Escape');

    await pass(2);
    await waitFor('the dead number to give its coins back', async () => (await account()) === '2800 held 0');
    // He is told of it, and led to the row that has ended.
    await visit(page, `${product.platformUrl}/user/messages`);
    await page.getByRole('link', { name: dead }).click();
    await rowOf(dead).getByText('已退 2 火币，马士基满一个月没有此号的数据，不再查询').waitFor();
    await page.context().close();
  });
});
