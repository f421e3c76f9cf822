// Guarantee: the hash that travels is MD5 over UTF-8 (R-5.2-02), the same for both spellings of a letter.
import { expect, it } from 'vitest';
import { hashPassword, hashedPasswordPattern } from './hash-password';

// RFC 1321, appendix A.5, and lengths around the block borders.
it.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
  ['密码', 'a8105204604a0b11e916f3879aae3b0b'],
  ['Aa1😀', 'ca5c1b8204ff8a9a37be41fa01b3cd61'],
  ['x'.repeat(55), '04364420e25c512fd958a70738aa8f72'],
  ['x'.repeat(56), '668a72d5ba17f08e62dabcafad6db14b'],
  ['x'.repeat(64), 'c1bb4f81d892b2d57947682aeb252456'],
])('R-5.2-02 %j', (text, expected) => {
  expect(hashPassword(text)).toBe(expected);
  expect(expected).toMatch(hashedPasswordPattern);
});

it('F-6: composes before hashing', () => expect(hashPassword('Cafe\u03017Ok')).toBe(hashPassword('Café7Ok')));
