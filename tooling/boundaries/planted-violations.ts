/**
 * A small clean tree, and for every rule at least one import that breaks it.
 * A rule that nobody has seen fail is a wish.
 */
import { capabilities, type Capability } from '../../packages/domain/src/capabilities';

/** The registry of the planted tree: one more product and a money capability, so that every rule has somebody to catch. */
export const plantedRegistry: readonly Capability[] = [
  ...capabilities,
  { name: 'billing', rank: 'money', sides: [], tablePrefix: 'billing', wirePrefixes: [] },
  { name: 'vessel-subscription', rank: 'product', sides: [], tablePrefix: 'vessel_subscription', wirePrefixes: [] },
];

const modules = 'apps/server/src/modules';
const features = 'apps/web/src/features';

/** Files without a fault; each imports somebody, so that none is an orphan. */
export const cleanFiles: Readonly<Record<string, string>> = {
  'packages/domain/src/vocabulary/port.ts': `import * as z from 'zod/mini'; import '../ports/index'; export const port = z.string();`,
  'packages/domain/src/ports/index.ts': `import { shore } from './shore/profile'; export const ports = [shore];`,
  'packages/domain/src/ports/shore/profile.ts': `export const shore = 1;`,
  'packages/domain/src/contract-kit/envelope.ts': `import { port } from '../vocabulary/port'; export const envelope = port;`,
  'packages/domain/src/account/contract.ts': `import { port } from '../vocabulary/port'; export const contract = port;`,
  'packages/domain/src/account/rule.ts': `import { port } from '../vocabulary/port'; export const rule = port;`,
  'packages/domain/src/tracking/events.ts': `import { port } from '../vocabulary/port'; export const statusChanged = port;`,
  'packages/domain/src/tracking/index.ts': `export { derive } from './rule';`,
  'packages/domain/src/tracking/rule.ts': `import { port } from '../vocabulary/port'; export const derive = port;`,
  'packages/wire/src/syntax/reader.ts': `export const read = 1; import '../message';`,
  'packages/wire/src/message.ts': `export const message = 1;`,
  'packages/wire/src/edifact/parse.ts': `import { read } from '../syntax/reader'; export const parse = read;`,
  'packages/wire/src/flat-cn/parse.ts': `import { read } from '../syntax/reader'; export const parse = read;`,
  'packages/spreadsheet/src/read.ts': `import { sheet } from './sheet'; export const read = sheet;`,
  'packages/spreadsheet/src/sheet.ts': `export const sheet = 1;`,
  'packages/ui/src/index.ts': `export { button } from './button';`,
  'packages/ui/src/button.ts': `export const button = 1;`,
  'packages/testing/src/wait-for.ts': `export const waitFor = 1;`,
  'apps/server/src/platform/db/database.ts': `import pg from 'pg'; export const database = pg;`,
  'apps/server/src/platform/clock.ts': `import { database } from './db/database'; export const clock = database;`,
  'apps/server/src/app/modules.ts': `import { account } from '../modules/account/index'; export const modules = account;`,
  'apps/server/src/main.ts': `import './app/modules';`,
  'apps/sandbox/src/main.ts': `import { parse } from '../../../packages/wire/src/flat-cn/parse'; export const sandbox = parse;`,
  'apps/wire-cli/src/main.ts': `import { parse } from '../../../packages/wire/src/edifact/parse'; export const command = parse;`,
  ...Object.fromEntries(
    ['preferences', 'account', 'billing', 'tracking', 'bill-subscription', 'vessel-subscription'].flatMap((name) => [
      [`${modules}/${name}/index.ts`, `export { ${camel(name)} } from './http';`],
      [
        `${modules}/${name}/http.ts`,
        `import { act } from './operations/act'; import { find } from './queries/find'; export const ${camel(name)} = [act, find];`,
      ],
      [`${modules}/${name}/operations/act.ts`, `import { save } from '../store'; export const act = save;`],
      [`${modules}/${name}/queries/find.ts`, `import { database } from '../../../platform/db/database'; export const find = database;`],
      [`${modules}/${name}/store.ts`, `import { database } from '../../platform/db/database'; export const save = database;`],
      [`${modules}/${name}/jobs/run.ts`, `import { act } from '../operations/act'; export const run = act;`],
      [`${features}/${name}/index.ts`, `export { page } from './pages/page';`],
      [`${features}/${name}/pages/page.ts`, `import { call } from '../../../platform/client'; export const page = call;`],
    ]),
  ),
  'apps/web/src/platform/client.ts': `import { button } from '../../../../packages/ui/src/index'; export const call = button;`,
  'apps/web/src/app/router.ts': `import { page } from '../features/account/index'; export const router = page;`,
};

/** One planted fault: the file, what it imports, and the rule that must catch it. */
export interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
}

const plant = (rule: string, file: string, imports: string): Planted => ({ rule, file, imports });

