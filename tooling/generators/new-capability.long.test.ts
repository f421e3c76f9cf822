// Guarantee: a generated capability, plain or a list product, holds: types and boundaries are kept, its own tests and
// the authorization matrix pass on a migrated database, in the long form.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySources } from '../vitest/copy-sources';
import { makeCapability } from './new-capability';

const nowMs = Date.UTC(2099, 0, 2, 3, 4);
let tree: string;

beforeAll(() => {
  tree = copySources('capability');
  makeCapability(tree, 'harbour-notes', 'product', ['domain', 'server', 'web'], { nowMs });
  makeCapability(tree, 'harbour-pilots', 'product', ['domain', 'server', 'web'], { kind: 'list', nowMs });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** What is run is run as `npm test` does. */
const { LONG: _long, ...asInShortForm } = process.env;

/** What a command of the copy says when it fails; nothing when it passes. */
function complaintOf(command: string, ...args: string[]): string {
  return complaintIn(asInShortForm, command, ...args);
}

function complaintIn(env: NodeJS.ProcessEnv, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(tree, 'node_modules/.bin', command), args, { cwd: tree, encoding: 'utf8', env });
  return status === 0 ? '' : `${status}: ${stdout}${stderr}`.slice(0, 4_000);
}

describe('what new:capability has written', () => {
  it('keeps the types', () => {
    const lines = complaintOf('tsc', '-b', 'apps/server', 'apps/web').split('\n');
    // A package may ship types that are none.
    expect(lines.filter((line) => line !== '' && !line.includes('node_modules/'))).toEqual([]);
  });

  it('keeps the boundaries', () => {
    const command = ['--import', './tooling/boundaries/typescript-alias.mjs', '--import', 'tsx', 'tooling/boundaries/check.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: tree, encoding: 'utf8' });
    // What the tree was like before is another step's to say.
    expect(stdout).toMatch(/^boundaries: \d{4} modules/m);
    expect(stderr.split('\n').filter((line) => /harbour/i.test(line))).toEqual([]);
  });

  it('passes its own tests and the authorization matrix on a migrated database', () => {
    // One server at a time: a start on a busy machine takes as long as a request may wait for a connection.
    const tests = [
      'apps/server/src/modules/harbour-',
      'apps/server/src/scenarios/authorization-matrix',
      'apps/server/src/scenarios/own-data',
    ];
    expect(complaintOf('vitest', 'run', '--maxWorkers=1', '--project', 'server*', ...tests)).toBe('');
  }, 600_000);

  it('sends statements that a migrated database takes', () => {
    const env = { ...asInShortForm, LONG: '1' };
    expect(complaintIn(env, 'vitest', 'run', '--project', 'server*', 'tooling/sql/statements.long.test.ts')).toBe('');
  });

  it('has a list that does what every list does', () => {
    const suite = 'apps/web/src/platform/list/list-products.test.tsx';
    expect(complaintOf('vitest', 'run', '--project', 'web', suite, '-t', 'harbour-pilots|every declared list')).toBe('');
  });

  it('has texts that say the same in both languages', () => {
    expect(complaintOf('vitest', 'run', '--project', 'web', 'apps/web/src/platform/catalogue.test.ts')).toBe('');
  });
});
