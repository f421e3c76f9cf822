// Guarantee: in a real browser every part is free of serious accessibility faults, light and dark; the grid
// is one tab stop and moves by its keys; zeros carry a slash; overlays give the focus back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';

const root = join(import.meta.dirname, '../dev');
let outDir: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
let url: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'ui-gallery-'));
  const config = { root, logLevel: 'error' as const, build: { outDir } };
  await build(config);
  server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  url = server.resolvedUrls?.local[0] ?? '';
  browser = await launchChromium();
  // One page for all, which comes anew for each test: another would fetch and read everything again.
  page = await browser.newPage({ viewport: { width: 1440, height: 960 } });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

beforeEach(() => page.emulateMedia({ colorScheme: null }));

async function open(theme: 'light' | 'dark') {
  await page.goto(`${url}?theme=${theme}`);
  await page.getByRole('grid').waitFor();
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('axe finds nothing serious (F-13)', async () => {
    await open(theme);
    expect(await seriousIssues(page)).toEqual([]);
  });
});

describe('grid', () => {
  function activeText() {
    return page.evaluate(() => {
      const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : null;
    });
  }

  test('is one tab stop and moves by its keys', async () => {
    await open('light');
    const grid = page.getByRole('grid');
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    expect(await activeText()).toBe('常态');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await activeText()).toBe('按钮点亮');
    await page.keyboard.press('Tab');
    const isInside = await grid.evaluate((element) => element.contains(document.activeElement));
    expect(isInside).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await grid.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('chooses by Space and sorts by Enter in the head', async () => {
    await open('light');
    await page.getByRole('grid').focus();
    await page.keyboard.press(' ');
    expect(await page.getByRole('row', { selected: true }).count()).toBe(2);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('columnheader', { name: '截港倒计时' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('a column is drawn wider with the pointer', async () => {
    await open('light');
    const head = page.getByRole('columnheader', { name: '提单号' });
    const before = await head.boundingBox();
    if (!before) throw new Error('The head has no box.');
    const x = before.x + before.width - 3;
    await page.mouse.move(x, before.y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 40, before.y + 10);
    await page.mouse.up();
    expect((await head.boundingBox())?.width).toBe(before.width + 40);
  });
});

describe('overlays', () => {
  test.each([
    ['对话框', 'dialog'],
    ['抽屉', 'dialog'],
    ['确认', 'alertdialog'],
  ] as const)('%s takes the focus, closes with Esc and gives it back', async (name, role) => {
    await open('light');
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole(role);
    await overlay.waitFor();
    expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the menu moves by arrows, chooses by Enter and gives the focus back on Esc', async () => {
    await open('light');
    const opener = page.getByRole('button', { name: '更多', exact: true }).and(page.locator('[aria-haspopup=menu]'));
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toContain('复制为一句话');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('删除');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
  });

  test('a press on the menu button opens, a second one closes', async () => {
    await open('light');
    const opener = page.locator('[aria-haspopup=menu]');
    await opener.click();
    await page.getByRole('menu').waitFor();
    await opener.click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await page.getByRole('menu').count()).toBe(0);
  });

  test('a toast with undo counts its seconds down and is announced', async () => {
    await open('light');
    await page.getByRole('button', { name: '可撤销' }).click();
    const toast = page.locator('.ml-toast-host').filter({ hasText: '已移出列表 2 票' });
    await toast.waitFor();
    expect(await toast.getAttribute('aria-live')).toBe('polite');
    await toast.getByText('5 s').or(toast.getByText('4 s')).waitFor();
    await toast.getByRole('button', { name: '撤销' }).click();
    await page.locator('.ml-toast-host').filter({ hasText: '已放回' }).waitFor();
  });
});

test.each([
  ['light', undefined, 'rgb(243, 246, 246)'],
  ['dark', undefined, 'rgb(12, 26, 34)'],
  ['dark', 'light', 'rgb(243, 246, 246)'],
  ['light', 'dark', 'rgb(12, 26, 34)'],
] as const)('a %s system with the theme %s has the ground %s', async (colorScheme, theme, ground) => {
  await page.emulateMedia({ colorScheme });
  await page.goto(theme ? `${url}?theme=${theme}` : url);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(ground);
});

test('zeros carry a slash: the mono face has the "zero" feature', async () => {
  await open('light');
  const widths = await page.evaluate(async () => {
    await document.fonts.load('500 100px "Mastlight Mono"');
    // The slash crosses the middle of the figure; without it the middle of Plex's 0 holds a separate dot.
    function countInk(features: string): number {
      const canvas = document.createElement('canvas');
      canvas.width = 200;
      canvas.height = 200;
      document.body.append(canvas);
      canvas.style.fontFeatureSettings = features;
      const context = canvas.getContext('2d');
      if (!context) return 0;
      context.font = '500 150px "Mastlight Mono"';
      context.fillText('0', 20, 150);
      const { data } = context.getImageData(0, 0, 200, 200);
      canvas.remove();
      let ink = 0;
      for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 127) ink += 1;
      return ink;
    }
    return { plain: countInk('"zero" 0'), slashed: countInk('"zero" 1') };
  });
  expect(widths.plain).toBeGreaterThan(1000);
  expect(widths.slashed).not.toBe(widths.plain);
});
