// Guarantee: what people paste becomes a phone or stays visibly wrong (F-7); what is shown is masked.
import { expect, it } from 'vitest';
import { isPhone, maskPhone, tidyPhone } from './phone';

it.each([
  ['13800001234', '13800001234'],
  ['+86 138-0000-1234', '13800001234'],
  ['0086 13800001234', '13800001234'],
  ['8613800001234', '13800001234'],
  ['１３８００００１２３４', '13800001234'],
  ['\u202a13800001234\u202c', '13800001234'],
  ['138 0000 1234 ', '13800001234'],
  ['86138000012', '86138000012'],
  ['+1 202 555 0100', '+12025550100'],
  ['abc', 'abc'],
])('%j → %s', (text, expected) => expect(tidyPhone(text)).toBe(expected));

it.each([
  ['13000000000', true],
  ['19999999999', true],
  ['12999999999', false],
  ['1380000123', false],
  ['13800001234\n', false],
])('%j is a phone: %s', (text, expected) => expect(isPhone(text)).toBe(expected));
it('R-5.1-08', () => expect(maskPhone('13800001234')).toBe('138****1234'));
