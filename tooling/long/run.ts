/**
 * `npm run long [-- <goal>…] [--minutes <n>] [--dry]`: the long forms of all
 * goals, or of those named, one after the other. A goal that fails holds up
 * none; what does not fit into `--minutes` is not begun. Each goal's output is
 * kept in `.build/long`, the results go into `docs/benchmarks.md` unless
 * `--dry`. Ends with 1 when a goal is not met.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../start/install.mjs';
import { ensureChromium } from '../test/chromium.mjs';
import { goals, type Goal } from './goals';
import { readOutput, showResult, updateTable, type Result } from './report';

const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/benchmarks.md');
const folder = join(root, '.build/long');
/** A goal beyond its time gets so long to clean up after itself. */
const graceMs = 20_000;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' }, dry: { type: 'boolean' } } });
const ids = goals.flatMap((goal) => goal.id.split(', '));
const unknown = positionals.filter((id) => !ids.includes(id));
const minutes = values.minutes === undefined ? Infinity : Number(values.minutes);

if (unknown.length > 0 || !(minutes > 0)) {
  console.error(`npm run long [-- <${ids.join(' | ')}>…] [--minutes <n>] [--dry]`);
  process.exitCode = 2;
} else {
  const chosen = goals.filter((goal) => positionals.length === 0 || goal.id.split(', ').some((id) => positionals.includes(id)));
  process.exitCode = (await runAll(chosen)) ? 0 : 1;
}

async function runAll(chosen: readonly Goal[]): Promise<boolean> {
  ensureInstalled(root, console.log, 'testing');
  mkdirSync(folder, { recursive: true });
  const untilMs = performance.now() + minutes * 60_000;
  if (chosen.some((goal) => goal.isInBrowser)) process.env['CHROMIUM'] ??= await ensureChromium(console.log);
  if (chosen.some((goal) => goal.isBuilt && isThere(goal))) {
    const build = await runCommand({ id: 'build', command: ['node', 'tooling/build/build.mjs'] }, 10 * 60_000);
    if (build.exitCode !== 0) console.error('The product cannot be built; see .build/long/build.log.');
  }
  const results: Result[] = [];
  for (const goal of chosen) {
    const result = await runGoal(goal, untilMs - performance.now());
    results.push(result);
    console.log(showResult(result));
    // Written after each, so that an end in the middle leaves what was found.
    if (!values.dry) writeFileSync(page, updateTable(readFileSync(page, 'utf8'), [result], new Date().toISOString().slice(0, 10)));
  }
  const met = results.filter(({ verdict }) => verdict === 'ok').length;
  console.log(`${met} of ${results.length} goals met`);
  return met === results.length;
}

async function runGoal(goal: Goal, leftMs: number): Promise<Result> {
  if (!isThere(goal)) return { goal, verdict: 'MISSING', text: `${goal.file} does not have it`, seconds: 0 };
  const limitMs = Math.min(goal.limitMinutes * 60_000, leftMs);
  if (limitMs <= 0) return { goal, verdict: 'NOT RUN', text: 'no time left', seconds: 0 };
  const startMs = performance.now();
  const { printed, exitCode, isTimedOut } = await runCommand(goal, limitMs);
  const seconds = (performance.now() - startMs) / 1000;
  const { verdict, text } = readOutput(goal, printed, exitCode);
  return isTimedOut
    ? { goal, verdict: 'TIMED OUT', text: `after ${Math.round(limitMs / 1000)} s; ${text}`, seconds }
    : { goal, verdict, text, seconds };
}

function isThere({ file, mentions }: Goal): boolean {
  const path = join(root, file);
  return existsSync(path) && (mentions === undefined || readFileSync(path, 'utf8').includes(mentions));
}

interface Ended {
  readonly printed: string;
  readonly exitCode: number | null;
  readonly isTimedOut: boolean;
}

async function runCommand({ id, command, env }: Pick<Goal, 'id' | 'command' | 'env'>, limitMs: number): Promise<Ended> {
  // A group of its own, and temporary files of its own: whatever becomes of it, what it started can be found and ended.
  const temporary = mkdtempSync(join(tmpdir(), 'long-'));
  // Databases run as another user below.
  chmodSync(temporary, 0o755);
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = createWriteStream(join(folder, `${id.replace(/[^\w-]+/g, '-')}.log`));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      log.write(chunk);
    });
  }
  const ended = new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  const signalGroup = (signal: NodeJS.Signals): void => {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      // It has ended.
    }
  };
  const time = new AbortController();
  const isTimedOut = await Promise.race([ended.then(() => false), pause(limitMs, true, { signal: time.signal }).catch(() => true)]);
  time.abort();
  if (isTimedOut) {
    signalGroup('SIGINT');
    await Promise.race([ended, pause(graceMs)]);
    signalGroup('SIGKILL');
  }
  const exitCode = await ended;
  log.end();
  await stopDatabases(temporary);
  rmSync(temporary, { recursive: true, force: true });
  return { printed, exitCode, isTimedOut };
}

/** Ends embedded databases that a killed run has left below `folder`: they are no children of it, so as to outlive a crash. */
async function stopDatabases(folder: string): Promise<void> {
  const pids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/postmaster.pid'))
    .map((file) => Number(readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]));
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < graceMs && pids.some(isAlive); waitedMs += 100) await pause(100);
}
