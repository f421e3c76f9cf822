/**
 * F-15: how long `npm start` takes to the first page: on a clean clone, with
 * the packages that npm has kept; with the build; without it (first data); and
 * warm.
 * `npx tsx bench/start/run.ts`
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const clone = mkdtempSync(join(tmpdir(), 'mastlight-start-'));
// The database's own user must pass, or its data would lie outside of what is removed below.
chmodSync(clone, 0o755);
const dataDir = join(clone, 'data');

execFileSync('git', ['clone', '-q', root, join(clone, 'repo')]);
const repo = join(clone, 'repo');

/** Name, seconds, and what of the run before is taken away. */
const goals: readonly [name: string, goal: number, ...gone: string[]][] = [
  ['clean clone, install included', 15],
  ['cold, build included', 20, dataDir, join(repo, '.build')],
  ['cold, built', 10, dataDir],
  ['warm', 3],
];
for (const [name, goal, ...gone] of goals) {
  for (const folder of gone) rmSync(folder, { recursive: true, force: true });
  const seconds = await timeStart();
  console.log(`F-15 ${name}: ${seconds.toFixed(2)} s to first page (goal ${goal} s, ratio ${(seconds / goal).toFixed(2)})`);
}
rmSync(clone, { recursive: true, force: true });

async function timeStart(): Promise<number> {
  const startMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: repo,
    env: { ...process.env, PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const url = await new Promise<string>((found, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /^ready (\S+)/m.exec(printed);
      if (match) found(match[1]!);
    });
    child.on('exit', () => fail(new Error(printed)));
  });
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`first page answered ${response.status}`);
  const seconds = (performance.now() - startMs) / 1000;
  const ended = new Promise((done) => child.on('exit', done));
  process.kill(-child.pid!, 'SIGINT');
  await ended;
  return seconds;
}
