// Guarantee: what lies in the queue is worked on by whoever can read it, whichever build wrote it; what cannot be read
// is neither lost nor tried in vain, is counted, and is done once by the first build that reads it.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { billsSubscribed } from '@mastlight/domain/bill-subscription/events';
import { defineEvent, defineJob, type JobDefinition, type Message } from '@mastlight/domain/contract-kit/message';
import { recentActivity } from '@mastlight/domain/recent-activity/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { createLog } from '../log';
import { Outbox, reactTo } from '../outbox';
import { addJob, startQueue, takeAlong, workOn, type JobHandler } from './queue';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer({ env: { OPS_PORT: '0' } });
  database = server.platform.database;
});
afterAll(() => server.stop());

const told: object[] = [];
const log = createLog('warn', { write: (line) => void told.push(JSON.parse(line) as object) });

async function startHandlers(...handlers: JobHandler[]): Promise<() => Promise<void>> {
  const queue = await startQueue(database, handlers, log);
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= queue.stop());
  onTestFinished(stop);
  return stop;
}
/** A handler that keeps what it is given. */
function hearing<D extends JobDefinition>(job: D) {
  const heard: Message[] = [];
  return { heard, handler: workOn(job, async (_body, message) => void heard.push(message)) };
}
const lie = (task: string, payload: object) =>
  database.query('system', 'select graphile_worker.add_job($1, $2::json)', [task, JSON.stringify(payload)]);
const waiting = async (task: string): Promise<number> =>
  (
    await database.query(
      'system',
      'select from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = $1',
      [task],
    )
  ).rowCount;
const letters = async (task: string) =>
  (
    await database.query<{ name: string; version: number; reason: string; body: unknown; message_id: string }>(
      'system',
      'select name, version, reason, body, message_id from platform_dead_letter where task = $1 order by id',
      [task],
    )
  ).rows;

const jobV1 = (name: string) => defineJob(name, 1, z.object({ boxes: z.array(z.string()) }));
const jobV2 = (name: string) =>
  defineJob(name, 2, z.object({ boxes: z.array(z.string()), port: z.string() }), { 1: (body) => ({ ...(body as object), port: 'NB' }) });

