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
      'texts/en-US.ts',
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

  it('--list writes a list product on the list kit, and the row that its samples are about', () => {
    for (const part of ['columns.ts', 'topics.ts', 'samples.ts', 'queries/find-entry-page.ts', 'list-search.ts', '-page.tsx'])
      expect(listFiles.some((file) => file.includes(part))).toBe(true);
    expect(listFiles.some((file) => file.endsWith('queries/list-entries.ts'))).toBe(false);
    const textOf = (part: string) =>
      readFileSync(
        join(
          tree,
          listFiles.find((file) => file.endsWith(part))!,
        ),
        'utf8',
      );
    expect(textOf('find-entry-page.ts')).toContain('pageStatement(');
    expect(textOf('-page.tsx')).toContain('<ListView');
    // One way of each thing: a form by the contract, rows by the kit's commands, deletion with a question and a way back.
    expect(textOf('-page.tsx')).toContain('useRowCommands(');
    expect(textOf('-dialog.tsx')).toContain('useContractForm(');
    expect(listFiles.filter((file) => file.endsWith('.tsx') && /\buseState\b/.test(textOf(file)))).toEqual([]);
    expect(textOf('authorization-matrix.test.ts')).toContain('harbourPilotsId:');
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
