// Guarantee: in a browser the room of market procurement is not there until its flag is given; then a company's
// person finds it in the menu, keeps a merchant and a passport, is told of what ends soon, sees the number masked, brings
// back what was deleted, fills a book from a file, and finds the side menu as it was left. He finds goods by their sound, changes
// them in a grid, migrates the previous dictionary, sees which codes are doubtful, and gives duties; on a phone as well.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import { askPlatform } from '@mastlight/testing/ask-platform';
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
afterAll(() => browser?.close());

const ask = <T>(path: string, token: string, body?: object): Promise<T> =>
  askPlatform<T>({ platformUrl: product.platformUrl, token }, path, body);

/** A person who acts for a company of his own. */
async function actForCompany(no: string): Promise<{ readonly person: SignedIn; readonly cid: string }> {
  const person = await signInThroughSandbox(product, `19900000${no}`);
  const code = `91330782MADEM0${no}`;
  const application = {
    cname: '演示市采贸易',
    taxId: code + checkCharacterOf(code),
    licenseUrl: '',
    legalPerson: '张三',
    contact: '李四',
    phone: '0579-80000000',
  };
  const { cid } = await ask<{ cid: number }>('/api/company/EntCompany', person.token, application);
  const { token } = await ask<{ token: string }>(`/user/refreshToken?companyId=${cid}`, person.token);
  return { person: { ...person, token }, cid: String(cid) };
}

async function open(at: Awaited<ReturnType<typeof actForCompany>>, path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, at.person);
  await context.addInitScript(`for (const name of ['cid', 'loginId']) localStorage.setItem('mastlight.' + name, '${at.cid}')`);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, product.platformUrl + path);
  return page;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('R-1-17 R-2.1-17 R-2.2-31 R-2.2-33 R-2.2-34 R-2.2-35 R-3.6-12 R-6-11 a room opens by its flag, and its books are kept', async () => {
  const own = await actForCompany('183');
  const page = await open(own, '/assistant');
  await page.waitForURL(/\/401\?from=%2Fassistant$/);
  await makeAdmin(product, own.person.phone, '--experience', 'assistant');
  await visit(page, `${product.platformUrl}/404`);
  await page.getByRole('link', { name: '义乌市采', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '订单' }).waitFor();

  const menu = page.getByRole('navigation', { name: '义乌市采' });
  await menu.getByRole('link', { name: '市场经营户' }).click();
  await page.getByText('还没有市场经营户').waitFor();
  await page.getByRole('button', { name: '新增' }).click();
  let form = page.getByRole('dialog', { name: '新增市场经营户' });
  await form.getByLabel('商户名称').fill('演示保温瓶商行');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('请填商户备案号').waitFor();
  await form.getByLabel('商户备案号').fill('yw0318');
  await form.getByLabel('备案到期').fill(inDays(24));
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu-merchant-form.png');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: 'YW0318', exact: true }).waitFor();
  await page.getByText(/^剩 2[345] 天$/).waitFor();

  await menu.getByRole('link', { name: '外商护照' }).click();
  await page.getByRole('button', { name: '新增' }).click();
  form = page.getByRole('dialog', { name: '新增外商护照' });
  await form.getByLabel('姓名').fill('HASSAN DEMO');
  await form.getByLabel('国籍').fill('约旦');
  await form.getByLabel('护照号').fill('Q1234531');
  await form.getByLabel('护照到期').fill('2031-05-31');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: 'Q•••••31', exact: true }).waitFor();
  expect(await page.getByText('Q1234531').count()).toBe(0);
  await page.getByRole('button', { name: '修改 HASSAN DEMO' }).click();
  form = page.getByRole('dialog', { name: '修改外商护照' });
  expect(await form.getByLabel('护照号').inputValue()).toBe('Q1234531');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '删除 HASSAN DEMO' }).click();
  await page.getByText('还没有外商护照').waitFor();
  await page.getByRole('button', { name: /撤销/ }).click();
  await page.getByRole('cell', { name: 'Q•••••31', exact: true }).waitFor();

  await menu.getByRole('link', { name: '供货商' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  const path = await (await template).path();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(path) });
  await page.getByText('表里没有数据行').waitFor();
  await menu.getByRole('button', { name: '收起菜单' }).click();
  await visit(page, `${product.platformUrl}/assistant`);
  await page.getByRole('button', { name: '展开菜单' }).waitFor();
  await page.getByText('市场经营户 1 条快到期或已过期').waitFor();
  await shoot(page, 'yiwu-collapsed.png');
  await page.getByRole('button', { name: '展开菜单' }).click();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu.png');
  await page.getByText('市场经营户 1 条快到期或已过期').click();
  await page.getByRole('radio', { name: '过期或 30 天内到期 1' }).waitFor({ state: 'attached' });
  await shoot(page, 'yiwu-merchants.png');
  await page.context().close();

  const phone = await open(own, '/assistant/merchant', 390, true);
  await phone.getByRole('cell', { name: 'YW0318', exact: true }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'yiwu-phone-dark.png');
  await phone.context().close();
});

