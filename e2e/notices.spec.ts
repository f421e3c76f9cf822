// Guarantee: the first release note that somebody has not acknowledged opens by itself, and after "知道了" the next one
// the desk writes, previews, publishes and withdraws; and of markup in what he writes, or in what the
// server sends, nothing runs and nothing is loaded from elsewhere (S-09).
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseNotes } from '@mastlight/domain/notice/release-notes';
import { launchChromium } from '@mastlight/testing/chromium';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { isLong } from '@mastlight/testing/is-long';
import { ownedMark, scriptPayloads } from '@mastlight/testing/script-payloads';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product as sharedProduct } from './shared-product';

/** The long form tries every payload; the server's own tests try them all on what cleans the markup. */
const payloads = scriptPayloads(isLong ? 300 : 15);
const newestFirst = releaseNotes.toReversed();

/** Whoever publishes does so before everybody's eyes: for that the long form starts a product of its own. */
let own: RunningProduct | undefined;
let product: Pick<RunningProduct, 'platformUrl' | 'sandboxUrl'>;
let browser: Browser;
let reader: SignedIn;
let writer: SignedIn;

beforeAll(async () => {
  if (isLong) own = await startProduct({ env: { SANDBOX_PORTS: '', DEMO_COMPANIES: 'none' } });
  product = own ?? sharedProduct;
  reader = await signInThroughSandbox(product, '19900000141');
  if (own) {
    writer = await signInThroughSandbox(own, '19900000142');
    await makeAdmin(own, writer.phone, '--desk');
  }
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await own?.stop();
});

async function post(path: string, body: object, { token }: SignedIn): Promise<{ code: number; data: { id: number } }> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  return (await (await fetch(product.platformUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as never;
}

const forget = (): Promise<unknown> => post('/dict/set', { dictKey: `update_notes_know_${reader.id}`, dictValue: '{}' }, reader);

interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
}

async function open(
  path: string,
  person: SignedIn,
  { width = 1440, height = 900, dark = false }: Look = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  // As of somebody who was here before the notes: to who came after them they are no news (V-15).
  await context.route('**/user/currentUser', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, createTime: '2020-01-01 00:00:00' } } });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, product.platformUrl + path);
  return { page, context };
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: /更新说明/ });

describe('release notes', () => {
  it.runIf(isLong)(
    'R-4.6-01, R-4.6-02, R-4.6-03, R-2.6-27 the first that was not acknowledged opens, then the next, then none',
    async () => {
      await forget();
      const { page, context } = await open('/logistics', reader);
      for (const { title } of newestFirst) {
        await dialogOf(page).getByRole('article', { name: title }).waitFor();
        const saved = page.waitForResponse((answer) => answer.url().endsWith('/dict/set'));
        await dialogOf(page).getByRole('button', { name: '知道了' }).click();
        await saved;
        await dialogOf(page).waitFor({ state: 'detached' });
        const list = page.waitForResponse((answer) => answer.url().includes('/releaseNote/page'));
        await page.reload();
        await list;
      }
      await page.getByRole('button', { name: '更新说明', exact: true }).waitFor();
      expect(await dialogOf(page).count()).toBe(0);
      await context.close();
    },
  );

  const looks: readonly (readonly [string, Look])[] = [
    ['light', {}],
    ['dark', { dark: true }],
    ['phone', { width: 390, height: 844 }],
  ];
  it.runIf(isLong).each(looks)('R-2.5-04, R-2.6-27 are drawn without serious issues: %s', async (name, look) => {
    await forget();
    const { page, context } = await open('/logistics', reader, look);
    await dialogOf(page).locator('.rich-text li').first().waitFor();
    await shoot(page, `release-notes-${name}.png`);
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    // A phone's header has room for the page's tools alone.
    if (look.width !== undefined) return context.close();
    await page.getByRole('button', { name: `更新说明，${newestFirst.length} 条没看` }).click();
    await dialogOf(page).getByRole('article', { name: newestFirst[0]!.title }).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialogOf(page).getByRole('article', { name: newestFirst[1]!.title }).waitFor();
    await context.close();
  });

  it('R-2.5-04 are read without signing in', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await visit(page, `${product.platformUrl}/404`);
    await page.locator('dialog.login-screen').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '更新说明' }).click();
    await dialogOf(page).getByRole('article', { name: newestFirst[0]!.title }).waitFor();
    expect(await dialogOf(page).getByText('没看').count()).toBe(0);
    await context.close();
  });
});

