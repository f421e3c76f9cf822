/** Rules that no import graph shows; each is a small look at the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capabilities, ranks, type Capability } from '../../packages/domain/src/capabilities';
import { areasInChinese } from './areas-in-chinese';
import { platformReads, type PlatformRead } from './platform-reads';
import { systemScopes } from './system-scopes';

export interface Fault {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

/** Domain folders that are no capability's. */
const sharedFolders: ReadonlySet<string> = new Set(['vocabulary', 'contract-kit', 'ports']);
const sideFolders = {
  domain: 'packages/domain/src',
  server: 'apps/server/src/modules',
  web: 'apps/web/src/features',
} as const;

/** What stood before a rule came, and may only become less. */
export interface Allowed {
  /** Lines with Chinese by area of the web app. */
  readonly areas: Readonly<Record<string, number>>;
  /** Uses of `'system'` by module of the server. */
  readonly systemScopes: Readonly<Record<string, number>>;
  readonly platformReads: readonly PlatformRead[];
}
const allowedToday: Allowed = { areas: areasInChinese, systemScopes, platformReads };

/** All faults below `root`; the registry and what is allowed are passed in so that tests can plant some. */
export async function findScriptFaults(
  root: string,
  registry: readonly Capability[] = capabilities,
  { areas, systemScopes: scopes, platformReads: reads }: Allowed = allowedToday,
): Promise<Fault[]> {
  return [
    ...findFolderFaults(root, registry),
    ...findWirePathFaults(root, registry),
    ...findChineseInServer(root),
    ...findChineseInWeb(root, areas),
    ...findMigrationFaults(root, registry),
    ...findQueriesOutsideStores(root),
    ...findForeignTables(root, registry),
    ...findUncertainRules(root),
    ...findComputedImports(root),
    ...findOwnReaders(root),
    ...findOwnCompositions(root),
    ...findSystemScopes(root, scopes),
    ...findPlatformReads(root, reads),
  ];
}

/** The registry and the folders agree, on every side it declares. */
function findFolderFaults(root: string, registry: readonly Capability[]): Fault[] {
  const faults: Fault[] = [];
  for (const [side, folder] of Object.entries(sideFolders)) {
    const found = new Set(foldersIn(join(root, folder)).filter((name) => !sharedFolders.has(name)));
    for (const capability of registry) {
      const isDeclared = capability.sides.includes(side as keyof typeof sideFolders);
      if (isDeclared && !found.has(capability.name)) {
        faults.push({ rule: 'registry-has-folders', file: `${folder}/${capability.name}`, text: 'declared, but missing' });
      }
      if (!isDeclared && found.has(capability.name)) {
        faults.push({ rule: 'registry-has-folders', file: `${folder}/${capability.name}`, text: 'not declared for this side' });
      }
      found.delete(capability.name);
    }
    for (const name of found) faults.push({ rule: 'registry-has-folders', file: `${folder}/${name}`, text: 'not in the registry' });
  }
  return faults;
}

/** Each wire path is declared once, in a contract, under a prefix of its capability. */
function findWirePathFaults(root: string, registry: readonly Capability[]): Fault[] {
  const faults: Fault[] = [];
  const declared = new Map<string, string>();
  for (const capability of registry) {
    const file = join(root, sideFolders.domain, capability.name, 'contract.ts');
    if (!existsSync(file)) continue;
    for (const [, method, path] of readFileSync(file, 'utf8').matchAll(/\b(get|post)\(\s*'(\/[^']*)'/g)) {
      const key = `${method} ${path}`;
      const where = relative(root, file);
      if (declared.has(key)) faults.push({ rule: 'wire-path-once', file: where, text: `${key} also in ${declared.get(key)}` });
      declared.set(key, where);
      if (!capability.wirePrefixes.some((prefix) => path!.startsWith(prefix))) {
        faults.push({ rule: 'wire-path-prefix', file: where, text: `${path} is under no prefix of ${capability.name}` });
      }
    }
  }
  return faults;
}

