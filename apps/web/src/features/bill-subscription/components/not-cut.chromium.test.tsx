// Guarantee (V-20): in a real browser the batch bar of a company's list is whole at 1440 and on a phone, the node bar of every
// port fits the drawer, a toast lies on no tabs, and no digit of a countdown is cut or lies under the word of its clock.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import { cutOffFields, portRules, profiles } from '@mastlight/domain/ports/index';
import { BatchBar, PartTextsContext, partTexts, TideCountdown, type BatchAction } from '@mastlight/ui';
import type { Browser, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../../platform/catalogue';
import { markOfClock } from '../../../platform/list/clock-mark';
import { useScreenWidth } from '../../../platform/screen-width';
import { listStyles } from '../../../testing/list-styles';
import { render } from '../../../testing/render';
import { NodeBarCard } from '../../tracking';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

async function show(part: ReactNode, width: number): Promise<void> {
  const drawn = await render(part);
  const { innerHTML } = drawn.container;
  await drawn.unmount();
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(`<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body>${innerHTML}</body></html>`);
}

const names = ['置顶', '指派客户', '交接同事', '已处理', '复制为一句话', '自动订阅', '导出', '删除'];
const actions: readonly BatchAction[] = names.map((label) => ({ id: label, label, icon: 'pin', onSelect: () => undefined }));

test.each([1_440, 1_024, 768, 390])('V-20 at %i every word of the batch bar lies within it, and it within the screen', async (width) => {
  await show(
    <BatchBar count={438} actions={actions} onCancel={() => undefined}>
      <button type="button">选中全部 438 票</button>
    </BatchBar>,
    width,
  );
  const beyond = await page.locator('.ml-batch-bar').evaluate((bar) => {
    // It comes from below.
    for (const animation of bar.getAnimations()) animation.finish();
    const edge = bar.getBoundingClientRect();
    const outside = (box: DOMRect, of: DOMRect): boolean =>
      box.left < of.left || box.right > of.right || box.top < of.top || box.bottom > of.bottom;
    const parts = [...bar.querySelectorAll('*')].filter((part) => outside(part.getBoundingClientRect(), edge));
    const isOff = outside(edge, new DOMRect(0, 0, innerWidth, innerHeight));
    return { parts: parts.map(({ textContent }) => textContent), isOff };
  });
  expect(beyond).toEqual({ parts: [], isOff: false });
});

// What the drawer of 960 px leaves to its parts.
const drawerPx = 928;

test.each(profiles.map(({ code }) => code))('V-20 %s: the node bar is whole in the drawer, its last node too', async (port) => {
  useScreenWidth.setState({ screenWidth: 1_440 });
  const nodes = portRules(port).nodes.map(({ code, name }) => ({
    code,
    name,
    state: 'done' as const,
    boxesDone: 20,
    boxesTotal: 20,
    time: '2026-11-30 12:00:00',
    source: null,
    note: null,
  }));
  await show(
    <div style={{ width: drawerPx }}>
      <NodeBarCard nodes={nodes} today="2026-12-01" />
    </div>,
    1_440,
  );
  const bar = await page.locator('.ml-node-bar').evaluate((element) => {
    const card = element.parentElement!.getBoundingClientRect();
    const names = [...element.querySelectorAll('.ml-node-bar-name')].map((name) => name.getBoundingClientRect());
    const overlaps = names.filter((box, at) => at > 0 && box.left < names[at - 1]!.right).length;
    return {
      count: names.length,
      isWhole: names.at(-1)!.right <= card.right,
      overlaps,
      scrolls: element.scrollWidth > element.clientWidth,
    };
  });
  expect(bar).toEqual({ count: nodes.length, isWhole: true, overlaps: 0, scrolls: false });
});

test.each([
  [1_440, 900],
  [390, 900],
])('V-20 at %i a toast lies at the foot: on no tabs, chips or tools', async (width, height) => {
  await show(null, width);
  const box = await page.evaluate(() => {
    document.body.innerHTML = '<div class="ml-toast-host" popover="manual"><div class="ml-toast">已复制 12 行 240 格</div></div>';
    const host = document.querySelector<HTMLElement>('.ml-toast-host')!;
    host.showPopover();
    for (const animation of document.getAnimations()) animation.finish();
    return host.getBoundingClientRect().toJSON() as DOMRect;
  });
  expect(box.top).toBeGreaterThan(height * 0.75);
  // Over a batch bar of one line, and on a phone over the tab bar.
  expect(box.bottom).toBeLessThanOrEqual(height - 62);
  expect([box.left >= 0, box.right <= width]).toEqual([true, true]);
});

const hourMs = 3_600_000;
const englishWords = { ...partTexts, days: 'd', closed: 'closed', passedInRow: ' −' };

test.each(['zh-CN', 'en-US'] as const)(
  'V-20 in %s a countdown shows each of its digits, beside the whole word of its clock',
  async (language) => {
    await setLanguage(language);
    const nowMs = Date.now();
    const names = [...new Set(profiles.flatMap(({ code }) => cutOffFields.map((field) => portRules(code).cutOffNames[field])))];
    const marks = names.map((name) => markOfClock(name));
    // Hours, a day, many days, passed by hours and by days.
    const deadlines = [22, 30, 250, -3, -250].map((hours) => nowMs + hours * hourMs);
    await show(
      <PartTextsContext value={englishWords}>
        {marks.flatMap((mark) =>
          deadlines.map((deadlineMs) => <TideCountdown key={`${mark} ${deadlineMs}`} deadlineMs={deadlineMs} mark={mark} />),
        )}
      </PartTextsContext>,
      1_440,
    );
    await setLanguage('zh-CN');
    const tides = await page.locator('.ml-tide').evaluateAll((found) =>
      found.map((tide) => {
        const [word, digits] = [tide.querySelector('.ml-tide-word')!, tide.querySelector('.ml-tide-digits')!];
        const [edge, wordBox, digitsBox] = [tide, word, digits].map((part) => part.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
        const isApart = digitsBox.right <= edge.right && wordBox.right <= digitsBox.left;
        // Once days have passed since, the word may end in an ellipsis: there the digits are told alone.
        const isWord =
          word.scrollWidth <= word.clientWidth || (tide.getAttribute('data-state') === 'closed' && digits.textContent.length > 5);
        return { told: tide.textContent, isWhole: isApart && isWord };
      }),
    );
    expect(tides).toHaveLength(marks.length * deadlines.length);
    expect(tides.filter(({ isWhole }) => !isWhole)).toEqual([]);
  },
);
