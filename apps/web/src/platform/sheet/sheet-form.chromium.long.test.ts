// Guarantee: in a real browser the sheet takes blocks from spreadsheets, keeps what is wrong and says so, waits for the
// input method, goes by keyboard, and gives back what was typed after a reload, also from an older form.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchChromium } from '@mastlight/testing/chromium';
import { enterSignedIn, signInPage } from '@mastlight/testing/sign-in';
import react from '@vitejs/plugin-react';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../../testing/sheet');
// Many pages of a real browser on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let outDir: string;
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let devTools: CDPSession;
let url: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'sheet-stage-'));
  const config = {
    root,
    configFile: false as const,
    plugins: [react()],
    logLevel: 'error' as const,
    // Read once, by a browser on this machine: to make it small costs more than it saves.
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false },
  };
  vi.stubEnv('NODE_ENV', 'production');
  await build(config);
  vi.unstubAllEnvs();
  server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  url = `${server.resolvedUrls?.local[0]}?rows=20`;
  browser = await launchChromium();
  // One page for all: each test comes to it anew, to a storage in which there is nothing.
  context = await browser.newContext({ viewport: { width: 1600, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  // A draft is kept for a person; there is no server here to ask who that is.
  await context.route('**/gw/**', (route) => route.abort());
  await enterSignedIn(context, { token: 't', id: '7', openid: null });
  page = await context.newPage();
  devTools = await context.newCDPSession(page);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

beforeEach(async () => {
  // A page keeps its draft as it is left, so it is left first.
  await page.goto('about:blank');
  await devTools.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
});

const draftKey = 'mastlight.own:7/personal:draft.weighing-trial';

const cell = (row: number, column: string) => page.locator(`[data-cell="rows.${row}.${column}"]`);
const refusal = (row: number, column: string) => page.locator(`[id="rows.${row}.${column}-note"]`);
const status = () => page.locator('.sheet-foot [role=status]');

async function open(draft?: object): Promise<void> {
  await page.goto(url);
  if (draft) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [draftKey, JSON.stringify(draft)] as const);
    await page.reload();
  }
  await cell(0, 'boxNo').waitFor();
}

async function paste(row: number, column: string, text: string): Promise<void> {
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await cell(row, column).focus();
  await page.keyboard.press('Control+v');
}

/** Comes to a cell and waits for the part that helps choosing; until its chunk is there, a cell is text. */
async function focusHelped(column: string, part: Locator): Promise<void> {
  await vi.waitFor(
    async () => {
      await cell(0, 'boxNo').focus();
      await cell(0, column).focus();
      await part.waitFor({ timeout: 1_000 });
    },
    { timeout: 60_000 },
  );
}

describe('a pasted block', () => {
  const block = [
    'MSKU1234565\t40HQ\tSEAL"1\t"锂电池, ""9类""\n第二行"\t１２\t木箱\t12,500.5\t3900\t釜山\t2026/10/12 9:05\tSM1 整箱称重\t宁波港 𠮷',
    'MSKU12\t50XX\t\t\t半箱\t\t两吨\t\t火星\t明天\t\t',
  ].join('\r\n');

  test('fills the cells, reads what a spreadsheet shows, keeps wrong cells and marks them in Chinese', async () => {
    await open();
    await paste(2, 'boxNo', block);
    await status().filter({ hasText: '6 处要改' }).waitFor();
    expect(await cell(2, 'goods').inputValue()).toBe('锂电池, "9类"第二行');
    expect(await cell(2, 'packages').inputValue()).toBe('12');
    expect(await cell(2, 'grossKg').inputValue()).toBe('12500.5');
    expect(await cell(2, 'weighedAt').inputValue()).toBe('2026-10-12 09:05');
    expect(await cell(2, 'remark').inputValue()).toBe('宁波港 𠮷');
    expect(await cell(3, 'boxType').inputValue()).toBe('50XX');
    expect(await cell(3, 'grossKg').inputValue()).toBe('两吨');
    const told = await Promise.all(
      ['boxNo', 'boxType', 'packages', 'grossKg', 'dischargePort', 'weighedAt'].map((name) => refusal(3, name).textContent()),
    );
    expect(told).toEqual([
      '箱号是4个字母加7位数字',
      '请从列表里选',
      '件数是正整数',
      '重量是500到45,000千克之间的数',
      '请从列表里选',
      '时间写成 2026-10-12 14:47',
    ]);
    expect(await cell(3, 'grossKg').getAttribute('aria-invalid')).toBe('true');
    // The sheet leads to the first of them and says what is wrong there.
    await page.locator('.sheet-faults').click();
    expect(await cell(3, 'boxNo').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('.sheet-refusal').first().textContent()).toBe('箱号是4个字母加7位数字');
  });

  test('with more rows than there are appends them; what does not fit at the right is told', async () => {
    await open();
    await paste(18, 'method', 'SM1 整箱称重\ta\tb\nSM1 整箱称重\tc\nSM1 整箱称重\td\nSM1 整箱称重\te');
    await cell(21, 'remark').waitFor();
    expect(await page.locator('.sheet-row').count()).toBe(22);
    expect(await cell(21, 'remark').inputValue()).toBe('e');
    await page.getByText('右边多出的 1 格没有粘贴').waitFor();
  });

  test('of one cell is put in at the cursor by the browser', async () => {
    await open();
    await cell(0, 'remark').fill('前后');
    await cell(0, 'remark').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
    await page.evaluate(() => navigator.clipboard.writeText('中'));
    await page.keyboard.press('Control+v');
    expect(await cell(0, 'remark').inputValue()).toBe('前中后');
  });
});

describe('the draft', () => {
  test('survives a reload right after the last key, wrong cells and all', async () => {
    await open();
    await cell(5, 'grossKg').fill('两吨');
    await cell(19, 'remark').fill('末行');
    await page.reload();
    await page.getByText('已恢复').waitFor();
    expect([await cell(5, 'grossKg').inputValue(), await cell(19, 'remark').inputValue()]).toEqual(['两吨', '末行']);
  });

  test('of the form before is led to today’s', async () => {
    await open({ version: 1, savedAtMs: 0, values: { rows: [{ boxNo: 'MSKU1234565', grossT: '2.5' }] } });
    expect([await cell(0, 'boxNo').inputValue(), await cell(0, 'grossKg').inputValue()]).toEqual(['MSKU1234565', '2500']);
  });

  test('that cannot be read is offered for download, whole, until it is fetched', async () => {
    const old = { version: 0, savedAtMs: 0, values: '一箱铁' };
    await open(old);
    await cell(0, 'boxNo').fill('MSKU1234565');
    await page.reload();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载旧草稿' }).click()]);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(old);
    expect(await cell(0, 'boxNo').inputValue()).toBe('MSKU1234565');
    await page.reload();
    await cell(0, 'boxNo').waitFor();
    expect(await page.getByRole('button', { name: '下载旧草稿' }).count()).toBe(0);
  });

  test('is forgotten once the rows are in order and sent', async () => {
    await open();
    await page.getByRole('button', { name: '检查并提交' }).click();
    await page.getByText('还没有填写').waitFor();
    await cell(0, 'boxNo').fill('MSKU1234565');
    await page.getByRole('button', { name: '检查并提交' }).click();
    await refusal(0, 'grossKg').waitFor({ state: 'attached' });
    expect(await refusal(0, 'grossKg').textContent()).toBe('请填写');
    await cell(0, 'grossKg').fill('12500');
    await page.getByRole('button', { name: '检查并提交' }).click();
    await page.getByText('已检查 1 行，都对').waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
  });
});

describe('two tabs of one person', () => {
  /** Signs in as `id`, after a sign-out, as another tab does. */
  const signIn = async (tab: Page, id: string) => {
    await tab.evaluate(() => localStorage.removeItem('mastlight.token'));
    await signInPage(tab, { token: `token-${id}`, id, openid: null });
  };

  test('one signs somebody else in: the other shows the new person nothing of the old one, who finds it again', async () => {
    const shared = await browser.newContext();
    await shared.route('**/gw/**', (route) => route.abort());
    const [desk, left] = [await shared.newPage(), await shared.newPage()];
    const box = left.locator('[data-cell="rows.0.boxNo"]');
    await desk.goto(url);
    await signIn(desk, '7');
    await desk.evaluate(() => localStorage.setItem('mastlight.own:9/personal:draft.weighing-trial', '{"savedAtMs":0}'));
    await left.goto(url);
    expect(await left.evaluate(() => localStorage.getItem('mastlight.own:9/personal:draft.weighing-trial'))).toBeNull();
    await box.fill('MSKU1234565');

    let loads = 0;
    left.on('load', () => (loads += 1));
    await signIn(desk, '8');
    await vi.waitFor(async () => expect([loads, await box.inputValue()]).toEqual([1, '']), { timeout: 30_000 });
    expect(await left.evaluate(() => localStorage.getItem('mastlight.token'))).toBe('token-8');

    await signIn(desk, '7');
    await vi.waitFor(async () => expect(await box.inputValue()).toBe('MSKU1234565'), { timeout: 30_000 });
    expect(loads).toBe(2);
    await shared.close();
  });
});

describe('by keyboard', () => {
  test('Tab goes from cell to cell, arrows and Enter up and down', async () => {
    await open();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell']);
    await cell(0, 'boxNo').focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('rows.0.boxType');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('rows.0.sealNo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('rows.2.sealNo');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('rows.1.boxType');
  });

  test('a combobox finds, chooses and lets go; any text is taken and checked', async () => {
    await open();
    await page.keyboard.press('Tab');
    await focusHelped('dischargePort', page.getByRole('combobox', { name: '第 1 行 卸货港' }));
    await page.keyboard.type('釜');
    await page.getByRole('option', { name: '釜山' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await cell(0, 'dischargePort').inputValue()).toBe('釜山');
    await cell(1, 'dischargePort').focus();
    await page.keyboard.type('火星');
    await page.keyboard.press('Tab');
    await refusal(1, 'dischargePort').waitFor({ state: 'attached' });
    expect(await cell(1, 'dischargePort').inputValue()).toBe('火星');
  });

  test('a time is typed part by part', async () => {
    await open();
    await focusHelped('weighedAt', page.getByRole('spinbutton').first());
    await page.keyboard.type('202610120905');
    await cell(0, 'remark').focus();
    expect(await cell(0, 'weighedAt').inputValue()).toBe('2026-10-12 09:05');
  });
});

test('an input method is waited for: half a word is neither refused nor cleared, Enter in it moves nothing', async () => {
  await open();
  await cell(0, 'grossKg').fill('两吨');
  await cell(0, 'remark').focus();
  await refusal(0, 'grossKg').waitFor({ state: 'attached' });
  await cell(0, 'grossKg').focus();
  await cell(0, 'grossKg').selectText();
  const before = await refusal(0, 'grossKg').textContent();
  await devTools.send('Input.imeSetComposition', { text: 'si qian', selectionStart: 7, selectionEnd: 7 });
  expect(await cell(0, 'grossKg').inputValue()).toBe('si qian');
  expect(await refusal(0, 'grossKg').textContent()).toBe(before);
  await devTools.send('Input.insertText', { text: '4000' });
  await refusal(0, 'grossKg').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['cell'])).toBe('rows.0.grossKg');
});