const goods = [
  [
    '不锈钢保温杯',
    '9617001900',
    '个',
    'Vacuum cup',
    '材质：不锈钢；用途：饮水；品牌：无品牌；容量：500 毫升；有保温层',
    '24',
    '3.2',
    '餐具',
  ],
  ['塑料玩具车', '9503008900', '个', 'Toy car', '材质：塑料；用途：儿童玩具；品牌：无品牌', '120', '0.86', '玩具'],
  ['折叠雨伞', '6601910000', '把', 'Folding umbrella', '', '60', '1.55', ''],
] as const;

it('R-2.2-26 R-2.2-38 R-2.2-39 R-2.2-40 R-2.2-41 goods are found by sound, changed in a grid and migrated; duties are given', async () => {
  const own = await actForCompany('184');
  await makeAdmin(product, own.person.phone, '--experience', 'assistant');
  const post = <T>(path: string, body: object): Promise<T> => ask<T>(`/market-assistant/${path}`, own.person.token, body);
  for (const [name, hsCode, dealUnit, englishName, elements, perCarton, price, category] of goods)
    await post('goodDict/save', { fields: { name, hsCode, dealUnit, englishName, elements, perCarton, price, category } });
  for (const code of ['9617001900', '7323930000']) await post('gNameToCodeTs/save', { fields: { name: '保温杯', code } });
  await post('gNameToCodeTs/save', { fields: { name: '雨伞', code: '6601910000' } });

  const page = await open(own, '/assistant/goodDict');
  await page.getByRole('listitem', { name: '塑料玩具车' }).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu-goods.png');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const exported = await readFile(await (await file).path());
  await page.getByRole('searchbox').fill('bwb');
  await page.getByRole('listitem', { name: '塑料玩具车' }).waitFor({ state: 'detached' });
  await page.getByRole('listitem', { name: '不锈钢保温杯' }).waitFor();

  const menu = page.getByRole('navigation', { name: '义乌市采' });
  await menu.getByRole('link', { name: '商品字典表格', exact: true }).click();
  await page.getByRole('textbox', { name: '第 1 行 商品编码' }).fill('66');
  await page.getByRole('textbox', { name: '第 2 行 单箱数量' }).fill('48');
  await page.getByRole('button', { name: '保存 2 行' }).click();
  await page.getByText('保存了 1 行，还有 1 行没存下，原因在标红的格子上').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu-goods-grid.png');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await page.getByText(/行没有保存/).waitFor({ state: 'detached' });

  await menu.getByRole('link', { name: '旧商品字典' }).click();
  await page.getByText('还没有旧商品字典').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'a.xlsx', mimeType: 'application/octet-stream', buffer: exported });
  await page.getByRole('cell', { name: '折叠雨伞', exact: true }).waitFor();
  await page.getByRole('checkbox', { name: '选择 折叠雨伞' }).check();
  await shoot(page, 'yiwu-goods-old.png');
  await page.getByRole('checkbox', { name: '选择 折叠雨伞' }).uncheck();
  const { list } = await post<{ readonly list: readonly { readonly id: number }[] }>('goodDict/list', { keyword: 'zdys' });
  await post('goodDict/deleteList', { ids: list.map(({ id }) => id) });
  await page.getByRole('button', { name: '全部迁移' }).click();
  await page.getByRole('dialog', { name: '迁移了 1 条' }).waitFor();
  await shoot(page, 'yiwu-goods-migrated.png');
  await page.getByRole('button', { name: '知道了' }).click();
  await page.getByRole('radio', { name: '已在新字典 2' }).waitFor({ state: 'attached' });

  await menu.getByRole('link', { name: '品名编码' }).click();
  await page.getByText('有分歧').first().waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu-codes.png');

  await menu.getByRole('link', { name: '市采成员' }).click();
  await page.getByText(/^还没有设置成员/).waitFor();
  await page.getByRole('checkbox', { name: /审单$/ }).uncheck();
  await page.getByText('没有人审单：提交的订单会停在待审，不能申报').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'yiwu-members.png');
  await page.context().close();

  const phone = await open(own, '/assistant/goodDict', 390);
  for (const name of ['goodDict', 'goodDictTable', 'goodDictOld', 'gNameToCodeTs', 'userManage']) {
    await visit(phone, `${product.platformUrl}/assistant/${name}`);
    await phone
      .getByText(name === 'userManage' ? '您的职责：录单、报关' : '导出')
      .first()
      .waitFor();
    await phone.locator('.ml-skeleton').first().waitFor({ state: 'detached' });
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousIssues(phone)).toEqual([]);
    await shoot(phone, `yiwu-phone-${name}.png`);
  }
  await phone.context().close();
});
