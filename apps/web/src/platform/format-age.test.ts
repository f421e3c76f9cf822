// Guarantee: an age is told in whole minutes, hours or days, in the language of whoever reads.
// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from './catalogue';
import { formatAge, sayHeard } from './format-age';

const minuteMs = 60_000;
afterEach(() => setLanguage('zh-CN'));

const ages = [
  [0.9, '刚刚', '刚刚', 'just now'],
  [1, '1分', '1 分钟前', '1 minute ago'],
  [59, '59分', '59 分钟前', '59 minutes ago'],
  [60, '1小时', '1 小时前', '1 hour ago'],
  [24 * 60 - 1, '23小时', '23 小时前', '23 hours ago'],
  [24 * 60, '1天', '1 天前', '1 day ago'],
  [1_200 * 24 * 60, '1,200天', '1,200 天前', '1,200 days ago'],
] as const;

test('U-21 the age of a report says that it was heard then', async () => {
  await setLanguage('zh-CN');
  expect([sayHeard(18 * minuteMs), sayHeard(0)]).toEqual(['收到 18 分钟前', '收到 刚刚']);
});

test.each(ages)('V-17 of %s minutes', async (minutes, short, long, english) => {
  expect([formatAge(minutes * minuteMs, 'short'), formatAge(minutes * minuteMs, 'long')]).toEqual([short, long]);
  await setLanguage('en-US');
  expect(formatAge(minutes * minuteMs, 'long')).toBe(english);
});
