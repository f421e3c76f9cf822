// Guarantee: a line of the ledger export and of the statement says what it is, also where nothing was bought.
import { expect, it } from 'vitest';
import { wordsOf } from './operations/record-words';

it.each([
  ['what was paid', 'top-up', null, 'paid', ['充值到账', '到账', '']],
  ['what came on top', 'top-up', null, 'gift', ['充值赠送', '到账', '']],
  ['a top-up that went back', 'refund', null, '客户要求退款', ['充值退款', '退回', '客户要求退款']],
  ['a charge that came back', 'refund', 'FEE_ABROAD', 'no-data', ['宁波海外跟踪', '退回', '一个月没有数据']],
  ['a correction', 'adjusted', null, '补记', ['', '人工调整', '补记']],
  ['what is free', 'free-granted', null, '202611', ['', '免费额度到账', '']],
] as const)('%s', (_, kind, fee, reason, said) => {
  const { what, kind: became, reason: why } = wordsOf({ kind, fee, origin: fee === null ? null : 'NB', reason });
  expect([what, became, why]).toEqual(said);
});
