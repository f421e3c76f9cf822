// Guarantee: `npm start` installs little, and it cannot grow unseen; a clean
// clone on any machine can be installed from the lock file; what is installed
// for the product alone is told from what the tests need too.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled, listPackages, readLock, type LockedPackage } from './install.mjs';

const root = resolve(import.meta.dirname, '../..');
const lock = readLock(join(root, 'package-lock.json'));
/** Reading pictures takes 130 MB of it (ADR 0022). */
const most = { packages: 370, megabytes: 480 };

const temporary = mkdtempSync(join(tmpdir(), 'mastlight-install-'));
afterAll(() => rmSync(temporary, { recursive: true }));

describe('what npm start installs', () => {
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  const here = listPackages(lock, 'running').filter(([path]) => path in installed);

  it(`is at most ${most.packages} packages`, () => {
    expect(here.length).toBeGreaterThan(100);
    expect(here.length).toBeLessThanOrEqual(most.packages);
  });

  it(`is at most ${most.megabytes} MB`, () => {
    const bytes = here.reduce((sum, [path]) => sum + sizeOf(join(root, path)), 0);
    expect(bytes / 2 ** 20).toBeGreaterThan(50);
    expect(bytes / 2 ** 20).toBeLessThanOrEqual(most.megabytes);
  });

  it('holds no tool of the tests and no peer of the benches', () => {
    const names = here.map(([path]) => path.split('node_modules/').at(-1));
    for (const name of ['vitest', 'playwright-core', 'lighthouse', 'ag-grid-community', 'oxlint', 'knip'])
      expect(names).not.toContain(name);
    for (const name of ['vite', 'esbuild', 'fastify', 'react-dom']) expect(names).toContain(name);
  });
});

it('the lock file has every optional package of every platform, so that a clean clone can be installed', () => {
  const names = new Set(Object.keys(lock).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

it('B8 the lock file says of every package which bytes are installed, and from nowhere else than the registry', () => {
  const packages = Object.entries(lock as Record<string, LockedPackage & { integrity?: string; resolved?: string; link?: boolean }>);
  const ours = new Set(['', 'bench', ...packages.filter(([, { link }]) => link).map(([, { resolved = '' }]) => resolved)]);
  const foreign = packages.filter(([path, { link }]) => !link && !ours.has(path));
  expect(foreign.length).toBeGreaterThan(900);
  expect(foreign.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path)).toEqual([]);
  expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

describe('whether it is installed', () => {
  const own = { os: [process.platform], cpu: [process.arch], optional: true };
  const folder = (name: string, locked: Record<string, object>, installed: Record<string, object>): string => {
    const path = join(temporary, name);
    mkdirSync(join(path, 'node_modules'), { recursive: true });
    writeFileSync(join(path, 'package-lock.json'), JSON.stringify({ packages: locked }));
    writeFileSync(join(path, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    return path;
  };
  const product: LockedPackage = { version: '1.0.0' };
  const tool: LockedPackage = { version: '1.0.0', dev: true };
  const all = { 'apps/x': product, 'node_modules/product': product, 'node_modules/tool': tool };

  it('the product alone is enough to run, and not enough to test', () => {
    const path = folder('alone', all, { 'node_modules/product': product });
    expect(isInstalled(path, 'running')).toBe(true);
    expect(isInstalled(path, 'testing')).toBe(false);
  });

  it('both are enough for both', () => {
    const path = folder('both', all, { 'node_modules/product': product, 'node_modules/tool': tool });
    expect([isInstalled(path, 'running'), isInstalled(path, 'testing')]).toEqual([true, true]);
  });

  it('another version, a package too few and a missing database are not', () => {
    expect(isInstalled(folder('older', all, { 'node_modules/product': { version: '0.9.0' } }), 'running')).toBe(false);
    expect(isInstalled(folder('none', all, {}), 'running')).toBe(false);
    const withDatabase = { ...all, 'node_modules/database': { ...product, ...own } };
    expect(isInstalled(folder('database', withDatabase, { 'node_modules/product': product }), 'running')).toBe(false);
  });

  it('a package for another machine is not missed', () => {
    const other = { ...all, 'node_modules/database': { ...product, os: ['plan9'], cpu: ['pdp11'], optional: true } };
    expect(isInstalled(folder('other', other, { 'node_modules/product': product }), 'running')).toBe(true);
  });
});

/** Bytes of a package's own files, without packages that lie inside it. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}
