// Guarantee: a chip is called for all the lines that it counts.
// @vitest-environment happy-dom
import { lineStateTexts } from '@mastlight/domain/class-analysis/messages';
import { expect, test } from 'vitest';
import { isOf } from './line-groups';
import { chinese } from './texts/zh-CN';

test('what is asked and what is to be checked are counted together, and called as neither alone', () => {
  const states = Object.keys(lineStateTexts) as (keyof typeof lineStateTexts)[];
  expect(states.filter((state) => isOf('open', { state }))).toEqual(['ask', 'check']);
  expect(Object.values<string>(lineStateTexts)).not.toContain(chinese.group.open);
});
