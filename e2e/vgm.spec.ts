// Guarantee: R-1-16, R-2.1-16, R-2.2-18 … -25, R-9-22, R-4.10-33: somebody fills in a VGM, sees what it costs, sends it, reads
// its receipts, is refused and puts it right, corrects what was sent; what a counterpart swallows is asked for and not sent
// twice; each fee stands in the record; nothing of it is a serious accessibility issue.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
let page: Page;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000416');
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(40_000);
});
afterAll(async () => {
  await browser?.close();
});

const cell = (row: number, name: string) => page.locator(`[data-cell="rows.${row}.${name}"]`);
async function fillHead(billNo: string): Promise<void> {
  await page.getByLabel(/^提单号/).fill(billNo);
  await page.getByLabel(/^船名/).fill('DEMO.LANTERN');
  await page.getByLabel(/^航次/).fill('118W');
  await page.getByLabel(/^船公司/).selectOption('OOL');
  await page.getByLabel(/^码头/).selectOption({ index: 1 });
}
async function fillBox(row: number, containerNo: string, weights: { readonly tare: string; readonly net: string }): Promise<void> {
  await cell(row, 'containerNo').fill(containerNo);
  await cell(row, 'sizeType').fill('22G1');
  await cell(row, 'method').selectOption('SM2');
  await cell(row, 'tareKg').fill(weights.tare);
  await cell(row, 'netKg').fill(weights.net);
  await cell(row, 'location').fill('洋山四期');
  await cell(row, 'address').fill('灯塔路 88 号 2 号仓');
  await cell(row, 'sign').fill('ZHOU DEMO');
}
const send = async (): Promise<void> => {
  await page.getByRole('button', { name: '核对并发送' }).click();
  await page.getByRole('button', { name: '确认发送' }).click();
};
/** What the terminal has of all that was sent. */
const atTerminal = async () =>
  ((await (await fetch(`${product.sandboxUrl}/vgm-receiver`)).json()) as { list: { reference: string; copies: number }[] }).list;

it('R-2.1-16 R-2.2-18 R-2.2-20 R-1-16 R-9-22 from the menu to 已到码头: what it costs is said before', async () => {
  await visit(page, product.platformUrl);
  await page.getByRole('link', { name: 'VGM发送' }).first().click();
  await page.getByText('还没有 VGM').waitFor();
  await page.getByRole('button', { name: '新建 VGM' }).click();
  await page.getByRole('heading', { name: '新建 VGM' }).waitFor();
  await fillHead('DEMO26112401');
  await fillBox(0, 'CSNU6152042', { tare: '2300', net: '16150' });
  // R-3.9-26: computed, and locked.
  expect(await cell(0, 'grossKg').inputValue()).toBe('18450');
  expect(await cell(0, 'grossKg').getAttribute('readonly')).not.toBeNull();
  await page.getByText('5 元 × 1 箱 = 5 火币').first().waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  // A reload right after the last key loses nothing, not even what is wrong.
  await cell(0, 'netKg').fill('两吨');
  await page.reload();
  await cell(0, 'containerNo').waitFor();
  expect(await Promise.all(['containerNo', 'netKg', 'sign'].map((name) => cell(0, name).inputValue()))).toEqual([
    'CSNU6152042',
    '两吨',
    'ZHOU DEMO',
  ]);
  await cell(0, 'netKg').fill('16150');
  await shoot(page, 'vgm-new.png');
  await send();
  await page.getByText(/已提交 1 票，冻结 5 火币/).waitFor();
  await page.getByText('发送过程').or(page.getByText('参考号')).first().waitFor();
  await page.getByText('已发送').first().waitFor();
  await page.getByText('回执：全部到码头').waitFor();
  await shoot(page, 'vgm-sent.png');
  const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '申报单 PDF' }).click()]);
  expect(paper.suggestedFilename()).toMatch(/^VGM申报单_DEMO26112401_.*\.pdf$/);
  expect((await atTerminal()).map(({ copies }) => copies)).toEqual([1]);
});

it.runIf(isLong)('R-4.10-33 refused with the terminal’s words, put right, and sent again', async () => {
  await visit(page, `${product.platformUrl}/VGM/new`);
  await fillHead('DEMO26112402');
  // Within what a filing may weigh, and above what the terminal takes of a 20 GP.
  await fillBox(0, 'FCIU9051185', { tare: '2300', net: '29000' });
  await page
    .getByText(/超过 20GP 常见的最大总重/)
    .first()
    .waitFor();
  await send();
  await page
    .getByText(/核实重量 31300 超过最大总重 30480/)
    .first()
    .waitFor();
  await cell(0, 'netKg').fill('19000');
  await send();
  await page.getByText('已发送').first().waitFor();
  expect(await atTerminal()).toHaveLength(3);
});

it.runIf(isLong)('R-07 a swallowed answer: the terminal is asked, and has it once', async () => {
  await fetch(`${product.sandboxUrl}/fault`, { method: 'POST', body: JSON.stringify({ vgmSwallowRate: 1, vgmReceiptsLost: true }) });
  await visit(page, `${product.platformUrl}/VGM/new`);
  await fillHead('DEMO26112403');
  await fillBox(0, 'TGBU4870365', { tare: '2300', net: '12000' });
  await send();
  await page.getByText('查询：对方已收到').waitFor();
  await page.getByText('已发送').first().waitFor();
  await shoot(page, 'vgm-swallowed.png');
  expect((await atTerminal()).every(({ copies }) => copies === 1)).toBe(true);
  await fetch(`${product.sandboxUrl}/fault`, { method: 'POST', body: JSON.stringify({ vgmSwallowRate: 0, vgmReceiptsLost: false }) });
});

it.runIf(isLong)(
  'R-2.2-19 R-2.2-21 R-2.2-22 R-2.2-23 R-2.2-24 R-2.2-25 lists, corrections and guides; the record has each fee',
  async () => {
    await visit(page, `${product.platformUrl}/VGM/already`);
    await page.getByRole('row', { name: /DEMO26112401/ }).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    await shoot(page, 'vgm-list.png');
    await visit(page, `${product.platformUrl}/VGM/all`);
    await waitFor('three rows', async () => (await page.getByRole('row', { name: /DEMO2611240/ }).count()) === 3);
    for (const [path, text] of [
      ['/VGM/wait', '还没有 VGM'],
      ['/VGM/uandd', '还没有修改和删除'],
      ['/VGM/guide/agreement', '四、不会重复发送'],
      ['/VGM/guide/book', '两种方式'],
    ] as const) {
      await visit(page, product.platformUrl + path);
      await page.getByText(text).first().waitFor();
    }
    await visit(page, `${product.platformUrl}/pay/accountRecord`);
    await page.getByText('上海VGM 发送，扣款').first().waitFor();
    await page.getByText('上海VGM 发送，没有办成，退回').first().waitFor();
  },
);
