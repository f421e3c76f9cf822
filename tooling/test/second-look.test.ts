// Guarantee: a file that fails once and then passes alone ends nothing and is named; one that fails twice ends the run,
// unless it is set aside by name, with a reason and a date.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capabilityOf, tellBudget } from './budget.mjs';
import { judge, mostLookedAtAgain, type Counts, type FileCounts } from './second-look.mjs';

const root = resolve(import.meta.dirname, '../..');
const file = (path: string, failures: string[] = [], rest: Partial<FileCounts> = {}): FileCounts => ({
  path,
  project: 'unit',
  passed: 3,
  failures,
  isEnded: true,
  seconds: 1,
  ...rest,
});
const counts = (files: FileCounts[], outside: string[] = []): Counts => ({ files, outside });

describe('judge', () => {
  const died = file('a.test.ts', ['did not come to its end'], { passed: 0, isEnded: false });
  it.each([
    ['all passed', counts([file('a.test.ts')]), null, [], { passed: 3, failures: [], unsteady: [] }],
    [
      'failed, then passed',
      counts([file('a.test.ts', ['x: slow'], { passed: 2 })]),
      counts([file('a.test.ts')]),
      [],
      { passed: 3, failures: [], unsteady: [{ path: 'a.test.ts', message: 'x: slow' }] },
    ],
    [
      'failed twice',
      counts([file('a.test.ts', ['x: slow'], { passed: 2 })]),
      counts([file('a.test.ts', ['x: wrong'], { passed: 2 })]),
      [],
      { passed: 2, failures: ['a.test.ts > x: wrong'], unsteady: [] },
    ],
    [
      'failed, then nothing was written',
      counts([file('a.test.ts', ['x: slow'])]),
      null,
      [],
      { passed: 3, failures: ['a.test.ts > x: slow'] },
    ],
    [
      'failed, then passed with a fault outside',
      counts([file('a.test.ts', ['x: slow'])]),
      counts([file('a.test.ts')], ['late rejection']),
      [],
      { failures: ['a.test.ts > late rejection'] },
    ],
    ['a fault in no file', counts([file('a.test.ts')], ['late rejection']), null, [], { passed: 3, failures: ['late rejection'] }],
    [
      'a process that died, then passed',
      counts([died], ['Worker exited']),
      counts([file('a.test.ts')]),
      [],
      { passed: 3, failures: [], unsteady: [{ path: 'a.test.ts', message: 'did not come to its end' }] },
    ],
    [
      'failed twice, set aside',
      counts([file('a.test.ts', ['x: slow']), file('b.test.ts', ['y: wrong'])]),
      counts([file('a.test.ts', ['x: slow']), file('b.test.ts', ['y: wrong'])]),
      ['a.test.ts'],
      { failures: ['b.test.ts > y: wrong'], setAside: ['a.test.ts > x: slow'] },
    ],
  ] as const)('%s', async (_name, first, second, aside, expected) => {
    expect(await judge(first, () => Promise.resolve(second), new Set(aside))).toMatchObject(expected);
  });

  it('does not look again at what is broken rather than unsteady', async () => {
    const files = Array.from({ length: mostLookedAtAgain + 1 }, (_, at) => file(`${at}.test.ts`, ['x: wrong']));
    let looks = 0;
    const lookAgain = (): Promise<Counts> => {
      looks++;
      return Promise.resolve(counts(files));
    };
    const judged = await judge(counts(files), lookAgain, new Set());
    expect([looks, judged.failures.length]).toEqual([0, files.length]);
  });
});

it('what is set aside exists, and says why and since when', () => {
  const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'set-aside.json'), 'utf8')) as Record<string, string>[];
  expect(entries.filter(({ path = '' }) => !existsSync(join(root, path)))).toEqual([]);
  for (const { reason, date } of entries) {
    expect(reason).toBeTruthy();
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it.each([
  ['apps/server/src/modules/top-up/orders.test.ts', 'top-up'],
  ['apps/web/src/features/top-up/top-up-page.test.tsx', 'top-up'],
  ['packages/domain/src/tracking/clocks.test.ts', 'tracking'],
  ['packages/wire/src/edifact/voyage/voyage-steps.test.ts', 'wire/edifact'],
  ['apps/server/src/scenarios/poison.test.ts', 'server/scenarios'],
  ['tooling/long/long.test.ts', 'tooling/long'],
])('seconds of %s are counted for %s', (path, capability) => {
  expect(capabilityOf(path)).toBe(capability);
});

it('the run ends with its minutes, its slowest files and what each capability took', () => {
  const unit = { name: 'unit', seconds: 90, files: [file('packages/domain/src/vgm/a.test.ts', [], { seconds: 40 })] };
  const e2e = { name: 'e2e', seconds: 30, files: [file('e2e/vgm.spec.ts', [], { seconds: 30 })] };
  expect(tellBudget([unit, e2e], 105)).toEqual([
    'minutes: 1.8 (unit 1.5, e2e 0.5)',
    'slowest files:',
    '    40.0 s  packages/domain/src/vgm/a.test.ts',
    '    30.0 s  e2e/vgm.spec.ts',
    'worker seconds by capability: vgm 40',
  ]);
});