/** Texts for people live in the domain, where both sides and the tests find them. */
function findChineseInServer(root: string): Fault[] {
  return filesBelow(join(root, 'apps/server/src'), /\.ts$/)
    .filter((file) => !/\.test\.ts$|\/scenarios\//.test(file))
    .flatMap((file) => findChineseLines(root, file, 'no-chinese-in-server'));
}

/** Texts of the screens live in catalogues; an area that has none yet may keep the lines it has and get no more. */
function findChineseInWeb(root: string, areas: Readonly<Record<string, number>>): Fault[] {
  const rule = 'chinese-in-catalogues';
  const faults: Fault[] = [];
  const counts = new Map(Object.keys(areas).map((area) => [area, 0]));
  for (const file of filesBelow(join(root, 'apps/web/src'), /\.tsx?$/)) {
    const path = relative(root, file);
    if (/\.test\.tsx?$|\/testing\/|\/texts\/([\w-]+\.)?zh-CN\.ts$/.test(path)) continue;
    const found = findChineseLines(root, file, rule);
    const area = Object.keys(areas).find((name) => path === name || path.startsWith(`${name}/`));
    if (area === undefined) faults.push(...found);
    else counts.set(area, counts.get(area)! + found.length);
  }
  for (const [area, count] of counts) {
    const allowed = areas[area]!;
    if (count > allowed) faults.push({ rule, file: area, text: `${count} lines with Chinese, ${allowed} allowed: give it a catalogue` });
    if (count === 0 && existsSync(join(root, area))) faults.push({ rule, file: area, text: 'has no Chinese left: take it off the list' });
  }
  return faults;
}

/** The lines of a file with Chinese in its code, as it is or by the numbers of its characters; comments may have it. */
function findChineseLines(root: string, file: string, rule: string): Fault[] {
  return linesOfCode(file).flatMap((line, index) =>
    /[\u4e00-\u9fff]/.test(readEscapes(line)) ? [{ rule, file: `${relative(root, file)}:${index + 1}`, text: line.trim() }] : [],
  );
}

/** A line with the characters that its escapes stand for. */
function readEscapes(line: string): string {
  return line.replace(
    /\\u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))|&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (escape, ...[braced, plain, hex, decimal]: string[]) => {
      const code = decimal === undefined ? Number.parseInt(braced ?? plain ?? hex!, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : escape;
    },
  );
}

/** A rule that looks at the clock or at chance answers otherwise each time, and no test tells which: both are passed in. */
function findUncertainRules(root: string): Fault[] {
  const uncertain =
    /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\brandomUUID\b|\bgetRandomValues\b/;
  return filesBelow(join(root, sideFolders.domain), /\.ts$/)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      linesOfCode(file).flatMap((line, index) =>
        uncertain.test(line) ? [{ rule: 'domain-is-certain', file: `${relative(root, file)}:${index + 1}`, text: line.trim() }] : [],
      ),
    );
}

