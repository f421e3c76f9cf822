// Guarantee: docs/architecture.md names the ranks and capabilities of the registry and the folders that are there, and
// nothing else; where it says that one place alone reads a wall clock, no other does.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilities, ranks } from '../../packages/domain/src/capabilities';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const sectionOf = (title: string): string => page.split(/^## /m).find((section) => section.startsWith(`${title}\n`))!;
/** The rooms: their folders, and what is said of them. */
const rooms = Array.from(sectionOf('Rooms').matchAll(/^\| (`.*?) \| (.*) \|$/gm), ([, where, what]) => ({ where: where!, what: what! }));
const named = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, word]) => word!.replace(/\/$/, ''));
const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
const said = (start: string): string[] => rooms.filter(({ where }) => where.startsWith(`\`${start}`)).flatMap(({ what }) => named(what));

describe('docs/architecture.md', () => {
  it('has the ranks in their order, each with its capabilities', () => {
    const line = ranks
      .map((rank) => `${rank} (${capabilities.flatMap((one) => (one.rank === rank ? [one.name] : [])).join(', ') || 'nothing yet'})`)
      .join(' < ');
    expect(sectionOf('Ranks')).toContain(`\n${line}.`);
  });

  it('leads to folders that are there', () => {
    const paths = rooms.flatMap(({ where }) => {
      const [first, ...beside] = named(where);
      // `apps/web/src/app`, `platform`: the second stands beside the first.
      return [first!, ...beside.map((name) => join(first!, '..', name))].map((path) => path.replace(/\/<.*$/, ''));
    });
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(['packages', 'apps'])('has a room for each folder of %s', (folder) => {
    const all = rooms.map(({ where }) => where).join();
    expect(foldersIn(folder).filter((name) => !all.includes(`\`${folder}/${name}`))).toEqual([]);
  });

  it.each(['tooling', 'apps/server/src/platform'])('names each folder of %s, and none that is gone', (folder) => {
    const words = said(folder);
    expect(foldersIn(folder).filter((name) => !words.includes(name))).toEqual([]);
    const isThere = (word: string): boolean =>
      [word, `${word}.ts`, join('../../..', word)].some((path) => existsSync(join(root, folder, path))) || existsSync(join(root, word));
    expect(words.filter((word) => !word.includes('<') && !isThere(word))).toEqual([]);
  });

  it('names each folder of the browser, of its platform and of its frame', () => {
    const words = said('apps/web/src/app');
    const folders = [...foldersIn('apps/web/src/platform'), ...foldersIn('apps/web/src/app')];
    expect(folders.filter((name) => !words.includes(name))).toEqual([]);
  });

  it('names what the modules of several capabilities are made of', () => {
    const modules = 'apps/server/src/modules';
    const counts = new Map<string, number>();
    for (const name of foldersIn(modules).flatMap((module) => readdirSync(join(root, modules, module)))) {
      if (!name.endsWith('.test.ts')) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const words = said(modules);
    expect([...counts].filter(([name, count]) => count > 1 && !words.includes(name)).map(([name]) => name)).toEqual([]);
  });

  it('is right that a wall clock is read in the inbox alone', () => {
    const folder = join(root, 'apps/server/src');
    const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^scenarios\//.test(path))
      .filter((path) => /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(join(folder, path), 'utf8')));
    expect(page).toContain('A wall clock is read in the inbox alone');
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.filter((path) => !path.startsWith('modules/intake/inbox/'))).toEqual([]);
  });

  it('and the pages beside it tell of every command of package.json', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
    ];
    const told = pages.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Record<string, string> };
    const commands = Object.keys(scripts);
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(told))).toEqual([]);
  });

  it('fits on a page', () => expect(page.split(/\s+/).length).toBeLessThan(1_100));
});
