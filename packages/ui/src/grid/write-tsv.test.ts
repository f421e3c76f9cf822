// Guarantee: what is copied pastes into a spreadsheet cell by cell.
import { expect, test } from 'vitest';
import { writeTsv } from './write-tsv';

test.each([
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    'a\tb\r\nc\td',
  ],
  [[['two\nlines', 'tab\there']], '"two\nlines"\t"tab\there"'],
  [[['say "hi"']], '"say ""hi"""'],
  [[['', '0']], '\t0'],
])('%j', (rows, text) => {
  expect(writeTsv(rows)).toBe(text);
});
