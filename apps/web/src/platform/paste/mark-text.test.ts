// Guarantee: marking never changes a character of the text, and taking numbers out leaves the words.
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { readClients } from '@mastlight/domain/vocabulary/text-columns';
import { describe, expect, it } from 'vitest';
import { addText, markText, removeNumbers } from './mark-text';

const chat = '这批麻烦跟一下：COSU6410301846 cosu6410301902，还有KMTC77；COSU6410301846 谢谢';

describe('paste marks (R-5.3-22)', () => {
  const tokens = findBillNos(chat);
  it('R-5.3-22 gives the text back piece by piece', () => {
    const pieces = markText(chat, tokens, ({ billNo }) => (billNo === 'KMTC77' ? 'invalid' : 'new'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(chat);
    expect(pieces.filter((piece) => piece.kind).map((piece) => [piece.text, piece.kind])).toEqual([
      ['COSU6410301846', 'new'],
      ['cosu6410301902', 'new'],
      ['KMTC77', 'invalid'],
      ['COSU6410301846', 'new'],
    ]);
  });
  it('R-5.3-22 takes every place of a number out and leaves the failed ones', () => {
    expect(removeNumbers(chat, tokens, ({ billNo }) => billNo.startsWith('COSU'))).toBe('这批麻烦跟一下：还有KMTC77；谢谢');
  });
});

describe('N3 tables of two files', () => {
  const first = '提单号\t客户\nCOSU6410301846\t恒泰\nCOSU6410301902\t蓝港';
  const second = 'COSU6410301950\t1\nCOSU6410301951\t2';
  const clientIn = (text: string) => readClients(text)(text.indexOf('COSU6410301950'));

  it('N3 a file that is added has no columns of the text before it', () => {
    expect(clientIn(addText(`${first}\n`, second))).toBeNull();
    expect(addText(' \n', second)).toBe(second);
  });

  it('N3 nor has it once numbers are taken out', () => {
    const text = addText(first, second);
    const left = removeNumbers(text, findBillNos(text), ({ billNo }) => billNo === 'COSU6410301902' || billNo === 'COSU6410301951');
    expect(left).toBe('提单号\t客户\nCOSU6410301846\t恒泰\n\nCOSU6410301950\t1');
    expect(clientIn(left)).toBeNull();
  });
});
