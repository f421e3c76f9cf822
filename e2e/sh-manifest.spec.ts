// Guarantee: R-1-15, R-2.2-01 … -17, R-4.10-32, R-9-21: somebody enters a manifest of three containers and five
// lines by the keyboard alone, is stopped by the checks and puts it right, sees his money held, taken once customs accept and
// given back when they refuse, changes what was sent and deletes it; what customs swallow is asked for and not sent twice;
// lists, books and guides stand at their addresses; nothing of it is a serious accessibility issue.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsFields, headFields, partyFields, partyRoles } from '@mastlight/domain/sh-manifest/filing';
import { goodsTitles } from '@mastlight/domain/sh-manifest/messages';
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { askPlatform } from '@mastlight/testing/ask-platform';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;
let page: Page;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000417');
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(40_000);
});
afterAll(async () => {
  await browser?.close();
});

/** What customs have of all that was sent. */
const atCustoms = async () =>
  (
    (await (await fetch(`${product.sandboxUrl}/manifest-receiver`)).json()) as {
      list: { billNo: string; function: string; copies: number; refusals: { text: string }[] }[];
    }
  ).list;
const fault = (change: object) => fetch(`${product.sandboxUrl}/fault`, { method: 'POST', body: JSON.stringify(change) });
const call = <T>(path: string, body: object): Promise<T> =>
  askPlatform<T>({ platformUrl: product.platformUrl, token: person.token }, path, body);
