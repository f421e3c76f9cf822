/**
 * The tests of the folders of `MUTATION_TESTS` as one file: a mutant is tried within the second that ten files would
 * take to be loaded. Tests that make up many cases come last; most mutants fall before them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const domain = resolve(import.meta.dirname, '../../packages/domain/src');
const folders = process.env['MUTATION_TESTS']?.split(',') ?? [];
const makesCases = (path: string): boolean =>
  readFileSync(path, 'utf8').includes('fast-check') || readFileSync(path, 'utf8').includes('made-cases');

const paths = folders.flatMap((folder) =>
  readdirSync(join(domain, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(domain, folder, name)),
);
for (const path of paths.toSorted((a, b) => Number(makesCases(a)) - Number(makesCases(b)))) await import(/* @vite-ignore */ path);
