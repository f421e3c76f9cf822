// Guarantee: what the product says and counts is what the acceptance list says: titles of
// columns and pages, words of codes, sentences, numbers.
// What is expected is written from the list by hand, never read from the product. Calls: apps/server/src/scenarios/acceptance.
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { columnRows } from './columns';
import { declaredPages } from '../../apps/web/src/app/declared-pages';
import { findActiveEntry } from '../../apps/web/src/app/menu';
import { constantRows } from './constants';
import { messageRows } from './messages';
import { pageRows } from './pages';
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

it.each(messageRows)('%s %s', (_row, _where, has, says) => {
  expect(has).toBe(says);
});

it.each(pageRows.map(([row, path, ...rest]) => [row, path, rest] as const))('%s %s', (_row, path, [title, tip, lights]) => {
  const page = declaredPages.find((declared) => declared.path === path);
  expect(page).toBeDefined();
  expect(page).not.toHaveProperty('plan');
  const entry = findActiveEntry(path)?.path;
  expect([title ?? page!.title, tip ?? page!.menu?.tip, lights ?? entry]).toEqual([page!.title, page!.menu?.tip, entry]);
});
