/**
 * `npm run new:capability -- <name> <rank> [sides] [--list]`: makes the folders
 * of a capability on every side, and the line that each list of the product has
 * for it: registry, modules, pages, and of a list product the row that the
 * authorization matrix makes and the statements that it puts together. With `--list` it is a list product on the list kit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ranks } from '../../packages/domain/src/capabilities';
import { filesOf, type CapabilityKind, type CapabilityNames } from './capability-files';

const sideNames = ['domain', 'server', 'web'] as const;
type SideName = (typeof sideNames)[number];

/** A line in a file that is there: what it stands before or after. */
interface Insertion {
  readonly path: string;
  readonly at: RegExp;
  /** In place of what `at` finds, which is `$&`. */
  readonly text: string;
}

/**
 * Makes the capability below `root`.
 *
 * @param nowMs names the migration.
 * @returns the files it wrote or changed, relative to `root`.
 * @throws Error when the name, rank or side is unknown, the capability exists or a list is not where it was; nothing is written then.
 */
export function makeCapability(
  root: string,
  name: string,
  rank: string,
  sides: readonly string[],
  { kind = 'plain', nowMs = Date.now() }: { readonly kind?: CapabilityKind; readonly nowMs?: number } = {},
): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`名称 "${name}" 要用小写字母和短横线，例如 vessel-subscription`);
  if (!ranks.includes(rank as (typeof ranks)[number])) throw new Error(`层级 "${rank}" 不存在，可选：${ranks.join('、')}`);
  const unknown = sides.find((side) => !sideNames.includes(side as SideName));
  if (unknown || sides.length === 0) throw new Error(`侧 "${unknown ?? ''}" 不存在，可选：${sideNames.join('、')}`);
  if (!sides.includes('domain')) throw new Error('每个能力都有 domain 一侧：约定和文字在那里');

  const camel = name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const names: CapabilityNames = { name, camel, pascal: camel[0]!.toUpperCase() + camel.slice(1), table: name.replaceAll('-', '_') };
  const migrationsDir = join(root, 'apps/server/migrations');
  const migrations = existsSync(migrationsDir) ? readdirSync(migrationsDir) : [];
  const files = new Map(sideNames.filter((side) => sides.includes(side)).flatMap((side) => filesOf(side, kind, names, nowMs, migrations)));
  const existing = [...files.keys()].find((path) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing} 已经存在`);
  for (const insertion of insertionsOf(names, kind, rank, sides)) {
    const text = files.get(insertion.path) ?? readFileSync(join(root, insertion.path), 'utf8');
    if (text.includes(`name: '${name}'`) && insertion.path === registryFile) throw new Error(`${name} 已经在 ${registryFile} 里`);
    if (!insertion.at.test(text)) throw new Error(`${insertion.path} 里找不到该写的地方（${insertion.at.source}）`);
    files.set(insertion.path, text.replace(insertion.at, insertion.text));
  }
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return [...files.keys()];
}

const registryFile = 'packages/domain/src/capabilities.ts';

function insertionsOf(
  { name, camel, pascal, table }: CapabilityNames,
  kind: CapabilityKind,
  rank: string,
  sides: readonly string[],
): Insertion[] {
  const sidesText = sides.map((side) => `'${side}'`).join(', ');
  const entry = `  {\n    name: '${name}',\n    rank: '${rank}',\n    sides: [${sidesText}],\n    tablePrefix: '${table}',\n    wirePrefixes: ['/${camel}/'],\n  },\n`;
  const lines: (Insertion & { readonly side: string })[] = [
    { side: 'domain', path: registryFile, at: /\];\n$/, text: `${entry}$&` },
    {
      side: 'server',
      path: 'apps/server/src/app/modules.ts',
      at: /import \{ createSmsGateway \}/,
      text: `import { create${pascal}Module } from '../modules/${name}/index';\n$&`,
    },
    {
      side: 'server',
      path: 'apps/server/src/app/modules.ts',
      at: / {2}\];\n {2}const ownData/,
      text: `    create${pascal}Module(platform${kind === 'list' ? ', tracking' : ''}).module,\n$&`,
    },
    {
      side: 'web',
      path: 'apps/web/src/app/feature-pages.ts',
      at: /import type \{ PageRoute \}/,
      text: `import { ${camel}Routes } from '../features/${name}';\n$&`,
    },
    {
      side: 'web',
      path: 'apps/web/src/app/feature-pages.ts',
      at: /(featurePages: [^=]*= \[[^\]]*?),?\s*\]/,
      text: `$1, ...${camel}Routes]`,
    },
  ];
  return [...lines, ...(kind === 'list' ? listLines(name, camel, pascal) : [])].filter(({ side }) => sides.includes(side));
}

const samplesFile = 'tooling/sql/sampled-statements.ts';
const listsFile = 'apps/web/src/testing/declared-lists.ts';

/**
 * What a list product is beside its own files: the row of the caller's own that the authorization matrix asks about and
 * one that does not exist, the forms of its page's statement, which no reading of the source tells, and what its server
 * answers in the tests of every list.
 */
function listLines(name: string, camel: string, pascal: string): (Insertion & { readonly side: string })[] {
  return [
    {
      side: 'domain',
      path: 'packages/domain/src/contract-kit/sample.ts',
      at: /(interface OwnObjects \{[^}]*)\}/,
      text: `$1  /** A row of ${name}. */\n  readonly ${camel}Id: number;\n}`,
    },
    {
      side: 'domain',
      path: 'apps/server/src/scenarios/gather-samples.ts',
      at: /(absent: OwnObjects = \{[^}]*)\}/,
      text: `$1  ${camel}Id: absentId,\n}`,
    },
    {
      side: 'domain',
      path: 'apps/server/src/scenarios/authorization-matrix.test.ts',
      at: / {2}\{ names: \['messageId'\]/,
      text:
        `  {\n    names: ['${camel}Id'],\n    make: async (number) => ({ ` +
        `${camel}Id: await firstIdOf('/${camel}/subscribe', { titles: [\`x\${number}\`] }) }),\n  },\n$&`,
    },
    {
      side: 'server',
      path: samplesFile,
      at: /import type \{ PublishedTable \}/,
      text: `import { ${camel}Served } from '../../apps/server/src/modules/${name}/queries/${name}-list';\n$&`,
    },
    { side: 'server', path: samplesFile, at: /(ownTables = \[[^\]]*)\]/, text: `$1, ${camel}Served.table]` },
    {
      side: 'server',
      path: samplesFile,
      at: /\.\.\.vesselFilters\.map\(/,
      text:
        `...[{}, { keyword: 'A', sort: '-title', ids: [1] }, { group: 'noted' }].map(\n          (filter): Call =>\n            (database) =>\n` +
        `              find(database, ${camel}Served, 'u:1', { systemKey: defaultPort, ...filter }, 0),\n        ),\n        ...vesselFilters.map(`,
    },
    {
      side: 'web',
      path: listsFile,
      at: /import type \{ ListProduct, ProductRow \}/,
      text:
        `import { ${camel}, ${camel}List, type ${pascal}Row } from '@mastlight/domain/${name}/contract';\n` +
        `import { ${camel}Sample, ${camel}Samples } from '@mastlight/domain/${name}/samples';\n$&`,
    },
    {
      side: 'web',
      path: listsFile,
      at: /\/\*\* What the suite asks of a list/,
      text: `const ${camel}Tested = {
  noun: '${name}',
  declared: ${camel}List,
  samples: ${camel}Samples,
  load: async () => ({
    routes: (await import('../features/${name}')).${camel}Routes,
    list: (await import('../features/${name}/declaration')).${camel}List,
  }),
  makeRow: (id: number, part: Partial<${pascal}Row> = {}): ${pascal}Row => ({ ...${camel}Sample, id, title: \`X\${id}\`, ...part }),
  nameOf: ({ title }: ${pascal}Row) => title,
  subscribe: ${camel}.subscribe,
  named: ({ titles }: { readonly titles: readonly string[] }) => titles.map((title) => ({ title })),
  others: [],
} satisfies TestedList<${pascal}Row, (typeof ${camel}List)['groups'][number]>;

$&`,
    },
    { side: 'web', path: listsFile, at: /(declaredLists = \[[^\]]*)\]/, text: `$1, ${camel}Tested]` },
  ];
}

if (process.argv[1] === import.meta.filename) {
  const isList = process.argv.includes('--list');
  const [name = '', rank = 'product', sides = sideNames.join(',')] = process.argv.slice(2).filter((word) => word !== '--list');
  try {
    const root = resolve(import.meta.dirname, '../..');
    const files = makeCapability(root, name, rank, sides.split(','), { kind: isList ? 'list' : 'plain' });
    // How lines break depends on the name.
    spawnSync(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root });
    console.log([...files, '接下来：把表、约定和页面改成你的，再 npm test'].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    console.error('用法：npm run new:capability -- <名称> [层级] [domain,server,web] [--list]');
    process.exitCode = 1;
  }
}
