// Guarantee: R-4.9-11: every fee has a price at every instant since the beginning, and a later one changes nothing before it.
import { describe, expect, test } from 'vitest';
import { fees, originOf, vesselFeeOf } from './fee';
import { billingTexts } from './messages';
import { freeQuotaFen, monthOf, priceList, priceOf } from './price-list';

const nowMs = Date.UTC(2026, 10, 23);

describe('R-4.9-11 prices', () => {
  test.each([
    ['FEE_BLNO', 100],
    ['FEE_VESSEL', 50],
    ['FEE_NB_VESSEL', 50],
    ['FEE_SO', 50],
    ['FEE_VGM', 500],
    ['FEE_SH_MANIFEST', 3_000],
    ['FEE_TOKER', 500],
  ] as const)('R-4.9-11 %s costs %i fen', (fee, fen) => expect(priceOf(fee, nowMs)).toBe(fen));

  test('R-4.9-11 of what has none yet are asked in vain', () => {
    for (const fee of fees) expect(() => priceOf(fee, Date.UTC(2020, 0, 1))).toThrow(/no price/);
  });

  test('R-4.9-11 that come later hold from their instant on', () => {
    const list = { ...priceList, FEE_BLNO: [...priceList.FEE_BLNO, { fromMs: nowMs, fen: 120 }] };
    expect([priceOf('FEE_BLNO', nowMs - 1, list), priceOf('FEE_BLNO', nowMs, list)]).toEqual([100, 120]);
  });

  test('R-4.9-11 the free quota is thirty 火币', () => expect(freeQuotaFen).toBe(3_000));
});

test('L-15 a month begins at midnight in Shanghai', () => {
  const midnightMs = Date.UTC(2026, 10, 30, 16);
  expect([monthOf(midnightMs - 1), monthOf(midnightMs)]).toEqual([202611, 202612]);
});

test('R-4.9-07 R-4.9-08 R-4.9-10 only Shanghai has its own quota and fee of vessels', () => {
  expect(originOf('SH')).toBe('SH');
  for (const port of ['NB', 'QD', 'TJ', 'XM', 'SZ', 'DL'] as const) {
    expect([originOf(port), vesselFeeOf(port)]).toEqual(['NB', 'FEE_NB_VESSEL']);
  }
  expect(vesselFeeOf('SH')).toBe('FEE_VESSEL');
});

test.each([
  ['SH', 'FEE_BLNO', '上海提单订阅即将扣除真实火币余额，是否继续？'],
  ['NB', 'FEE_BLNO', '宁波提单订阅即将扣除真实火币余额，是否继续？'],
  ['NB', 'FEE_NB_VESSEL', '宁波船期订阅即将扣除真实火币余额，是否继续？'],
  ['QD', 'FEE_SO', '青岛订舱号订阅即将扣除真实火币余额，是否继续？'],
  ['SH', 'FEE_VESSEL', '上海船期订阅即将扣除真实火币余额，是否继续？'],
  ['TJ', 'FEE_BLNO', '天津提单订阅即将扣除真实火币余额，是否继续？'],
  ['XM', 'FEE_NB_VESSEL', '厦门船期订阅即将扣除真实火币余额，是否继续？'],
  ['SZ', 'FEE_BLNO', '深圳提单订阅即将扣除真实火币余额，是否继续？'],
  ['DL', 'FEE_SO', '大连订舱号订阅即将扣除真实火币余额，是否继续？'],
  ['NB', 'FEE_TOKER', '打开联系方式即将扣除真实火币余额，是否继续？'],
] as const)('R-4.9-10 R-X-07 of %s, %s: %s', (port, fee, words) => expect(billingTexts.confirm(port, fee)).toBe(words));