/** What is imported by a name that only the running program knows is followed by no rule. */
function findComputedImports(root: string): Fault[] {
  const computed = /(?:\b(?:import|require)|\bcreateRequire\([^)]*\))\s*\((?!\s*(?:'[^']*'|"[^"]*")\s*\))/;
  return ['apps', 'packages'].flatMap((folder) =>
    filesBelow(join(root, folder), /\.tsx?$/)
      .filter((file) => !/node_modules|\.(test|spec)\.tsx?$|\/scenarios\/|\/testing\/src\//.test(file))
      .flatMap((file) =>
        linesOfCode(file).flatMap((line, index) =>
          computed.test(line) ? [{ rule: 'imports-are-named', file: `${relative(root, file)}:${index + 1}`, text: line.trim() }] : [],
        ),
      ),
  );
}

/** Where the browser reads JSON that is no string of an answer: envelopes, told changes, and what it has stored itself. */
const jsonReaders = [
  'platform/http-client.ts',
  'platform/live.ts',
  'platform/owned-storage.ts',
  'platform/form/draft.ts',
  'platform/list/view-memory.ts',
  'features/bill-subscription/carrier-memory.ts',
].map((path) => `apps/web/src/${path}`);

/** JSON inside a string of an answer is read by the form that its contract declares, never by a page's own idea (M-07). */
function findOwnReaders(root: string): Fault[] {
  return filesBelow(join(root, 'apps/web/src'), /\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !jsonReaders.includes(relative(root, file)))
    .flatMap((file) =>
      linesOfCode(file).flatMap((line, index) =>
        line.includes('JSON.parse') ? [{ rule: 'json-by-its-form', file: `${relative(root, file)}:${index + 1}`, text: line.trim() }] : [],
      ),
    );
}

/** Whether a key belongs to an input method is asked in one place: whoever asks the flag alone runs on Safari's last Enter. */
function findOwnCompositions(root: string): Fault[] {
  const place = 'packages/ui/src/controls/composition.ts';
  return ['apps/web/src', 'packages/ui/src']
    .flatMap((folder) => filesBelow(join(root, folder), /\.tsx?$/))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && relative(root, file) !== place)
    .flatMap((file) =>
      linesOfCode(file).flatMap((line, index) =>
        /\.(?:isComposing|keyCode)\b/.test(line)
          ? [{ rule: 'one-place-asks-composition', file: `${relative(root, file)}:${index + 1}`, text: line.trim() }]
          : [],
      ),
    );
}

/** Work as the system passes the wall between owners: each module may do so as often as it did, and no oftener. */
function findSystemScopes(root: string, allowed: Readonly<Record<string, number>>): Fault[] {
  const rule = 'system-scopes-only-fall';
  const list = 'tooling/boundaries/system-scopes.ts';
  const modules = join(root, sideFolders.server);
  const found = foldersIn(modules);
  const gone = Object.keys(allowed).filter((name) => found.length > 0 && !found.includes(name));
  return [
    ...gone.map((name) => ({ rule, file: `${sideFolders.server}/${name}`, text: `is gone: take it off ${list}` })),
    ...found.flatMap((name) => {
      const count = filesBelow(join(modules, name), /\.ts$/)
        .filter((file) => !/\.test\.ts$|-for-test\.ts$/.test(file))
        .reduce((sum, file) => sum + countSystemScopes(linesOfCode(file).join('\n')), 0);
      const most = allowed[name] ?? 0;
      if (count === most) return [];
      const text =
        count > most
          ? `works as 'system' ${count} times, ${most} allowed: work under the owner's session or { ownerKey }; only a new module enters a number in ${list}`
          : `works as 'system' ${count} times, ${most} allowed: lower the number in ${list}`;
      return [{ rule, file: `${sideFolders.server}/${name}`, text }];
    }),
  ];
}

/** How often a file's code says `'system'`, under another name too that it gives it for itself. */
function countSystemScopes(code: string): number {
  const named = /\b(?<!export )const (\w+)(?:\s*:\s*\w+)?\s*=\s*(['"`])system\2;?/g;
  const aliases = Array.from(code.matchAll(named), ([, name]) => name!);
  const rest = code.replace(named, '');
  const uses = aliases.reduce((sum, name) => sum + (rest.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0), 0);
  // As an owner, `'*'` is the system too.
  const everybody = rest.match(/ownerKey:\s*(['"`])\*\1/g)?.length ?? 0;
  return uses + everybody + (rest.match(/(['"`])system\1/g)?.length ?? 0);
}

/** What everybody stands on knows no capability's rules: it reads words, the contract kit and ports. */
function findPlatformReads(root: string, allowed: readonly PlatformRead[]): Fault[] {
  const rule = 'platform-reads-shared-words';
  const list = 'tooling/boundaries/platform-reads.ts';
  const domain = /['"`](?:@mastlight\/domain|(?:\.\.\/)+packages\/domain\/src)\/([\w-]+)\/([\w/-]+)(?:\.ts)?['"`]/g;
  const seen = new Set<string>();
  const faults = ['apps/server/src/platform', 'apps/web/src/platform'].flatMap((folder) =>
    filesBelow(join(root, folder), /\.tsx?$/)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((path) => {
        const file = relative(root, path);
        return [...linesOfCode(path).join('\n').matchAll(domain)].flatMap(([, area, rest]) => {
          const reads = `${area}/${rest}`;
          if (sharedFolders.has(area!)) return [];
          seen.add(`${file} ${reads}`);
          if (allowed.some((one) => one.file === file && one.reads === reads)) return [];
          return [{ rule, file, text: `reads ${reads}: the platform reads ${[...sharedFolders].join(', ')} alone` }];
        });
      }),
  );
  const over = allowed.filter(({ file, reads }) => existsSync(join(root, file)) && !seen.has(`${file} ${reads}`));
  return [...faults, ...over.map(({ file, reads }) => ({ rule, file, text: `reads ${reads} no more: take it off ${list}` }))];
}

/** The lines of a file, without comments. */
function linesOfCode(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/\/.*$|^\s*\*.*$|\/\*.*?\*\//g, ''));
}

/** Numbers that migrations had in the first time; what comes now is named by its time. */
const lastMigrationNumber = 89;

/** A migration is named by its time in UTC, names one capability and touches only its tables. */
function findMigrationFaults(root: string, registry: readonly Capability[]): Fault[] {
  const folder = join(root, 'apps/server/migrations');
  const faults: Fault[] = [];
  const times = new Map<string, string>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = `apps/server/migrations/${name}`;
    const fault = (text: string) => faults.push({ rule: 'migration-of-one-capability', file, text });
    const match = /^(\d{4}|\d{8}T\d{4})-(.+)\.sql$/.exec(name);
    if (!match || !isMigrationTime(match[1]!)) {
      fault('is not named YYYYMMDDTHHMM-<capability>-<what>.sql');
      continue;
    }
    const [, time, rest] = match as unknown as [string, string, string];
    if (times.has(time)) fault(`has the time of ${times.get(time)}`);
    times.set(time, name);
    if (rest.startsWith('platform-')) continue;
    const owner = registry.filter((capability) => rest.startsWith(`${capability.name}-`)).sort((a, b) => b.name.length - a.name.length)[0];
    if (!owner) {
      fault('names no capability of the registry');
      continue;
    }
    const sql = readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '');
    const tables = sql.matchAll(
      /\b(?:create table(?: if not exists)?|alter table(?: only)?|drop table(?: if exists)?|insert into|update|delete from|references|on)\s+([a-z_]+)\b/gi,
    );
    for (const [, table] of tables) {
      const foreign = registry.find(
        (capability) =>
          capability !== owner && table!.startsWith(`${capability.tablePrefix}_`) && !table!.startsWith(`${owner.tablePrefix}_`),
      );
      if (foreign) fault(`touches ${table} of ${foreign.name}`);
    }
  }
  return faults;
}

/** A minute that the calendar has, or a number of the first time. */
function isMigrationTime(text: string): boolean {
  if (text.length === 4) return Number(text) <= lastMigrationNumber;
  const iso = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5');
  const date = new Date(`${iso}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** A transaction is an opaque token to everybody but stores, queries and the platform. */
function findQueriesOutsideStores(root: string): Fault[] {
  return filesBelow(join(root, 'apps/server/src/modules'), /\.ts$/)
    .filter((file) => !/(\/store\.ts|\/store\/[^/]+\.ts|\/queries\/[^/]+\.ts|\.test\.ts)$/.test(file))
    .filter((file) =>
      /\bconnectionOf\b|\bdatabase\.(query|run)\(|\bdatabase\s*\??\.\s*pool\b|\[['"`](?:pool|query)['"`]\]|\{[^{}]*\bpool\b[^{}]*\}\s*=\s*\S*\bdatabase\b/i.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => ({ rule: 'sql-in-store-and-queries', file: relative(root, file), text: 'queries the database' }));
}

/** Names of the tables and views that the migrations make. */
export function tablesOf(root: string): ReadonlySet<string> {
  const makes = /\b(?:create (?:table|view|materialized view)(?: if not exists)?|rename to)\s+([a-z]+_[a-z_]+)\b/gi;
  return new Set(
    filesBelow(join(root, 'apps/server/migrations'), /\.sql$/).flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(makes), ([, table]) => table!.toLowerCase()),
    ),
  );
}

/**
 * A table is its capability's own business; queries may join what a capability of a lower rank publishes. However a
 * statement comes to a table, by a join, a comma or a sub-select, it names it: every word of the code is looked at.
 */
function findForeignTables(root: string, registry: readonly Capability[]): Fault[] {
  const known = tablesOf(root);
  return filesBelow(join(root, 'apps/server/src/modules'), /\.ts$/)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const path = relative(root, file);
      const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return foreignTablesIn(text, path, known, registry).map((fault) => ({ rule: 'foreign-table', file: path, text: fault }));
    });
}

/**
 * The tables in the text of a module's file, or of a statement that it puts together while it runs, that are another's
 * and not published to it.
 *
 * @param path of the file, below the root
 * @param known names of all tables
 */
export function foreignTablesIn(text: string, path: string, known: ReadonlySet<string>, registry: readonly Capability[]): string[] {
  const owner = registry.find(({ name }) => path.startsWith(`apps/server/src/modules/${name}/`));
  const mayJoin = /\/(queries\/[^/]+|schema)\.ts$/.test(path);
  const words = new Set(Array.from(text.matchAll(/\b[a-z]+_[a-z_]+\b/gi), ([word]) => word.toLowerCase()));
  return [...words].flatMap((table) => {
    const holder = known.has(table) ? holderOf(table, registry) : undefined;
    if (!owner || !holder || holder === owner) return [];
    const isPublished = mayJoin && ranks.indexOf(holder.rank) < ranks.indexOf(owner.rank) && holder.publishes?.includes(table);
    return isPublished ? [] : [`${table} is ${holder.name}'s`];
  });
}

/** The capability whose prefix, the longest that fits, a table begins with. */
function holderOf(table: string, registry: readonly Capability[]): Capability | undefined {
  return registry
    .filter(({ tablePrefix }) => table.startsWith(`${tablePrefix}_`) || table === tablePrefix)
    .toSorted((a, b) => b.tablePrefix.length - a.tablePrefix.length)[0];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function filesBelow(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