describe('messages of other builds', () => {
  it('runs bodies of builds before the envelope as version 1', async () => {
    const { heard, handler } = hearing(jobV2('test.bare'));
    await lie('test.bare', { boxes: ['A'] });
    await startHandlers(handler);
    await waitFor('the job', () => heard.length === 1);
    expect(heard[0]).toMatchObject({ name: 'test.bare', version: 2, body: { boxes: ['A'], port: 'NB' } });
    expect(heard[0]!.id).toMatch(/^job \d+$/);
  });

  it('does the jobs that an older build left in the queue', async () => {
    const anna = await signInForTest(server.platform);
    const bill = { port: 'NB', billNos: ['OLDU0000001'] };
    await lie('recent-activity.show-subscribed', { eventId: 'old', userId: anna.userId, ...bill });
    await lie('tracking.derive-requested', bill);
    await lie('intake.decode', {});
    const listed = async () => (await server.call(recentActivity.listRecent, {}, anna)).data!.list;
    await waitFor('the ticker', async () => (await listed()).some(({ blno }) => blno === 'OLD*****001'));
    for (const task of ['tracking.derive-requested', 'intake.decode']) {
      await waitFor(task, async () => (await waiting(task)) === 0);
      expect(await letters(task)).toEqual([]);
    }
  });

  it('lays aside what a newer build wrote, and does it once when a build starts that reads it', async () => {
    const older = hearing(jobV1('test.newer'));
    await inTransaction(database, 'system', (tx) => addJob(tx, jobV2('test.newer'), { boxes: ['B'], port: 'SH' }));
    const stop = await startHandlers(older.handler);
    await waitFor('it to be laid aside', async () => (await waiting('test.newer')) === 0 && (await letters('test.newer')).length === 1);
    const [letter] = await letters('test.newer');
    expect(letter).toMatchObject({
      name: 'test.newer',
      version: 2,
      reason: 'version 2 is newer than 1',
      body: { boxes: ['B'], port: 'SH' },
    });
    expect(told).toContainEqual(expect.objectContaining({ task: 'test.newer', version: 2, level: 50 }));
    const figures = await (await fetch(`${server.operationsUrl}/metrics`)).text();
    expect(figures).toMatch(/^mastlight_dead_letters [1-9]/m);
    await stop();
    // The same build once more leaves it where it lies.
    await (
      await startHandlers(older.handler)
    )();
    expect([older.heard, (await letters('test.newer')).length]).toEqual([[], 1]);
    const newer = hearing(jobV2('test.newer'));
    const stopNewer = await startHandlers(newer.handler);
    await waitFor('it to be done', () => newer.heard.length === 1);
    await stopNewer();
    await (
      await startHandlers(newer.handler)
    )();
    expect(newer.heard).toMatchObject([{ id: letter!.message_id, version: 2, body: { boxes: ['B'], port: 'SH' } }]);
    expect(await letters('test.newer')).toEqual([]);
  });

  it('lays aside what does not parse after one look, and once', async () => {
    const { heard, handler } = hearing(jobV1('test.broken'));
    const message: Message = { id: 'same', at: '2026-10-12T04:00:00Z', name: 'test.broken', version: 1, body: { boxes: [7] } };
    await lie('test.broken', message);
    await lie('test.broken', message);
    await startHandlers(handler);
    await waitFor('both to go', async () => (await waiting('test.broken')) === 0);
    expect(await letters('test.broken')).toMatchObject([{ reason: 'the body does not parse: boxes.0 invalid_type', body: { boxes: [7] } }]);
    expect(heard).toEqual([]);
  });

  it('takes along what can be read and lays the rest aside, exactly if the transaction commits', async () => {
    const job = jobV1('test.together');
    const take = (isCutOff: boolean) =>
      inTransaction(database, 'system', async (tx) => {
        const taken = await takeAlong(tx, job, log);
        if (isCutOff) throw new Error('cut off');
        return taken;
      });
    await lie('test.together', { boxes: ['C'] });
    await lie('test.together', { crates: [] });
    await expect(take(true)).rejects.toThrow('cut off');
    expect([await waiting('test.together'), await letters('test.together')]).toEqual([2, []]);
    expect(await take(false)).toEqual([{ boxes: ['C'] }]);
    expect([await waiting('test.together'), (await letters('test.together')).length]).toEqual([0, 1]);
  });
});

describe('events', () => {
  const moved = defineEvent('test.moved', 1, z.object({ box: z.string() }));

  it('reach all that react to them under one id, another event under another', async () => {
    const heard: [string, Message][] = [];
    const outbox = new Outbox();
    outbox.register(
      ['test.first', 'test.second'].map((name) => reactTo(moved, name, async (_body, message) => void heard.push([name, message]))),
    );
    await inTransaction(database, 'system', async (tx) => {
      await outbox.emit(tx, moved, { box: 'D' });
      await outbox.emit(tx, moved, { box: 'E' });
    });
    await startHandlers(...outbox.jobs());
    await waitFor('all four', () => heard.length === 4);
    const idsOf = (box: string) =>
      new Set(heard.filter(([, message]) => (message.body as { box: string }).box === box).map(([, { id }]) => id));
    expect([idsOf('D').size, idsOf('E').size]).toEqual([1, 1]);
    expect(idsOf('D')).not.toEqual(idsOf('E'));
    expect(heard[0]![1]).toMatchObject({
      name: 'test.moved',
      version: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
  });

  it('of a wrong shape do not compile, nor do events in the place of jobs', () => {
    const refused = (): unknown => {
      const tx = {} as never;
      return [
        // @ts-expect-error a field is missing
        server.platform.outbox.emit(tx, billsSubscribed, { userId: 1, port: 'NB' }),
        // @ts-expect-error no port of ours
        server.platform.outbox.emit(tx, billsSubscribed, { userId: 1, port: 'XX', billNos: [] }),
        // @ts-expect-error an event is no job
        addJob(tx, moved, { box: 'F' }),
        // @ts-expect-error a wrong body
        addJob(tx, jobV1('test.typed'), { boxes: 'F' }),
        // @ts-expect-error a handler that reads another body
        workOn(jobV1('test.typed'), async ({ crates }: { crates: string[] }) => void crates),
      ];
    };
    expect(refused).toBeTypeOf('function');
  });
});
