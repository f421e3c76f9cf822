// Guarantee: truth table of who is told that a bill has come to him: who hands over × to whom × whose it was.
import { expect, it } from 'vitest';
import { nameInNews, toldToSuccessor, type HandedBill } from './judge-hand-over';

const [anna, bert] = [1, 2];
const bill = (billNo: string, port: HandedBill['port'] = 'NB'): HandedBill => ({ port, billNo });

it.each<[string, number, number, readonly HandedBill[], readonly (readonly [string, readonly string[]])[]]>([
  ['who is given a bill hears of it', anna, bert, [bill('A')], [['NB', ['A']]]],
  [
    'of bills of two ports he hears by port',
    anna,
    bert,
    [bill('A'), bill('B', 'SH'), bill('C')],
    [
      ['NB', ['A', 'C']],
      ['SH', ['B']],
    ],
  ],
  ['who takes somebody else’s bill knows', bert, bert, [bill('A')], []],
  ['who is given what was his already hears nothing', anna, bert, [], []],
])('R-6-17 %s', (_what, byId, toId, changed, told) => {
  expect([...toldToSuccessor({ byId, toId }, changed)]).toEqual(told);
});

it.each([
  ['王海', '王海'],
  ['Anna 2', 'Anna 2'],
  ['19900000001', ''],
  ['199****0001', ''],
])('whoever is called %s is named %j', (name, named) => {
  expect(nameInNews(name)).toBe(named);
});
