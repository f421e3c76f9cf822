import { familyNames } from '../fuzz/families';

/** A number in the goal's own output, and what it must be. */
export interface Measure {
  /** Its first group is the number. */
  readonly pattern: RegExp;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One goal in its long form. */
export interface Goal {
  readonly id: string;
  /** For the table: what is done. */
  readonly what: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Without this file, or this word in it, the goal is missing. */
  readonly file: string;
  readonly mentions?: string;
  readonly limitMinutes: number;
  /** What must hold besides the exit code; for benches that only print. */
  readonly measures?: readonly Measure[];
  /** Needs a built product, a browser. */
  readonly isBuilt?: boolean;
  readonly isInBrowser?: boolean;
}

const fuzzMinutes = 2;
const scenarios = 'apps/server/src/scenarios';

type Options = Partial<Goal>;
/** Tests of a project in their long form: all of them, or with `only` the files whose path has it. */
const longForm = (project: string, file: string, limitMinutes: number, { only, ...options }: Options & { only?: string } = {}): Goal => ({
  id: `${project} tests`,
  what: `${only ? `\`*${only}*\`` : 'all tests'} of ${project}`,
  file,
  command: ['npx', 'vitest', 'run', '--project', `${project}*`, ...(only ? [only] : [])],
  env: { LONG: '1' },
  limitMinutes,
  ...options,
});
const scenario = (
  id: string,
  what: string,
  name: string,
  limitMinutes: number,
  env: Record<string, string> = {},
  options: Options = {},
): Goal => {
  const file = `${scenarios}/${name}.test.ts`;
  const command = ['npx', 'vitest', 'run', '--project', 'server*', file];
  return { id, what, file, command, env: { LONG: '1', ...env }, limitMinutes, ...options };
};
const bench = (
  id: string,
  what: string,
  file: string,
  limitMinutes: number,
  measures: readonly Measure[],
  options: Options = {},
): Goal => ({
  id,
  what,
  file,
  command: ['node', '--import', 'tsx', file],
  limitMinutes,
  measures,
  ...options,
});

/**
 * Every goal that has a long form, in the order of running: what loses data
 * first, what only measures last.
 */
export const goals: readonly Goal[] = [
  scenario('R-01', '100 × kill -9 while 600 bills are ingested', 'kill-while-ingesting', 30, { KILLS: '100', BILLS: '600' }),
  scenario('A5', '100 × kill -9 while subscribing', 'kill-while-subscribing', 30, { KILLS: '100' }),
  scenario('R-07', '1,000 submissions sent once, 200 answers swallowed, 10 × kill -9', 'send-once', 40, {
    SUBMISSIONS: '1000',
    SWALLOWED: '200',
    KILLS: '10',
  }),
  scenario('L-11', '100 × kill -9 while charging', 'kill-while-charging', 30, { KILLS: '100' }),
  {
    id: 'P-07',
    what: '10,000 notifications of each payment method while its keys change',
    file: 'apps/server/src/modules/top-up/payment-notifications.test.ts',
    command: ['npx', 'vitest', 'run', '--project', 'server*', 'apps/server/src/modules/top-up/payment-notifications.test.ts'],
    env: { CALLBACKS: '10000' },
    limitMinutes: 5,
  },
  scenario('R-02, R-03', 'two processes, 50 permutations of 1,000 containers', 'disorder', 30, { PERMUTATIONS: '50', BILLS: '250' }),
  scenario(
    'two-nodes',
    'two nodes on a PostgreSQL of the system, 1,000,000 subscriptions, one node killed under load',
    'two-nodes.long',
    30,
    { SUBSCRIPTIONS: '1000000' },
    { measures: [{ pattern: /^LONG two-nodes .* killed: (\d+) lost/m, atMost: 0 }] },
  ),
  scenario('R-04', 'poison among good messages', 'poison', 5),
  scenario(
    'R-08',
    '20 × stop under 200 requests/s',
    'stop.long',
    10,
    { RUNS: '20' },
    { measures: [{ pattern: /^LONG R-08 .*: (\d+) of \d+ broken/m, atMost: 0 }] },
  ),
  scenario('R-09, R-10, R-13', '100 × database gone and back; disk full and space again; each part broken in turn', 'database-outage', 15, {
    CYCLES: '100',
  }),
  scenario(
    'S-07 removed',
    '200 × removed from a company: out on two processes, open pages closed; while he sends; Management turned over twice at once',
    'removed-colleague',
    15,
    {},
    { measures: [{ pattern: /^LONG S-07 removed .* after (\d+) ms at most/m, atMost: 1_000 }] },
  ),
  {
    id: 'invite-codes',
    what: '10,000 guessed codes of invitations: no hit, sixty of them looked up',
    command: ['npx', 'vitest', 'run', '--project', 'server*', 'apps/server/src/modules/company/invitations.test.ts'],
    env: { LONG: '1' },
    file: 'apps/server/src/modules/company/invitations.test.ts',
    limitMinutes: 5,
    measures: [
      { pattern: /^LONG invite-codes .* (\d+) hits/m, atMost: 0 },
      { pattern: /^LONG invite-codes .* (\d+) looked up/m, atMost: 120 },
    ],
  },
  {
    id: 'R-11',
    what: 'clock moved by days, minutes and back',
    command: ['npx', 'vitest', 'run', '--project', 'server*', 'apps/server/src/platform/clock/database-clock.test.ts'],
    file: 'apps/server/src/platform/clock/database-clock.test.ts',
    limitMinutes: 5,
  },
  scenario(
    'A3',
    'every route with the database away, with the pool exhausted',
    'failing-calls',
    5,
    {},
    { measures: [{ pattern: /^LONG A3 database away: .*p99 ([\d.]+) ms/m, atMost: 1_000 }] },
  ),
  {
    id: 'webhooks',
    what: '10,000 events to a receiver that fails 30 %, hangs at 10 %, breaks 10 %: each once by its id, in order for each bill',
    command: ['npx', 'vitest', 'run', '--project', 'server*', 'apps/server/src/modules/open-api/webhooks.long.test.ts'],
    env: { LONG: '1' },
    file: 'apps/server/src/modules/open-api/webhooks.long.test.ts',
    limitMinutes: 20,
  },
  scenario(
    'A19',
    'eight uploads of 60 MB at once',
    'bytes-in-flight.long',
    5,
    {},
    {
      measures: [
        { pattern: /^LONG A19 .*with their length, .*, \+(\d+) MB/m, atMost: 200 },
        { pattern: /^LONG A19 .*in chunks, .*, \+(\d+) MB/m, atMost: 200 },
      ],
    },
  ),
  scenario(
    'S-10',
    '50 uploads of 20 MB at once; pictures of 40 megapixels, bombs, uploads broken off',
    'uploads-at-once.long',
    5,
    {},
    { measures: [{ pattern: /^LONG S-10 50 uploads .* RSS \+(\d+) MB/m, atMost: 100 }] },
  ),
  {
    id: 'stories',
    what: 'every story in the browser: markup in every field and address, every outcome of every call, all seven ports, every page in English, every width',
    command: ['npx', 'vitest', 'run', '--project', 'e2e'],
    env: { LONG: '1' },
    file: 'e2e/attack.spec.ts',
    limitMinutes: 30,
    isInBrowser: true,
    isBuilt: true,
  },
  {
    id: 'A20',
    what: 'all server tests on a foreign PostgreSQL',
    command: ['npx', 'vitest', 'run', '--project', 'server*'],
    env: { TEST_POSTGRES: 'foreign' },
    file: 'tooling/vitest/test-database.ts',
    mentions: 'TEST_POSTGRES',
    limitMinutes: 20,
  },
  longForm('unit', 'packages/domain/src/tracking/truth-table/release.test.ts', 30),
  longForm('web', 'apps/web/src/platform/sheet/sheet-form.chromium.long.test.ts', 15, { isInBrowser: true }),
  longForm('server', 'apps/server/src/scenarios/worker-process.long.test.ts', 15, { only: '.long.' }),
  {
    id: 'W-01',
    what: 'every wire format: 10,000 messages written and read back, hostile input within 50 ms',
    command: ['npx', 'vitest', 'run', '--project', 'unit*', 'packages/wire'],
    env: { RUNS: '10000', LONG: '1' },
    file: 'packages/wire/src/testing/seed.ts',
    mentions: "'RUNS'",
    limitMinutes: 30,
  },
  {
    id: 'mutation',
    what: 'rules of tracking and of bill subscriptions changed one by one',
    command: ['node', '--import', 'tsx', 'tooling/mutation/run.ts', 'tracking', 'bill-subscription'],
    file: 'tooling/mutation/run.ts',
    limitMinutes: 40,
    measures: [
      { pattern: /^tracking: +([\d.]+) %/m, atLeast: 90 },
      { pattern: /^bill-subscription: +([\d.]+) %/m, atLeast: 90 },
    ],
  },
  {
    id: 'server-guards',
    what: 'guards of the server broken one by one',
    command: ['node', '--import', 'tsx', 'tooling/mutation/run.ts', 'server-guards'],
    file: 'tooling/mutation/server-guards/planted-breaks.ts',
    limitMinutes: 40,
    measures: [{ pattern: /^server-guards: (\d+) of \d+ broken guards noticed/m, atLeast: 25 }],
  },
  bench('P-05', 'notifications of a payment method at 200/s', 'bench/top-up/run.ts', 5, [
    { pattern: /p99 (\d+) ms/, atMost: 50 },
    { pattern: /(\d+) not credited/, atMost: 0 },
  ]),
  bench('A6', '50,000 files in the inbox; 5,000 against 500', 'bench/inbox/run.ts', 15, [
    { pattern: /^A6 ([\d.]+) files\/s/m, atLeast: 200 },
    { pattern: /^A6 ratio ([\d.]+)/m, atMost: 1.2 },
  ]),
  bench(
    'U-18',
    '2,000 bills, 50 changes a second in an open list',
    'bench/steady-stream/run.ts',
    5,
    [
      { pattern: /^U-18 frame .*p95 ([\d.]+) ms/m, atMost: 50 },
      { pattern: /^U-18 in order (\d+) ms/m, atMost: 2_000 },
      { pattern: /^U-18 chips differ at (\d+) of/m, atMost: 0 },
    ],
    { isInBrowser: true },
  ),
  bench(
    'A12',
    '20 anonymous bodies of 1 MB at once, again and again',
    'bench/anonymous-bodies/run.ts',
    5,
    [{ pattern: /^A12 .*p99 ([\d.]+) ms/m, atMost: 100 }],
    { isBuilt: true },
  ),
  bench('F-04', 'list call against raw node:http and pg', 'bench/list-call/run.ts', 15, [
    { pattern: /^F-04 ratio ([\d.]+)/m, atLeast: 0.7 },
    { pattern: /^F-04 p99 ([\d.]+) ms/m, atMost: 30 },
  ]),
  bench('LARGE', 'a million subscriptions, ten million facts on one machine', 'bench/large/run.ts', 40, [
    { pattern: /^LARGE list p99 ([\d.]+) ms/m, atMost: 100 },
    { pattern: /^LARGE search p99 ([\d.]+) ms/m, atMost: 50 },
    { pattern: /^LARGE ingest ([\d.]+) events/m, atLeast: 20_000 },
  ]),
  bench('ais', 'positions of ships from AIS sentences to the database, judged, with their tracks', 'bench/ais/run.ts', 5, [
    { pattern: /^LONG ais (\d+) positions/m, atLeast: 50_000 },
  ]),
  bench(
    'terminals',
    'places of 2,000 terminals (JT/T 808), answered once they are written; 30 days of a track',
    'bench/terminals/run.ts',
    5,
    [
      { pattern: /^LONG track .* in (\d+) ms at most/m, atMost: 200 },
      { pattern: /^LONG terminals (\d+) places/m, atLeast: 1_950 },
      { pattern: /^LONG terminals .* p99 (\d+) ms/m, atMost: 100 },
    ],
  ),
  bench('published', 'rows written for one status change, for 1, 100 and 10,000 followers', 'bench/published/run.ts', 10, [
    { pattern: /^LONG published .*ratio ([\d.]+)/m, atLeast: 1, atMost: 1 },
    { pattern: /^LONG published .*; (\d+) row write/m, atLeast: 1, atMost: 1 },
  ]),
  bench('rederive', 'bills of seven ports, a million facts, derived again beside the list', 'bench/rederive/run.ts', 30, [
    { pattern: /^LONG rederive .* bills in (\d+) s/m, atMost: 300 },
    { pattern: /^LONG rederive list p99 .*ratio ([\d.]+)/m, atMost: 2 },
  ]),
  bench('facts', 'facts in 24 parts by month against one; when a port was last heard of', 'bench/facts/run.ts', 30, [
    { pattern: /^LONG facts newest heard .* ([\d.]+) ms kept/m, atMost: 2 },
  ]),
  bench('F-05', 'EDIFACT against npm parsers; a file of 1 GB', 'bench/wire/edifact.ts', 10, [
    { pattern: /^F-05 ratio ([\d.]+)/m, atLeast: 2 },
    { pattern: /^F-05 ratio .*, ([\d.]+) MB\/s/m, atLeast: 60 },
    { pattern: /^F-05 scan ([\d.]+) MB\/s/m, atLeast: 150 },
    { pattern: /^F-05 file .*RSS ([\d.]+) MB/m, atMost: 150 },
    { pattern: /^F-05 file .*stall ([\d.]+) ms/m, atMost: 20 },
  ]),
  bench('F-06', 'durable, deduplicated ingest', 'bench/ingest/run.ts', 10, [
    { pattern: /^F-06 ([\d.]+) events\/s/m, atLeast: 40_000 },
    { pattern: /^F-06 .* ratio ([\d.]+)/m, atLeast: 25 },
  ]),
  bench('F-07', 'AIS against npm decoders', 'bench/wire/ais.ts', 5, [
    { pattern: /^F-07 ratio ([\d.]+)/m, atLeast: 3 },
    { pattern: /^F-07 .* ([\d,]+) sentences\/s/m, atLeast: 400_000 },
  ]),
  bench(
    'F-12',
    'grid against AG Grid',
    'bench/grid/run.ts',
    10,
    [
      { pattern: /^F-12 first-render ratio ([\d.]+)/m, atMost: 0.25 },
      { pattern: /^F-12 p95-frame ratio ([\d.]+)/m, atMost: 0.6 },
    ],
    { isInBrowser: true },
  ),
  bench(
    'bay-plan',
    'a ship of 20,000 boxes, drawn and coloured anew without a GPU',
    'bench/bay-plan/run.ts',
    10,
    [
      { pattern: /^LONG bay-plan .*: scene ([\d.]+) ms/m, atMost: 1_500 },
      { pattern: /^LONG bay-plan .*: ([\d.]+) frames\/s/m, atLeast: 20 },
    ],
    { isInBrowser: true },
  ),
  bench(
    'form',
    'a key in a form of 200 rows × 12 columns against bare inputs',
    'bench/form/run.ts',
    10,
    [{ pattern: /^LONG form .*main thread, ratio to bare inputs ([\d.]+)/m, atMost: 1.5 }],
    { isInBrowser: true },
  ),
  bench(
    'filing',
    'a spreadsheet of 5,000 rows; 2,000 cells pasted among 500 lines, keys there; receipt to open page',
    'bench/filing/run.ts',
    10,
    [
      { pattern: /^LONG filing import of 5000 rows ([\d.]+) ms/m, atMost: 3_000 },
      { pattern: /^LONG filing memory grown by it ([\d.]+) MB/m, atMost: 100 },
      { pattern: /^LONG filing paste of .* ([\d.]+) ms/m, atMost: 300 },
      { pattern: /^LONG filing key to paint .* ([\d.]+) ms/m, atMost: 50 },
      { pattern: /^LONG filing receipt to open page.* ([\d.]+) ms/m, atMost: 1_000 },
    ],
    { isBuilt: true, isInBrowser: true },
  ),
  bench(
    'F-14',
    'file to browser row at 100 messages/s',
    'bench/freshness/run.ts',
    10,
    [
      { pattern: /^F-14 .* p50 ([\d.]+) ms/m, atMost: 300 },
      { pattern: /^F-14 .* p99 ([\d.]+) ms/m, atMost: 150 },
    ],
    { isBuilt: true, isInBrowser: true },
  ),
  bench('companies', '1,000 companies of one person, 500 colleagues; switch of identity', 'bench/companies/run.ts', 5, [
    { pattern: /^companies listed .* p99 ([\d.]+) ms/m, atMost: 100 },
    { pattern: /^companies searched .* p99 ([\d.]+) ms/m, atMost: 100 },
    { pattern: /^companies memberships .* p99 ([\d.]+) ms/m, atMost: 100 },
    { pattern: /^companies colleagues .* p99 ([\d.]+) ms/m, atMost: 100 },
    { pattern: /^companies switch .* p95 ([\d.]+) ms/m, atMost: 300 },
  ]),
  bench('F-15', '`npm start` to the first page', 'bench/start/run.ts', 10, [
    { pattern: /^F-15 cold, build included: ([\d.]+) s/m, atMost: 20 },
    { pattern: /^F-15 cold, built: ([\d.]+) s/m, atMost: 10 },
    { pattern: /^F-15 warm: ([\d.]+) s/m, atMost: 3 },
  ]),
  ...familyNames.map((family): Goal => ({
    id: `fuzz ${family}`,
    what: `${fuzzMinutes} minutes of mutated messages`,
    command: ['node', '--expose-gc', '--import', 'tsx', 'tooling/fuzz/main.ts', family, '--minutes', String(fuzzMinutes)],
    file: 'tooling/fuzz/main.ts',
    limitMinutes: fuzzMinutes + 2,
    measures: [
      { pattern: /^faults +(\d+)/m, atMost: 0 },
      { pattern: /^memory +\+(\d+) MB/m, atMost: 100 },
    ],
  })),
];
