// Guarantee: what a spreadsheet copies arrives cell by cell, character by character, and nothing that is pasted breaks it.
import { writeTsv } from '@mastlight/ui';
import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block';

describe('readBlock', () => {
  it.each([
    ['one cell', '甲', [['甲']]],
    ['a row', 'a\tb\tc', [['a', 'b', 'c']]],
    ['rows with Windows line ends and one at the end', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
    ['rows with old and Unix line ends', 'a\rb\nc', [['a'], ['b'], ['c']]],
    ['empty cells', '\t\t\n\ta', [['', '', ''], ['', 'a']]], // prettier-ignore
    ['an empty row in between', 'a\n\nb', [['a'], [''], ['b']]],
    ['a quoted cell with tab, line end and quotes', '"a\t""b""\r\nc"\td', [['a\t"b"\r\nc', 'd']]],
    ['quotes inside a plain cell', '20"GP\t40"HQ', [['20"GP', '40"HQ']]],
    ['a quote that is never closed', '"20GP\tb', [['"20GP', 'b']]],
    ['nothing', '', []],
    ['Chinese, full-width and rare characters', '宁波港\t１２３\t𠮷', [['宁波港', '１２３', '𠮷']]],
  ])('reads %s', (_, text, rows) => expect(readBlock(text)).toEqual(rows));

  it('reads what our own lists copy', () => {
    const rows = [
      ['提单号', '备注'],
      ['COSU1', '两行\n"引号"\t制表'],
    ];
    expect(readBlock(writeTsv(rows))).toEqual(rows);
  });
});
