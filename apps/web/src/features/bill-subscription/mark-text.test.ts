// Guarantee: marking never changes a character of the text, and taking numbers out leaves the words.
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { describe, expect, it } from 'vitest';
import { markText, removeNumbers } from './mark-text';

const chat = '这批麻烦跟一下：COSU6410301846 cosu6410301902，还有KMTC77；COSU6410301846 谢谢';

describe('paste marks (R-5.3-22)', () => {
  const tokens = findBillNos(chat);
  it('gives the text back piece by piece', () => {
    const pieces = markText(chat, tokens, (billNo) => (billNo === 'KMTC77' ? 'invalid' : 'new'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(chat);
    expect(pieces.filter((piece) => piece.kind).map((piece) => [piece.text, piece.kind])).toEqual([
      ['COSU6410301846', 'new'],
      ['cosu6410301902', 'new'],
      ['KMTC77', 'invalid'],
      ['COSU6410301846', 'new'],
    ]);
  });
  it('takes every place of a number out and leaves the failed ones', () => {
    expect(removeNumbers(chat, tokens, (billNo) => billNo.startsWith('COSU'))).toBe('这批麻烦跟一下：还有KMTC77；谢谢');
  });
});
