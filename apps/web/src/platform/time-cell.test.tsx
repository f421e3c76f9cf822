// Guarantee: a time in a table is short in its cell and whole under the pointer, in every table there is.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayInstant } from '@mastlight/domain/vocabulary/day-instant';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TimeCell } from './time-cell';

it.each([
  ['2026-10-12 14:47:20', '<span class="ml-mono" data-tip="2026-10-12 14:47:20">10-12 14:47</span>'],
  [Date.UTC(2026, 9, 12, 6, 47, 20), '<span class="ml-mono" data-tip="2026-10-12 14:47:20">10-12 14:47</span>'],
  [null, '-'],
  ['', '-'],
])('R-0-06 of %j a table shows %s', (time, markup) => expect(renderToStaticMarkup(<TimeCell time={time} />)).toBe(markup));

it.each([['2026-10-12'], [dayInstant(Date.UTC(2026, 9, 11, 16))]])('W-11 of the day %j a table shows the day and no hour', (time) =>
  expect(renderToStaticMarkup(<TimeCell time={time} />)).toBe('<span class="ml-mono" data-tip="2026-10-12">10-12</span>'),
);

const web = resolve(import.meta.dirname, '..');
/** A cell that writes a time by itself: a part of it cut out, or the whole of a field that is called one. */
const ownTime =
  /<td[^>]*>\s*(?:<small[^>]*>)?\{(?:formatShanghai\([^<]*|[^<{]*(?<!day)\.slice\((?:0|5)(?:, 16)?\)[^<]*|(?:\w+\.)*\w*[tT]ime(?: \?\? \w+)?)\}/g;

it('R-0-06 no cell of a table writes a time by itself', () => {
  const cells = readdirSync(web, { recursive: true, encoding: 'utf8' })
    // The records of money are drawn anew by a change of their own.
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      [...readFileSync(resolve(web, path), 'utf8').matchAll(ownTime)].map(([cell]) => `${path} ${cell.replaceAll(/\s+/g, ' ')}`),
    );
  expect(cells).toEqual([]);
});
