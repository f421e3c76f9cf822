/**
 * `npm run mutation [-- <area>…] [--file <part of a path>] [--workers <n>]`: changes the rules of the domain one by
 * one and counts how many changes some test notices. Prints the score of each area and file, and every change that
 * lives, with the reason where one is accepted. Ends with 1 when an area that has a goal misses it or has a survivor
 * without a reason, or an accepted survivor is none any more.
 *
 * The area `server-guards` breaks the guards of the server instead (`server-guards/planted-breaks.ts`); it takes long
 * and runs only when it is named.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../start/install.mjs';
import { acceptedSurvivors } from './accepted-survivors';
import { areas, type Area } from './areas';
import { percentOf, readReport, withoutReason, type Report, type Score } from './read-report';
import { runGuards } from './server-guards/run-guards';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.build/mutation');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, workers: { type: 'string', default: '2' } },
});
const guards = 'server-guards';
const names = [...areas.map(({ name }) => name), guards];
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`npm run mutation [-- <${names.join(' | ')}>…] [--file <part of a path>] [--workers <n>]`);
  process.exitCode = 2;
} else {
  ensureInstalled(root, console.log, 'testing');
  const chosen = areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const scores = chosen.map(runArea);
  for (const score of scores) show(score);
  const isMissed = (score: Score): boolean => {
    const { goal } = score.area;
    return score.stale.length > 0 || (goal !== null && (percentOf(score) < goal || withoutReason(score).length > 0));
  };
  if (scores.some(isMissed)) process.exitCode = 1;
  if (positionals.includes(guards)) {
    const { killed, counted } = runGuards(values.file ?? '');
    if (killed < counted) process.exitCode = 1;
  }
}

function runArea(area: Area): Score {
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${area.name}.json`);
  const config = join(folder, 'stryker.json');
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'in-process',
      plugins: [join(import.meta.dirname, 'test-runner.mjs')],
      mutate: patternsOf(area),
      coverageAnalysis: 'perTest',
      concurrency: Number(values.workers),
      // Texts are compared where they are said; a changed word in a template is no changed rule.
      mutator: { excludedMutations: ['StringLiteral'] },
      // The compiler of this repository has no programming interface to rewrite a project file with.
      tsconfigFile: 'none.json',
      ignorePatterns: ['.build', 'apps', 'bench', 'data', 'docs', 'e2e'],
      tempDirName: 'mutation-sandbox',
      timeoutMS: 20_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  );
  const { status } = spawnSync('npx', ['stryker', 'run', config], {
    cwd: root,
    // What tests make up is the same for each mutant, and a small share of it: a broken rule shows in few cases.
    env: { ...process.env, MUTATION_TESTS: area.tests.join(','), MADE_SHARE: '0.003', SEED: '20261012' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Mutating ${area.name} ended with ${status}.`);
  return readReport(area, JSON.parse(readFileSync(report, 'utf8')) as Report, acceptedSurvivors);
}

/** Patterns of an area's files, narrowed to those that are asked for. */
function patternsOf({ name, files }: Area): string[] {
  const below = (pattern: string): string =>
    pattern.startsWith('!') ? `!packages/domain/src/${pattern.slice(1)}` : `packages/domain/src/${pattern}`;
  const narrowed = values.file === undefined ? files : [`${name}/*${values.file}*.ts`, ...files.filter((one) => one.startsWith('!'))];
  return narrowed.map(below);
}

function show(score: Score): void {
  const percent = (one: Pick<Score, 'killed' | 'counted'>): string => `${percentOf(one).toFixed(1).padStart(5)} % of ${one.counted}`;
  console.log(`\n${score.area.name}: ${percent(score)} killed${score.area.goal === null ? '' : ` (goal ${score.area.goal} %)`}`);
  const unexplained = withoutReason(score).length;
  console.log(`  ${score.killed} killed, ${score.survivors.length - unexplained} accepted, ${unexplained} survivors without a reason`);
  for (const one of score.byFile) console.log(`  ${percent(one)}  ${one.file}`);
  for (const { file, text, change } of score.stale) console.log(`  no survivor any more: ${file}  ${change}\n    ${text}`);
  for (const { file, line, text, change, reason } of score.survivors) {
    console.log(
      `  ${reason === null ? 'lives' : 'accepted'}: ${file}:${line}  ${change}\n    ${text}${reason === null ? '' : `\n    ${reason}`}`,
    );
  }
}
