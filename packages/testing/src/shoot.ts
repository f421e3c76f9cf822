import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { isLong } from './is-long';

const shots = resolve(import.meta.dirname, '../../../e2e/shots');

/**
 * Draws the page into `e2e/shots`, for people to look at: in the long form, and wherever `SHOTS` is set. No test looks at a
 * picture, and to draw one takes a tenth of a page load.
 */
export async function shoot(page: Page, name: string, options: { readonly fullPage?: boolean } = {}): Promise<void> {
  if (!isLong && !process.env['SHOTS']) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: resolve(shots, name), ...options });
}
