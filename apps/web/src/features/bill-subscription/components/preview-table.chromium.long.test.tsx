// Guarantee: on a phone the preview of a paste shows of each number what becomes of it and why, with nothing off the screen.
// @vitest-environment happy-dom
import { launchChromium } from '@mastlight/testing/chromium';
import { shoot } from '@mastlight/testing/shoot';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { textsOf } from '../../../platform/catalogue';
import { listStyles } from '../../../testing/list-styles';
import { render } from '../../../testing/render';
import { findCarrier } from '../carrier-memory';
import { buildPreview } from '../paste-preview';
import { billTexts } from '../texts/zh-CN';
import { PreviewTable } from './preview-table';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
});
afterAll(() => browser?.close());

const text = 'COSU6410301846 cosu 6410301846 NGBX12345678 箱号 TCNU1234565 发票号 FP202611220001 电话 13800138000 KMTC77';

test('U-06 at 390 px the reason of each number can be read without scrolling sideways', async () => {
  const rows = buildPreview(findBillNos(text), new Map(), new Map(), findCarrier, textsOf(billTexts));
  const nothing = (): void => undefined;
  const drawn = await render(
    <div className="paste" style={{ padding: 16 }}>
      <PreviewTable
        rows={rows}
        port="NB"
        isTicked={(row) => row.isTicked}
        isFailed={() => false}
        onTick={nothing}
        onCarrier={nothing}
        onRemove={nothing}
        onFindBox={nothing}
      />
    </div>,
  );
  const table = drawn.container.innerHTML;
  await drawn.unmount();
  await page.setContent(`<!doctype html><html lang="zh-CN"><style>${listStyles}</style><body style="margin:0">${table}</body></html>`);
  await shoot(page, 'preview-table.png');
  const edges = await page
    .locator('.bill-preview tbody tr > td > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(390);
  const reasons = ['前面写着“发票号”', '校验位正确的箱号', '前缀不认识', '像是手机号', '少于 9 位', '写了 2 次'];
  const shown = await Promise.all(reasons.map(async (reason) => [reason, await page.getByText(reason).isVisible()]));
  expect(shown).toEqual(reasons.map((reason) => [reason, true]));
});
