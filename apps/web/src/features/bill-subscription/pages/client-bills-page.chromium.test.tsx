// Guarantee (H1, H2): in a real browser a client's bills fit a desk and a phone, their lamps bear names and raise no alarm.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portRules, profiles } from '@mastlight/domain/ports/index';
import { listStyles } from '../../../testing/list-styles';
import { render } from '../../../testing/render';
import type { ClientBill } from '../client-api';
import { BillTable } from './client-bills-page';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const bills = profiles.map(({ code }): ClientBill => ({
  area: code,
  billNo: 'COSU6010000003',
  shipInfo: 'STORY.BETA/303E',
  state: 'finished',
  boxArrivalCount: '2/2',
  wharf: '前湾新联合',
  clock: { name: '进箱截止', time: '2026-11-29 18:00:00' },
  etaDepartureTime: '2026-11-30 08:00:00',
  departureTime: null,
  updateTime: '2026-11-28 08:00:00',
  sentence: '已改船 STORY.ALPHA/101E → STORY.BETA/303E，已进港 2/2，已运抵',
  tone: 'running',
  nodes: portRules(code).strip.map((node, at) => ({ code: node.code, state: at === 0 ? 'done' : 'none' })),
  files: [{ id: 1, kind: 'bl', name: `${'提单'.repeat(20)}.pdf`, bytes: 320_000 }],
}));
const noFile = () => Promise.reject(new Error('nobody opens it here'));

test.each([1440, 1280, 390])('H2 at %i px nothing stands beyond the edge, and each lamp bears its name', async (width) => {
  const drawn = await render(<BillTable bills={bills} asOfTime="2026-11-28 08:00:00" openFile={noFile} />);
  const table = drawn.container.innerHTML;
  await drawn.unmount();
  await page.setViewportSize({ width, height: 844 });
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body><main class="client-bills">${table}</main></body></html>`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const names = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('.bill-card-strip-name').length));
  expect(names).toEqual(bills.map(({ nodes }) => nodes.length));
  const heights = await page
    .locator('.bill-card-strip')
    .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  // Green is what sailed whole: this bill is finished for nobody but its forwarder's books.
  expect(await page.locator('.ml-tag[data-tone=done]').count()).toBe(0);
});
