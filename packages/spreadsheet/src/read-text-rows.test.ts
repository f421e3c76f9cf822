// Guarantee: a file of texts gives its cells, whatever wrote it (W-15, W-17); what is no text is refused.
import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readTextRows } from './read-text-rows';
import { UnreadableSheet } from './sheet';

const list = '提单号\t客户\r\nCOSU6400000001\t桂花\r\n';
const rows = [
  ['提单号', '客户'],
  ['COSU6400000001', '桂花'],
];
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  Array.from(`\uFEFF${text}`).forEach((sign, i) => view.setUint16(i * 2, sign.charCodeAt(0), isLittle));
  return bytes;
};

it.each([
  ['W-15 UTF-16, the small end first', utf16(list, true), 'a.txt'],
  ['W-15 UTF-16, the great end first', utf16(list.replaceAll('\t', ','), false), 'a.csv'],
  ['UTF-8 with its mark', strToU8(`\uFEFF${list}`), 'a.txt'],
  ['commas', strToU8(list.replaceAll('\t', ',')), 'A.CSV'],
  ['semicolons', strToU8(list.replaceAll('\t', ';')), 'a.csv'],
  ['quotes', strToU8('"提单号","客户"\n"COSU6400000001","桂花"'), 'a.csv'],
  ['W-17 numbers kept from Excel', strToU8('提单号,客户\n="COSU6400000001","=""桂花"""'), 'a.csv'],
  // 提单号,客户 桂花 in GBK.
  [
    'GBK',
    new Uint8Array([
      0xcc,
      0xe1,
      0xb5,
      0xa5,
      0xba,
      0xc5,
      0x2c,
      0xbf,
      0xcd,
      0xbb,
      0xa7,
      0x0a,
      ...strToU8('COSU6400000001,'),
      0xb9,
      0xf0,
      0xbb,
      0xa8,
    ]),
    'a.csv',
  ],
])('%s', (_name, bytes, name) => expect(readTextRows(bytes, name)).toEqual(rows));

it('a chat is its lines, quotes and commas in them', () => {
  expect(readTextRows(strToU8('"跟一下, COSU6400000001\r\n谢谢'), 'chat.txt')).toEqual([['"跟一下, COSU6400000001'], ['谢谢']]);
});

it('what quotes hold may have commas, quotes and ends of lines', () => {
  expect(readTextRows(strToU8('"A ""B"", C\nD",2'), 'a.csv')).toEqual([['A "B", C\nD', '2']]);
});

it.each([
  [
    'its cell alone',
    '1,甲\n2,"乙\n3,丙\n4,丁',
    [
      ['1', '甲'],
      ['2', '"乙'],
      ['3', '丙'],
      ['4', '丁'],
    ],
  ],
  [
    'the first cell',
    '"1,甲\n2,"乙"\n',
    [
      ['"1', '甲'],
      ['2', '乙'],
    ],
  ],
  [
    'until another begins a cell',
    '1,"急\n2,"x"\n',
    [
      ['1', '"急'],
      ['2', 'x'],
    ],
  ],
  [
    'with quotes in it',
    '1,"a"b\n2,c',
    [
      ['1', '"a"b'],
      ['2', 'c'],
    ],
  ],
  ['in the last cell', '1,"', [['1', '"']]],
])('M6 a quote that nothing closes is a sign, and takes no row with it: %s', (_name, text, cells) => {
  expect(readTextRows(strToU8(text), 'a.csv')).toEqual(cells);
  expect(readTextRows(strToU8(text.replaceAll(',', '\t')), 'a.txt')).toEqual(cells);
});

it.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ['UTF-16 that breaks off', new Uint8Array([0xff, 0xfe, 0x41])],
])('%s is no text', (_name, bytes) => expect(() => readTextRows(bytes, 'a.txt')).toThrow(UnreadableSheet));

it('Windows-1252 is read as GB18030, which changes names and no number (ADR 0060)', () => {
  const bytes = Uint8Array.from('BL,CLIENT\r\nCOSU6400000001,AN\u00c9\u00c9X', (sign) => sign.charCodeAt(0));
  expect(readTextRows(bytes, 'a.csv')).toEqual([
    ['BL', 'CLIENT'],
    ['COSU6400000001', 'AN缮X'],
  ]);
});
