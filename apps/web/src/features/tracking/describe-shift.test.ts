// @vitest-environment happy-dom
// Guarantee: a move has one size, wherever it is told.
import { expect, test } from 'vitest';
import { billSentences } from '@mastlight/domain/tracking/index';
import { textsOf } from '../../platform/catalogue';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { describeShift } from './describe-shift';
import { trackingTexts } from './texts/zh-CN';

test.each([
  ['2026-10-12 18:00:00', '2026-10-12 08:01:00', '提前 9 小时 59 分钟'],
  ['2026-10-12 18:00:00', '2026-10-12 23:18:00', '推迟 5 小时 18 分钟'],
  ['2026-10-12 18:00:00', '2026-10-12 08:00:00', '提前 10 小时'],
  ['2026-10-12 18:00:00', '2026-10-13 18:00:00', '推迟 1 天'],
  ['2026-10-12 18:00:00', '2026-10-12 18:30:00', '推迟 30 分钟'],
])('O-18 from %s to %s is told alike in the row and in the card', (from, to, told) => {
  expect(describeShift(from, to, textsOf(trackingTexts))?.text).toBe(told);
  expect(billSentences.cutOffNow('截港', parseShanghai(from)!, parseShanghai(to)!)).toContain(`截港${told}，`);
});
