// Guarantee: English is said where all of it is there, and nowhere else a part of it.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { keepLanguage, showPartly, showWhole, useLanguage } from './language';

const undos: (() => void)[] = [];
afterEach(() => {
  for (const undo of undos.splice(0).toReversed()) undo();
  keepLanguage('zh-CN');
});

test('EU-17 U-14 the frame of the pages speaks Chinese whatever is chosen, the login over it the chosen language', () => {
  const { getState } = useLanguage;
  keepLanguage('en-US');
  expect(getState().language).toBe('en-US');
  undos.push(showPartly());
  expect([getState().language, getState().chosen]).toEqual(['zh-CN', 'en-US']);
  const closeLogin = showWhole();
  expect(getState().language).toBe('en-US');
  closeLogin();
  expect(getState().language).toBe('zh-CN');
  keepLanguage('zh-CN');
  keepLanguage('en-US');
  expect([getState().language, getState().chosen]).toEqual(['zh-CN', 'en-US']);
});
