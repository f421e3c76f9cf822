// Guarantee: a generated capability, plain or a list product, is written whole, and every list of the product knows it;
// a wrong wish changes nothing. That what is written runs is shown in the long form (`new-capability.long.test.ts`).
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySources } from '../vitest/copy-sources';
import { makeCapability } from './new-capability';

const registryFile = 'packages/domain/src/capabilities.ts';
const nowMs = Date.UTC(2099, 0, 2, 3, 4);
let tree: string;
let files: string[];
let listFiles: string[];

beforeAll(() => {
  tree = copySources('capability');
  files = makeCapability(tree, 'harbour-notes', 'product', ['domain', 'server', 'web'], { nowMs });
  listFiles = makeCapability(tree, 'harbour-pilots', 'product', ['domain', 'server', 'web'], { kind: 'list', nowMs });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('new:capability', () => {
  it('writes every side, a migration named by its time, and a line in each list', () => {
    expect(files).toContain('apps/server/migrations/20990102T0304-harbour-notes-entries.sql');
    for (const part of [
      'contract.ts',
      'samples.ts',
      'refusals.ts',
      'texts/zh-CN.ts',
      'http.ts',
      'store.ts',
      'operations/',
      'queries/',
      '.test.ts',
      'routes.tsx',
      '-page.tsx',
    ])
      expect(files.some((file) => file.includes(part))).toBe(true);
    expect(readFileSync(join(tree, registryFile), 'utf8')).toMatch(/name: 'harbour-notes',\n\s+rank: 'product'/);
    expect(readFileSync(join(tree, 'apps/server/src/app/modules.ts'), 'utf8')).toContain('createHarbourNotesModule(platform).module');
    expect(readFileSync(join(tree, 'apps/web/src/app/feature-pages.ts'), 'utf8')).toContain(
      '...harbourNotesRoutes, ...harbourPilotsRoutes]',
    );
  });

  it('--list writes a declaration on each side, its Chinese words, and its line in what every list is held to', () => {
    const textOf = (part: string) =>
      readFileSync(
        join(
          tree,
          listFiles.find((file) => file.endsWith(part))!,
        ),
        'utf8',
      );
    const ownFiles = listFiles.filter((file) => file.includes('harbour-pilots'));
    // What a list product has beside its rules is little.
    expect(ownFiles.length).toBeLessThanOrEqual(22);
    expect(ownFiles.reduce((sum, file) => sum + textOf(file).split('\n').length, 0)).toBeLessThanOrEqual(600);
    expect(textOf('harbour-pilots/contract.ts')).toContain('listProduct({');
    expect(textOf('queries/harbour-pilots-list.ts')).toContain(': ServedList<');
    expect(textOf('harbour-pilots/declaration.ts')).toContain('listProduct({');
    expect(textOf('harbour-pilots/page.tsx')).toContain('productPage(');
    expect([...files, ...ownFiles].filter((file) => file.includes('en-US'))).toEqual([]);
    expect(textOf('testing/declared-lists.ts')).toContain('declaredLists = [bookings, vessels, shipments, harbourPilotsTested]');
    expect(textOf('authorization-matrix.test.ts')).toContain('harbourPilotsId:');
    expect(textOf('app/modules.ts')).toContain('createHarbourPilotsModule(platform, tracking).module');
  });

  it.each([
    ['Harbour', 'product', ['domain']],
    ['harbour', 'king', ['domain']],
    ['harbour', 'product', ['cellar']],
    ['harbour', 'product', ['web']],
    ['account', 'product', ['domain']],
  ])('refuses %s %s %j', (name, rank, sides) => {
    const before = readFileSync(join(tree, registryFile), 'utf8');
    expect(() => makeCapability(tree, name, rank, sides)).toThrow();
    expect(readFileSync(join(tree, registryFile), 'utf8')).toBe(before);
  });
});
