// Guarantee: in a browser somebody finds a factory among the companies that `npm start` imports by the command, sees what is known and
// how old it is, opens its contact once for one price, marks it, and finds it again;
// what a new edition brings to a saved search is a message.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
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
  person = await signInThroughSandbox(product, '19900000191');
  browser = await launchChromium();
  // `npm start` imports them once everything answers.
  await waitFor('companies to be there', async () => {
    const answer = await fetch(`${product.platformUrl}/data-query/company/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: person.token },
      body: '{}',
    });
    const { data } = (await answer.json()) as { readonly data?: { readonly total: number } };
    return data?.total ? data : null;
  });
});
afterAll(() => browser?.close());

async function open(path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

/** Takes a file as another source's, by the command, beside the running product. */
async function takeEdition(lines: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mastlight-edition-'));
  const file = join(folder, 'edition.csv');
  await writeFile(file, lines);
  await promisify(execFile)(
    process.execPath,
    [resolve(import.meta.dirname, '../.build/server/toker-import.mjs'), file, '--source=演示名录', '--day=2026-01-15'],
    { env: { ...process.env, DATA_DIR: product.dataDir } },
  );
  await rm(folder, { recursive: true });
}

it('R-1-12, R-2.1-10, R-2.3-04, R-7.6-17 a factory is found, its contact opened once for one price, marked and found again', async () => {
  const page = await open('/toker');
  await page.getByText('48 家', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: '找公司' }).fill('没有这种货');
  await page.getByRole('button', { name: '查找' }).click();
  await page.getByText('没有找到').waitFor();
  await page.getByRole('textbox', { name: '找公司' }).fill('保温瓶');
  await page.getByRole('button', { name: '查找' }).click();
  await page.getByText('10 家', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: '工厂' }).check();
  await page.getByRole('button', { name: '存成条件' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('list', { name: '存下的条件' }).getByRole('button', { name: '保温瓶', exact: true }).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'toker.png');

  const found = page.getByRole('region', { name: '拓客系统' });
  const name = await found.getByRole('listitem').filter({ hasText: '工厂' }).getByRole('button').first().textContent();
  await found.getByRole('button', { name: name! }).click();
  const drawer = page.getByRole('dialog', { name: name! });
  await drawer
    .getByRole('region', { name: '开场白' })
    .getByText(/主要是/)
    .waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  // One that has a contact: the file tells which.
  await page.getByRole('textbox', { name: '找公司' }).fill('保温瓶 金华');
  await page.getByRole('button', { name: '查找' }).click();
  await found.getByRole('button', { name: /^金华/ }).first().click();
  const contacts = page.getByRole('dialog').getByRole('region', { name: /联系人/ });
  await contacts.getByText('5.00 火币').or(contacts.getByText('5 火币')).waitFor();
  await contacts.getByText('演**').first().waitFor();
  await contacts.getByRole('button', { name: /看这/ }).click();
  await contacts.getByText('已打开，不再收费').waitFor();
  await contacts
    .getByText(/0574-0000\d{4}/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: '有意向' }).check({ force: true });
  await page.getByRole('textbox', { name: '备注' }).fill('要报价');
  await page.getByLabel('下次跟进').fill('2030-01-15');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'toker-drawer.png');
  await page.getByRole('button', { name: '打开整页' }).click();
  await page.waitForURL('**/tokerDetail?id=*');
  await page.getByRole('heading', { level: 1, name: /^金华/ }).waitFor();
  const url = new URL(page.url());
  await page.context().close();

  // A saved search whose bell is on: what a new edition brings is a message, and stands at the search.
  const waiting = await open('/toker?keyword=桅灯绳');
  await waiting.getByText('没有找到').waitFor();
  await waiting.getByRole('button', { name: '存成条件' }).click();
  await waiting.getByRole('button', { name: '保存' }).click();
  await waiting.getByRole('button', { name: '有新公司时发消息：桅灯绳' }).click();
  await waiting.getByText('来了新公司就发消息').waitFor();
  await takeEdition('公司名称,品名\n演示桅灯绳厂,桅灯绳\n');
  await waiting.getByRole('link', { name: /^消息\s*\d+$/ }).click();
  const message = waiting.getByRole('listitem').filter({ has: waiting.getByRole('heading', { name: '条件有新公司' }) });
  await message.getByText('新增 1 家符合这个条件').waitFor();
  await message.getByRole('link', { name: '桅灯绳' }).click();
  await waiting.getByText('这一期新增 1 家符合你的条件').waitFor();
  await waiting.getByRole('button', { name: '演示桅灯绳厂' }).waitFor();
  expect(await seriousIssues(waiting)).toEqual([]);
  await shoot(waiting, 'toker-new.png');
  await waiting.context().close();

  const phone = await open('/toker?view=marked', 390, true);
  await phone.getByText('下次跟进 2030-01-15').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'toker-phone-dark.png');
  await visit(phone, `${product.platformUrl}${url.pathname}${url.search}`);
  await phone.getByText('已打开，不再收费').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'toker-detail-phone-dark.png');
  await phone.context().close();
});
