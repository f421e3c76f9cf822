// Guarantee: the worker's process is kept running, whatever it does, until it is stopped.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../platform/log';
import { keepWorkerProcess, type WorkerProcess } from './worker-process';

let folder: string;
let worker: WorkerProcess | null = null;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'mastlight-kept-'))));
afterEach(async () => {
  await worker?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program that notes its beginning and then does `work`. */
async function start(work: string, silenceMaxMs?: number): Promise<void> {
  const file = join(folder, 'work.mjs');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(join(folder, 'starts'))}, process.argv.slice(2).join(' ') + ' ' + process.env.DATABASE_URL + '\\n');\n${work}`,
  );
  worker = keepWorkerProcess(file, { databaseUrl: 'somewhere', isEmbedded: true }, createLog('silent'), silenceMaxMs);
  worker.begin();
}

const starts = async (): Promise<string[]> => (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').slice(0, -1);

it('starts a worker again that ends, told where the database is, and counts it as there meanwhile', async () => {
  await start('process.exit(3)');
  await waitFor('the second start', async () => (await starts()).length >= 2);
  expect((await starts()).slice(0, 2)).toEqual(['worker embedded first somewhere', 'worker embedded somewhere']);
  expect(worker!.isAlive()).toBe(true);
});

it('hears how it is', async () => {
  await start('process.send({ isAlive: true, failedJobs: 7 }); setInterval(() => {}, 1000)');
  await waitFor('the report', () => worker!.failedCount() === 7);
});

it('ends one that stands still, and starts it again', async () => {
  await start('for (;;);', 500);
  await waitFor('the second start', async () => (await starts()).length >= 2);
});

it('stops it for good', async () => {
  await start(`process.on('SIGTERM', () => process.exit(0)); process.send({ isAlive: true, failedJobs: 1 }); setInterval(() => {}, 1000)`);
  await waitFor('the report', () => worker!.failedCount() === 1);
  await worker!.stop();
  expect(await starts()).toHaveLength(1);
});
