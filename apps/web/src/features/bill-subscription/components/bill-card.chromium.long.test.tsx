// Guarantee: in a real browser, at the width of a phone, a card holds all it shows: the lamps of every port, the whole
// countdown, the longest words; and lamps and countdown stand side by side where a port has few lamps.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portRules, profiles, type PortCode } from '@mastlight/domain/ports/index';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { listStyles } from '../../../testing/list-styles';
import { render } from '../../../testing/render';
import { makeRow } from '../../../testing/stub-port';
import type { BillRow } from '../api';
import { BillCard } from './bill-card';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

/** Draws a card as the list of a phone does: of a bill two hours before its cut-off, or two after it. */
async function show(port: PortCode, width: number, cutOff: 'low' | 'missed', part: Partial<BillRow> = {}): Promise<void> {
  const wharf = portRules(port)
    .terminals.map(({ name }) => name)
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
  const row = makeRow(1, {
    area: port,
    wharf,
    portCloseTime: formatShanghai(Date.now() + (cutOff === 'low' ? 7_200_000 : -7_200_000)),
    nodeGroup: portRules(port).strip.map(({ code }) => ({ ...makeRow(1).nodeGroup[0]!, code })),
    ...part,
  });
  const drawn = await render(
    <div className="list-page">
      <ul className="list-cards">
        <BillCard row={row} onOpen={() => {}} onToggleTop={() => {}} />
      </ul>
    </div>,
  );
  const card = drawn.container.innerHTML;
  await drawn.unmount();
  await page.setViewportSize({ width, height: 844 });
  await page.setContent(`<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body>${card}</body></html>`);
}

const boxOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** What of a card stands beyond its edge, by class or tag, in px. */
const beyondEdge = () =>
  page.locator('.bill-card').evaluate((card) => {
    const edge = card.getBoundingClientRect();
    return (
      [...card.querySelectorAll('*')]
        // Water is drawn wider than its tank, which cuts it.
        .filter((part) => part.checkVisibility() && part.closest('.ml-tide-water') === null)
        .map((part) => ({ part: part.getAttribute('class') ?? part.tagName, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.right > edge.right || box.left < edge.left || box.bottom > edge.bottom)
        .map(({ part, box }) => `${part} ${Math.round(box.right - edge.right)}`)
    );
  });

describe.each(profiles.map(({ code }) => code))('a card of %s', (port) => {
  test.each([390, 360, 320])('holds all it shows at %i px', async (width) => {
    for (const cutOff of ['low', 'missed'] as const) {
      await show(port, width, cutOff);
      expect(await page.locator('.ml-tide').getAttribute('data-state')).toBe(cutOff);
      expect({ cutOff, beyond: await beyondEdge() }).toEqual({ cutOff, beyond: [] });
    }
  });
});

test.each([390, 768])('V-04 the countdown has one word, and the date of the clock that it runs by, at %i px', async (width) => {
  const names = portRules('NB').cutOffNames;
  const time = formatShanghai(Date.now() + 3_600_000);
  for (const [name, word] of [
    [names.gateInClosesMs, '进箱'],
    [names.customsClosesMs, '截关'],
    [names.portClosesMs, '截港'],
  ] as const) {
    await show('NB', width, 'low', { clock: { name, time }, ...(name === names.portClosesMs && { portCloseTime: time }) });
    const words = await page
      .locator('.bill-card-tide-word, .ml-tide-word')
      .evaluateAll((found) => found.filter((each) => each.checkVisibility()).map((each) => each.textContent));
    expect([words, await page.locator('.bill-card-date').textContent()]).toEqual([[word], time.slice(5, 16)]);
  }
});

test('lamps and countdown share a line where there are five, and stand in two where there are seven', async () => {
  const isBelow = async (port: PortCode) => {
    await show(port, 390, 'low');
    const [strip, tide] = [await boxOf('.bill-card-strip'), await boxOf('.bill-card-tide')];
    return tide.top >= strip.bottom;
  };
  expect(await isBelow('NB')).toBe(false);
  expect(await isBelow('SH')).toBe(true);
});
