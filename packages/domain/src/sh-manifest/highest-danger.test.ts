// Guarantee: R-5.3-18: of mixed dangerous goods a house bill is declared by the highest, by class and then by packing group.
import { expect, it } from 'vitest';
import { dangerClasses } from './dictionaries';
import { blankLine, type GoodsLine } from './filing';
import { declaredDanger, highestDanger } from './highest-danger';

const line = (text: string, containerNo = 'CSNU6152042'): GoodsLine => {
  const [unNo = '', dangerClass = '', packingGroup = ''] = text.split('/');
  return { ...blankLine, containerNo, unNo, dangerClass, packingGroup };
};

it('R-5.3-18 ranks the classes in this order', () => {
  expect(dangerClasses.map(({ code }) => code).join(' ')).toBe('1 5.2 6.2 7 2.3 4.1 4.2 4.3 3 8 6.1 5.1 2.1 2.2 9');
});

it('R-5.3-18 each class goes before all that stand after it, whatever its packing group', () => {
  const classes = dangerClasses.map(({ code }) => code);
  for (const [i, higher] of classes.entries()) {
    for (const lower of classes.slice(i + 1)) {
      expect(highestDanger([line(`1000/${lower}/I`), line(`1001/${higher}/III`)]), `${higher} before ${lower}`).toBe(1);
    }
  }
});

it.each([
  [['1263/3/III', '1993/3/II'], 1],
  [['1993/3/II', '1263/3/II'], 0],
  [['1263/3', '1993/3/III'], 1],
  [['3480/9', '0336/1.4'], 1],
  [['3480/9', '9999/99'], 0],
  [['', '3480/9'], 1],
  [['', ''], null],
  [[], null],
] as const)('R-5.3-18 of %j it is row %s', (lines, row) => {
  expect(highestDanger(lines.map((text) => line(text)))).toBe(row);
});

it('R-5.3-18 names the row of each house bill, over all of its containers, and whether there was a choice', () => {
  const of = (houseBillNo: string, text: string, containerNo?: string) => ({ ...line(text, containerNo), houseBillNo });
  const lines = [
    of('H1', '3480/9'),
    of('H1 ', '1263/3/II', 'FCIU9051185'),
    of('H2', '3480/9'),
    of('H2', '3480/9', 'FCIU9051185'),
    of('', '1993/3/III'),
    of('', '1993/3/II'),
    of('H3', ''),
  ];
  expect([...declaredDanger(lines)]).toEqual([
    ['H1', { row: 1, isMixed: true }],
    ['H2', { row: 2, isMixed: false }],
    ['', { row: 5, isMixed: true }],
  ]);
});
