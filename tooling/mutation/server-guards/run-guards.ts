/**
 * Breaks the guards of `planted-breaks.ts` one by one in a copy of the sources and tells which breaks no test noticed.
 * The tests must pass before anything is broken, and a break counts as noticed only when a test failed: a copy that no
 * longer starts shows nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../../vitest/copy-sources';
import { plantedBreaks, type PlantedBreak } from './planted-breaks';

/** What of vitest's report we read. */
interface Report {
  readonly numTotalTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

/**
 * Tries the breaks whose guard or file contains `part`, and prints each.
 *
 * @returns how many were noticed, of how many.
 * @throws Error when the tests fail before anything is broken.
 */
export function runGuards(part: string): { readonly killed: number; readonly counted: number } {
  const chosen = plantedBreaks.filter(({ guard, file }) => `${guard} ${file}`.includes(part));
  const tree = copySources('guards');
  try {
    const whole = runTests(tree, new Set(chosen.flatMap(({ tests }) => tests)), false);
    if (!whole.success) throw new Error(`${whole.numFailedTests} of ${whole.numTotalTests} tests fail before anything is broken.`);
    const lived = chosen.filter((broken) => !isNoticed(tree, broken));
    console.log(`server-guards: ${chosen.length - lived.length} of ${chosen.length} broken guards noticed`);
    for (const { guard, file } of lived) console.log(`  lives: ${guard}\n    ${file}`);
    return { killed: chosen.length - lived.length, counted: chosen.length };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function isNoticed(tree: string, { guard, file, find, put, tests }: PlantedBreak): boolean {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(find, () => put),
  );
  try {
    // One file after the other: most breaks fall in the first.
    const by = tests.find((name) => runTests(tree, [name], true).numFailedTests > 0);
    console.log(by === undefined ? `LIVES: ${guard}` : `noticed: ${guard} (${by})`);
    return by !== undefined;
  } finally {
    writeFileSync(path, source);
  }
}

function runTests(tree: string, tests: Iterable<string>, isBailing: boolean): Report {
  const report = join(tree, 'guards-report.json');
  rmSync(report, { force: true });
  const files = [...tests].map((name) => `apps/server/src/${name}.test.ts`);
  const options = ['--project', 'server*', '--reporter=json', `--outputFile=${report}`, ...(isBailing ? ['--bail', '1'] : [])];
  // A guard that only a test of the long form tries is broken before that.
  const env = { ...process.env, ...(files.some((file) => file.includes('.long')) ? { LONG: '1' } : {}) };
  spawnSync(join(tree, 'node_modules/.bin/vitest'), ['run', ...options, ...files], { cwd: tree, env, stdio: 'ignore' });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}
