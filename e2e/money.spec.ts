// Guarantee: R-1-19, R-1-24, R-4.8, R-4.9, R-2.6-23 … -26: somebody goes from free quota into real money and runs dry, tops up
// from the dialog that says so, goes on where he was, reads each line of it, tops up by the other method too, and gets an
// invoice; the ledger fits together afterwards; nothing of it is a serious accessibility issue.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';
import { visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';

const root = resolve(import.meta.dirname, '..');
let product: RunningProduct;
let browser: Browser;
let person: SignedIn;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { FREE_QUOTA_FEN: '200', SANDBOX_PORTS: '', DEMO_COMPANIES: 'none' } });
  person = await signInThroughSandbox(product, '19900000411');
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(40_000);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Pastes numbers and presses 订阅; what is asked then is the caller's. */
async function paste(numbers: readonly string[]): Promise<void> {
  await visit(page, `${product.platformUrl}/logistics?port=NB`);
  await page.getByRole('button', { name: /订阅/ }).first().click();
  const drawer = page.getByRole('dialog', { name: '订阅提单' });
  await drawer.locator('textarea').fill(numbers.join('\n'));
  await drawer.getByRole('button', { name: /^订阅/ }).click();
}

/** The sandbox's payer scans the newest order that waits, and pays. */
async function payNewest(): Promise<void> {
  const orderNo = await waitFor('an order', async () => {
    const { list } = (await (await fetch(`${product.sandboxUrl}/payments`)).json()) as { list: { orderNo: string; state: string }[] };
    return list.find(({ state }) => state === 'waiting')?.orderNo;
  });
  await fetch(`${product.sandboxUrl}/payments/${orderNo}/pay`, { method: 'POST', body: '{}' });
}
async function invoices(): Promise<{ list: { status: string; amnount: number }[] }> {
  const answer = await fetch(`${product.platformUrl}/companyInvoiceRecord/getCompanyInvoiceRecord`, {
    headers: { authorization: person.token },
  });
  return ((await answer.json()) as { data: { list: { status: string; amnount: number }[] } }).data;
}
const balance = () => page.getByRole('link', { name: /^火币余额/ }).textContent();

it('R-1-19 R-1-24 R-4.8-05 R-4.9-01 R-4.9-02 R-2.6-23 R-2.6-24 R-2.6-25 from free into real money, dry, and on again', async () => {
  await paste(['COSU6500000011', 'COSU6500000022']);
  await page.getByText('订阅消耗：2火币').waitFor();
  // The free quota is used up, and there is nothing else.
  await paste(['COSU6500000033']);
  const tip = page.getByRole('alertdialog', { name: '免费余额不足提醒' });
  await tip.getByText('免费额度不足，本月宁波免费额度还剩 0 火币，这次要 1 火币').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-tip.png');
  await tip.getByRole('button', { name: '继续' }).click();
  await page.getByText('宁波提单订阅即将扣除真实火币余额，是否继续？').waitFor();
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByText('余额不足，请充值之后再进行操作').waitFor();
  await page.getByRole('button', { name: '前往充值' }).click();

  await page.getByRole('radio', { name: '500 元 送 15' }).check();
  await page.getByRole('button', { name: '支付 500 元' }).click();
  await page.getByText('请用微信支付扫码').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-code.png');
  await payNewest();
  await page.getByText('已到账 515 火币').waitFor();
  await page.getByRole('button', { name: '回到刚才的操作' }).click();
  await page.waitForURL(/\/logistics/);
  await waitFor('the balance', async () => (await balance()) === '515');

  await paste(['COSU6500000033']);
  await tip.getByRole('button', { name: '继续' }).click();
  await page.getByText('宁波提单订阅即将扣除真实火币余额，是否继续？').waitFor();
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByText('订阅消耗：1火币').waitFor();
  await waitFor('the balance', async () => (await balance()) === '514');
  // Closing the drawer is a step back in the history: an address opened meanwhile would be aborted.
  await page.waitForURL((url) => !url.searchParams.has('paste'));
});

it('R-4.10-04 R-9-31 by the other method too, an amount of his own; each line is explained', async () => {
  await walk(page, '/pay/charge');
  await page.getByRole('radio', { name: '自定义金额（元）' }).check();
  await page.getByLabel('自定义金额（元）').last().fill('12.34');
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '支付 12.34 元' }).click();
  await page.getByText('请用支付宝扫码').waitFor();
  await payNewest();
  await page.getByText('已到账 12.34 火币').waitFor();
  await walk(page, '/pay/accountRecord');
  await page.getByText('COSU6500000033').waitFor();
  const rows = await page.locator('tbody tr').allTextContents();
  expect(rows.map((row) => row.replace(/^[\d -]+:\d\d/, ''))).toEqual([
    expect.stringMatching(/^充值充值到账CZ\d+-\+12\.34514 → 526\.34/),
    expect.stringMatching(/^订阅宁波提单订阅COSU6500000033-−1515 → 514/),
    expect.stringMatching(/^充值充值赠送CZ\d+-\+15500 → 515/),
    expect.stringMatching(/^充值充值到账CZ\d+-\+5000 → 500/),
    expect.stringMatching(/^订阅宁波提单订阅COSU6500000022/),
    expect.stringMatching(/^订阅宁波提单订阅COSU6500000011/),
    expect.stringMatching(/^免费额度本月免费额度到账/),
  ]);
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: '看为什么：宁波提单订阅，COSU6500000033' }).click();
  await page.getByText('目录价 1 火币一笔，2026-01-01 起').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-record.png');
  await page.getByText('按月成本').click();
  await page.getByText('没有归到客户').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-costs.png');
  await walk(page, '/pay/chargeHistory');
  await page.getByText('12.34').waitFor();
});

it('R-1-19 R-4.10-35 what was topped up is invoiced: a title, an application, the answer of the tax office, its file', async () => {
  await walk(page, '/pay/ticketList');
  await page.getByRole('button', { name: '新增抬头' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('抬头名称').fill('演示货代一');
  await dialog.getByLabel('税号').fill('91350100M000100Y43');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存抬头演示货代一').waitFor();
  // Both top-ups, whatever was given on top of one of them.
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByText('已选 2 笔，合计 512.34 元').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-invoice.png');
  await page.getByRole('button', { name: '申请开票' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认开票' }).click();
  await page.getByText('没有可以开票的充值').waitFor();
  const record = page.locator('tbody tr', { hasText: '512.34' });
  // The tax office takes its time, and the page hears of its answer by itself.
  await record.getByText('已开票').waitFor();
  await record.getByRole('button', { name: '演示货代一 512.34 元的发票详情' }).click();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'money-invoice-record.png');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 PDF' }).click()]);
  expect(readFileSync(await download.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  const { list } = await invoices();
  expect(list.map(({ status, amnount }) => [status, amnount])).toEqual([['已开票', 51_234]]);
});

it('L-09 the ledger fits together afterwards', () => {
  const told = execFileSync(process.execPath, ['tooling/start/ledger.mjs', 'verify'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.dataDir },
    encoding: 'utf8',
  });
  expect(told).toContain('账本相符');
});
