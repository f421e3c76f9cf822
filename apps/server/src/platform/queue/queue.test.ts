// Guarantee: a job that was added is done, whatever becomes of the process that
// had taken it and of the database in between; and no living process loses its
// jobs to another.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PoolClient } from 'pg';
import { waitFor } from '@mastlight/testing/wait-for';
import { defineAskingJob, defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-errors';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded-postgres';
import { connectionOf, inTransaction } from '../db/transaction';
import { createLog } from '../log';
import { createQueueCheck } from './is-queue-moving';
import { PoolWatch } from './pool-watch';
import { addJob, startQueue, takeAlong, workOn } from './queue';
import { layDatabase } from '../../scenarios/lay-database';

const log = createLog('silent');
/** What the product waits for in seconds, nobody waits for here. */
const quick = { lookMs: 150, confirmMs: 100, pollMs: 100 };
/** Where a pool must come back between two looks, it has time to, on whatever machine. */
const patient = { ...quick, confirmMs: 1_500 };
let dataDir: string;
let postgres: EmbeddedPostgres;
let database: Database;

// A server of its own: it is stopped and started.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mastlight-queue-'));
  layDatabase(dataDir);
  postgres = await startEmbeddedPostgres(dataDir);
  database = new Database(postgres.connectionString, log);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface JobRow {
  readonly attempts: number;
  readonly locked_by: string | null;
  readonly key: string | null;
}
const rowsOf = async (name: string): Promise<JobRow[]> =>
  (
    await database.query<JobRow>(
      'system',
      `select attempts, locked_by, key from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = $1 order by jobs.id`,
      [name],
    )
  ).rows;
const jobOf = (name: string) => defineJob(name, 1, noBody);
const add = (name: string, options = {}): Promise<void> => inTransaction(database, 'system', (tx) => addJob(tx, jobOf(name), {}, options));
const lockAs = (name: string, poolId: string) =>
  database.query(
    'system',
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now(), attempts = attempts + 1
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [name, poolId],
  );
/** Makes the jobs of that name due that would be so within seconds, and gives how many. */
const makeDue = async (name: string): Promise<number | null> => {
  const { rowCount } = await database.query(
    'system',
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)
       and locked_by is null and run_at < now() + interval '4 s'`,
    [name],
  );
  return rowCount;
};
/** Starts a queue of one job, and counts how often it has run. */
async function start(
  name: string,
  work: () => Promise<void> = async () => {},
  pace: typeof quick & { readonly workers?: number } = quick,
): Promise<{ runs: () => number; stop: () => Promise<void>; isAlive: () => boolean; failedCount: () => number }> {
  let runs = 0;
  const job = workOn(jobOf(name), async () => {
    runs++;
    await work();
  });
  const queue = await startQueue(database, [job], log, pace);
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= queue.stop());
  onTestFinished(stop);
  return { runs: () => runs, stop, isAlive: () => queue.isAlive(), failedCount: () => queue.failedCount() };
}
/** Looks for dead pools, as another process would, until the test ends. */
async function startWatch(pace = quick): Promise<PoolWatch> {
  const stopping = new AbortController();
  const watch = await PoolWatch.start(database, log, stopping.signal, pace);
  onTestFinished(() => {
    stopping.abort();
    return watch.stop();
  });
  return watch;
}
/** A promise and what settles it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('of two jobs at once', () => {
  it.each([
    [1, 1],
    [2, 2],
  ])('as many run as there are workers: %i', async (workers, most) => {
    const held = gate();
    const name = `test.of-${workers}`;
    const queue = await start(name, () => held.opened, { ...quick, workers });
    await add(name);
    await add(name);
    await waitFor('the first to run', () => queue.runs() === most);
    // The second has been looked for meanwhile.
    await pause(4 * quick.pollMs);
    const running = queue.runs();
    held.open();
    await waitFor('both', () => queue.runs() === 2);
    expect(running).toBe(most);
  });
});

describe('A5 a worker that died', () => {
  it('gives its jobs back within seconds of the next start, without losing an attempt', async () => {
    await add('test.orphan');
    await lockAs('test.orphan', 'pool-of-a-killed-process');
    let attempts = -1;
    const queue = await start('test.orphan', async () => void (attempts = (await rowsOf('test.orphan'))[0]!.attempts));
    await waitFor('the job', () => attempts > 0);
    expect([attempts, queue.runs()]).toEqual([1, 1]);
    await waitFor('the row to go', async () => (await rowsOf('test.orphan')).length === 0);
  });

  it('gives its jobs back while the other process goes on, without a restart', async () => {
    const queue = await start('test.orphan-of-two');
    await add('test.orphan-of-two');
    await waitFor('the first run', () => queue.runs() === 1);
    await database.query('system', `select graphile_worker.add_job('test.orphan-of-two', run_at => now() + interval '1 hour')`);
    await lockAs('test.orphan-of-two', 'pool-of-the-other-process');
    await database.query('system', `update graphile_worker._private_jobs set run_at = now() where locked_by is not null`);
    await waitFor('the second run', () => queue.runs() === 2);
  });

  it('frees the job queue it held', async () => {
    await database.query('system', `select graphile_worker.add_job('test.in-line', queue_name => 'line')`);
    await database.query('system', `update graphile_worker._private_job_queues set locked_by = 'pool-that-died', locked_at = now()`);
    const queue = await start('test.in-line');
    await waitFor('the job', () => queue.runs() === 1);
  });

  it('a job that was replaced while it ran is done once more, not left as a dead row', async () => {
    await add('test.replaced', { key: 'test.replaced' });
    await lockAs('test.replaced', 'pool-that-died-too');
    await add('test.replaced', { key: 'test.replaced' });
    expect(await rowsOf('test.replaced')).toMatchObject([{ key: null, attempts: 25 }, { key: 'test.replaced' }]);
    const queue = await start('test.replaced');
    await waitFor('no row to be left', async () => (await rowsOf('test.replaced')).length === 0);
    expect(queue.runs()).toBe(2);
  });
});

describe('S6 a job that its process dies of', () => {
  const deathsOf = async (name: string): Promise<unknown[]> =>
    (
      await database.query<{ deaths: unknown }>(
        'system',
        `select flags->'deaths' as deaths from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = $1`,
        [name],
      )
    ).rows.map(({ deaths }) => deaths);
  const setDeaths = (name: string, deaths: number) =>
    database.query(
      'system',
      `update graphile_worker._private_jobs set flags = jsonb_build_object('deaths', $2::int)
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name, deaths],
    );

  it('is tried again, and each death is counted', async () => {
    await add('test.deadly');
    const seen: unknown[] = [];
    const { opened, open } = gate();
    await start('test.deadly', async () => {
      seen.push(...(await deathsOf('test.deadly')));
      if (seen.length === 2) await opened;
    });
    await waitFor('a run that no death came before', async () => seen.length === 1 && (await rowsOf('test.deadly')).length === 0);
    await add('test.deadly', { runAt: new Date(Date.now() + 3_600_000) });
    await lockAs('test.deadly', 'pool-that-died-of-it');
    await database.query('system', 'update graphile_worker._private_jobs set run_at = now() where locked_by is not null');
    await waitFor('the run after the first death', () => seen.length === 2);
    open();
    await waitFor('its end', async () => (await rowsOf('test.deadly')).length === 0);
    await add('test.deadly', { runAt: new Date(Date.now() + 3_600_000) });
    await setDeaths('test.deadly', 1);
    await lockAs('test.deadly', 'pool-that-died-of-it-again');
    await waitFor('it to be given back', async () => (await rowsOf('test.deadly'))[0]?.locked_by !== 'pool-that-died-of-it-again');
    await makeDue('test.deadly');
    await waitFor('the run after the second death', () => seen.length === 3);
    expect(seen).toEqual([null, 1, 2]);
  });

  it('has failed for good after the sixth and is told, without having run once more', async () => {
    const lines: { msg: string; jobs?: object }[] = [];
    await add('test.killer');
    await setDeaths('test.killer', 5);
    await lockAs('test.killer', 'pool-that-died-the-sixth-time');
    let runs = 0;
    const telling = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
    const queue = await startQueue(database, [workOn(jobOf('test.killer'), async () => void runs++)], telling, quick);
    onTestFinished(() => queue.stop());
    await waitFor(
      'it to be counted as failed',
      async () => queue.failedCount() === 1 && (await rowsOf('test.killer'))[0]!.locked_by === null,
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'jobs are given up: their process died each time they ran', jobs: { 'test.killer': 1 } }),
    );
    expect([runs, await rowsOf('test.killer')]).toMatchObject([0, [{ attempts: 25, locked_by: null }]]);
    await database.query('system', 'delete from graphile_worker._private_jobs where attempts = max_attempts');
  });

  it('is none whose runner ended by itself, as when the database went', async () => {
    const watch = await startWatch();
    await watch.hold('pool-of-our-own');
    await add('test.ended', { runAt: new Date(Date.now() + 3_600_000) });
    await lockAs('test.ended', 'pool-of-our-own');
    watch.dropAll();
    await waitFor('it to be given back', async () => (await rowsOf('test.ended'))[0]!.locked_by === null);
    expect([await deathsOf('test.ended'), await rowsOf('test.ended')]).toMatchObject([[null], [{ attempts: 0 }]]);
    await database.query('system', 'delete from graphile_worker._private_jobs where attempts = 0 and locked_by is null');
  });
});