/** A draft of the sample, made without the browser. */
async function draft(billno: string, cargo = 'PLASTIC STORAGE BOX'): Promise<number> {
  const wire = spellFiling(sampleFiling);
  const goods = wire.goods.map((line, row) => (row === 0 ? { ...line, cargoname: cargo } : line));
  const filing = { ...wire, head: { ...wire.head, billno }, goods };
  return (await call<{ id: number }>('/shManifest/hymanifestshhead/save', { filing })).id;
}
/** Sends what is open, with the mouse. */
async function sendIt(): Promise<void> {
  await page.getByRole('button', { name: '校对并发送' }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('已提交，冻结 30 火币，海关接受才扣').waitFor();
}
const statusIs = (status: string) => page.locator('.manifest-head').getByText(status, { exact: true }).waitFor();
async function giveReason(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByLabel(/^原因/).fill(reason);
  await dialog.getByLabel(/^联系人/).fill('演示');
  await dialog.getByLabel(/^联系电话/).fill('0');
}
/** The newest lines of the record, newest first. */
async function recordsSay(remarks: readonly string[]): Promise<void> {
  await walk(page, '/pay/accountRecord');
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  const told = await rows.allTextContents();
  for (const [i, remark] of remarks.entries()) expect(told[i]).toContain(remark);
}

/** Which field has the caret: its name in the form; of a cell that helps choosing, what it is called. */
const caret = () =>
  page.evaluate(() => {
    const { activeElement } = (globalThis as unknown as { document: { activeElement: HTMLInputElement | null } }).document;
    return activeElement?.name || activeElement?.getAttribute('aria-label') || '';
  });
/** Goes to a field by Tab, as somebody without a mouse does. */
async function tabTo(name: string): Promise<void> {
  for (let steps = 0; steps < 200; steps++) {
    if ((await caret()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab`);
}
/** Types into the field that has the caret; of a choice, goes down until it is chosen. */
async function typeHere(value: string): Promise<void> {
  const focused = page.locator(':focus');
  const isChoice = (await focused.evaluate((field) => (field as { tagName?: string }).tagName)) === 'SELECT';
  if (!isChoice) {
    // Each key is a call to the browser: what is typed last goes through them all.
    if (value.length > 2) await page.keyboard.insertText(value.slice(0, -2));
    return page.keyboard.type(value.slice(-2));
  }
  for (let steps = 0; steps < 80 && (await focused.inputValue()) !== value; steps++) await page.keyboard.press('ArrowDown');
  expect(await focused.inputValue()).toBe(value);
}
/** Fills a field at once; the long form goes to each by Tab. */
async function put(name: string, value: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`).first();
  const isChoice = (await field.evaluate((element) => (element as { tagName?: string }).tagName)) === 'SELECT';
  await (isChoice ? field.selectOption(value) : field.fill(value));
}
/** Presses a button that is reached by Tab. */
async function pressByKeyboard(name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).last();
  for (let steps = 0; steps < 200; steps++) {
    if (
      await button.evaluate(
        (element) => element === (globalThis as unknown as { document: { activeElement: unknown } }).document.activeElement,
      )
    )
      return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

it('R-2.2-03 R-1-15 R-9-21 R-5.4-16 by the keyboard alone: entered, stopped by a check, mended, sent, paid once customs accept', async () => {
  await visit(page, `${product.platformUrl}/sh_manifest/new`);
  await page.getByRole('heading', { name: '新建舱单' }).waitFor();
  const head = { ...sampleFiling.head, imoNo: '9074728' };
  for (const field of headFields) {
    if (head[field] === '') continue;
    await tabTo(`head.${field}`);
    await typeHere(head[field]);
  }
  for (const role of partyRoles) {
    for (const field of partyFields) {
      const value = sampleFiling.parties[role][field];
      if (value === '') continue;
      if (isLong || role === partyRoles[0]) {
        await tabTo(`${role}.${field}`);
        await typeHere(value);
      } else await put(`${role}.${field}`, value);
    }
  }
  await tabTo('rows.0.houseBillNo');
  for (const [row, line] of sampleFiling.goods.entries()) {
    for (const field of goodsFields) {
      const names = [`rows.${row}.${field}`, `第 ${row + 1} 行 ${goodsTitles[field]}`];
      await waitFor(`the caret in ${names[0]}`, async () => names.includes(await caret()));
      if (line[field] !== '') await typeHere(line[field]);
      await page.keyboard.press('Enter');
    }
  }
  const panel = page.getByRole('complementary', { name: '校验' });
  await panel.getByText('IMO').first().waitFor();
  await page.getByText('还有 1 处错误，先改好再发').waitFor();
  expect(await page.getByRole('button', { name: '校对并发送' }).isDisabled()).toBe(true);
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'sh-manifest-stopped.png');
  await pressByKeyboard(/IMO/);
  await waitFor('the caret in what is wrong', async () => (await caret()) === 'head.imoNo');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(sampleFiling.head.imoNo);
  await page.getByText('IMO 号校验位正确').waitFor();
  await shoot(page, 'sh-manifest-new.png');
  await page.keyboard.press('Control+Enter');
  await page.getByText('提交后先冻结 30 元').waitFor();
  await shoot(page, 'sh-manifest-ask.png');
  await pressByKeyboard('提交');
  await page.getByText('已提交，冻结 30 火币，海关接受才扣').waitFor();
  await statusIs('已发送');
  await shoot(page, 'sh-manifest-sent.png');
  expect(await atCustoms()).toMatchObject([{ billNo: sampleFiling.head.billNo, function: 'original', copies: 1, refusals: [] }]);
  await recordsSay(['上海舱单发送，扣款', '上海舱单发送，冻结']);
});

it('R-4.10-32 R-3.9-18 what was sent is changed, both versions side by side, and deleted', async () => {
  await walk(page, '/sh_manifest/already');
  await page.getByRole('button', { name: '邮件' }).first().waitFor();
  await page.getByRole('row', { name: new RegExp(sampleFiling.head.billNo) }).waitFor();
  // R-2.2-08: the shipping agent was told, in a mailbox of his own.
  await page.getByRole('button', { name: '邮件' }).first().click();
  await page.getByText('已发出', { exact: true }).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'sh-manifest-email.png');
  const { list } = (await (await fetch(`${product.sandboxUrl}/mail`)).json()) as { list: { to: string[]; subject: string }[] };
  expect(list).toMatchObject([{ to: ['manifest@agent.example'], subject: expect.stringContaining(sampleFiling.head.billNo) }]);
  await page.goBack();
  await page.getByRole('button', { name: '打开' }).first().click();
  await page.getByRole('button', { name: '改单' }).click();
  await page.locator('[data-cell="rows.0.cargoName"]').fill('PLASTIC BOX');
  await page.getByRole('button', { name: '提交改单' }).click();
  const dialog = page.getByRole('dialog', { name: '改单：海关接受后才算' });
  await dialog.getByText('PLASTIC STORAGE BOX').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'sh-manifest-change.png');
  await giveReason(dialog, '品名有误');
  await dialog.getByRole('button', { name: '提交改单' }).click();
  await page.getByText('已提交，等海关回执').waitFor();
  await waitFor('customs to accept the change', async () => (await page.locator('.manifest-timeline').getByText('已接受').count()) === 2);
  expect(await page.locator('[data-cell="rows.0.cargoName"]').inputValue()).toBe('PLASTIC BOX');
  const [paper] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '舱单证明 PDF' }).click()]);
  expect(paper.suggestedFilename()).toMatch(/^预配舱单_.*\.pdf$/);
  await page.getByRole('button', { name: '删单', exact: true }).click();
  const deletion = page.getByRole('dialog', { name: '删单：海关接受后不能恢复' });
  await giveReason(deletion, '退关');
  await deletion.getByRole('button', { name: '删单' }).click();
  await statusIs('已删单');
  expect((await atCustoms()).map((one) => one.function)).toEqual(['delete', 'change', 'original']);
  // R-1-15: neither costs anything.
  await recordsSay(['上海舱单发送，扣款', '上海舱单发送，冻结']);
  await walk(page, '/sh_manifest/uandd');
  await page.getByText('PLASTIC BOX').first().waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads.map((text) => text.trim())).toEqual(expect.arrayContaining(['编号', '船名', '航次', '提单号', '状态', '回执', '时间']));
  await shoot(page, 'sh-manifest-changes.png');
});

