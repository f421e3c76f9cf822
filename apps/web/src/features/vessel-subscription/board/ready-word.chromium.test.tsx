// Guarantee (V-20): in a real browser, in English, the word of what a ship lacks stands whole in its column, of the longest its
// beginning, with an ellipsis and the whole in the tip: no letter is cut.
// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lackKinds, type LackKind } from '@mastlight/domain/vocabulary/bill-progress';
import { vesselSample } from '@mastlight/domain/vessel-subscription/samples';
import { launchChromium } from '@mastlight/testing/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLanguage, textsOf } from '../../../platform/catalogue';
import { listStyles } from '../../../testing/list-styles';
import { render } from '../../../testing/render';
import { vesselTexts } from '../texts/zh-CN';
import { affectedColumns } from './affected-columns';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const boardStyles = readFileSync(join(import.meta.dirname, 'berth-board.css'), 'utf8');
/** What is told of a bill, and of twelve boxes, with two kinds more. */
const told = lackKinds.map((kind) => ({ kind, count: ['unboxed', 'unlisted'].includes(kind) ? 1 : 12 }));

/** Of each kind whether its word stands whole, and whether it ends in an ellipsis where it does not. */
async function drawnWords(): Promise<ReadonlyMap<LackKind, { readonly isWhole: boolean; readonly endsWell: boolean }>> {
  const call = (kind: LackKind, count: number) => ({
    id: vesselSample.id,
    dangers: [],
    changes: [],
    bills: [
      {
        blno: 'COSU6012345678',
        boxes: 12,
        lacks: { [kind]: count, ...(kind === 'unlisted' ? { unpassed: 1 } : { unlisted: 1 }) },
        clock: null,
      },
    ],
  });
  const cells = told.map(({ kind, count }) => {
    const column = affectedColumns(new Map([[vesselSample.id, call(kind, count)]]), textsOf(vesselTexts)).map((make) => make())[1]!;
    return (
      <div key={kind} className="ml-cell ml-cell-drawn" style={{ position: 'relative', width: column.width, height: 32 }}>
        {column.cell!(vesselSample)}
      </div>
    );
  });
  const drawn = await render(<div className="ml-grid">{cells}</div>);
  const { innerHTML } = drawn.container;
  await drawn.unmount();
  await page.setContent(`<!doctype html><html><style>${listStyles}${boardStyles}</style><body>${innerHTML}</body></html>`);
  const looks = await page.locator('.vessel-ready').evaluateAll((found) =>
    found.map((word) => ({
      isWhole:
        word.scrollWidth <= word.clientWidth && word.getBoundingClientRect().right <= word.parentElement!.getBoundingClientRect().right - 8,
      endsWell: getComputedStyle(word).textOverflow === 'ellipsis' && word.clientWidth > 0 && 'clips' in (word as HTMLElement).dataset,
    })),
  );
  return new Map(told.map(({ kind }, at) => [kind, looks[at]!]));
}

test('V-20 in English the ones of every day stand whole, and the others end in an ellipsis', async () => {
  await setLanguage('en-US');
  const words = await drawnWords();
  await setLanguage('zh-CN');
  const cut = [...words].filter(([, { isWhole }]) => !isWhole).map(([kind]) => kind);
  expect(['refused', 'inspection', 'outside', 'unreleased', 'undocumented'].filter((kind) => cut.includes(kind as LackKind))).toEqual([]);
  expect([...words.values()].every(({ endsWell }) => endsWell)).toBe(true);
});
