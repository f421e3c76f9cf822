// Guarantee: the numbers of a paste stand whole, at a desk and on a phone, with what becomes of them, and nothing lies off the screen.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import { shoot } from '@mastlight/testing/shoot';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNumbers } from '@mastlight/domain/vocabulary/find-numbers';
import { listStyles } from '../../testing/list-styles';
import { render } from '../../testing/render';
import { NumbersTable } from './numbers-table';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

const text = 'OOLU2777911552 OOLU2777911552\nORIENT.LANTERN/398W\nWK606P30804\n箱号：ONEU2502113\n东方之星/379W\nTCNU1234565';

test.each([
  [390, 358],
  [1440, 720],
])('U-06 at %i px no number is torn, and each reason can be read', async (screen, width) => {
  const nothing = (): void => undefined;
  const rows = findNumbers(text, 'call').map((found) => ({ found, isTicked: found.isMeant, canTick: found.fault === null, failure: null }));
  const unheard = { found: rows[1]!.found, code: 'added', reason: '港口暂无此船期，请核对船名、航次和港口' } as const;
  const drawn = await render(<NumbersTable rows={rows} done={[unheard]} onTick={nothing} onRemove={nothing} />);
  const page = await browser.newPage({ viewport: { width: screen, height: 844 } });
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body style="margin:16px"><div style="width:${width}px">${drawn.container.innerHTML}</div></body></html>`,
  );
  await drawn.unmount();
  await shoot(page, `numbers-table-${screen}.png`);
  const torn = await page.locator('.numbers-no').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const number = document.createRange();
      number.selectNodeContents(cell.firstChild!);
      return number.getClientRects().length > 1 ? [cell.textContent] : [];
    }),
  );
  expect(torn).toEqual([]);
  const edges = await page.locator('.numbers tbody td > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(16 + width);
  for (const reason of ['校验位应是 2', '请写英文', '箱号不订阅', '港口暂无此船期'])
    expect(await page.getByText(reason).isVisible()).toBe(true);
  await page.close();
});
