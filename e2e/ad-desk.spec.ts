// Guarantee: an administrator makes an ad with a paper; everybody finds it in the directory, asks the supplier, and what he
// looked at is counted; the enquiry is passed on.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { signInPage, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { product } from './shared-product';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
let browser: Browser;
let [admin, person]: SignedIn[] = [];

beforeAll(async () => {
  [admin, person] = [await signInThroughSandbox(product, '19900000153'), await signInThroughSandbox(product, '19900000154')];
  await makeAdmin(product, admin.phone);
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function open(who: SignedIn, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: isLong });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, `${product.platformUrl}/404`);
  await signInPage(page, who);
  await page.evaluate("sessionStorage.setItem('mastlight.adShown', '1')");
  await visit(page, product.platformUrl + path);
  return page;
}

it('R-1-03, R-1-14, R-2.3-11, R-2.3-12, R-2.3-14, R-7.6-18 is made with a paper, found, asked, counted and passed on', async () => {
  const desk = await open(admin!, '/advManage');
  await desk.getByRole('row', { name: /指定箱/ }).waitFor();
  await desk.getByRole('button', { name: '新增广告' }).click();
  await desk.getByLabel('标识').fill('e2e-trucks');
  await desk.getByLabel('标题').fill('北仑拖车');
  await desk.getByLabel('一句话介绍').fill('穿山、梅山当天进港，冷藏箱有插电车。');
  await desk.getByLabel('链接').fill('javascript:alert(1)');
  await desk.getByLabel('供应商名称').fill('演示拖车行');
  await desk.getByRole('button', { name: '宁波' }).click();
  await desk.getByLabel('核验依据').fill('道路运输许可证 演示 0001，2026-11-01 查看');
  await desk.getByLabel(/介绍（PDF）/).setInputFiles({ name: '介绍.pdf', mimeType: 'application/pdf', buffer: pdf });
  await desk.getByText('介绍.pdf').waitFor();
  await desk.getByRole('button', { name: '保存' }).click();
  await desk.getByText('链接是本站页面').waitFor();
  await desk.getByText('请至少选一项服务').waitFor();
  await desk.getByLabel('链接').fill('/advDetail?key=e2e-trucks');
  await desk.getByRole('button', { name: '拖车', exact: true }).click();
  await shoot(desk, 'ad-form-1440.png', { fullPage: true });
  await desk.getByRole('button', { name: '保存' }).click();
  await desk.getByRole('row', { name: /北仑拖车/ }).waitFor();

  const page = await open(person!, '/advertisement');
  await page.getByRole('button', { name: '报关报检' }).click();
  await page.getByText('没有符合条件的供应商').waitFor();
  await page.getByRole('button', { name: '报关报检' }).click();
  await page.getByRole('button', { name: '拖车', exact: true }).click();
  await shoot(page, 'ad-directory-1440.png');
  const paper = page.waitForResponse(/\/gw\/ad\/file\?key=e2e-trucks/);
  await page.getByRole('link', { name: '演示拖车行' }).click();
  expect((await paper).headers()['content-type']).toBe('application/pdf');
  await page.getByLabel('要问什么').fill('北仑到杭州 40HQ 一柜多少钱？');
  await page.getByLabel('怎么回您').fill('demo@example.com');
  await shoot(page, 'ad-detail-1440.png');
  await page.getByRole('button', { name: '发出询价' }).click();
  await page.getByText('询价已交给管理员').waitFor();
  await page.getByRole('link', { name: '返回名录' }).click();

  await desk.reload();
  await desk.getByRole('row', { name: /北仑拖车.*1 次 · 1 个身份/ }).waitFor();
  await desk
    .getByRole('row', { name: /北仑到杭州/ })
    .getByRole('button', { name: '已转交' })
    .click();
  await desk
    .getByRole('row', { name: /北仑到杭州.*已转交/ })
    .getByText(/\d 已转交/)
    .waitFor();
  await shoot(desk, 'ad-manage-1440.png', { fullPage: true });
  await desk.getByRole('button', { name: '删除 北仑拖车' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await desk
    .getByRole('row', { name: /e2e-trucks/ })
    .getByText('已删除的推广')
    .waitFor();
  await page.goto(`${product.platformUrl}/advDetail?key=e2e-trucks`);
  await page.getByText('这条推广没有上架').waitFor();
});

it.runIf(isLong).each(['/advertisement', '/advDetail?key=zhidingxiang', '/advAddManage'])(
  'R-2.3-14 %s at 390 fits and has no serious issue',
  async (path) => {
    const page = await open(admin!, path, 390);
    await page.getByRole('heading').first().waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await shoot(page, `ad-390-${path.split('?')[0]!.slice(1)}.png`, { fullPage: true });
  },
);
