// Guarantee: what the product says and counts is what the acceptance list says: titles of columns, words of codes, numbers.
// What is expected is written from the list by hand, never read from the product. Calls: apps/server/src/scenarios/acceptance.
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { columnRows } from './columns';
import { constantRows } from './constants';
import { vocabularyRows } from './vocabularies';

it.each(columnRows)('%s %s', (_row, _list, columns, says) => {
  expect(columns.map(({ prop, title }) => `${prop} ${title}`)).toEqual(expect.arrayContaining(says.split(', ')));
});

it.each(vocabularyRows)('%s %s', (_row, _what, read, says) => {
  expect(Object.fromEntries(Object.keys(says).map((code) => [code, read(code)]))).toEqual(says);
});

it.each(constantRows)('%s %s', (_row, _what, has, states) => {
  expect(has).toEqual(states);
});
