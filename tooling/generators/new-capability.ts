/**
 * `npm run new:capability -- <name> <rank> [sides]`: makes the folders of a
 * capability on every side and its line in the registry.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ranks } from '../../packages/domain/src/capabilities';

const sideNames = ['domain', 'server', 'web'] as const;

/**
 * Makes the capability below `root`.
 *
 * @returns the files it wrote, relative to `root`.
 * @throws Error when the name, rank or side is unknown or the capability exists.
 */
export function makeCapability(root: string, name: string, rank: string, sides: readonly string[]): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`名称 "${name}" 要用小写字母和短横线，例如 vessel-subscription`);
  if (!ranks.includes(rank as (typeof ranks)[number])) throw new Error(`层级 "${rank}" 不存在，可选：${ranks.join('、')}`);
  const unknown = sides.find((side) => !sideNames.includes(side as (typeof sideNames)[number]));
  if (unknown || sides.length === 0) throw new Error(`侧 "${unknown ?? ''}" 不存在，可选：${sideNames.join('、')}`);
  const registryFile = 'packages/domain/src/capabilities.ts';
  const registry = readFileSync(join(root, registryFile), 'utf8');
  if (registry.includes(`name: '${name}'`)) throw new Error(`${name} 已经在 ${registryFile} 里`);

  const files = new Map<string, string>();
  const camel = name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const pascal = camel[0]!.toUpperCase() + camel.slice(1);
  if (sides.includes('domain')) {
    files.set(
      `packages/domain/src/${name}/contract.ts`,
      `/** Wire contract of ${name}. */\nimport type { Contract } from '../contract-kit/endpoint';\n\nexport const ${camel} = {} as const satisfies Contract;\n`,
    );
  }
  if (sides.includes('server')) {
    files.set(
      `apps/server/src/modules/${name}/index.ts`,
      `/**\n * Here: what ${name} does.\n * Not here: what it leaves to its neighbours.\n */\nimport type { Platform, ServerModule } from '../../platform/module';\nimport { ${camel}Routes } from './http';\n\n/** Builds the module on what the platform lends it. */\nexport function create${pascal}Module(_platform: Platform): { readonly module: ServerModule } {\n  return { module: { name: '${name}', routes: ${camel}Routes } };\n}\n`,
    );
    files.set(
      `apps/server/src/modules/${name}/http.ts`,
      `import { ${camel} } from '@mastlight/domain/${name}/contract';\nimport { implement } from '../../platform/http/route';\n\n/** The endpoints of ${name}, bound to operations and queries. */\nexport const ${camel}Routes = implement('${name}', ${camel}, {});\n`,
    );
  }
  if (sides.includes('web')) {
    files.set(
      `apps/web/src/features/${name}/index.ts`,
      `/**\n * Here: the screens of ${name}.\n * Not here: what it leaves to its neighbours.\n */\nexport {};\n`,
    );
  }
  const entry = `  {\n    name: '${name}',\n    rank: '${rank}',\n    sides: [${sides.map((side) => `'${side}'`).join(', ')}],\n    tablePrefix: '${name.replaceAll('-', '_')}',\n    wirePrefixes: ['/${camel}/'],\n  },\n];\n`;
  files.set(registryFile, registry.replace(/\];\n$/, entry));
  for (const [path, content] of files) {
    const file = join(root, path);
    if (path !== registryFile && existsSync(file)) throw new Error(`${path} 已经存在`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return [...files.keys()];
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', rank = 'product', sides = sideNames.join(',')] = process.argv.slice(2);
  try {
    const files = makeCapability(resolve(import.meta.dirname, '../..'), name, rank, sides.split(','));
    console.log([...files, `接下来：把 ${name} 加进 apps/server/src/app/modules.ts，并写第一个端点`].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    console.error('用法：npm run new:capability -- <名称> [层级] [domain,server,web]');
    process.exitCode = 1;
  }
}
