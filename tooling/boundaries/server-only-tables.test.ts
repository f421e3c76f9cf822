import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Guarantee (U-19): no page carries the tables of the tariff; browsers ask the server. */
const root = join(import.meta.dirname, '../..');
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));
/** The door of the tables, or what lies behind it; `contract`, `answer` and texts are no tables. */
const heavy = /from '[^']*hs-code\/(?:index|classifier|tariff)/;
const heavyInside = /from '\.\/(?:index|classifier|tariff-entries|tariff-notes|tariff\/[^']*)'/;

describe('the tables of the tariff', () => {
  it('are imported by no source of the browser and by no other capability', () => {
    const elsewhere = [
      ...sources('apps/web/src'),
      ...sources('packages/ui/src'),
      ...sources('packages/domain/src').filter(({ file }) => !file.startsWith('hs-code')),
    ];
    expect(elsewhere.length).toBeGreaterThan(500);
    expect(elsewhere.filter(({ text }) => heavy.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('stand behind one door in their own capability', () => {
    const importers = sources('packages/domain/src/hs-code').filter(({ text }) => heavyInside.test(text));
    expect(importers.map(({ file }) => file).sort()).toEqual(['classifier.ts', 'index.ts', 'tariff-entries.ts']);
  });
});
