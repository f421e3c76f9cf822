// Guarantee: each dependency rule has been seen to catch its violation, a tree
// without violations passes, and so does each rule that no graph shows.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cruise } from './cruise-tree';
import { cleanFiles, plantedCircle, plantedOrphan, plantedRegistry, plantedViolations } from './planted-violations';
import { areasInChinese } from './areas-in-chinese';
import { makeRules } from './rules';
import { platformReads } from './platform-reads';
import { findScriptFaults, type Allowed } from './script-rules';

const root = resolve(import.meta.dirname, '../..');

function makeTree(files: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(join(tmpdir(), 'mastlight-boundaries-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** Whose file it is, of a path below `apps`. */
const appOf = (path: string): string => path.split('/')[1]!;

/** In a process of its own: the alias for TypeScript must be there before anything is loaded. */
function cruiseInChild(trees: readonly string[]): Cruise[] {
  const output = execFileSync(
    process.execPath,
    [
      '--import',
      join(root, 'tooling/boundaries/typescript-alias.mjs'),
      '--import',
      'tsx',
      join(root, 'tooling/boundaries/cruise-planted.ts'),
      ...trees,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return JSON.parse(output) as Cruise[];
}

describe('dependency rules', () => {
  let clean: Cruise;
  let dirty: Cruise;
  let trees: string[];

  beforeAll(() => {
    const planted = Object.fromEntries(
      plantedViolations.map(({ file, imports }) => [
        file,
        `${cleanFiles[file] ?? ''}\nimport type {} from '${imports}'; import '${imports}';\n`,
      ]),
    );
    trees = [makeTree(cleanFiles), makeTree({ ...cleanFiles, ...planted, ...plantedCircle, [plantedOrphan]: 'export const nobody = 1;' })];
    [clean, dirty] = cruiseInChild(trees) as [Cruise, Cruise];
  });
  afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

  it('sees the clean tree and finds nothing', () => {
    expect(clean.moduleCount).toBeGreaterThan(40);
    expect(clean.violations).toEqual([]);
  });

  it.each(plantedViolations)('$rule catches $file → $imports', ({ rule, file }) => {
    expect(
      dirty.violations.filter((violation) => violation.from === file || violation.to === file).map((violation) => violation.rule),
    ).toContain(rule);
  });

  it('R-0-10 the server knows nothing of the sandbox, nor it of the server; the one that starts both is `npm start`', () => {
    const caught = dirty.violations.filter(({ rule }) => rule === 'server-without-sandbox').map(({ from, to }) => [from, to].map(appOf));
    expect(caught).toEqual(
      expect.arrayContaining([
        ['server', 'sandbox'],
        ['sandbox', 'server'],
      ]),
    );
    const starting = readdirSync(join(root, 'tooling/start')).filter((name) => name.endsWith('.mjs'));
    const runsIt = starting.filter((name) => readFileSync(join(root, 'tooling/start', name), 'utf8').includes(`.build/sandbox/main.mjs`));
    expect(runsIt).toEqual(['start.mjs']);
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
      scripts: { start: 'node tooling/start/start.mjs' },
    });
  });

  it('R-0-13 what is made up for demonstration lives in the sandbox; of the rest a demo is a sign, a picture of parts, or the four bills that say so', () => {
    const demos = ['apps/server/src', 'apps/web/src', 'packages/domain/src', 'packages/ui/src', 'packages/wire/src']
      .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
      .filter((path) => /\/demo[^/]*\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
      .toSorted();
    expect(demos).toEqual([
      // What whoever is not signed in is shown: bills of DEMO numbers under a tag (R-2.4-10); no company, person or price.
      'apps/web/src/features/bill-subscription/components/demo-bills.tsx',
      'apps/web/src/features/bill-subscription/demo-rows.ts',
      // How a made-up edition is told from a real one.
      'packages/domain/src/hs-code/demo-source.ts',
      'packages/domain/src/toker/demo-source.ts',
      // The pictures of the parts, which no page shows.
      'packages/ui/src/gallery/demo-nodes.ts',
    ]);
    for (const path of demos.filter((each) => each.endsWith('demo-source.ts')))
      expect(
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter((line) => line.startsWith('export')),
      ).toEqual(["export const demoSource = '演示';"]);
  });

  it('no-orphans catches a file that nobody uses', () => {
    expect(dirty.violations.filter(({ from }) => from === plantedOrphan).map(({ rule }) => rule)).toEqual(['no-orphans']);
  });

  it('has a planted violation for every rule', () => {
    const planted = new Set([...plantedViolations.map(({ rule }) => rule), 'no-orphans']);
    expect(
      makeRules(plantedRegistry)
        .map(({ name }) => name)
        .filter((name) => !planted.has(name!)),
    ).toEqual([]);
  });
});

describe('script rules', () => {
  const allowed = (some: Partial<Allowed> = {}): Allowed => ({ areas: {}, systemScopes: {}, platformReads: [], ...some });
  const registry = [
    { name: 'account', rank: 'identity', sides: ['domain'], tablePrefix: 'account', wirePrefixes: ['/auth/'] },
    { name: 'tracking', rank: 'facts', sides: ['server'], tablePrefix: 'tracking', publishes: ['tracking_bill'], wirePrefixes: [] },
    { name: 'bill-subscription', rank: 'product', sides: [], tablePrefix: 'bill_subscription', wirePrefixes: [] },
  ] as const;
  const modules = 'apps/server/src/modules';
  const tables = {
    'apps/server/migrations/0001-tracking-x.sql': 'create table tracking_fact (x int); CREATE TABLE IF NOT EXISTS tracking_bill (x int);',
  };

  it.each([
    ['registry-has-folders', { 'packages/domain/src/nobody/x.ts': '' }, 'packages/domain/src/nobody'],
    ['registry-has-folders', {}, 'apps/server/src/modules/tracking'],
    ['registry-has-folders', { 'apps/web/src/features/account/x.ts': '' }, 'apps/web/src/features/account'],
    [
      'wire-path-once',
      { 'packages/domain/src/account/contract.ts': `post('/auth/a', {}); post('/auth/a', {});` },
      'packages/domain/src/account/contract.ts',
    ],
    [
      'wire-path-prefix',
      { 'packages/domain/src/account/contract.ts': `get('/elsewhere', {});` },
      'packages/domain/src/account/contract.ts',
    ],
    // M-07
    ['json-by-its-form', { 'apps/web/src/features/account/x.ts': `JSON.parse(value)` }, 'apps/web/src/features/account/x.ts:1'],
    ['one-place-asks-composition', { 'apps/web/src/app/x.ts': `if (event.isComposing) return;` }, 'apps/web/src/app/x.ts:1'],
    ['one-place-asks-composition', { 'packages/ui/src/x.ts': `event.keyCode === 229` }, 'packages/ui/src/x.ts:1'],
    ['no-chinese-in-server', { 'apps/server/src/platform/x.ts': `throw new Error('余额不足');` }, 'apps/server/src/platform/x.ts:1'],
    ['chinese-in-catalogues', { 'apps/web/src/features/account/x.tsx': `<p>已过期</p>` }, 'apps/web/src/features/account/x.tsx:1'],
    ['chinese-in-catalogues', { 'apps/web/src/features/account/texts/x.ts': `'已过期'` }, 'apps/web/src/features/account/texts/x.ts:1'],
    ['chinese-in-catalogues', { 'apps/web/src/area/x.ts': `'甲';\n'乙';\n'丙';` }, 'apps/web/src/area'],
    ['chinese-in-catalogues', { 'apps/web/src/area/x.ts': `'none'; // 甲` }, 'apps/web/src/area'],
    [
      'migration-of-one-capability',
      { 'apps/server/migrations/0010-account-x.sql': 'alter table tracking_fact add x int;' },
      'apps/server/migrations/0010-account-x.sql',
    ],
    ['migration-of-one-capability', { 'apps/server/migrations/10-account.sql': '' }, 'apps/server/migrations/10-account.sql'],
    ['migration-of-one-capability', { 'apps/server/migrations/0090-account-x.sql': '' }, 'apps/server/migrations/0090-account-x.sql'],
    [
      'migration-of-one-capability',
      { 'apps/server/migrations/20261322T0601-account-x.sql': '' },
      'apps/server/migrations/20261322T0601-account-x.sql',
    ],
    [
      'migration-of-one-capability',
      { 'apps/server/migrations/20261122T0601-account-x.sql': '', 'apps/server/migrations/20261122T0601-account-y.sql': '' },
      'apps/server/migrations/20261122T0601-account-y.sql',
    ],
    [
      'sql-in-store-and-queries',
      { 'apps/server/src/modules/account/operations/x.ts': 'connectionOf(tx)' },
      'apps/server/src/modules/account/operations/x.ts',
    ],
    ...[
      'database.pool.query(x)',
      'platform.database.pool.connect()',
      'const { pool } = database',
      "database['query'](x)",
      "database.run('system', x)",
    ].map(
      (text) =>
        [
          'sql-in-store-and-queries',
          { 'apps/server/src/modules/account/operations/x.ts': text },
          'apps/server/src/modules/account/operations/x.ts',
        ] as const,
    ),
    ...["throw new Error('\\u4f59\\u989d');", "throw new Error('\\u{4F59}');"].map(
      (text) => ['no-chinese-in-server', { 'apps/server/src/platform/x.ts': text }, 'apps/server/src/platform/x.ts:1'] as const,
    ),
    ['chinese-in-catalogues', { 'apps/web/src/features/account/x.tsx': '<p>&#x5df2;</p>' }, 'apps/web/src/features/account/x.tsx:1'],
    ['chinese-in-catalogues', { 'apps/web/src/features/account/x.tsx': '<p>&#24050;</p>' }, 'apps/web/src/features/account/x.tsx:1'],
    ...['const at = Date.now();', 'const at = new Date();', 'const one = Math.random();', 'const id = crypto.randomUUID();'].map(
      (text) => ['domain-is-certain', { 'packages/domain/src/account/x.ts': text }, 'packages/domain/src/account/x.ts:1'] as const,
    ),
    ...[
      'await import(`../${name}/index`)',
      'await import(name)',
      "await import('../' + name)",
      'require(name)',
      'createRequire(import.meta.url)(name)',
    ].map(
      (text) => ['imports-are-named', { 'apps/server/src/modules/account/x.ts': text }, 'apps/server/src/modules/account/x.ts:1'] as const,
    ),
    // A table that is not published, however it is come to, a published one in a write, and one of a higher rank.
    ...[
      'select from bill_subscription s join tracking_fact f',
      'select from bill_subscription s, tracking_fact f',
      'SELECT FROM TRACKING_FACT',
      'select from only tracking_fact',
      'select from public.tracking_fact',
      'select from bill_subscription where exists (table tracking_fact)',
    ].map(
      (text) =>
        ['foreign-table', { [`${modules}/bill-subscription/queries/x.ts`]: text }, `${modules}/bill-subscription/queries/x.ts`] as const,
    ),
    ['foreign-table', { [`${modules}/bill-subscription/store.ts`]: 'update tracking_bill set x' }, `${modules}/bill-subscription/store.ts`],
    ['foreign-table', { [`${modules}/account/queries/x.ts`]: 'select from tracking_bill' }, `${modules}/account/queries/x.ts`],
  ] as const)('%s catches %j', async (rule, files, file) => {
    const tree = makeTree({ ...(rule === 'foreign-table' && tables), ...files });
    const faults = await findScriptFaults(tree, registry, allowed({ areas: { 'apps/web/src/area': 2 } }));
    rmSync(tree, { recursive: true, force: true });
    expect(faults.map((fault) => `${fault.rule} ${fault.file}`)).toContain(`${rule} ${file}`);
  });

  it('lets catalogues, comments and what an area had before have their Chinese', async () => {
    const tree = makeTree({
      'apps/web/src/features/account/texts/zh-CN.ts': `export const chinese = { expired: '已过期' };`,
      'apps/web/src/features/account/x.tsx': `/** 已过期 */ export const x = 1; // 刷新`,
      'apps/web/src/area/x.ts': `'甲';\n'乙';`,
    });
    const faults = await findScriptFaults(tree, [], allowed({ areas: { 'apps/web/src/area': 2 } }));
    rmSync(tree, { recursive: true, force: true });
    expect(faults.filter(({ rule }) => rule === 'chinese-in-catalogues')).toEqual([]);
  });

  it('lets domains be told the time, imports be named, and ranges of characters be written by their numbers', async () => {
    const tree = makeTree({
      'packages/domain/src/account/x.ts': 'const day = new Date(clock.nowMs()); // Date.now()',
      'apps/server/src/modules/account/x.ts': "const { x } = await import('../follow/index'); text.replace(/[\\uFF01-\\uFF5E]/g, '')",
    });
    const faults = await findScriptFaults(tree, []);
    rmSync(tree, { recursive: true, force: true });
    expect(faults.filter(({ rule }) => /certain|named|chinese/.test(rule))).toEqual([]);
  });

  it('the list of areas without a catalogue only shrinks', () => {
    expect(Object.keys(areasInChinese).length).toBeLessThanOrEqual(6);
    expect(Object.values(areasInChinese).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(127);
  });

  const said = async (files: Readonly<Record<string, string>>, rule: string, some: Partial<Allowed>): Promise<string[]> => {
    const tree = makeTree(files);
    const faults = await findScriptFaults(tree, [], allowed(some));
    rmSync(tree, { recursive: true, force: true });
    return faults.filter((fault) => fault.rule === rule).map(({ file, text }) => `${file} ${text}`);
  };

  /** The code of a module, how often it may work as the system, and what it is told. */
  const more = (count: number, most: number): string[] => [
    `${modules}/account works as 'system' ${count} times, ${most} allowed: work under the owner's session or { ownerKey }; only a new module enters a number in tooling/boundaries/system-scopes.ts`,
  ];
  const fewer = (count: number, most: number): string[] => [
    `${modules}/account works as 'system' ${count} times, ${most} allowed: lower the number in tooling/boundaries/system-scopes.ts`,
  ];
  it.each([
    ["inTransaction(database, 'system', work)", 1, []],
    ["inTransaction(database, 'system', work)", 0, more(1, 0)],
    ["database.query(\n  'system',\n  sql)", 0, more(1, 0)],
    ['database.query("system"); database.query(`system`);', 1, more(2, 1)],
    ["const all = 'system';\nquery(all); query(all);", 1, more(2, 1)],
    ["const all: Scope = 'system';\nquery(all);", 0, more(1, 0)],
    ["export const all = 'system';", 0, more(1, 0)],
    ["inTransaction(database, { ownerKey: '*' }, work)", 0, more(1, 0)],
    ["// 'system'\n/** 'system' */", 0, []],
    ["inTransaction(database, 'system', work)", 2, fewer(1, 2)],
    ['inTransaction(database, session, work)', 1, fewer(0, 1)],
  ] as const)('system-scopes-only-fall: %j with %i allowed', async (code, most, expected) => {
    // Tests work as the system as they like.
    const files = { [`${modules}/account/store.ts`]: code, [`${modules}/account/store.test.ts`]: "'system'" };
    expect(await said(files, 'system-scopes-only-fall', { systemScopes: most === 0 ? {} : { account: most } })).toEqual(expected);
  });

  it('system-scopes-only-fall: a module that is gone has no number', async () => {
    const files = { [`${modules}/account/store.ts`]: '' };
    expect(await said(files, 'system-scopes-only-fall', { systemScopes: { nobody: 1 } })).toEqual([
      `${modules}/nobody is gone: take it off tooling/boundaries/system-scopes.ts`,
    ]);
  });

  const ofPlatform = 'apps/web/src/platform/x.ts';
  const reads = (what: string): string[] => [`${ofPlatform} reads ${what}: the platform reads vocabulary, contract-kit, ports alone`];
  const listed = [{ file: ofPlatform, reads: 'company/duty', since: '2026-11-29', why: 'a reason' }];
  it.each([
    ["import '@mastlight/domain/vocabulary/port'; import '@mastlight/domain/contract-kit/paging';", [], []],
    ["import '@mastlight/domain/ports/index';", [], []],
    ["import { x } from '@mastlight/domain/company/duty';", [], reads('company/duty')],
    ["import type { X } from '@mastlight/domain/company/index';", [], reads('company/index')],
    ['export * from "@mastlight/domain/company/duty";', [], reads('company/duty')],
    ["await import('@mastlight/domain/company/duty');", [], reads('company/duty')],
    ["import { x } from '../../../../packages/domain/src/company/duty';", [], reads('company/duty')],
    ["// '@mastlight/domain/company/duty'", [], []],
    ["import { x } from '@mastlight/domain/company/duty';", listed, []],
    ["import { x } from '@mastlight/domain/company/limits';", [{ ...listed[0]!, reads: 'company/limits' }], []],
    ['', listed, [`${ofPlatform} reads company/duty no more: take it off tooling/boundaries/platform-reads.ts`]],
  ])('platform-reads-shared-words: %j with %j', async (code, list, expected) => {
    // Tests read whom they like; a file of the server stands under the same rule.
    const files = { [ofPlatform]: code, 'apps/web/src/platform/x.test.ts': "import '@mastlight/domain/company/duty';" };
    expect(await said(files, 'platform-reads-shared-words', { platformReads: list })).toEqual(expected);
    const ofServer = 'apps/server/src/platform/x.ts';
    const there = list.map((one) => ({ ...one, file: ofServer }));
    expect(await said({ [ofServer]: code }, 'platform-reads-shared-words', { platformReads: there })).toEqual(
      expected.map((text) => text.replace(ofPlatform, ofServer)),
    );
  });

  it('the list of what a platform reads besides only shrinks, and each has its day and its reason', () => {
    expect(platformReads.length).toBeLessThanOrEqual(11);
    for (const { since, why } of platformReads) {
      expect(since).toMatch(/^2026-\d\d-\d\d$/);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  it('lets queries of a product join what tracking publishes', async () => {
    const tree = makeTree({
      ...tables,
      [`${modules}/bill-subscription/queries/x.ts`]: 'select from bill_subscription s left join tracking_bill b, TRACKING_BILL c',
    });
    const faults = await findScriptFaults(tree, registry);
    rmSync(tree, { recursive: true, force: true });
    expect(faults.filter(({ rule }) => rule === 'foreign-table')).toEqual([]);
  });
});
