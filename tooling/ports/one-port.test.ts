/**
 * Guarantee: a port lives in its own folders. Whoever else names one, by its
 * code, a source, a terminal or a lamp of its strip, would have to be changed
 * for the next port too: at most eight files name it (ADR 0016), and none of a
 * list names what not every port's strip has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PortProfile } from '../../packages/domain/src/ports/port-profile';

const root = resolve(import.meta.dirname, '../..');
const filesMax = 8;
const portsFolder = join(root, 'packages/domain/src/ports');
// Shanghai's manifests are a product of that port alone, in folders that say so; the acceptance list names ports, and its tables as it does.
const notLooked =
  /(^|\/)(node_modules|samples|public|testing|scenarios|acceptance|truth-table|port-[a-z]+|sh-manifest)(\/|$)|(^|\/)ports\/[a-z]+\/|\.test\.tsx?$|demo-rows\.ts$/;
/** Not the port: SH as the shipper's seal (EDIFACT 9303); whose free quota a fee uses; a flag that several ports tell; a heading's words; the weight of a manifest. */
const otherMeaning =
  /party: 'SH'|origin="SH"|origin === 'SH'|origins = \['SH', 'NB'\]|\? 'SH' : 'NB'|origin in \('SH', 'NB'\)|origin when 'SH'|'origin' = 'SH'|value in \('SH', 'NB'\)|when 'SH' then free_sh|(data-part=|manifest: )['"]manifest['"]|'SH', 'CA'|(letterOf|billFlag)\(\w+, '\w+'\)|gateIn: 'gate-in'/g;
/** The authority, a flag and a colour, too. */
const manyMeanings: readonly string[] = ['customs'];
/** Where lists are made: what they know of a strip is told by its port's profile. */
const ofLists = /^apps\/(web\/src|server\/src\/(modules\/\w+-subscription|platform))\//;

interface NamedPort {
  readonly folder: string;
  readonly profile: PortProfile;
}

const folders = readdirSync(portsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const all: readonly NamedPort[] = await Promise.all(
  folders.map(async ({ name }) => {
    const found = (await import(join(portsFolder, name, 'profile.ts'))) as Readonly<Record<string, PortProfile>>;
    return { folder: name, profile: found[name]! };
  }),
);
const everyStrip = all.map(({ profile }) => new Set(profile.strip.map(({ code }) => code)));

/** Quoted, or as a name in an import: how program text names a port. */
function patternOf(codes: readonly string[], others: readonly string[] = []): RegExp {
  const quoted = codes.filter((code) => !manyMeanings.includes(code)).map((code) => `['"\`]${code}['"\`]`);
  return new RegExp([...quoted, ...others].join('|') || '(?!)');
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (notLooked.test(`${path}${entry.isDirectory() ? '/' : ''}`)) return [];
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.(tsx?|mjs|sql|css|json)$/.test(path) ? [path] : [];
  });
}

const sources = ['apps', 'packages', 'tooling'].flatMap(sourcesBelow).map((path) => relative(root, join(root, path)));
type Read = (path: string) => string;
const readSource: Read = (path) => readFileSync(join(root, path), 'utf8');
const textOf = (path: string, read: Read): string => read(path).replace(otherMeaning, '');

/** Files outside the port's own folders that name it. */
function filesThatName({ folder, profile }: NamedPort, read: Read = readSource): string[] {
  const codes = [profile.code, ...profile.sources.map(({ code }) => code), ...profile.terminals.map(({ code }) => code)];
  const pattern = patternOf(codes, [`/${folder}/`, `port-${folder}`, `${folder}Port`]);
  return sources.filter((path) => pattern.test(textOf(path, read)));
}

/** Files of lists that name a lamp which not every port has. */
function listsThatNameLamps({ profile }: NamedPort, read: Read = readSource): string[] {
  const pattern = patternOf(profile.strip.map(({ code }) => code).filter((code) => everyStrip.some((strip) => !strip.has(code))));
  // An event of the browser has the name of a lamp.
  const text = (path: string): string => textOf(path, read).replaceAll("EventListener('load'", '');
  return sources.filter((path) => ofLists.test(path) && pattern.test(text(path)));
}

describe.each(all)('$folder lives in its own folders', (port) => {
  it(`is named by at most ${filesMax} files beside them`, () => {
    const files = filesThatName(port);
    console.log(`files that name ${port.folder}: ${files.length}\n${files.map((file) => `  ${file}`).join('\n')}`);
    // The registry, at least: the count counts.
    expect(files).toContain('packages/domain/src/ports/profiles.ts');
    expect(files.length).toBeLessThanOrEqual(filesMax);
  });

  it('has no lamp that a list knows by name', () => {
    expect(listsThatNameLamps(port)).toEqual([]);
  });

  it('is found where a file names its code, a source of it or a lamp', () => {
    const planted = 'apps/server/src/main.ts';
    for (const code of [port.profile.code, port.profile.sources[0]!.code]) {
      expect(filesThatName(port, (path) => (path === planted ? `const found = '${code}';` : ''))).toEqual([planted]);
    }
    const list = 'apps/server/src/modules/bill-subscription/queries/bill-filter.ts';
    const lamps = `array_position(array[${port.profile.strip.map(({ code }) => `'${code}'`).join()}], b.node)`;
    expect(listsThatNameLamps(port, (path) => (path === list ? lamps : ''))).toEqual([list]);
  });
});

it('nobody counts the nodes of one port', () => {
  expect(sources.filter((path) => /五节点|\bfive nodes\b/i.test(readSource(path)))).toEqual([]);
});
