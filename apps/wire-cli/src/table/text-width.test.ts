// Guarantee: columns stand below each other in a terminal, whatever is written in them.
import { describe, expect, it } from 'vitest';
import { drawTable, layPairs } from './draw-table';
import { cutText, padText, printable, textWidth } from './text-width';

describe('text width', () => {
  it.each([
    ['abc', 3],
    ['箱号', 4],
    ['ＡＢ', 4],
    ['e\u0301', 1],
    ['𠮷', 2],
    ['😀', 2],
    ['', 0],
    ['한글', 4],
  ])('%s takes %d cells', (text, width) => expect(textWidth(text)).toBe(width));

  it.each([
    ['示例船公司', 7, '示例船…'],
    ['示例船公司', 6, '示例…'],
    ['示例', 4, '示例'],
    ['abc', 2, 'a…'],
  ])('%s cut to %d cells', (text, width, cut) => {
    expect(cutText(text, width)).toBe(cut);
    expect(textWidth(cut)).toBeLessThanOrEqual(width);
  });

  it('numbers are filled up in front, texts behind', () => {
    expect(padText('重', 4)).toBe('重  ');
    expect(padText('12', 4, true)).toBe('  12');
  });

  it('what a terminal would obey is shown as a mark', () => {
    expect(printable('a\u001b[31m\tb\r\nc\u202ed')).toBe('a\ufffd[31m b c\ufffdd');
  });
});

describe('tables', () => {
  it('columns that do not fit follow below, behind the first one', () => {
    const column = (heading: string, text: string) => ({ heading, texts: [text], isNumber: false });
    const lines = drawTable([column('箱号', 'A'), column('甲', 'x'.repeat(12)), column('乙', 'y'.repeat(12))], {
      width: 20,
      isWide: false,
    });
    expect(lines).toEqual([
      '箱号  甲',
      '────  ────────────',
      `A     ${'x'.repeat(12)}`,
      '',
      '箱号  乙',
      '────  ────────────',
      `A     ${'y'.repeat(12)}`,
    ]);
  });

  it('pairs are laid out in lines that fit, one that is too long takes several', () => {
    const pairs = [
      ['甲', '1'],
      ['乙', '2'],
      ['丙', 'x'.repeat(30)],
      ['丁', '4'],
    ] as const;
    expect(layPairs(pairs, { width: 20, isWide: false })).toEqual([
      '  甲 1   乙 2',
      `  丙 ${'x'.repeat(13)}`,
      `    ${'x'.repeat(16)}`,
      '    x',
      '  丁 4',
    ]);
  });

  const long = `DEMO SHIPPER/1 QUAY STREET, ${'x'.repeat(900)}`;
  const texts = { heading: '各方', texts: [long, 'A'], isNumber: false };

  it('a long text goes on in the next line, behind a blank or comma where there is one, and is cut at twelve', () => {
    const lines = drawTable([{ heading: '号', texts: ['1', '2'], isNumber: true }, texts], { width: 40, isWide: false });
    expect(lines.slice(2, 5)).toEqual([' 1  DEMO SHIPPER/1 QUAY', '    STREET, xxxxxxxxxxxxxx', `    ${'x'.repeat(22)}`]);
    expect(lines).toHaveLength(2 + 12 + 1);
    expect(lines[13]).toMatch(/^ {4}x{21}…$/);
    expect(lines.at(-1)).toBe(' 2  A');
  });

  it('a wide table cuts and wraps nothing', () => {
    expect(drawTable([texts], { width: 40, isWide: true })).toEqual(['各方', '─'.repeat(long.length), long, 'A']);
    expect(layPairs([['各方', long]], { width: 40, isWide: true })).toEqual([`  各方 ${long}`]);
  });
});
