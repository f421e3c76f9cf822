// Guarantee: N2, N7 of issue 32: a column is read in its own unit alone, however its title says so; an amount beside the sign of its own currency is that amount, beside that of another it is none.
import { expect, it } from 'vitest';
import { bareAmount, unitBehind, type ColumnUnit, type MoneyUnit } from './title-unit';

it.each<[string, MoneyUnit, string]>([
  ['¥12.5', 'CNY', '12.5'],
  ['￥12.5', 'CNY', '12.5'],
  ['RMB¥ 12.5', 'CNY', '12.5'],
  ['12.5元', 'CNY', '12.5'],
  ['12.5 人民币', 'CNY', '12.5'],
  ['$12.5', 'USD', '12.5'],
  ['US$12.5', 'USD', '12.5'],
  ['usd 12.5', 'USD', '12.5'],
  ['12.5美元', 'USD', '12.5'],
  ['12.5€', 'EUR', '12.5'],
  ['¥12.5', 'USD', '¥12.5'],
  ['12.5元', 'USD', '12.5元'],
  ['12.5美元', 'CNY', '12.5美元'],
  ['HK$12.5', 'USD', 'HK$12.5'],
  ['$12.5', 'HKD', '$12.5'],
  ['12.5', 'USD', '12.5'],
  ['', 'USD', ''],
])('N2 %j of a column in %s is %j', (text, unit, amount) => expect(bareAmount(text, unit)).toBe(amount));

/** What people write behind titles of weights, sizes and prices, from packing lists and invoices; `own` is taken as it stands. */
const behindTitles: readonly (readonly [ColumnUnit, own: readonly string[], other: readonly string[], another: readonly string[]])[] = [
  [
    'kg',
    ['', '(KG)', '(KGS)', '(公斤)', '(千克)', '/千克', 'KGS', '(单位:千克)', '(单位KGS)', '(G.W.)', '(G.W./KGS)', '(KG/公斤)', '(必填)', '(每票必填)', '(整票)', '(不含托盘部分)', '(保留两位小数)'],
    ['(LBS)', '(吨)', 'T', '(T)', '(KT)', '(担)', '(两)', '(市斤)', '(KG/CTN)', '(KGS/CTNS)', '(KG/件)', '/KG/箱', '(/件)', '(每件)', '(每箱KG)', '(单件公斤)', '(KGPERCTN)', '(PERCARTON)', '(百公斤)', '(万公斤)', '(KGX1000)', '(000KG)'],
    ['/件', '误差', '备注'],
  ],
  [
    'm3',
    ['(CBM)', '(M3)', '(立方米)', '(立方)', '(CBM/立方米)', '(长宽高)', '(TOTAL)'],
    ['(立方尺)', '(立方英尺)', '(立方英寸)', '(立方厘米)', '(CFT)', '(GAL)', '(IN3)', '(CM)', '(L)', '(升)', '(CBM/CTN)', '(每件)', '(千升)'],
    ['备注'],
  ],
  [
    'USD',
    ['(USD)', '($)', '(美元)', '(USD/PC)', '(美元/个)', '(FOB)', '(USD/FOB)', '(含税部分)'],
    ['(EUR)', '(元)', '(万美元)', '(万)', '(美分)', '(分)', '(CENTS)', '(CHF)', '(SGD)', '(RUB)', '(卢布)', '(韩元)', '(澳元)', '(A$)', '(NT$)', '(₩)', '(¥)', '(USD/千个)'],
    [],
  ],
  ['CNY', ['(元)', '(RMB)', '(人民币)', '(¥)', '(元/件)', '(人民币元)'], ['(万元)', '(美元)', '(澳元)', '(韩元)', '(日元)', '(新台币)', '(角)', '($)', '(卢比)'], []],
];

it.each(
  behindTitles.flatMap(([unit, own, other, another]) => [
    ...own.map((rest) => [unit, rest, 'own'] as const),
    ...other.map((rest) => [unit, rest, 'other'] as const),
    ...another.map((rest) => [unit, rest, null] as const),
  ]),
)('N7 behind a title in %s %j is %s', (unit, rest, kind) => expect(unitBehind('毛重', rest, unit)).toBe(kind));
