// Guarantee: the client that stands beside a bill in a sheet goes with it.
import { expect, test } from 'vitest';
import { findBillNos } from './find-bill-nos';
import { readClients } from './text-columns';

test.each([
  ['提单号\t客户公司\nCOSU6410301846\t恒泰国际\nNGBX12345678\t\n', { COSU6410301846: '恒泰国际', NGBX12345678: null }],
  ['客户,提单号\n蓝港,COSU6410301846', { COSU6410301846: '蓝港' }],
  ['"提单号","客户"\n"COSU6410301846","蓝港"', { COSU6410301846: '蓝港' }],
  ['COSU6410301846\t恒泰国际', { COSU6410301846: null }],
])('U-10 %j', (text, expected) => {
  const clientAt = readClients(text);
  const found = findBillNos(text).map(({ billNo, places }) => [billNo, clientAt(places[0]![0])]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