describe('the editor', () => {
  it('is closed to who is not of the desk', async () => {
    const { page, context } = await open('/ops/notices', reader);
    await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/404');
    await context.close();
  });

  it.runIf(isLong)('writes, previews, publishes, puts on top and withdraws a notice that others read', async () => {
    const { page, context } = await open('/ops/notices', writer);
    await page.getByRole('textbox', { name: /^标题/ }).fill('国庆期间照常收报');
    await page.getByLabel('内容（HTML）').fill('<p>值班电话在<strong>页脚</strong>。</p>');
    await page.getByRole('region', { name: '预览' }).locator('strong').getByText('页脚').waitFor();
    await shoot(page, 'notices-editor.png', { fullPage: true });
    expect(await seriousIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
    const line = page.getByRole('region', { name: '全部条目' }).getByRole('button', { name: /国庆期间照常收报/ });
    await line.getByText('已发布').waitFor();
    await page.getByRole('button', { name: '置顶', exact: true }).click();
    await line.getByText('置顶').waitFor();

    await page.getByRole('button', { name: '更新说明', exact: true }).click();
    await dialogOf(page).getByText('公告', { exact: true }).click();
    await dialogOf(page).getByRole('article', { name: '国庆期间照常收报' }).getByText('值班电话在').waitFor();
    await shoot(page, 'notices-dialog.png');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: '撤回' }).click();
    await line.getByText('已撤回').waitFor();
    const { data } = (await (await fetch(`${product.platformUrl}/notice/list`)).json()) as { data: { total: number } };
    expect(data.total).toBe(0);
    await context.close();
  });
});

describe('S-09 markup', () => {
  /** Goes through as many notes as there are payloads, under the site's own security policy; tells of what ran or was loaded. */
  async function lookThrough(contentOf: ((id: number) => string) | null, ids: readonly number[]): Promise<string[]> {
    await forget();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await enterSignedIn(context, reader);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(product.platformUrl) && !request.url().startsWith('data:')) faults.push(`loads ${request.url()}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    const records = ids.map((id) => ({ id, title: `n${id}`, subtitle: '2099-11-23 09:00:00', version: '1' }));
    const answer = (data: object) => ({ json: { code: 200, status: true, msg: 'success', data, requestId: 'r' } });
    await page.route('**/releaseNote/page*', (route) => route.fulfill(answer({ records, total: ids.length, pageNo: 1, pageSize: 50 })));
    if (contentOf) {
      await page.route('**/releaseNote/detail*', (route) => {
        const id = Number(new URL(route.request().url()).searchParams.get('id'));
        return route.fulfill(answer({ ...records.find((each) => each.id === id), content: contentOf(id) }));
      });
    }
    await visit(page, `${product.platformUrl}/404`);
    await dialogOf(page).waitFor();
    for (const id of ids) {
      await dialogOf(page)
        .getByRole('article', { name: `n${id}`, exact: true })
        .locator('.rich-text')
        .waitFor({ state: 'attached' });
      const foreign = await page.evaluate((mark) => {
        const inside = [...document.querySelectorAll('.rich-text *')];
        return [
          ...(mark in globalThis ? ['ran'] : []),
          ...inside.flatMap((part) => [...part.attributes].map(({ name }) => name)).filter((name) => /^on|src|style|action/.test(name)),
          ...inside.map((part) => part.localName).filter((name) => /script|img|svg|iframe|style|object|embed|form|input/.test(name)),
        ];
      }, ownedMark);
      faults.push(...foreign.map((what) => `${id}: ${what}`));
      await page.keyboard.press('ArrowRight');
    }
    await waitFor('what might still run', async () => true);
    if (await page.evaluate((mark) => mark in globalThis, ownedMark)) faults.push('ran');
    await context.close();
    return faults;
  }

  it(`of ${payloads.length} payloads that the server sends none runs and none loads`, async () => {
    const ids = payloads.map((_, index) => index + 1);
    expect(await lookThrough((id) => payloads[id - 1]!, ids)).toEqual([]);
  });

  // What cleans them is tried with all of them on the server.
  it.runIf(isLong)(`of ${payloads.length} payloads that the desk saves none runs and none loads`, async () => {
    const ids: number[] = [];
    for (const [index, payload] of payloads.entries()) {
      // Behind the other words: a note without any is not published.
      const note = { kind: 'release', version: `7.${index}`, title: `n${index}`, content: `<p>n</p>${payload}` };
      const { data, code } = await post('/notice/editor/save', note, writer);
      expect({ payload, code }).toEqual({ payload, code: 200 });
      await post('/notice/editor/publish', { id: data.id }, writer);
      ids.push(data.id);
    }
    expect(await lookThrough(null, ids)).toEqual([]);
  });
});
