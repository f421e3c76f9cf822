// Guarantee: client companies are kept on their page by mouse and by keyboard, lead to their bills, and feed the filter of
// the bill list; a client opens its own bills by its link, in another browser without a login, and no longer once the link
// is stopped; every width and theme stands without serious accessibility issues.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { keepPages, visit } from '@mastlight/testing/visit';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000111');
  browser = await launchChromium();
  await post('subscribe', { blnos: ['COSU6010000001', 'COSU6010000002'], clientCompanyName: '蓝港（宁波）' });
  await post('subscribe', { blnos: ['COSU6010000003'], clientCompanyName: '蓝港宁波' });
  await post('subscribe', { blnos: ['COSU6010000004'], clientCompanyName: '恒泰国际' });
});
afterAll(async () => {
  await browser?.close();
});

async function post(name: string, body: object): Promise<void> {
  const response = await fetch(`${product.platformUrl}/blno/userBlno/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ code: 200 });
}

type Look = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly isOwner?: boolean;
  readonly language?: string;
};
async function open(path: string, look: Look = {}): Promise<{ page: Page; context: BrowserContext }> {
  const { width = 1440, height = 900, dark = false, isOwner = true, language } = look;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  if (isOwner) await enterSignedIn(context, person);
  if (language) await context.addInitScript((chosen) => localStorage.setItem('mastlight.language', chosen), language);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, product.platformUrl + path);
  return { page, context };
}

const pageOf = keepPages(async (look: Look, path) => (await open(path, look)).page);

describe('R-2.3-25 the page of client companies', () => {
  it('R-2.3-25 has the title 客户公司管理 and lists clients with what they are called about', async () => {
    const page = await pageOf({}, '/user/client');
    await page.getByRole('button', { name: '恒泰国际', exact: true }).waitFor();
    expect(await page.title()).toContain('客户公司管理');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('客户公司管理');
    await page.getByRole('button', { name: '宁波 2 票' }).waitFor();
    await shoot(page, 'clients.png');
    expect(await seriousIssues(page)).toEqual([]);
  });

  it('adds one with its people by the keyboard alone, and refuses its name a second time', async () => {
    const page = await pageOf({}, '/user/client');
    const add = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: '添加客户公司' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.type(name);
    };
    await add('远洋贸易');
    await page.keyboard.press('Tab');
    await page.keyboard.type('演示联系人');
    await page.keyboard.press('Tab');
    await page.keyboard.type('19900000001');
    await shoot(page, 'client-new.png');
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '远洋贸易', exact: true }).waitFor();
    await page.getByText('19900000001').waitFor();
    await add('远洋贸易');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).press('Enter');
    await page.getByText('客户公司已存在，同一家请合并').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('is searched by a contact’s phone', async () => {
    const page = await pageOf({}, '/user/client');
    await page.getByRole('button', { name: '恒泰国际', exact: true }).waitFor();
    await page.getByPlaceholder('名称 / 联系人 / 电话').fill('0000001');
    await page.getByRole('button', { name: '恒泰国际', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '远洋贸易', exact: true }).waitFor();
    expect(await page.locator('.client-open').allTextContents()).toEqual(['远洋贸易']);
    await page.getByPlaceholder('名称 / 联系人 / 电话').fill('');
  });

  it('makes one of two spellings, whose bills are then those of one', async () => {
    const page = await pageOf({}, '/user/client');
    await page.getByRole('button', { name: '有相近名称' }).first().click();
    await page.getByRole('dialog').getByRole('radio', { name: '蓝港宁波' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '合并' }).click();
    await page.getByRole('button', { name: '宁波 3 票' }).waitFor();
    expect(await page.getByRole('button', { name: '蓝港（宁波）', exact: true }).count()).toBe(0);
  });

  it('R-3.1-08 leads to the bills of a client, and the filter of the bill list has those that have bills', async () => {
    const page = await pageOf({}, '/user/client');
    await page.getByRole('button', { name: '宁波 3 票' }).click();
    await page.waitForURL(/\/logistics\?client=/);
    await page.getByText('COSU6010000003').first().waitFor();
    expect(await page.getByText('COSU6010000004').count()).toBe(0);
    // They come once the page itself is there.
    await page.locator('.bill-filter-client option', { hasText: '恒泰国际 1' }).waitFor({ state: 'attached' });
    const offered = await page.locator('.bill-filter-client option').allTextContents();
    expect(offered).toEqual(['客户公司', '恒泰国际 1', '蓝港宁波 3']);
  });

  it('deletes one after a question that says what becomes of its bills', async () => {
    const page = await pageOf({}, '/user/client');
    await page.getByRole('button', { name: '远洋贸易 的操作' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByText('联系人一并删除').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await page.getByRole('button', { name: '远洋贸易', exact: true }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: '恒泰国际', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: '远洋贸易', exact: true }).count()).toBe(0);
  });

  const looks = [
    { width: 390, height: 844, dark: true, name: 'phone-dark' },
    { width: 390, height: 844, dark: false, name: 'phone' },
    { width: 1440, height: 900, dark: true, name: 'dark' },
  ];
  it.runIf(isLong).each(looks)('stands at $width px, dark: $dark, and nothing is wider than the window', async ({ name, ...look }) => {
    const { page, context } = await open('/user/client', look);
    await page.getByRole('button', { name: '恒泰国际', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).waitFor();
    await shoot(page, `client-drawer-${name}.png`);
    expect(await seriousIssues(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shoot(page, `clients-${name}.png`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await seriousIssues(page)).toEqual([]);
    await context.close();
  });
});

describe('a client’s own link', () => {
  it('V-10 is made from the row, is shown once, opens this client’s bills in another browser without a login, and is dead once it is stopped', async () => {
    const page = await pageOf({}, '/user/client');
    const row = page.getByRole('row').filter({ hasText: '蓝港宁波' });
    const head = (await page.getByRole('columnheader', { name: '客户链接' }).boundingBox())!;
    const tools = (await row.getByRole('button', { name: /蓝港宁波.*操作/ }).boundingBox())!;
    // Nothing of it lies behind the tools of the row, which stay where they are.
    expect(head.x + head.width).toBeLessThanOrEqual(tools.x + 1);
    // Menu and list end where the footer begins.
    const top = (await page.locator('.footer').boundingBox())!.y;
    for (const part of ['.side-menu', '.list-page'])
      expect(await page.locator(part).evaluate((found) => found.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top + 1);
    await row.getByRole('button', { name: /蓝港宁波.*操作/ }).click();
    await page.getByRole('menuitem', { name: '生成链接' }).click();
    const link = (await page.locator('.client-fresh-link code').textContent())!;
    expect(link).toMatch(/\/clientBills#[A-Za-z0-9_-]{32}$/);
    await shoot(page, 'client-key.png');

    const requests: string[] = [];
    const client = await open('/clientBills', { isOwner: false, width: 390, height: 844 });
    client.page.on('request', (request) => requests.push(request.url()));
    await visit(client.page, link);
    await client.page.reload();
    await client.page.getByRole('heading', { name: '蓝港宁波 的提单' }).waitFor();
    await client.page.getByText(/^链接 .* 前有效$/).waitFor();
    await client.page.getByText('COSU6010000003').waitFor();
    expect(await client.page.getByText('COSU6010000004').count()).toBe(0);
    expect(await client.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await seriousIssues(client.page)).toEqual([]);
    await shoot(client.page, 'client-bills-phone.png');
    // No address that a server or a proxy may log has the key.
    const key = link.split('#')[1]!;
    expect(requests.filter((url) => url.split('#')[0]!.includes(key))).toEqual([]);

    // R-0-01: who reads English reads it here too; the frame of all other pages is Chinese alone so far.
    const english = await open('/clientBills', { isOwner: false, language: 'en-US', dark: true });
    await visit(english.page, link);
    await english.page.reload();
    await english.page.getByRole('heading', { name: 'Bills of 蓝港宁波' }).waitFor();
    await english.page.getByRole('columnheader', { name: 'Vessel/voyage' }).waitFor();
    await shoot(english.page, 'client-bills-english.png');
    expect(await seriousIssues(english.page)).toEqual([]);
    await english.context.close();

    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: '蓝港宁波', exact: true }).click();
    await page
      .getByText(/最近打开/)
      .last()
      .waitFor();
    expect(await page.locator('.client-fresh-link').count()).toBe(0);
    await page.getByRole('button', { name: '停用' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
    await page.getByText('客户链接已停用').waitFor();
    await client.page.reload();
    await client.page.getByText('链接打不开').waitFor();
    expect(await client.page.getByText('COSU6010000003').count()).toBe(0);
    await client.context.close();
  });

  it('R-7.6-20 a link to one bill is made from its menu, and shows it on a phone without a login until it is taken back', async () => {
    const page = await pageOf({}, '/detail?blno=COSU6010000003&port=NB');
    await page.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '分享' }).click();
    const dialog = page.getByRole('dialog', { name: '分享 COSU6010000003' });
    await dialog.getByRole('button', { name: '生成链接' }).click();
    const link = await dialog.getByLabel(/^链接，/).inputValue();
    expect(link).toMatch(/\/detail\/share#[A-Za-z0-9_-]{32}$/);
    expect(await seriousIssues(page)).toEqual([]);
    await shoot(page, 'bill-share.png');
    for (const dark of [false, true]) {
      const guest = await open('/detail/share', { isOwner: false, width: 390, height: 844, dark });
      await visit(guest.page, link);
      await guest.page.reload();
      await guest.page.getByRole('heading', { name: 'COSU6010000003' }).waitFor();
      expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await seriousIssues(guest.page)).toEqual([]);
      await shoot(guest.page, `shared-bill-phone${dark ? '-dark' : ''}.png`);
      if (dark) {
        await dialog.getByRole('button', { name: '全部收回' }).click();
        await page.getByText('已收回，链接马上打不开').waitFor();
        await guest.page.reload();
        await guest.page.getByText('链接打不开').waitFor();
      }
      await guest.context.close();
    }
  });
});
