// Guarantee: the chosen language is kept for later visits and named in the page; Chinese unless somebody chose (R-0-01).
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('R-0-01 U-14 Chinese first, English once chosen, and again at the next visit', async () => {
  const first = await import('./language');
  expect([first.useLanguage.getState().language, document.documentElement.lang]).toEqual(['zh-CN', 'zh-CN']);
  first.keepLanguage('en-US');
  expect([first.useLanguage.getState().language, document.documentElement.lang]).toEqual(['en-US', 'en-US']);
  vi.resetModules();
  document.documentElement.lang = '';
  const next = await import('./language');
  expect([next.useLanguage.getState().language, document.documentElement.lang]).toEqual(['en-US', 'en-US']);
});
