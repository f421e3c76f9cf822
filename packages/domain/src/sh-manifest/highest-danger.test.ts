// Guarantee: R-5.3-18: of mixed dangerous goods a container is declared by the highest, by class and then by packing group.
import { expect, it } from 'vitest';
import { dangerClasses } from './dictionaries';
import { blankLine, type GoodsLine } from './filing';
import { highestDanger, mixedDanger } from './highest-danger';

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

it('R-5.3-18 names the row for each container that holds several, and for no other', () => {
  const lines = [line('3480/9'), line('1263/3/II'), line('3480/9', 'FCIU9051185'), line('3480/9', 'FCIU9051185'), line('1263/3', '')];
  expect([...mixedDanger(lines)]).toEqual([['CSNU6152042', 1]]);
});
