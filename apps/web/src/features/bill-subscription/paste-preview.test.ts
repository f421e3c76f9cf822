// Guarantee: what is found in a text but cannot be followed stands in the preview with what to do about it.
// @vitest-environment happy-dom
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/catalogue';
import { buildPreview } from './paste-preview';
import { billTexts } from './texts';

test('W-16 a number that Excel has rounded is no bill, and is told what to do', () => {
  const rows = buildPreview(findBillNos('提单号\n1.23E+16\nCOSU6400000001'), new Map(), new Map(), () => null, textsOf(billTexts));
  expect(rows.map(({ billNo, result, note, isTicked }) => [billNo, result, note, isTicked])).toEqual([
    ['1.23E+16', 'invalid', 'Excel 把这个号四舍五入了，请把这一列设成文本', false],
    ['COSU6400000001', 'new', null, true],
  ]);
});
