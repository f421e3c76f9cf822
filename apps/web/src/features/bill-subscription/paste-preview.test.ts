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

test('H8 a number that is followed in another port is new here, says so, and waits for its tick', () => {
  const told = { result: 'new', reason: null, carrierCode: 'COSCO', carrierName: null, subscribedTime: null } as const;
  const [one, other] = ['COSU6400000001', 'COSU6400000002'];
  const rows = buildPreview(
    findBillNos(`提单号\n${one}\n${other}`),
    new Map([
      [one, { ...told, blno: one, followedPort: 'SH' }],
      [other, { ...told, blno: other, followedPort: null }],
    ]),
    new Map(),
    () => null,
    textsOf(billTexts),
  );
  expect(rows.map(({ result, note, isTicked }) => [result, note, isTicked])).toEqual([
    ['new', '已在上海订阅，这里再订另收费', false],
    ['new', null, true],
  ]);
});
