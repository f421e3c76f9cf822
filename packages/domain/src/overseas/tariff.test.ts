// Guarantee: a rate table counts only where its steps follow each other from the first day on; what is wrong names its field
// and is never guessed right. Boxes are of the class that the trade has them in.
import { describe, expect, test } from 'vitest';
import { tariffTexts as texts } from './tariff-texts';
import { boxClassOf, readFreeDays, readTypedTariff, showAmount, typedTariff, type TypedStep } from './tariff';

const rows = (...steps: readonly (readonly [string, string, string])[]): TypedStep[] =>
  steps.map(([from, to, price]) => ({ from, to, price }));
const noFree = { '20': '', '40': '', special: '' };
const none = { '20': [], '40': [], special: [] };
const usual = rows(['1', '5', '45'], ['6', '', '90.5']);
const read = (steps: readonly TypedStep[], currency: 'USD' | 'JPY' = 'USD') =>
  readTypedTariff({ rates: { ...none, '20': steps }, freeDays: noFree }, currency);

test('steps as they are typed are whole minor units, and are typed the same again', () => {
  const typed = { '20': usual, '40': rows(['', '', ''], ['１', '', '１２０。50']), special: [] };
  const told = readTypedTariff({ rates: typed, freeDays: { '20': '０', '40': '14', special: ' ' } }, 'USD');
  const freeDays = { '20': 0, '40': 14, special: null };
  const rates = {
    '20': [
      { fromDay: 1, toDay: 5, perDay: 4_500 },
      { fromDay: 6, toDay: null, perDay: 9_050 },
    ],
    '40': [{ fromDay: 1, toDay: null, perDay: 12_050 }],
    special: [],
  };
  expect(told).toEqual({ rates, freeDays });
  const again = typedTariff({ currency: 'USD', rates, freeDays });
  expect(again.rates['20'].map(({ price }) => price)).toEqual(['45', '90.50']);
  expect(readTypedTariff(again, 'USD')).toEqual({ rates, freeDays });
  expect(read(rows(['1', '', '4500']), 'JPY')).toMatchObject({ rates: { ...none, '20': [{ fromDay: 1, toDay: null, perDay: 4_500 }] } });
});

const first = (part: 'from' | 'to' | 'price', text: string) => ['20.0.' + part, texts.ofField('20 尺', 1, texts.parts[part], text)];
const second = (part: 'from' | 'to' | 'price', text: string) => ['20.1.' + part, texts.ofField('20 尺', 2, texts.parts[part], text)];

test.each([
  ['a gap', rows(['1', '5', '45'], ['8', '', '90']), second('from', '应从第 6 天起，中间缺了天数')],
  ['an overlap', rows(['1', '5', '45'], ['5', '', '90']), second('from', '应从第 6 天起，与上一档重叠')],
  ['not from the first day', rows(['3', '', '45']), first('from', texts.gap(1))],
  ['a step that ends before it begins', rows(['1', '5', '45'], ['6', '4', '90'], ['5', '', '9']), second('to', texts.endsBefore)],
  ['a last step that ends', rows(['1', '5', '45']), first('to', texts.lastEnds)],
  ['an endless step before another', rows(['1', '', '45'], ['6', '', '90']), first('to', texts.endless)],
  ['a negative amount', rows(['1', '', '-45']), first('price', texts.badPrice)],
  ['letters', rows(['1', '', 'USD45']), first('price', texts.badPrice)],
  ['ten digits', rows(['1', '', '1234567890']), first('price', texts.badPrice)],
  ['three decimals', rows(['1', '', '45.505']), first('price', texts.badPrice)],
  ['no amount', rows(['1', '', '']), first('price', texts.badPrice)],
  ['a day of letters', rows(['一', '', '45']), first('from', texts.badDay)],
  ['day 0', rows(['0', '', '45']), first('from', texts.badDay)],
  ['a negative day', rows(['1', '-5', '45'], ['6', '', '90']), first('to', texts.badDay)],
  ['a day of ten digits', rows(['1', '1234567890', '45'], ['6', '', '90']), first('to', texts.badDay)],
  [
    'seven steps',
    rows(...[1, 2, 3, 4, 5, 6].map((day) => [`${day}`, `${day}`, '1'] as const), ['7', '', '1']),
    ['20', texts.tooManySteps('20 尺')],
  ],
  ['nothing at all', rows(['', '', '']), ['20.0.price', texts.nothing]],
])('bad input: %s', (_what, steps, [field, text]) => {
  expect(read(steps)).toEqual({ problems: [{ field, text }] });
});

test('bad input: decimals of a currency that has none, and every problem of a form in its order', () => {
  expect(read(rows(['1', '', '45.5']), 'JPY')).toMatchObject({
    problems: [{ field: '20.0.price', text: expect.stringContaining('没有小数') as string }],
  });
  const rates = { '20': rows(['2', '', 'x']), '40': rows(['1', '', '-1']), special: [] };
  const told = readTypedTariff({ rates, freeDays: { ...noFree, '40': '91' } }, 'USD');
  expect(told).toMatchObject({
    problems: [{ field: '20.0.from' }, { field: '20.0.price' }, { field: 'freeDays.40' }, { field: '40.0.price' }],
  });
});

test.each(['91', '-1', '7.5', '七', '007'])('bad input: %s free days', (text) => {
  const problem = { field: 'freeDays.20', text: texts.badFreeDays('20 尺') };
  expect(readTypedTariff({ rates: none, freeDays: { ...noFree, '20': text } }, 'USD')).toEqual({ problems: [problem] });
});

test('a table may give free days alone, and one of an older build gives none', () => {
  expect(readTypedTariff({ rates: none, freeDays: { ...noFree, special: '3' } }, 'USD')).toEqual({
    rates: none,
    freeDays: { '20': null, '40': null, special: 3 },
  });
  expect([readFreeDays(null), readFreeDays({ '20': 5 })]).toEqual([1, 2].map(() => ({ '20': null, '40': null, special: null })));
});

describe('the class of a box', () => {
  test.each([
    ['22G1', '20'],
    ['20G0', '20'],
    ['25V1', '20'],
    ['42G1', '40'],
    ['45G1', '40'],
    ['L5G1', '40'],
    ['45R1', 'special'],
    ['22R1', 'special'],
    ['22T6', 'special'],
    ['42P3', 'special'],
    ['22U1', 'special'],
    ['45g1', '40'],
    ['12G1', null],
    ['4310', null],
    ['40', null],
    ['', null],
    [null, null],
  ])('%s is %s', (sizeType, boxClass) => expect(boxClassOf(sizeType)).toBe(boxClass));
});

test.each([
  [5, 'USD', 'USD 0.05'],
  [4_500, 'EUR', 'EUR 45.00'],
  [123_456_789, 'CNY', 'CNY 1,234,567.89'],
  [1_234_567, 'JPY', 'JPY 1,234,567'],
] as const)('%d minor units of %s are %s', (minor, currency, shown) => expect(showAmount(minor, currency)).toBe(shown));