describe('A5 a worker that lives', () => {
  it('keeps its job when it takes its lock again between two looks', async () => {
    await add('test.come-back', { runAt: new Date(Date.now() + 3_600_000) });
    await lockAs('test.come-back', 'pool-that-comes-back');
    let looks = 0;
    const countLooks = (client: PoolClient): void => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: unknown[]) => {
        if (given[0] === 'commit') looks++;
        return query(...given);
      }) as typeof client.query;
    };
    database.pool.once('acquire', countLooks);
    await startWatch(patient);
    await waitFor('the first look', () => looks === 1);
    const itself = await startWatch(patient);
    await itself.hold('pool-that-comes-back');
    await waitFor('two looks more', () => looks === 3);
    expect(await rowsOf('test.come-back')).toMatchObject([{ attempts: 1, locked_by: 'pool-that-comes-back' }]);
    itself.dropAll();
    await waitFor('it to be given back after all', async () => (await rowsOf('test.come-back'))[0]!.locked_by === null);
    await database.query('system', 'delete from graphile_worker._private_jobs where attempts = 0 and locked_by is null');
  });

  it('keeps its job, though its process lost every connection for a moment and others look for dead ones', async () => {
    const { opened, open } = gate();
    const first = await start('test.long', () => opened, patient);
    await add('test.long');
    await waitFor('the job to run', () => first.runs() === 1);
    const second = await start('test.other', undefined, patient);
    await database.query(
      'system',
      'select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Long enough for two looks of the second: it does work of its own meanwhile.
    for (let i = 1; i <= 3; i++) {
      await database.query('system', `select graphile_worker.add_job('test.other', run_at => now() + make_interval(secs => $1))`, [i]);
    }
    await waitFor('the work of the second', () => second.runs() === 3);
    expect(await rowsOf('test.long')).toMatchObject([{ attempts: 1, locked_by: expect.stringMatching(/^pool-/) as string }]);
    expect(first.runs()).toBe(1);
    open();
    await waitFor('its end', async () => (await rowsOf('test.long')).length === 0);
  });
});

