// `npm test`: everything that must hold, in the order in which it fails fastest. What needs a browser waits half its time,
// so it runs beside everything else.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../start/install.mjs';
import { tellBudget } from './budget.mjs';
import { ensureChromium } from './chromium.mjs';
import { judge } from './second-look.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tell = (text) => console.log(text);
const bin = (name) => `${root}node_modules/.bin/${name}`;
const node = process.execPath;
/** With room for what lives shortly, which is then collected seldom. */
const vitest = (...projects) => [
  node,
  '--max-semi-space-size=64',
  bin('vitest'),
  'run',
  '--reporter=default',
  `--reporter=${root}tooling/test/count-reporter.mjs`,
  ...projects.flatMap((name) => ['--project', name]),
];

/** The compiler behind the linter ends before it has filled 3 GB: where there is twice as much, it need not tidy up meanwhile, a fifth of its work. */
const untidied = freemem() > 6 * 1024 ** 3 ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {};

/** Name; a command, or projects of tests, which count themselves; whether it needs a browser, and runs beside the others. */
const steps = [
  // It reads each program for its types anyway: what the compiler says of them costs it little more.
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', '--quiet'], env: untidied },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  {
    name: 'boundaries',
    command: [node, '--import', './tooling/boundaries/typescript-alias.mjs', '--import', 'tsx', 'tooling/boundaries/check.ts'],
  },
  { name: 'unused', command: [bin('knip'), '--no-progress'] },
  { name: 'unit', projects: ['unit', 'unit-alone'] },
  { name: 'server', projects: ['server', 'server-alone'] },
  { name: 'build', command: [node, 'tooling/build/build.mjs'], isBeside: true },
  { name: 'e2e', projects: ['e2e'], browser: true, isBeside: true },
  { name: 'web', projects: ['web', 'web-alone', 'web-pageless'], browser: true, isBeside: true },
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? process.argv[onlyAt + 1].split(',') : null;
const startMs = performance.now();
/** Where the reporter writes what became of a step. */
const countFileOf = (name) => `${root}.build/test-counts-${name}.json`;
/** Files of tests that run and end nothing, each `{ path, reason, date }`. */
const setAside = new Set(JSON.parse(readFileSync(new URL('set-aside.json', import.meta.url), 'utf8')).map(({ path }) => path));
const total = {
  passed: 0,
  failures: /** @type {string[]} */ ([]),
  unsteady: /** @type {{ path: string, message: string }[]} */ ([]),
  setAside: /** @type {string[]} */ ([]),
};
const told = [];

try {
  ensureInstalled(root, tell, 'testing');
  const chosen = steps.filter((step) => !only || only.includes(step.name));
  if (chosen.length === 0) throw new Error(`--only: ${steps.map((step) => step.name).join(', ')}`);
  if (chosen.some((step) => step.browser)) process.env.CHROMIUM ??= await ensureChromium(tell);
  const beside = chosen.filter(({ isBeside }) => isBeside);
  const others = chosen.filter(({ isBeside }) => !isBeside);
  const ran = await Promise.all([runInTurn(others, 'inherit'), runInTurn(beside, others.length > 0 ? 'keep' : 'inherit')]);
  // Once more, alone: after everything else.
  for (const step of ran.flat()) await judgeStep(step);
} catch (error) {
  total.failures.push(error instanceof Error ? error.message : String(error));
}
for (const line of tellBudget(told, (performance.now() - startMs) / 1000)) tell(line);
mkdirSync(`${root}.build`, { recursive: true });
writeFileSync(`${root}.build/unsteady.json`, JSON.stringify(total.unsteady, null, 2));
if (total.unsteady.length > 0) tell('unsteady:');
for (const { path, message } of total.unsteady) tell(`  ${path} > ${message}`);
if (setAside.size > 0) tell(`set aside: ${setAside.size} (${total.setAside.length} of their tests failed)`);
for (const failure of total.setAside) tell(`  ${failure}`);
// Once more at the end, where whoever reads only the last lines of a log finds it.
for (const failure of total.failures) tell(`✗ ${failure}`);
tell(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

/**
 * Runs steps one after the other and gives what became of each.
 *
 * @param output `inherit`, or `keep` to tell each step's output when it has ended, where it stands in nobody's way
 */
async function runInTurn(inTurn, output) {
  const ran = [];
  for (const { name, projects, command = vitest(...projects), env = {} } of inTurn) {
    const stepMs = performance.now();
    const countFile = countFileOf(name);
    rmSync(countFile, { force: true });
    const { code, text } = await run(command, countFile, output, env);
    const seconds = (performance.now() - stepMs) / 1000;
    tell(`${text}── ${name}: ${code === 0 ? 'ok' : 'not ok'} in ${seconds.toFixed(1)} s\n`);
    ran.push({ name, isTests: projects !== undefined, code, seconds, counts: readCounts(countFile) });
  }
  return ran;
}

async function judgeStep({ name, isTests, code, seconds, counts }) {
  const none = { files: [], outside: isTests ? [`${name} wrote no counts`] : [] };
  const judged = await judge(counts ?? none, lookAgain, setAside);
  // A step that ends badly without a failed test of its own has failed all the same.
  const isExplained = judged.failures.length + judged.unsteady.length + judged.setAside.length > 0;
  if (code !== 0 && !isExplained) judged.failures.push(`${name} ended with ${code}`);
  if (!isTests && code === 0) judged.passed = 1;
  for (const part of ['failures', 'unsteady', 'setAside']) total[part].push(...judged[part]);
  total.passed += judged.passed;
  told.push({ name, seconds, files: judged.files });
  tell(`── ${name}: ${judged.passed} passed, ${judged.failures.length} failed`);
}

/** Runs one file of tests alone, after what ran beside it has ended. */
async function lookAgain({ project, path }) {
  tell(`── once more, alone: ${path}`);
  const countFile = countFileOf('again');
  await run([...vitest(project), '--maxWorkers=1', path], countFile, 'inherit', {});
  return readCounts(countFile);
}

function run([program, ...args], countFile, output, env) {
  return new Promise((resolve) => {
    const stdio = output === 'keep' ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env, TEST_COUNT_FILE: countFile } });
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
    const end = (code) => resolve({ code, text: Buffer.concat(parts).toString() });
    child.on('error', () => end(1));
    child.on('close', end);
  });
}

/** What the reporter wrote of the run that has just ended; null where it wrote nothing. */
function readCounts(countFile) {
  try {
    const counts = JSON.parse(readFileSync(countFile, 'utf8'));
    rmSync(countFile);
    return counts;
  } catch {
    return null;
  }
}
