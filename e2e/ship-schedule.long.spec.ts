// Guarantee: one ship whose cut-off moves: the page of calls says so within a minute, names the boxes, is reached by the
// keyboard, gives its calendar, and stands light and dark without serious accessibility issues.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalMs } from '@mastlight/testing/goal-ms';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { subscribeSandboxBills } from '../bench/subscribe-sandbox-bills';
import { product } from './shared-product';

const hourMs = 3_600_000;

interface Bill {
  readonly billNo: string;
  readonly vesselsName: string | null;
  readonly voyage: string | null;
  readonly portCloseTime: string | null;
  readonly boxArrivalCount: string;
}

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000107');
  await subscribeSandboxBills(product, person.token);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}
const ask = async <T>(path: string, body: object) => (await post<{ data: T }>(product.platformUrl + path, body)).data;

async function open(dark: boolean, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
    bypassCSP: true,
  });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await visit(page, `${product.platformUrl}/shipSubscrib`);
  await page.locator('.vessel-bar').first().waitFor();
  return page;
}

describe('one ship whose cut-off moves', () => {
  it('R-2.1-08 is told on the open page, with its boxes, within a minute', async () => {
    const { list: bills } = await ask<{ list: Bill[] }>('/blno/userBlno/queryBlnoPage', { limit: 200 });
    const calls = new Map(
      bills.flatMap((bill) =>
        bill.vesselsName === null || bill.voyage === null
          ? []
          : [[`${bill.vesselsName}/${bill.voyage}`, { vesselsName: bill.vesselsName, voyage: bill.voyage }] as const],
      ),
    );
    await ask('/vessels/userBlno/subscribe', [...calls.values()]);
    const page = await open(false);
    // A bill whose boxes are not all in, and whose port closes far enough ahead.
    const msOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+08:00`);
    const missingOf = ({ boxArrivalCount }: Bill): number => {
      const [gone = 0, all = 0] = boxArrivalCount.split('/').map(Number);
      return all - gone;
    };
    const isLate = (bill: Bill): boolean =>
      missingOf(bill) > 0 && bill.portCloseTime !== null && msOf(bill.portCloseTime) > Date.now() + 8 * hourMs;
    // The one that misses most: its boxes drive in meanwhile.
    const late = bills.filter(isLate).toSorted((a, b) => missingOf(b) - missingOf(a))[0]!;
    // So soon that no clock which the sandbox itself moved can still be met before it.
    const portCloseTime = new Date(Date.now() + hourMs / 4 + 8 * hourMs).toISOString().slice(0, 19).replace('T', ' ');
    const beganMs = performance.now();
    await post(`${product.sandboxUrl}/event`, { type: 'cut-off', billNo: late.billNo, portCloseTime });
    const band = page.locator('.ml-band');
    await band.getByText(portCloseTime.slice(5, 16)).first().waitFor();
    expect(await band.locator('h2').textContent()).toMatch(new RegExp(`^${late.vesselsName}/.*提前 .*受影响`));
    const tookMs = performance.now() - beganMs;
    console.log(`radar: on the screen ${Math.round(tookMs)} ms after the port moved its cut-off`);
    expect(tookMs).toBeLessThan(goalMs(60_000));
    await band.getByRole('button', { name: '看这条船期' }).click();
    await page.locator('.vessel-card-of-call [data-earlier]').first().waitFor();
    await shoot(page, 'ship-schedule-light.png');
    expect(await seriousIssues(page)).toEqual([]);

    // The bills that it leads to are those that it counts, the moved one among them.
    const button = band.getByRole('button', { name: '受影响的提单' });
    const count = Number(/\d+/.exec((await button.textContent())!)![0]);
    await button.click();
    await page.waitForURL('**/logistics**');
    const named = new URL(page.url()).searchParams.get('keyword')!.split(',');
    expect(named).toHaveLength(count);
    expect(named).toContain(late.billNo);
    await page.context().close();
  });

  for (const width of isLong ? [1440, 1920] : [1440]) {
    it.runIf(isLong)(`R-2.1-08 shows voyages and terminals whole at ${width} px`, async () => {
      const page = await open(false, width);
      for (const path of ['/shipSubscrib', '/logistics']) {
        await visit(page, product.platformUrl + path);
        await page.locator('[role="gridcell"] .list-call-voyage').first().waitFor();
        const cut = await page.locator('[role="gridcell"] .list-call-voyage').evaluateAll((voyages) =>
          voyages.flatMap((voyage) => {
            const cell = voyage.closest('[role="gridcell"]')!.getBoundingClientRect();
            return voyage.getBoundingClientRect().right > cell.right || voyage.scrollWidth > voyage.clientWidth ? [voyage.textContent] : [];
          }),
        );
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
      await visit(page, `${product.platformUrl}/shipSubscrib`);
      const wharf = page.locator('[role="columnheader"][data-column="wharf"]');
      const [right, frozen] = await Promise.all([
        wharf.evaluate((head) => head.getBoundingClientRect().right),
        page.locator('[role="columnheader"][data-column="bills"]').evaluate((head) => head.getBoundingClientRect().left),
      ]);
      expect(right).toBeLessThanOrEqual(frozen + 1);
      await page.context().close();
    });
  }

  it.runIf(isLong)('stands in the dark, is walked by the keyboard, and saves a calendar', async () => {
    const page = await open(true);
    await page.locator('.ml-band').waitFor();
    await shoot(page, 'ship-schedule-dark.png');
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('.vessel-bar[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.vessel-card-of-call').waitFor();
    await page.keyboard.press('Escape');
    await waitFor('the card away', async () => (await page.locator('.vessel-card-of-call').count()) === 0);
    await page.keyboard.press('-');
    await page.waitForURL('**days=14**');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '日历 .ics' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^船期日历_宁波_.*\.ics$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:截港 [\s\S]*END:VCALENDAR\r\n$/);
    await page.context().close();
  });

  it.runIf(isLong)(
    'V-14 a bill, a booking and a ship pasted on the list of ships stand in their three lists, and none is left in the drawer',
    async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
      await enterSignedIn(context, person);
      const page = await context.newPage();
      await visit(page, `${product.platformUrl}/shipSubscrib`);
      await page.getByRole('button', { name: '订阅', exact: true }).waitFor();
      const [billNo, soNo, ship] = ['COSU6400990001', 'WK420P00991', 'DEMO.PASTED/9W'];
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, `您好，麻烦跟踪\n${billNo}\n${soNo}\nDEMO PASTED V.9W\n谢谢`);
      const drawer = page.getByRole('dialog', { name: '订阅船期' });
      await drawer.getByRole('button', { name: '订阅 3 条' }).click();
      await waitFor('nothing is left', async () => (await drawer.locator('tbody input:not(:disabled)').count()) === 0);
      const held = async (path: string, body: object, key: string) =>
        (await ask<{ list: Record<string, string>[] }>(path, body)).list.some((row) => Object.values(row).includes(key));
      expect(await held('/blno/userBlno/queryBlnoPage', { keyword: billNo }, billNo)).toBe(true);
      expect(await held('/blno/userSo/queryPage', { keyword: soNo }, soNo)).toBe(true);
      expect(await held('/vessels/userBlno/getVessels', { keyword: 'DEMO.PASTED' }, ship)).toBe(true);
      await context.close();
    },
  );
});
