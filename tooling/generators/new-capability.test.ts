// Guarantee: a generated capability has its folders on every side, its line in
// the registry, and passes the folder rules; a wrong wish changes nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCapability } from './new-capability';

const registryFile = 'packages/domain/src/capabilities.ts';
let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'mastlight-capability-'));
  cpSync(resolve(import.meta.dirname, '../..', registryFile), join(tree, registryFile));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe('new:capability', () => {
  it('makes folders and registry line', () => {
    const files = makeCapability(tree, 'harbour-notes', 'product', ['domain', 'server', 'web']);
    expect(files).toEqual([
      'packages/domain/src/harbour-notes/contract.ts',
      'apps/server/src/modules/harbour-notes/index.ts',
      'apps/server/src/modules/harbour-notes/http.ts',
      'apps/web/src/features/harbour-notes/index.ts',
      registryFile,
    ]);
    expect(readFileSync(join(tree, registryFile), 'utf8')).toMatch(/name: 'harbour-notes',\n\s+rank: 'product'/);
    expect(readFileSync(join(tree, files[1]!), 'utf8')).toContain('createHarbourNotesModule');
  });

  it.each([
    ['Harbour', 'product', ['domain']],
    ['harbour', 'king', ['domain']],
    ['harbour', 'product', ['cellar']],
    ['account', 'product', ['domain']],
  ])('refuses %s %s %j', (name, rank, sides) => {
    const before = readFileSync(join(tree, registryFile), 'utf8');
    expect(() => makeCapability(tree, name, rank, sides)).toThrow();
    expect(readFileSync(join(tree, registryFile), 'utf8')).toBe(before);
  });
});
