// Guarantee: a number is given to its line where its head or its box says which, and to nobody where it does not.
import { expect, it, test } from 'vitest';
import { containerCheckDigit } from '../vocabulary/container-no';
import { guessLine } from './guess-line';
import { lineCodes, shippingLines } from './lines';

test('R-1-09, R-9-23 there are 15 lines', () => {
  expect(lineCodes.join(' ')).toBe('MSC MSK CMA COS HLC ONE EMC HMM YML ZIM WHL OOL PIL KMT SIT');
});

// How each line's bills look; facts of the trade, not of the code.
it.each([
  ['MEDU8390442', 'MSC'],
  ['MAEU255870114', 'MSK'],
  ['255870114', 'MSK'],
  ['CMDU1180042277', 'CMA'],
  ['COSU6408120773', 'COS'],
  ['HLCUNG12466RT1', 'HLC'],
  ['ONEYNGBF9912003', 'ONE'],
  ['EGLV146500610338', 'EMC'],
  ['HDMUNGBA711204', 'HMM'],
  ['YMLUI225981127', 'YML'],
  ['ZIMUNGB1080217', 'ZIM'],
  ['WHLC025E561207', 'WHL'],
  ['OOLU2736120980', 'OOL'],
  ['PCIUNGB1204417', 'PIL'],
  ['KMTCNBO1204417', 'KMT'],
  ['SITGNBYK120441', 'SIT'],
  // Twelve digits alone may be Evergreen's, ten COSCO's or OOCL's: nobody knows.
  ['146500610338', null],
  ['6408120773', null],
  // A line that is not among the 15.
  ['SNKO0101202600', null],
  ['NGB1234567', null],
])('%s is of %s', (number, line) => expect(guessLine(number)).toBe(line));

it('the owner of a box tells its line, a leased one does not, nor one that is mistyped', () => {
  expect(guessLine('NGB1234567', 'MSKU0308961')).toBe('MSK');
  expect(guessLine('NGB1234567', 'TCLU1234562')).toBeNull();
  expect(guessLine('NGB1234567', 'MSKU0308962')).toBeNull();
});

test('of 500 numbers at least 98 in a hundred are given to their line, and none to another', () => {
  const seed = 20_261_128;
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const digits = (count: number): string => Array.from({ length: count }, () => next(10)).join('');
  const told = Array.from({ length: 500 }, () => {
    const line = shippingLines[next(shippingLines.length)]!;
    const isBox = next(4) === 0;
    const head = (isBox ? line.boxPrefixes : line.prefixes)[next((isBox ? line.boxPrefixes : line.prefixes).length)]!;
    const ten = head + digits(6);
    return { line: line.code, found: guessLine(isBox ? `${ten}${containerCheckDigit(ten)}` : head + digits(10)) };
  });
  const right = told.filter(({ line, found }) => found === line).length;
  expect(
    told.filter(({ line, found }) => found !== null && found !== line),
    `seed ${seed}`,
  ).toEqual([]);
  expect(right, `seed ${seed}`).toBeGreaterThanOrEqual(490);
});
