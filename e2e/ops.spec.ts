// Guarantee: M-09: whoever runs the site puts somebody at the desk by one command, and he finds what came in, what
// was set aside and why, drives it again, and sees the end of it; drawn in every width and theme without serious issues.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { makeAdmin } from '@mastlight/testing/make-admin';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

const phone = '19900000109';

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, phone);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function open(path: string, { width = 1440, height = 900, dark = false } = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await visit(page, product.platformUrl + path);
  return { page, context };
}

const gate = (size: string, no: number, terminal = 'BLCT3'): string =>
  `00:CODECO:GATE-IN REPORT:9:${terminal}:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:CICU842159${no}:${size}:F:E:E1:TSTBILL00000${no}:24860:ML1:202610101200:'\n99:4'`;

describe('M-09 the operator’s desk', () => {
  it('is closed to a user, and open to him once the command has put him at the desk', async () => {
    const { page, context } = await open('/ops');
    // V-09: who is none is not asked for, so that nothing signs him out.
    await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
    expect(await page.getByText('登录已失效').count()).toBe(0);
    await makeAdmin(product, phone, '--desk');
    await page.waitForTimeout(1_100);
    await visit(page, `${product.platformUrl}/ops`);
    await page.getByText('一份不少').waitFor();
    await context.close();
  });

  it('shows what was set aside and why, as text, and drives it again to its end', async () => {
    const inbox = join(product.dataDir, 'inbox');
    await writeFile(join(inbox, 'ningbo-edi/size.txt'), gate('4XH9', 5));
    await writeFile(join(inbox, 'ningbo-edi/shanghai.txt'), gate('45G1', 6, 'WGQ4'));
    await writeFile(join(inbox, 'upload/hostile.txt'), '<script>document.title="x"</script>\u202egnp.exe\0\x1b[2J');
    await writeFile(join(inbox, 'customs/format.txt'), gate('45G1', 7));
    const { page, context } = await open('/ops');
    const quarantine = page.getByRole('region', { name: '隔离' });
    // The desk asks again every half minute; who cannot wait loads the page anew.
    const shown = [
      quarantine.getByText('读不出任何内容'),
      quarantine.getByText('不是这个来源的格式'),
      page.getByText('4XH9'),
      page.getByText('别的港口'),
    ];
    await waitFor('what came in, on the desk', async () => {
      await page.reload();
      await page.getByText('一份不少').waitFor();
      const counts = await Promise.all(shown.map((words) => words.count()));
      return counts.every((count) => count > 0);
    });
    await shoot(page, 'ops-light.png', { fullPage: true });
    expect(await seriousIssues(page)).toEqual([]);
    const row = quarantine.getByRole('row').filter({ hasText: '读不出任何内容' });
    await row.getByRole('button', { name: /^原文/ }).click();
    await quarantine.getByText('‹U+202E›gnp.exe').waitFor();
    expect(await page.title()).toContain('运营台');
    await shoot(page, 'ops-raw.png', { fullPage: true });
    await row.getByRole('button', { name: /^重跑/ }).click();
    await quarantine.getByText('重跑 1 份：1 份仍在隔离').waitFor();
    const foreign = quarantine.getByRole('row').filter({ hasText: '不是这个来源的格式' });
    await foreign.getByRole('button', { name: /^仍然接受/ }).click();
    await quarantine.getByText('重跑 1 份：1 份已入账').waitFor();
    await context.close();
  });

  const looks = [
    ['phone', { width: 390, height: 844 }],
    ['dark', { dark: true }],
    ['768', { width: 768 }],
  ] as const;
  it.runIf(isLong).each(looks)('is drawn without serious issues, and nothing runs out of the page: %s', async (name, look) => {
    const { page, context } = await open('/ops', look);
    await page.getByText('一份不少').waitFor();
    await shoot(page, `ops-${name}.png`, { fullPage: true });
    expect(await seriousIssues(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await context.close();
  });
});
