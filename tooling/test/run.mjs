// `npm test`: everything that must hold, in the order in which it fails fastest.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../start/install.mjs';
import { ensureChromium } from './chromium.mjs';

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
  { name: 'unit', projects: ['unit'] },
  { name: 'web', projects: ['web'], browser: true },
  { name: 'server', projects: ['server', 'server-alone'] },
  { name: 'build', command: [node, 'tooling/build/build.mjs'] },
  { name: 'e2e', projects: ['e2e'], browser: true },
];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? process.argv[onlyAt + 1].split(',') : null;
const countFile = `${root}.build/test-counts.json`;
const total = { passed: 0, failures: /** @type {string[]} */ ([]) };

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
// Once more at the end, where whoever reads only the last lines of a log finds it.
for (const failure of total.failures) tell(`✗ ${failure}`);
tell(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length > 0 ? 1 : 0;

async function runStep({ name, projects, command = vitest(...projects) }) {
  const startMs = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_COUNT_FILE: countFile } });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });
  const seconds = ((Date.now() - startMs) / 1000).toFixed(1);
  const counted = projects ? await readCounts(name) : { passed: code === 0 ? 1 : 0, failures: [] };
  // A step that ends badly without a failed test of its own has failed all the same.
  if (code !== 0 && counted.failures.length === 0) counted.failures.push(`${name} ended with ${code}`);
  total.passed += counted.passed;
  total.failures.push(...counted.failures);
  tell(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s (${counted.passed} passed, ${counted.failures.length} failed)\n`);
}

async function readCounts(name) {
  const { readFile, rm } = await import('node:fs/promises');
  try {
    const counts = JSON.parse(await readFile(countFile, 'utf8'));
    await rm(countFile, { force: true });
    return counts;
  } catch {
    return { passed: 0, failures: [`${name} wrote no counts`] };
  }
}