export const plantedViolations: readonly Planted[] = [
  plant('domain-is-pure', 'packages/domain/src/account/p01.ts', 'node:fs'),
  plant('domain-is-pure', 'packages/domain/src/account/p02.ts', '../../../ui/src/index'),
  plant('domain-through-the-door', 'packages/domain/src/tracking/p03.ts', '../account/rule'),
  plant('vocabulary-knows-nobody', 'packages/domain/src/vocabulary/p04.ts', '../tracking/rule'),
  plant('vocabulary-knows-nobody', 'packages/domain/src/contract-kit/p46.ts', '../tracking/index'),
  plant('profiles-are-data', 'packages/domain/src/ports/shore/p49.ts', '../../tracking/index'),
  plant('ports-through-the-registry', 'apps/sandbox/src/p50.ts', '../../../packages/domain/src/ports/shore/profile'),
  plant('rules-do-not-know-the-wire', 'packages/domain/src/account/p05.ts', './contract'),
  plant('wire-is-pure', 'packages/wire/src/edifact/p06.ts', 'node:fs'),
  plant('spreadsheets-are-pure', 'packages/spreadsheet/src/p51.ts', 'node:fs'),
  plant('faces-know-no-product', 'packages/faces/src/p52.ts', '../../domain/src/vocabulary/port'),
  plant('wire-formats-are-closed', 'packages/wire/src/edifact/p07.ts', '../flat-cn/parse'),
  plant('jt809-holds-jt808', 'packages/wire/src/jt809/p45.ts', '../flat-cn/parse'),
  plant('web-and-server-apart', 'apps/web/src/platform/p08.ts', '../../../server/src/platform/clock'),
  plant('web-and-server-apart', 'apps/server/src/platform/p09.ts', '../../../web/src/platform/client'),
  plant('server-without-sandbox', 'apps/server/src/platform/p10.ts', '../../../sandbox/src/main'),
  plant('server-without-sandbox', 'apps/sandbox/src/p11.ts', '../../server/src/platform/clock'),
  plant('command-line-knows-wire-alone', 'apps/wire-cli/src/p43.ts', '../../../packages/domain/src/vocabulary/port'),
  plant('nobody-knows-the-command-line', 'apps/sandbox/src/p44.ts', '../../wire-cli/src/main'),
  plant('ui-is-dumb', 'packages/ui/src/p12.ts', '../../domain/src/vocabulary/port'),
  plant('product-without-testing', 'apps/server/src/platform/p13.ts', '../../../../packages/testing/src/wait-for'),
  plant('rank-foundation-not-upward', `${modules}/preferences/p14.ts`, '../account/index'),
  plant('rank-foundation-not-upward', `${features}/preferences/p15.ts`, '../tracking/index'),
  plant('rank-identity-not-upward', `${modules}/account/p16.ts`, '../bill-subscription/index'),
  plant('rank-identity-not-upward', 'packages/domain/src/account/p47.ts', '../tracking/index'),
  plant('rank-identity-not-upward', `${modules}/account/p48.ts`, '../../../../../packages/domain/src/tracking/index'),
  plant('rank-money-not-upward', `${modules}/billing/p17.ts`, '../tracking/index'),
  plant('rank-facts-not-upward', `${modules}/tracking/p18.ts`, '../bill-subscription/index'),
  plant('products-never-meet', `${modules}/bill-subscription/p19.ts`, '../vessel-subscription/index'),
  plant('products-never-meet', `${features}/vessel-subscription/p20.ts`, '../bill-subscription/index'),
  plant('through-the-door', `${modules}/bill-subscription/p21.ts`, '../tracking/operations/act'),
  plant('through-the-door', `${features}/bill-subscription/p22.ts`, '../account/pages/page'),
  plant('folder-has-a-rank', `${modules}/nobody/p23.ts`, '../account/index'),
  plant('app-uses-doors', 'apps/server/src/app/p24.ts', '../modules/account/operations/act'),
  plant('modules-not-above', `${modules}/account/p25.ts`, '../../app/modules'),
  plant('platform-knows-nobody', 'apps/server/src/platform/p26.ts', '../modules/account/index'),
  plant('sql-in-store-and-queries', `${modules}/account/operations/p27.ts`, '../../../platform/db/database'),
  plant('sql-in-store-and-queries', `${modules}/account/p28.ts`, 'pg-copy-streams'),
  plant('http-refuses-nothing', `${modules}/tracking/http.ts`, '../../../../../packages/domain/src/contract-kit/envelope'),
  plant('http-is-thin', `${modules}/account/http.ts`, './store'),
  plant('use-cases-below-http', `${modules}/account/operations/p30.ts`, '../http'),
  plant('use-cases-below-http', `${modules}/account/queries/p31.ts`, '../jobs/run'),
  plant('queries-do-not-write', `${modules}/account/queries/p32.ts`, '../store'),
  plant('module-reads-its-own-domain', `${modules}/account/p33.ts`, '../../../../../packages/domain/src/tracking/rule'),
  plant('vendor-sdk-in-gateways', `${modules}/account/p34.ts`, '@alicloud/dysmsapi20170525'),
  plant('web-app-uses-doors', 'apps/web/src/app/p35.ts', '../features/account/pages/page'),
  plant('features-not-above', `${features}/account/p36.ts`, '../../app/router'),
  plant('web-platform-knows-nobody', 'apps/web/src/platform/p37.ts', '../features/account/index'),
  plant('feature-reads-its-own-domain', `${features}/account/p38.ts`, '../../../../../packages/domain/src/tracking/rule'),
  plant('no-cycles', 'apps/web/src/platform/p39.ts', './p40'),
  plant('imports-resolve', 'apps/web/src/platform/p41.ts', './nowhere'),
  plant('no-drawers', 'apps/web/src/platform/utils.ts', './client'),
];

/** The other half of the planted circle; the rule names one of the two. */
export const plantedCircle: Readonly<Record<string, string>> = { 'apps/web/src/platform/p40.ts': `import './p39';` };

/** An orphan imports nobody and is imported by nobody. */
export const plantedOrphan = 'apps/web/src/platform/p42.ts';

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