describe('A5 R-09 a database that is gone', () => {
  it('ends no process, costs no attempt, and what waited is done within 10 s of its return', async () => {
    const { opened, open } = gate();
    let isGone = false;
    const queue = await start('test.outage', async () => {
      await opened;
      if (isGone) await database.query('system', 'select 1');
    });
    await add('test.outage');
    await waitFor('the job to run', () => queue.runs() === 1);
    await postgres.stop();
    isGone = true;
    open();
    await waitFor('the runner to end', () => !queue.isAlive());
    postgres = await startEmbeddedPostgres(dataDir);
    isGone = false;
    await waitFor('the job to be done', async () => (await rowsOf('test.outage')).length === 0);
    expect(queue.runs()).toBe(2);
    expect(queue.isAlive()).toBe(true);
    await add('test.outage');
    await waitFor('new work', () => queue.runs() === 3);
  });

  it('which could write no end of several jobs, one after the other, is worked with again, and the queue stops', async () => {
    const gates = [gate(), gate(), gate(), gate()];
    let begun = 0;
    const queue = await start('test.unwritten', async () => gates[begun++]?.opened);
    for (let i = 0; i < gates.length; i++) await add('test.unwritten');
    await waitFor('all to be under way', () => begun === gates.length);
    await database.query('system', `create function refuse_end() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
    await database.query(
      'system',
      `create trigger refuse_end before delete on graphile_worker._private_jobs for each row execute function refuse_end()`,
    );
    const errors = vi.spyOn(log, 'error');
    onTestFinished(() => errors.mockRestore());
    const refused = (): number => errors.mock.calls.filter(([text]) => String(text).startsWith('Failed to complete jobs')).length;
    for (const [index, { open }] of gates.entries()) {
      open();
      await waitFor('the end to be refused', () => refused() === index + 1);
    }
    await database.query('system', 'drop function refuse_end cascade');
    await waitFor('the jobs to be done', async () => (await rowsOf('test.unwritten')).length === 0);
    await queue.stop();
  });

  it('of one that refuses work for long the jobs never wait for more than seconds', async () => {
    let isFull = true;
    const queue = await start('test.full-disk', async () => {
      if (isFull) throw new DatabaseUnavailable(Object.assign(new Error('could not extend file'), { code: '53100' }));
    });
    await database.query('system', `select graphile_worker.add_job('test.full-disk', run_at => now() + interval '1 hour')`);
    // As after twenty failures: the next one would be six hours away.
    await database.query('system', `update graphile_worker._private_jobs set attempts = 20, run_at = now() where attempts = 0`);
    await waitFor('the first failure', () => queue.runs() === 1);
    isFull = false;
    await waitFor('it to be due within seconds', async () => (await makeDue('test.full-disk')) === 1);
    await waitFor('the job to be done', async () => (await rowsOf('test.full-disk')).length === 0);
  });
});

it('A5 jobs that failed for good are counted, those that were replaced before go', async () => {
  await add('test.failed', { maxAttempts: 1 });
  await add('test.failed', { maxAttempts: 1, key: 'test.failed' });
  await database.query('system', `update graphile_worker._private_jobs set key = null where key = 'test.failed'`);
  const queue = await start('test.failed', () => Promise.reject(new Error('no')));
  await waitFor('both runs', () => queue.runs() === 2);
  await waitFor(
    'one of them to stay and to be counted',
    async () => queue.failedCount() === 1 && (await rowsOf('test.failed')).length === 1,
  );
  await database.query('system', `update graphile_worker._private_jobs set run_at = now() - interval '31 days'`);
  await waitFor('it to go', async () => (await rowsOf('test.failed')).length === 0);
});

it('F8 a job whose own partner refuses uses up its attempts and fails for good', async () => {
  await add('test.partner', { maxAttempts: 2 });
  const queue = await start('test.partner', async () => {
    await fetch('http://127.0.0.1:1/').catch((error: Error) =>
      Promise.reject(Object.assign(error.cause as Error, { code: 'ECONNREFUSED', syscall: 'connect' })),
    );
  });
  await waitFor('the first run', () => queue.runs() === 1);
  await waitFor('its end to be written', async () => (await rowsOf('test.partner'))[0]!.locked_by === null);
  await database.query('system', `update graphile_worker._private_jobs set run_at = now() where attempts = 1`);
  await waitFor('it to be counted', () => queue.failedCount() === 1);
  expect(await rowsOf('test.partner')).toMatchObject([{ attempts: 2 }]);
  await database.query('system', `delete from graphile_worker._private_jobs where attempts = max_attempts`);
});

it('F12 the check of the queue judges the jobs of this build, and tells how many others wait', async () => {
  const told: object[] = [];
  const check = createQueueCheck(
    database,
    300_000,
    ['test.known'],
    createLog('warn', { write: (line) => void told.push(JSON.parse(line) as object) }),
  );
  expect(await check()).toBe(true);
  await database.query('system', `select graphile_worker.add_job('test.of-another-build', run_at => now() - interval '10 min')`);
  expect([await check(), await check()]).toEqual([true, true]);
  expect(told).toMatchObject([{ count: 1, msg: 'jobs wait that this build does not know' }]);
  await database.query('system', `select graphile_worker.add_job('test.known', run_at => now() - interval '10 min')`);
  expect(await check()).toBe(false);
  await database.query('system', `delete from graphile_worker._private_jobs where run_at < now() - interval '5 min'`);
});

it('B3 jobs that ask others leave room for all that do not, and one of each waits at most', async () => {
  const { opened, open } = gate();
  const asking = ['test.asks-one', 'test.asks-two', 'test.asks-three', 'test.asks-four', 'test.asks-five'].map(defineAskingJob);
  const asked: string[] = [];
  let done = 0;
  const queue = await startQueue(
    database,
    [
      ...asking.map((job) =>
        workOn(job, async () => {
          asked.push(job.name);
          await opened;
        }),
      ),
      workOn(jobOf('test.asks-nobody'), async () => void done++),
    ],
    log,
    quick,
  );
  onTestFinished(() => queue.stop());
  const addAll = () =>
    inTransaction(database, 'system', async (tx) => {
      for (const job of asking) await addJob(tx, job, {});
    });
  await addAll();
  await waitFor('all to ask', () => asked.length === asking.length);
  // Nobody outside answers, and people go on asking.
  for (let round = 0; round < 20; round++) await addAll();
  await add('test.asks-nobody');
  await waitFor('what asks nobody', () => done === 1);
  expect(asked.toSorted()).toEqual(asking.map(({ name }) => name).toSorted());
  const waiting = async (): Promise<number[]> => Promise.all(asking.map(async ({ name }) => (await rowsOf(name)).length));
  // One at work and one that waits.
  expect(await waiting()).toEqual(asking.map(() => 2));
  open();
  await waitFor('their end', async () => (await waiting()).every((count) => count === 0));
  expect(asked).toHaveLength(2 * asking.length);
});

it('F9 a transaction takes along jobs that were added after it began', async () => {
  await inTransaction(database, 'system', async (tx) => {
    await connectionOf(tx).query('select now()');
    await add('test.added-later');
    expect(await takeAlong(tx, jobOf('test.added-later'), log)).toHaveLength(1);
  });
});

it('A5 a job takes along those of its name that wait, exactly if its transaction commits', async () => {
  for (let i = 0; i < 3; i++) await add('test.along');
  await database.query('system', `select graphile_worker.add_job('test.along', run_at => now() + interval '1 hour')`);
  await expect(
    inTransaction(database, 'system', async (tx) => {
      expect(await takeAlong(tx, jobOf('test.along'), log)).toEqual([{}, {}, {}]);
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  expect(await rowsOf('test.along')).toHaveLength(4);
  await inTransaction(database, 'system', (tx) => takeAlong(tx, jobOf('test.along'), log));
  expect(await rowsOf('test.along')).toHaveLength(1);
});
