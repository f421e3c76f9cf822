// Guarantee: in a browser an order is entered from a spreadsheet, says what breaks a rule, is split under the limit, is checked by
// a second person, goes to customs, comes back in part, is mended and goes again, is released, and leaves as a set of documents.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import { askPlatform } from '@mastlight/testing/ask-platform';
import { launchChromium } from '@mastlight/testing/chromium';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { makeWorkbook } from '@mastlight/testing/make-workbook';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

const ask = <T>(path: string, token: string, body?: object): Promise<T> =>
  askPlatform<T>({ platformUrl: product.platformUrl, token }, path, body);

async function open(person: SignedIn, cid: number, path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  await context.addInitScript(`for (const name of ['cid', 'loginId']) localStorage.setItem('mastlight.' + name, '${cid}')`);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await visit(page, product.platformUrl + path);
  return page;
}

/** Two colleagues of one company, whose books know the parties of the order. */
async function startCompany() {
  const founder = await signInThroughSandbox(product, '19900000187');
  const second = await signInThroughSandbox(product, '19900000188');
  // As the sandbox's registry knows it: who is certified may invite.
  const code = '91330201MADEM0011';
  const { cid } = await ask<{ cid: number }>('/api/company/EntCompany', founder.token, {
    cname: '象山演示国际货运代理有限公司',
    taxId: code + checkCharacterOf(code),
    licenseUrl: '',
    legalPerson: '演示子',
    contact: '李四',
    phone: '0579-80000000',
  });
  const as = async (person: SignedIn): Promise<SignedIn> => ({
    ...person,
    token: (await ask<{ token: string }>(`/user/refreshToken?companyId=${cid}`, person.token)).token,
  });
  const clerk = await as(founder);
  const invitation = await waitFor('the company to be certified', () =>
    ask<{ code: string }>('/api/company/ComaInvite', clerk.token, { companyId: cid }).catch(() => undefined),
  );
  await ask('/api/company/ComaddEntuser', second.token, { code: invitation.code });
  // Whoever is invited may look until somebody says what he does.
  const userId = Number(second.id);
  await ask('/api/company/changeDuty', clerk.token, { companyId: cid, userId, role: 'operator' });
  const checker = await as(second);
  const memberOf = (person: SignedIn, duties: readonly string[]) =>
    ask('/market-assistant/user/save', clerk.token, { userId: Number(person.id), duties });
  await memberOf(founder, ['entry', 'declare']);
  await memberOf(second, ['check']);
  for (const book of ['applicant', 'merchant', 'passport'] as const) {
    await ask(`/market-assistant/${book}/save`, clerk.token, { fields: marketEntries[book] });
  }
  for (const { phone } of [founder, second]) await makeAdmin(product, phone, '--experience', 'assistant');
  return { cid, clerk, checker };
}

const titles = ['品名', '商品编码', '数量', '单位', '箱数', '毛重 kg', '净重 kg', '单价', '商户号', '产地', '箱号'];
const goods = (name: string, hsCode: string, price: string) => [
  name,
  hsCode,
  '10000',
  '个',
  '400',
  '5200',
  '4700',
  price,
  'YW0318',
  '义乌',
  'DEMU1000010',
];

