// Guarantee: no page of the browser has the address of a call: a call answers at the root too (R-0-02), and whoever opened the
// page by its address would read JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Texts of the files below a folder whose names fit. */
function textsBelow(folder: string, fits: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && fits.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const found = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, path]) => path!));
/** Paths that are fetched by GET, which is what opening an address does. */
const calls = new Set(found(textsBelow('packages/domain/src', /contract\.ts$/), /\bget\('(\/[^']*)'/g));
const pages = found(textsBelow('apps/web/src', /(routes|pages)\.tsx?$/), /(?:path: |plan\()'(\/[^']*)'/g);

const clashes = (ofPages: readonly string[]): string[] => ofPages.filter((path) => calls.has(path));

it('R-0-02 no page is at the address of a call', () => {
  // The reading reads.
  expect([pages.length > 30, calls.size > 60]).toEqual([true, true]);
  expect(clashes(pages)).toEqual([]);
});

it('R-0-02 a page at the address of a call would be found', () => expect(clashes([...pages, [...calls][0]!])).toEqual([[...calls][0]]));
