// Guarantee: in a narrow column the ship's name gives way and the voyage stays whole; a long terminal ends in an ellipsis.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopyText } from '@mastlight/ui';
import { listStyles } from '../../testing/list-styles';
import { render } from '../../testing/render';
import { CallText } from './call-text';
import { buildGridColumns } from './grid-columns';
import { listColumn } from '@mastlight/domain/contract-kit/list-columns';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
});
afterAll(() => browser?.close());

interface Row {
  readonly id: number;
  readonly version: number;
  readonly wharf: string;
}

test('O-05 in a column of 188 px a long ship and its voyage stand in one line, the voyage whole', async () => {
  const columns = [listColumn<Row>('wharf', '码头', 'text', 80)];
  const [wharf] = buildGridColumns<Row>(columns, [{ prop: 'wharf', isShown: true, isFixed: false }], { whyEmpty: () => '' });
  const drawn = await render(
    <div className="ml-row" style={{ position: 'relative', height: 32 }}>
      <div className="ml-cell ml-cell-drawn" style={{ left: 0, width: 188 }}>
        <CopyText text="x">
          <CallText vessel="MEDITERRANEAN.SHIPPING.ANNA" voyage="FA442W" />
        </CopyText>
      </div>
      <div className="ml-cell ml-cell-drawn" style={{ left: 188, width: 80 }}>
        {wharf!.cell!({ id: 1, version: 1, wharf: '宁波舟山港穿山港区远东集装箱码头有限公司' })}
      </div>
    </div>,
  );
  const row = drawn.container.innerHTML;
  await drawn.unmount();
  await page.setContent(`<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body style="margin:0">${row}</body></html>`);
  const edgesOf = (selector: string) =>
    page.locator(selector).evaluate((part) => ({
      right: part.getBoundingClientRect().right,
      top: part.getBoundingClientRect().top,
      isCut: part.scrollWidth > part.clientWidth,
      ellipsis: getComputedStyle(part).textOverflow,
      tip: part.getAttribute('data-tip'),
    }));
  const [ship, voyage, place] = [await edgesOf('.list-call-ship'), await edgesOf('.list-call-voyage'), await edgesOf('.list-text')];
  expect(ship).toMatchObject({ isCut: true, ellipsis: 'ellipsis', tip: 'MEDITERRANEAN.SHIPPING.ANNA' });
  expect(voyage.isCut).toBe(false);
  expect(voyage.right).toBeLessThanOrEqual(180);
  expect(voyage.top).toBe(ship.top);
  expect(place).toMatchObject({ isCut: true, ellipsis: 'ellipsis', tip: '宁波舟山港穿山港区远东集装箱码头有限公司' });
  expect(place.right).toBeLessThanOrEqual(260);
});
