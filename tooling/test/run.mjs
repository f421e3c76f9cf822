// `npm test`: everything that must hold, in the order in which it fails fastest.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../start/install.mjs';
import { tellBudget } from './budget.mjs';
import { ensureChromium } from './chromium.mjs';
import { judge } from './second-look.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tell = (text) => console.log(text);
const bin = (name) => `${root}node_modules/.bin/${name}`;
const node = process.execPath;
const vitest = (...projects) => [
  bin('vitest'),
  'run',
  '--reporter=default',
  `--reporter=${root}tooling/test/count-reporter.mjs`,
  ...projects.flatMap((name) => ['--project', name]),
];

/** Name; a command, or projects of tests, which count themselves; whether it needs a browser. */
const steps = [
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings', '--quiet'] },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', command: [bin('tsc'), '-b'] },
  {
    name: 'boundaries',
    command: [node, '--import', './tooling/boundaries/typescript-alias.mjs', '--import', 'tsx', 'tooling/boundaries/check.ts'],
  },
  { name: 'unused', command: [bin('knip'), '--no-progress'] },
  { name: 'unit', projects: ['unit', 'unit-alone'] },
  { name: 'web', projects: ['web', 'web-alone', 'web-pageless'], browser: true },
  { name: 'server', projects: ['server', 'server-alone'] },
  { name: 'build', command: [node, 'tooling/build/build.mjs'] },
  { name: 'e2e', projects: ['e2e'], browser: true },
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? process.argv[onlyAt + 1].split(',') : null;
const countFile = `${root}.build/test-counts.json`;
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
  rmSync(countFile, { force: true });
  const chosen = steps.filter((step) => !only || only.includes(step.name));
  if (chosen.length === 0) throw new Error(`--only: ${steps.map((step) => step.name).join(', ')}`);
  if (chosen.some((step) => step.browser)) process.env.CHROMIUM ??= await ensureChromium(tell);
  for (const step of chosen) await runStep(step);
} catch (error) {
  total.failures.push(error instanceof Error ? error.message : String(error));
}
for (const line of tellBudget(told)) tell(line);
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

async function runStep({ name, projects, command = vitest(...projects) }) {
  const startMs = performance.now();
  const code = await run(command);
  const counts = projects ? readCounts() : { files: [], outside: [] };
  const judged = await judge(counts ?? { files: [], outside: [`${name} wrote no counts`] }, lookAgain, setAside);
  // A step that ends badly without a failed test of its own has failed all the same.
  const isExplained = judged.failures.length + judged.unsteady.length + judged.setAside.length > 0;
  if (code !== 0 && !isExplained) judged.failures.push(`${name} ended with ${code}`);
  if (!projects && code === 0) judged.passed = 1;
  for (const part of ['failures', 'unsteady', 'setAside']) total[part].push(...judged[part]);
  total.passed += judged.passed;
  const seconds = (performance.now() - startMs) / 1000;
  told.push({ name, seconds, files: judged.files });
  const state = judged.failures.length === 0 ? 'ok' : 'FAILED';
  tell(`── ${name}: ${state} in ${seconds.toFixed(1)} s (${judged.passed} passed, ${judged.failures.length} failed)\n`);
}

/** Runs one file of tests alone, after what ran beside it has ended. */
async function lookAgain({ project, path }) {
  tell(`── once more, alone: ${path}`);
  await run([...vitest(project), '--maxWorkers=1', path]);
  return readCounts();
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_COUNT_FILE: countFile } });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
}

/** What the reporter wrote of the run that has just ended; null where it wrote nothing. */
function readCounts() {
  try {
    const counts = JSON.parse(readFileSync(countFile, 'utf8'));
    rmSync(countFile);
    return counts;
  } catch {
    return null;
  }
}
