// Guarantee: one vehicle has one spelling, however its plate is typed or sent; what is no plate is none.
import { expect, it } from 'vitest';
import { readPlate } from './plate';

it.each([
  ['浙B12345', '浙B12345'],
  ['浙b·12345', '浙B12345'],
  [' 浙Ｂ－１２３４５ ', '浙B12345'],
  ['浙B・12345', '浙B12345'],
  ['浙B‧12345\0\0', '浙B12345'],
  ['\u200b浙B\u200b12345', '浙B12345'],
  ['浙BD12345', '浙BD12345'],
  ['浙B1234挂', '浙B1234挂'],
  ['浙B1234学', '浙B1234学'],
  ['粤Z1234港', '粤Z1234港'],
  ['粤ZA123澳', '粤ZA123澳'],
  ['浙B1234警', '浙B1234警'],
  ['浙B1234', null],
  ['浙B123456 7', null],
  ['浙BO2345', null],
  ['浙І12345', null],
  ['浙ß12345', null],
  ['B12345', null],
  ['', null],
])('R-7.6-09 the plate %j is %j', (text, plate) => {
  expect(readPlate(text)).toBe(plate);
});
