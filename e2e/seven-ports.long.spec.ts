// Guarantee: one bill in each of the seven ports is followed in a browser from its number to 离港, with that port's own
// strip and columns; one ship's cut-off moves on the way, and one booking becomes its bill.
import type { Browser, Page } from 'playwright-core';
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';
import { visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';

const hourMs = 3_600_000;
/** One with bookings and one whose cut-off moves; the long form follows all seven. */
const ports: readonly PortCode[] = isLong ? ['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'] : ['SH', 'QD'];
/** Seven ports move a day at once on two cores. */
const patienceMs = 60_000;
const screen = { width: 1920, height: 1_000 };

interface WorldBill {
  readonly billNo: string;
  readonly bookingNo?: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly story: string;
  readonly portCloseTime: string;
}
interface World {
  readonly bills: readonly WorldBill[];
}

let product: RunningProduct;
let browser: Browser;
let person: SignedIn;
let page: Page;
let nowMs: number;
const followed = new Map<PortCode, WorldBill>();

const sandbox = async <T>(path: string, body?: object): Promise<T> => {
  const response = await fetch(product.sandboxUrl + path, body && { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as T;
};
const worldOf = (port: PortCode) => sandbox<World>(port === 'NB' ? '/world' : `/world/${port}`);
const closesMs = ({ portCloseTime }: WorldBill): number => parseShanghai(portCloseTime)!;

beforeAll(async () => {
  product = await startProduct({ env: { SANDBOX_PORTS: ports.join(','), DEMO_COMPANIES: 'none' } });
  person = await signInThroughSandbox(product, '19900000110');
  ({ nowMs } = await sandbox<{ nowMs: number }>('/clock'));
  for (const port of ports) {
    const { bills } = await worldOf(port);
    // Nothing of it has passed a gate; everything of it has sailed before the clock stops.
    const ahead = bills.filter((bill) => closesMs(bill) > nowMs + 36 * hourMs && closesMs(bill) < nowMs + 76 * hourMs);
    followed.set(port, ahead.find(({ story }) => story === '顺利') ?? ahead[0]!);
  }
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: screen });
  await enterSignedIn(context, person);
  page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Lets the ports live until `untilMs`, and everything that they say arrive. */
async function moveTo(untilMs: number): Promise<void> {
  await sandbox('/clock', { advanceMinutes: Math.ceil((untilMs - nowMs) / 60_000) });
  nowMs = untilMs;
  await waitFor(
    'everything said to be delivered',
    async () => {
      const { pending } = await sandbox<{ pending: number }>('/outbox');
      return pending === 0;
    },
    patienceMs,
  );
}

const rowOf = (billNo: string) => page.locator('.ml-row', { hasText: billNo });
const stripOf = async (billNo: string): Promise<string> =>
  (await rowOf(billNo).locator('.ml-node-strip').first().getAttribute('aria-label')) ?? '';

/** Opens the list of a port and follows what stands in the text. */
async function follow(address: string, text: string, named: string): Promise<void> {
  await visit(page, product.platformUrl + address);
  await page.locator('main').waitFor();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await page.getByRole('dialog').getByText(named).first().waitFor();
  await page.keyboard.press('Control+Enter');
  await rowOf(named).waitFor();
  // Closing the drawer is a step back in the history: an address opened meanwhile would be aborted.
  await page.waitForURL((url) => !url.searchParams.has('paste'));
}

describe('the seven ports', () => {
  it('R-1-04 are each told one number in the browser, Shanghai a booking as well', async () => {
    expect([...followed].map(([port, bill]) => [port, bill === undefined])).toEqual(ports.map((port) => [port, false]));
    for (const [port, { billNo }] of followed) {
      await follow(`/logistics?port=${port}`, `麻烦跟一下 ${billNo}`, billNo);
      const names = portRules(port).strip.map(({ node }) => portRules(port).nodes.find(({ code }) => code === node)!.name);
      const strip = await stripOf(billNo);
      expect(strip.split('，').map((told, at) => told.startsWith(names[at]!))).toEqual(names.map(() => true));
      expect(strip).not.toContain('进港完成');
    }
    const { bookingNo } = followed.get('SH')!;
    await follow('/logistics/so?port=SH', bookingNo!, bookingNo!);
  });

  it.runIf(isLong)('R-2.1-08 tell of a cut-off that moved, with the bill that it endangers', async () => {
    const { bills } = await worldOf('QD');
    const moving = bills.filter((bill) => bill.story === '截港提前' && closesMs(bill) > nowMs + 36 * hourMs);
    const next = moving.toSorted((a, b) => closesMs(a) - closesMs(b))[0]!;
    await follow('/logistics?port=QD', next.billNo, next.billNo);
    await follow('/shipSubscrib?port=QD', `${next.vessel} / ${next.voyage}`, next.vessel.replaceAll(' ', '.'));
    await moveTo(closesMs(next) - 33 * hourMs);
    const band = page.locator('.ml-band');
    await band.getByText('提前 3 小时', { exact: false }).first().waitFor();
    await shoot(page, 'seven-ports-radar.png');
    await band.getByRole('button', { name: '受影响的提单' }).click();
    await page.waitForURL('**/logistics**');
    await rowOf(next.billNo).waitFor();
  });

  it.runIf(isLong)('show each bill with its own strip, columns and clocks on the way', async () => {
    await moveTo(Math.max(...[...followed.values()].map(closesMs)) - 2 * hourMs);
    for (const [port, { billNo }] of followed) {
      await walk(page, `/logistics?port=${port}`);
      await rowOf(billNo).waitFor();
      await waitFor(
        `${billNo} of ${port} through the gate`,
        async () => /\b([1-9]\d*)\/\1\b/.test(await rowOf(billNo).innerText()),
        patienceMs,
      );
      // Every column that the port alone fills can be shown, by the port's own name for it.
      const own = billColumnsOf(port).filter(({ prop }) => portRules(port).columns.includes(prop));
      await page.getByRole('button', { name: /列设置/ }).click();
      for (const { title } of own) {
        const box = page.getByRole('checkbox', { name: `显示 ${title}`, exact: true });
        if (!(await box.isChecked())) await box.click();
      }
      await page.keyboard.press('Escape');
      // Columns beyond the edge are not drawn.
      await page.setViewportSize({ width: 4_000, height: 1_000 });
      for (const { title } of own) await page.getByRole('columnheader', { name: title }).first().waitFor();
      await shoot(page, `seven-ports-${port}.png`);
      await page.setViewportSize(screen);
    }
  });

  it.runIf(isLong)('take each bill to 离港, every node of its strip done', async () => {
    await moveTo(Math.max(...[...followed.values()].map(closesMs)) + 26 * hourMs);
    for (const [port, { billNo }] of followed) {
      await walk(page, `/logistics?port=${port}`);
      await rowOf(billNo).waitFor();
      await waitFor(
        `${billNo} of ${port} at its end`,
        async () => (await stripOf(billNo)).split('，').every((told) => told.endsWith('完成')),
        patienceMs,
      );
      expect(await rowOf(billNo).innerText()).toContain('离港');
    }
  });

  it.runIf(isLong)('turn the booking into its bill', async () => {
    const { billNo, bookingNo } = followed.get('SH')!;
    await walk(page, '/logistics/so?port=SH');
    await rowOf(bookingNo!).waitFor();
    await waitFor('the bill beside its booking', async () => (await rowOf(bookingNo!).innerText()).includes(billNo), patienceMs);
    await shoot(page, 'seven-ports-booking.png');
  });

  it.runIf(isLong)('name the port whose clock stands a day ahead, and go on by the time at which it is heard', async () => {
    await sandbox('/fault', { skewedPort: 'QD', skewWay: 'ahead' });
    await moveTo(nowMs + 12 * hourMs);
    await walk(page, '/logistics?port=QD');
    await page.locator('.list-source-age').click();
    const skewed = page.locator('.source-lights li', { hasText: '时钟快' });
    await skewed.first().waitFor();
    expect(await skewed.first().getAttribute('data-lamp')).not.toBe('heard');
    expect(await skewed.first().innerText()).toContain('时间按收到算');
    await page.locator('.list-source-age').click();
    await walk(page, '/logistics?port=SH');
    await page.locator('.list-source-age').click();
    await page.locator('.source-lights li').first().waitFor();
    expect(await page.locator('.source-lights li', { hasText: '时钟' }).count()).toBe(0);
  });
});