it('R-2.2-27 R-2.2-28 R-2.2-29 R-2.2-30 R-2.2-42 R-2.2-43 R-4.10-37 an order from its spreadsheet to its release, by two persons', async () => {
  const { cid, clerk, checker } = await startCompany();
  const page = await open(clerk, cid, '/assistant');
  await page.getByText('还没有订单').waitFor();
  await page.getByRole('button', { name: '新建订单' }).click();

  await page.getByLabel('外商（护照）').fill('DEMO BUYER');
  await page.getByRole('combobox', { name: '境外收货人' }).fill('DEMO TRADING LLC');
  await page.getByRole('combobox', { name: '申报单位' }).fill(marketEntries.applicant.name);
  await page.getByRole('textbox', { name: '运抵国' }).fill('约旦');
  await page.getByRole('textbox', { name: '出境口岸' }).fill('宁波');
  await page.getByLabel(/^汇率（/).fill('7.1120');
  await page.getByRole('button', { name: '加一个箱' }).click();
  await page.getByLabel('箱号', { exact: true }).fill('DEMU1000010');
  await page.getByLabel('箱型', { exact: true }).selectOption('40HQ');
  const rows = [titles, goods('不锈钢保温瓶', '9617001900', '9'), goods('塑料灯', '6601910000', '8'), goods('塑料收纳箱', '', '5')];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(makeWorkbook([{ rows }])) });
  await page.getByText('导入了 3 行').waitFor();
  await page.getByText('货值 220000.00 美元，超过一票 15 万美元，请拆单').first().waitFor();
  await shoot(page, 'market-order-rules.png');
  await page.getByRole('button', { name: /第 3 行塑料收纳箱，商品编码没定/ }).click();
  await page.keyboard.type('3924900000');
  await page.getByRole('button', { name: '按类目' }).click();
  await page.getByText('分成 2 票报关单').waitFor();
  await page.getByText('可以提交').waitFor();
  await page.getByText(/^已保存 \d\d:\d\d/).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'market-order-edit.png');
  const orderNo = /YW\d{10}/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)![0];
  await page.getByRole('button', { name: '提交审单' }).click();
  await page.getByText('等有审单职责的同事来审').waitFor();

  const other = await open(checker, cid, '/assistant/checkOrder');
  await other.getByRole('link', { name: new RegExp(orderNo) }).click();
  await other.getByText('每票报关单都在 15 万美元以内').waitFor();
  expect(await seriousIssues(other)).toEqual([]);
  await shoot(other, 'market-order-check.png');
  await other.getByRole('button', { name: '审核通过' }).click();
  await other.getByText('已通过，可以报关了').waitFor();

  const declare = async (): Promise<void> => {
    await page.getByRole('button', { name: '报关', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '报关', exact: true }).click();
    await page.getByText(/等回执$/).waitFor();
  };
  await declare();
  // Customs know an umbrella by its name: the declaration with the lamp under 6601 comes back, the other is taken.
  await page
    .getByText(/退单：第 1 项 塑料灯/)
    .first()
    .waitFor();
  await page
    .getByRole('cell', { name: /^2925\d{14}/ })
    .first()
    .waitFor();
  await shoot(page, 'market-order-returned.png');
  await page.getByLabel('第 2 行 品名').fill('塑料晴雨伞');
  await page.getByText('可以提交').waitFor();
  await page.getByRole('button', { name: '提交审单' }).click();
  await visit(other, `${product.platformUrl}/assistant/checkOrder`);
  await other.getByRole('link', { name: new RegExp(orderNo) }).click();
  await other.getByRole('button', { name: '审核通过' }).click();
  await other.getByText('已通过，可以报关了').waitFor();
  await other.context().close();
  await declare();
  await page.getByRole('button', { name: '登记结算和免税' }).waitFor();
  await page.getByText('已放行').first().waitFor();

  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await page.getByRole('button', { name: '生成四份单证' }).click();
  await expect.poll(() => files.length, { timeout: 30_000 }).toBe(4);
  expect(files.every((name) => name.startsWith(`${orderNo}_`))).toBe(true);
  await shoot(page, 'market-order-released.png');

  // The company's own packing list, made usual: the paper beside the order is that one from now on.
  await page.getByRole('link', { name: '管理模板' }).click();
  await page.getByText('还没有单证模板').waitFor();
  await page.getByRole('button', { name: '新增' }).click();
  await page.getByLabel(/^模板名称/).fill('约旦客户');
  await page.getByLabel(/^抬头/).fill('义乌演示进出口有限公司');
  await page.getByRole('button', { name: '去掉 单位' }).click();
  await page.getByRole('button', { name: '加上 商户号' }).click();
  await page.getByLabel('做这种单证默认用它').check();
  await page.getByText(`用订单 ${orderNo} 预览`).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'market-order-template-edit.png');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('cell', { name: '约旦客户', exact: true }).waitFor();
  await shoot(page, 'market-order-templates.png');
  await page.getByRole('link', { name: '订单', exact: true }).click();
  await page.getByRole('link', { name: orderNo }).click();
  const paper = page.getByRole('article', { name: '装箱单' });
  await paper.getByText('义乌演示进出口有限公司').waitFor();
  await paper.getByRole('columnheader', { name: /^商户号/ }).waitFor();
  await visit(page, `${product.platformUrl}/assistant/customsDate`);
  await page
    .getByRole('link', { name: `${orderNo}-1` })
    .first()
    .waitFor();
  await shoot(page, 'market-order-customs.png');
  await page.context().close();

  const phone = await open(clerk, cid, '/assistant', 390, true);
  await phone.getByRole('link', { name: orderNo }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'market-order-phone-dark.png');
  await phone.getByRole('link', { name: orderNo }).click();
  await phone.getByRole('heading', { level: 1, name: `订单 ${orderNo}` }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'market-order-edit-phone-dark.png');
  await visit(phone, `${product.platformUrl}/assistant/templateEdit`);
  await phone.getByRole('article', { name: '装箱单' }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'market-order-template-phone-dark.png');
  await phone.context().close();
});
