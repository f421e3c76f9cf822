// Guarantee: what is typed as a telephone, a link or a number is told from what is none by one rule each, on both sides.
import { expect, it } from 'vitest';
import { isDigits, isPositiveInteger } from './digits';
import { isLandline, isTelephone } from './telephone';
import { isUrl } from './url';

it.each([
  ['010-65191234', true],
  ['0574-87651234', true],
  ['057487651234', true],
  ['0574-8765123', true],
  ['0755-865012345', false],
  ['0574-876512', false],
  ['574-87651234', false],
  ['05740-87651234', false],
  ['0574 87651234', false],
  ['0574--87651234', false],
  ['0574-87651234\n', false],
  ['０５７４87651234', false],
])('R-5.4-03 landline %j: %s', (text, isOne) => expect(isLandline(text)).toBe(isOne));

it.each([
  ['13800000000', true],
  ['0574-87651234', true],
  ['(0574) 8765 1234', true],
  ['0574-87651234-8001', true],
  ['400-800-1234', true],
  ['4008001234-2', true],
  ['+86 138 0000 0000', true],
  ['+86 574 87651234', true],
  ['+65 6123 4567', true],
  ['+49-40-12345678', true],
  ['12345', false],
  ['12800000000', false],
  ['+86 12', false],
  ['+0 123456789', false],
  ['-----', false],
  ['0574-87651234-', false],
  ['0574-87651234-1234567', false],
  ['', false],
])('R-5.4-02, -03 telephone %j: %s', (text, isOne) => expect(isTelephone(text)).toBe(isOne));

it.each([
  ['http://example.com', true],
  ['https://example.com/a?b=c#d', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['mailto:zhou@example.com', true],
  ['tel:057400000000', true],
  ['ftp://example.com', false],
  ['javascript:alert(1)', false],
  ['example.com', false],
  ['//example.com', false],
  ['https://', false],
  ['https:\\\\example.com', false],
  [' https://example.com', false],
  ['https://exa mple.com', false],
  ['https://example.com/\u202egnp.exe', false],
  ['mailto:', false],
])('R-5.4-06 link %j: %s', (text, isOne) => expect(isUrl(text)).toBe(isOne));

it.each([
  ['', true],
  ['0', true],
  ['007', true],
  ['1.0', false],
  ['-1', false],
  ['１２', false],
  ['12\n', false],
])('R-5.4-07 digits %j: %s', (text, isOne) => expect(isDigits(text)).toBe(isOne));

it.each([
  ['1', true],
  ['20', true],
  ['0', false],
  ['01', false],
  ['', false],
  ['+1', false],
  ['1.0', false],
  ['1e3', false],
])('R-5.4-08 positive integer %j: %s', (text, isOne) => expect(isPositiveInteger(text)).toBe(isOne));
