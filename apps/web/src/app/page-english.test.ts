// Guarantee (R-0-01, R-2.1-07 … -19): every page's title, tooltip and entry has its English; the specification's where it prints one.
// @vitest-environment happy-dom
import { englishPhrases } from '@mastlight/domain/english';
import { makeReading } from '@mastlight/domain/vocabulary/read-english';
import { expect, test } from 'vitest';
import { declaredPages } from './declared-pages';
import { phrasesOfPages } from './page-english';
import { pageEnglish } from './texts/pages.en-US';

const pagePhrases = phrasesOfPages(pageEnglish);
const read = makeReading([...englishPhrases, ...pagePhrases]);

test('R-0-01 every page has an English title, tooltip and entry', () => {
  const said = declaredPages.flatMap(({ title, menu, sideMenu }) => [title, menu?.tip, sideMenu?.label]);
  expect(said.filter((text) => text !== undefined && /\p{Script=Han}/u.test(read(text)))).toEqual([]);
});

test('R-0-01 the specification’s English of the menu', () => {
  const menu = declaredPages
    .flatMap(({ title, menu: entry }) => (entry ? [{ title, ...entry }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ title, tip }) => `${read(title)}${tip === undefined ? '' : ` (${read(tip)})`}`);
  expect(menu).toEqual([
    'Logistics tracking (NB/SH/QD/TJ/XM/SZ/Dalian)',
    'Vessel schedule subscription',
    'Truck positioning (nationwide)',
    'Customer-acquisition system (personal edition launched)',
    'Overseas tracking (clearer tracking)',
    'Logistics visualization (Ningbo port EDI sync)',
    'Manifest query (sea/air)',
    'Shanghai manifest sending (30 yuan per bill)',
    'VGM sending (5 yuan per container)',
    'Yiwu market procurement',
    'Bill-of-lading analysis tool',
    'Supplier directory',
  ]);
});

test('R-0-01 a phrase of the pages says no other English of a word of the ports', () => {
  const doubles = pagePhrases.filter(([said, english]) => englishPhrases.some((other) => other[0] === said && other[1] !== english));
  expect(doubles).toEqual([]);

  const paths = new Set(declaredPages.map(({ path }) => path));
  expect(Object.keys(pageEnglish).filter((path) => !paths.has(path))).toEqual([]);
});
