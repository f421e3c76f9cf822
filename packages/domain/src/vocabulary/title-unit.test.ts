// Guarantee: N2 of issue 32: an amount beside the sign of its own currency is that amount, beside that of another it is none.
import { expect, it } from 'vitest';
import { bareAmount, type MoneyUnit } from './title-unit';

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
