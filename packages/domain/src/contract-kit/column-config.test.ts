// Guarantee: a saved column setting opens the list whatever it holds, and gives back what was saved (R-3.7-04, -05, F-24).
import { describe, expect, it } from 'vitest';
import { columnConfigKey, formatColumnConfig, isColumnConfig, parseColumnConfig, type ColumnSetting } from './column-config';

const column = (prop: string, isShown = true, isFixed = false, widthPx = 120): ColumnSetting => ({ prop, isShown, isFixed, widthPx });
const defaults = [column('billNo', true, true, 160), column('shipInfo', true, false, 220), column('remark')];
const propsOf = (text: string | null) =>
  parseColumnConfig(text, defaults)
    .map(({ prop }) => prop)
    .join(' ');

it('R-3.7-04, R-3.7-05 the form of the specification', () => {
  expect(parseColumnConfig('billNo-1-1-160,shipInfo-1-0-220', defaults)).toEqual(defaults);
  expect(formatColumnConfig(defaults.slice(0, 2))).toBe('billNo-1-1-160,shipInfo-1-0-220');
  expect(columnConfigKey('logistics', 'NB', '100001')).toBe('col_logistics_NB_100001');
});

describe('R-3.7-05, F-24', () => {
  it.each([
    ['nothing saved', null, 'billNo shipInfo remark'],
    ['empty', '', 'billNo shipInfo remark'],
    ['order of the list is the order', 'remark-1-0-100,billNo-1-1-160,shipInfo-1-0-220', 'remark billNo shipInfo'],
    ['an unknown prop is ignored', 'hull-1-0-100,remark-1-0-100', 'remark billNo shipInfo'],
    ['a missing prop is appended', 'shipInfo-1-0-220', 'shipInfo billNo remark'],
    ['a prop that stands twice: the first stands', 'remark-1-0-100,remark-0-0-90', 'remark billNo shipInfo'],
    ['extra dashes', 'remark-1-0-1-100,shipInfo-1-0-220', 'shipInfo billNo remark'],
    ['script', '<script>-1-0-100,__proto__-1-0-100,constructor-1-0-1', 'billNo shipInfo remark'],
    ['commas alone', ',,,', 'billNo shipInfo remark'],
  ])('R-3.7-05 %s', (_name, text, expected) => expect(propsOf(text)).toBe(expected));

  it.each([
    ['remark-1-0-1', 40],
    ['remark-1-0-99999', 1_000],
    ['remark-1-0-1000000000', 120],
    ['remark-1-0-0', 40],
  ])('R-3.7-05 holds widths within bounds: %s', (text, widthPx) =>
    expect(parseColumnConfig(text, defaults).find(({ prop }) => prop === 'remark')).toMatchObject({ widthPx }),
  );
  it('R-3.7-05 a missing prop is appended as it is by default', () => {
    expect(parseColumnConfig('remark-0-1-90', defaults)).toEqual([column('remark', false, true, 90), ...defaults.slice(0, 2)]);
  });
  it('R-3.7-05 writes no width that is none', () => {
    expect(formatColumnConfig([column('a', true, false, NaN), column('b', false, true, 1e9), column('c', true, true, 99.6)])).toBe(
      'a-1-0-40,b-0-1-1000,c-1-1-100',
    );
  });
  it.each([
    ['billNo-1-1-160', true],
    ['a-1-1-1,b-0-0-99999', true],
    ['', false],
    ['a-1-1-1,', false],
    ['a-2-1-1', false],
    ['1a-1-1-1', false],
  ])('R-3.7-05 stores %j: %s', (text, expected) => expect(isColumnConfig(text)).toBe(expected));
});

it.each([
  [
    'a-1-0-80,wharf-1-0-90,wharfCode-0-0-88',
    [
      ['a', true, 80],
      ['wharfCode', true, 90],
    ],
  ],
  [
    'wharfCode-0-0-88,wharf-0-0-90,a-1-0-80',
    [
      ['wharfCode', false, 90],
      ['a', true, 80],
    ],
  ],
  [
    'wharfCode-0-0-88,a-1-0-80',
    [
      ['wharfCode', false, 88],
      ['a', true, 80],
    ],
  ],
  [
    '',
    [
      ['a', true, 100],
      ['wharfCode', true, 80],
    ],
  ],
])('R-3.7-05, R-3.9-04 of %s a column that got another name is as it was under the former one', (text, columns) => {
  const defaults = [
    { prop: 'a', isShown: true, isFixed: false, widthPx: 100 },
    { prop: 'wharfCode', formerly: 'wharf', isShown: true, isFixed: false, widthPx: 80 },
  ];
  expect(parseColumnConfig(text, defaults)).toEqual(
    columns.map(([prop, isShown, widthPx]) => ({ prop, isShown, isFixed: false, widthPx })),
  );
});