it.runIf(isLong)('R-4.10-32 refused with the words of customs, it costs nothing; put right, it goes again', async () => {
  const id = await draft('DEMO26112402', 'GENERAL CARGO');
  await visit(page, `${product.platformUrl}/sh_manifest/new?id=${id}`);
  await sendIt();
  await page
    .getByText(/品名 GENERAL CARGO 太笼统/)
    .first()
    .waitFor();
  await statusIs('已退回');
  await shoot(page, 'sh-manifest-refused.png');
  await recordsSay(['上海舱单发送，没有办成，退回', '上海舱单发送，冻结']);
  await visit(page, `${product.platformUrl}/sh_manifest/wait?status=-1`);
  await page.getByRole('row', { name: /DEMO26112402/ }).dblclick();
  await page.locator('[data-cell="rows.0.cargoName"]').fill('PLASTIC STORAGE BOX');
  await sendIt();
  await statusIs('已发送');
  expect((await atCustoms()).filter(({ billNo }) => billNo === 'DEMO26112402').map(({ refusals }) => refusals.length)).toEqual([0, 1]);
});

it.runIf(isLong)('R-07 what customs swallow is asked for, and they have it once', async () => {
  await fault({ manifestSwallowRate: 1, manifestReceiptsLost: true });
  const id = await draft('DEMO26112403');
  await visit(page, `${product.platformUrl}/sh_manifest/new?id=${id}`);
  await sendIt();
  await statusIs('已发送');
  await fault({ manifestSwallowRate: 0, manifestReceiptsLost: false });
  expect((await atCustoms()).filter(({ billNo }) => billNo === 'DEMO26112403').map(({ copies }) => copies)).toEqual([1]);
});

it.runIf(isLong)(
  'R-2.2-01 R-2.2-02 R-2.2-04 R-2.2-05 R-2.2-06 R-2.2-07 R-2.2-09 R-2.2-10 R-2.2-11 R-2.2-12 R-2.2-13 R-2.2-14 R-2.2-15 R-2.2-16 R-2.2-17 lists, books and guides stand at their addresses',
  async () => {
    let before = '';
    await visit(page, `${product.platformUrl}/sh_manifest`);
    for (const [path, text] of [
      ['/sh_manifest', '录入、校验并发送上海出口预配舱单'],
      ['/sh_manifest/all', 'DEMO26112403'],
      ['/wait', '还没有舱单'],
      ['/already', 'DEMO26112403'],
      ['/counter', '还没有记录'],
      ['/dustbin', '还没有舱单'],
      ['/sh_manifest/dustbin?status=-3', sampleFiling.head.billNo],
      ['/uandd', 'PLASTIC BOX'],
      ['/guide/agreement', '服务协议'],
      ['/guide/book', '操作手册'],
      ['/guide/delete', '删单说明'],
      ['/guide/business', '业务说明'],
      ['/shanghai_sft_revice', '还没有，新增一个'],
      ['/shanghai_sft_send', '还没有，新增一个'],
      ['/shanghai_sft_notice', '还没有，新增一个'],
      ['/shanghai_sft_rsn', '还没有，新增一个'],
    ] as const) {
      // What says the same as the page before is known to be there by loading it.
      if (text === before) await visit(page, product.platformUrl + path);
      else await walk(page, path);
      before = text;
      await page.locator('.manifest-main').getByText(text).first().waitFor();
      expect(await page.locator('.manifest-menu [aria-current]').count()).toBe(1);
      // R-2.2-14 … -17: the module's entry is lit, whatever its address.
      expect(await page.getByRole('link', { name: '上海舱单' }).first().getAttribute('aria-current')).not.toBeNull();
      expect(await seriousIssues(page)).toEqual([]);
    }
    await visit(page, `${product.platformUrl}/sh_manifest/all`);
    await page.getByRole('row', { name: /DEMO26112403/ }).waitFor();
    await shoot(page, 'sh-manifest-list.png');
  },
);
