// Guarantee: the client that stands beside a bill in a sheet goes with it.
import { expect, test } from 'vitest';
import { findBillNos } from './find-bill-nos';
import { namesClients, readClients } from './text-columns';

/** The client of each bill of a text. */
function clientsOf(text: string): Readonly<Record<string, string | null>> {
  const clientAt = readClients(text);
  return Object.fromEntries(findBillNos(text).map(({ billNo, places }) => [billNo, clientAt(places[0]![0])]));
}

test.each([
  ['提单号\t客户公司\nCOSU6410301846\t恒泰国际\nNGBX12345678\t\n', { COSU6410301846: '恒泰国际', NGBX12345678: null }],
  ['客户,提单号\n蓝港,COSU6410301846', { COSU6410301846: '蓝港' }],
  ['"提单号","客户"\n"COSU6410301846","蓝港"', { COSU6410301846: '蓝港' }],
  ['COSU6410301846\t恒泰国际', { COSU6410301846: null }],
])('U-10 %j', (text, expected) => {
  expect(clientsOf(text)).toEqual(expected);
});

test.each([
  ['提单号\t客户\t20GP\t40HQ\nCOSU6410301846\t恒泰国际\t1\t2', '恒泰国际'],
  ['提单号,客户,20GP,40HQ\nCOSU6410301846,恒泰国际,1,2', '恒泰国际'],
  ['提单号 客户 20GP 40HQ\nCOSU6410301846 恒泰国际 1 2', '恒泰国际'],
  ['单号\t客户\nCOSU6410301846\t恒泰国际', '恒泰国际'],
  ['20GP\t40HQ\t单号\t委托单位\n1\t2\tCOSU6410301846\t恒泰国际', '恒泰国际'],
  ['提单号,件数,客户\nCOSU6410301846,12,恒泰国际', '恒泰国际'],
])('N3 figures in a head leave it one: %j', (text, client) => expect(clientsOf(text)).toEqual({ COSU6410301846: client }));

test.each([
  ['a blank line', '提单号\t客户\nCOSU6410301846\t恒泰国际\n\nCOSU6410301902\t1', null],
  ['a head with figures', '提单号\t客户\nCOSU6410301846\t恒泰国际\n提单号\t20GP\nCOSU6410301902\t1', null],
  [
    'a head in which the client stands elsewhere',
    '提单号\t客户\nCOSU6410301846\t恒泰国际\n提单号\t40HQ\t客户\nCOSU6410301902\t1\t蓝港',
    '蓝港',
  ],
])('N3 a head ends at %s', (_name, text, client) =>
  expect(clientsOf(text)).toEqual({ COSU6410301846: '恒泰国际', COSU6410301902: client }),
);

test.each([
  '客户 COSU6410301846\n提单号 COSU6410301902 12',
  '客户, 提单号发我 2 个\nCOSU6410301846, 谢谢',
  '提单号\tCOSU6410301846\t客户\nCOSU6410301902\t2\t3',
  '客户\t恒泰国际\n提单号\tCOSU6410301846',
  '提单号\tNGB1234\nCOSU6410301846\t1',
])('N3 what names numbers or is a sentence is no head: %j', (text) =>
  expect(Object.values(clientsOf(text)).every((client) => client === null)).toBe(true),
);

test.each([
  ['提单号,客户\nCOSU6410301846,"恒泰, 宁波"', '恒泰, 宁波'],
  ['"提单号","客户"\n"COSU6410301846","恒泰 ""国际"", 宁波"', '恒泰 "国际", 宁波'],
  ['客户,提单号\n"恒泰, 宁波", COSU6410301846', '恒泰, 宁波'],
  ['提单号\t客户\nCOSU6410301846\t"恒泰\t宁波"', '恒泰\t宁波'],
  ['提单号,客户\nCOSU6410301846,"恒泰', '"恒泰'],
  ['提单号,客户,备注\nCOSU6410301846,恒泰"国际",x', '恒泰"国际"'],
])('N3 quotes hold a cell together: %j', (text, client) => expect(clientsOf(text)).toEqual({ COSU6410301846: client }));

test.each([
  '提单号,客户公司,提单号,客户公司\nCOSU6410301846,恒泰,COSU6410301902,安泰',
  '提单号\t客户\t货主\nCOSU6410301846\t恒泰\t安泰\nCOSU6410301902\t恒泰\t安泰',
])('V-03 with two columns of clients whose a bill is stays open: %j', (text) => {
  expect(clientsOf(text)).toEqual({ COSU6410301846: null, COSU6410301902: null });
  expect(namesClients(text)).toBe(true);
});

test('N3 it is known whether a text speaks of clients at all', () => {
  expect(['单号,客户\nA,B', '"客户"\tX', '单号  委托单位'].map(namesClients)).toEqual([true, true, true]);
  expect(['COSU6410301846', '客户编号\tX', '我们的客户催', '客户', '客户 催 COSU6410301846'].map(namesClients)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
