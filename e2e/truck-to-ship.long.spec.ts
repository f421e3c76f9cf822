// Guarantee: a box is followed through the platform from the truck that fetched it: to the gate before the gate tells, onto the ship, and
// the ship on the chart; a client sees the truck on a phone until its link is taken back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askPlatform } from '@mastlight/testing/ask-platform';
import { launchChromium } from '@mastlight/testing/chromium';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { startProduct, type RunningProduct } from '@mastlight/testing/start-product';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';

const billNo = 'COSU6400000419';

interface WorldBill {
  readonly containers: readonly { readonly containerNo: string; readonly plate: string }[];
}
interface Row {
  readonly sentence: string;
  readonly vesselsName: string | null;
  readonly loadTime: string | null;
  readonly departureTime: string | null;
}

let product: RunningProduct;
let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  product = await startProduct({ env: { SANDBOX_PORTS: 'NB', DEMO_COMPANIES: 'none' } });
  person = await signInThroughSandbox(product, '19900000419');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const ofSandbox = async <T>(path: string): Promise<T> => (await (await fetch(product.sandboxUrl + path)).json()) as T;
const call = <T>(path: string, body: object): Promise<T> =>
  askPlatform<T>({ platformUrl: product.platformUrl, token: person.token }, path, body);
/** Lets something happen to all boxes of the bill. */
async function happen(event: { readonly type: string; readonly containers?: number; readonly life?: string }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${product.sandboxUrl}/event`, { method: 'POST', headers, body: JSON.stringify({ billNo, ...event }) });
  if (!response.ok) throw new Error(`${event.type}: ${await response.text()}`);
}
const rows = async (): Promise<readonly Row[]> => (await call<{ list: Row[] }>('/blno/userBlno/queryBlnoPage', { limit: 100 })).list;

/** Lets the port's clock leap until something is so, and gives it: terminals speak every five seconds of our own clock. */
async function leapUntil<T>(what: string, advanceMinutes: number, leapsMax: number, find: () => Promise<T | undefined>): Promise<T> {
  for (let leap = 0; leap < leapsMax; leap++) {
    const found = await find();
    if (found !== undefined) return found;
    const headers = { 'content-type': 'application/json' };
    await fetch(`${product.sandboxUrl}/clock`, { method: 'POST', headers, body: JSON.stringify({ advanceMinutes }) });
    await waitFor('all trucks to have told', async () => {
      const { list } = await ofSandbox<{ list: { waiting: number; hasNetwork: boolean }[] }>('/trucks');
      return list.every(({ waiting, hasNetwork }) => waiting === 0 || !hasNetwork);
    });
  }
  throw new Error(`${leapsMax} leaps without ${what}`);
}

async function open(path: string, who: SignedIn | null, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  if (who) await enterSignedIn(context, who);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await visit(page, path.startsWith('http') ? path : product.platformUrl + path);
  return page;
}

it('R-1-08 R-1-21 R-2.3-09 R-2.3-05 from the truck to the gate, the ship and the chart', async () => {
  const { list: fleet } = await ofSandbox<{ list: { plate: string }[] }>('/trucks');
  const plates = new Set(fleet.map(({ plate }) => plate));
  // Each fifth box goes by a truck of the fleet.
  await happen({ type: 'bill', containers: 25, life: 'hand' });
  for (const type of ['declare', 'pre-manifest', 'manifest', 'gate-out']) await happen({ type });
  const { bills } = await ofSandbox<{ bills: WorldBill[] }>(`/world?billNo=${billNo}`);
  const fetched = bills[0]!.containers.filter(({ plate }) => plates.has(plate));
  expect(fetched.length).toBeGreaterThan(0);
  await call('/blno/userBlno/subscribe', { blnos: [billNo] });
  for (const { plate } of fetched) await call('/truck/subscribe', { carNo: plate });

  const { sentence } = await leapUntil('a truck at its terminal', 20, 60, async () =>
    (await rows()).find((row) => row.sentence.includes('的车')),
  );
  const arrived = /([A-Z]{4}\d{7}) 的车/.exec(sentence);
  const list = await open('/logistics', person);
  await list
    .locator('[role="row"]')
    .filter({ hasText: billNo })
    .getByText(/的车.*等进港报告/)
    .waitFor();
  await shoot(list, 'truck-at-gate.png');

  const { plate } = fetched.find(({ containerNo }) => arrived === null || containerNo === arrived[1])!;
  const trucks = await open(`/truckSubscribe?carNo=${encodeURIComponent(plate)}`, person);
  const card = trucks.getByRole('region', { name: `${plate.slice(0, 2)}·${plate.slice(2)}` });
  await card.getByRole('button', { name: /^定位/ }).click();
  await card.getByText('看到', { exact: false }).waitFor();
  await card.getByRole('button', { name: '分享' }).click();
  const dialog = trucks.getByRole('dialog');
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const phone = await open(await dialog.getByRole('textbox', { name: '链接' }).inputValue(), null, 390);
  await phone.getByRole('heading', { name: `${plate.slice(0, 2)}·${plate.slice(2)}` }).waitFor();
  await dialog.getByRole('button', { name: '全部收回' }).click();
  await trucks.getByText('链接已全部收回').first().waitFor();
  await phone.reload();
  await phone.getByText('链接打不开').waitFor();

  for (const type of ['gate-in', 'report', 'arrival', 'release', 'triple', 'pass', 'berth', 'load', 'depart']) await happen({ type });
  const gone = await waitFor('the ship at sea', async () =>
    (await rows()).find(({ departureTime, loadTime }) => departureTime !== null && loadTime !== null),
  );
  expect(gone.sentence).not.toContain('的车');
  const chart = await open(`/shipmap?vessel=${encodeURIComponent(gone.vesselsName!)}`, person);
  await chart
    .getByRole('region', { name: gone.vesselsName!.replaceAll('.', ' '), exact: true })
    .getByText('AIS', { exact: false })
    .first()
    .waitFor();
  await shoot(chart, 'truck-to-ship-chart.png');
});
