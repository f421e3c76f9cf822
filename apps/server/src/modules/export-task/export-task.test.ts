// Guarantee: a long export is made once, whoever takes it up and however often it is cut off; it is its person's alone, bounded,
// and goes to nobody who has lost his right to it.
import { exportTask } from '@mastlight/domain/export-task/contract';
import { openTasksMax, taskDays, tasksPerDay } from '@mastlight/domain/export-task/limits';
import { exportTaskTexts as texts } from '@mastlight/domain/export-task/messages';
import { company } from '@mastlight/domain/company/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companiesForTest } from '../../scenarios/company-for-test';
import { readExport } from '../../scenarios/read-export';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { longExport, type TellRows } from '../../platform/list/long-export';
import { inTransaction } from '../../platform/db/transaction';
import { sha256 } from '../../platform/ids';
import type { Queue } from '../../platform/queue/queue';
import { createAccountModule } from '../account/index';
import { createFileModule } from '../file/index';
import { cleanUp } from './operations/clean-up';
import { startTask } from './operations/start-task';
import { runTask } from './operations/run-task';
import { ownExportTasks } from './own-data';
import type { Parts } from './parts';

const clock = createTestClock();
let server: TestServer;
let own: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  own = await signInForTest(server.platform);
});
afterAll(() => server.stop());

const wish = { columns: ['billNo'] };
const start = (user: TestUser | null, list = 'bills', asked: Record<string, unknown> = wish) =>
  server.call(exportTask.startTask, { list, wish: asked }, { token: user?.token ?? null });
const find = async (user: TestUser, id: number) => server.call(exportTask.findTask, { id }, { token: user.token });
const cancel = (user: TestUser, id: number) => server.call(exportTask.cancelTask, { id }, { token: user.token });
const told = async (user: TestUser) => (await server.call(exportTask.listTasks, {}, { token: user.token })).data!.list;
const query = <Row extends object>(text: string, values: readonly unknown[]) =>
  server.platform.database.query<Row & Record<string, unknown>>('system', text, values).then(({ rows }) => rows);

/** Puts a task into the database for which there is no job: the test runs it. */
async function insertTask(user: TestUser, state = 'waiting', list = 'demo'): Promise<number> {
  const rows = await query<{ id: number }>(
    `insert into export_task (owner_key, user_id, token_digest, list, wish, state, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [user.ownerKey, user.userId, sha256(user.token), list, JSON.stringify(wish), state, new Date(clock.nowMs())],
  );
  return rows[0]!.id;
}

/** A run of a list of three portions, which does before each, and at the end (3), what `atPortion` says. */
function partsWith(atPortion: (portion: number) => Promise<void> | void): Parts {
  const { platform } = server;
  const files = createFileModule(platform);
  const account = createAccountModule(platform, {} as never, files);
  const demo = longExport('demo', billSubscription.exportBills, async (_session, _wish, tell: TellRows) => {
    for (let portion = 0; portion < 3; portion++) {
      await atPortion(portion);
      await tell(portion * 500, 1_500);
    }
    await atPortion(3);
    return { contentType: '', fileName: '演示.xlsx', body: 'rows' };
  });
  // What is sent by mail is none of these.
  const ofMail = { companies: {} as never, mail: {} as never, mailboxes: {} as never };
  return { platform, account, files, ...ofMail, exports: () => [demo] };
}
const never = new AbortController().signal;
const filesOf = async (user: TestUser) =>
  (await query('select from file_stored where owner_key = $1 and used_as = $2', [user.ownerKey, 'export'])).length;

it('401 without a session', async () => {
  expect((await start(null)).code).toBe(401);
  expect((await server.call(exportTask.listTasks, {})).code).toBe(401);
});

it('R-7.6-22 the file is the one that the list’s own export gives', async () => {
  const user = await signInForTest(server.platform);
  await server.call(billSubscription.subscribeBills, { blnos: ['COSU6000000001', 'COSU6000000002'] }, { token: user.token });
  const { id } = (await start(user)).data!;
  const task = await waitFor('the file', async () => {
    const { data } = await find(user, id);
    return data?.state === 'done' ? data : null;
  });
  expect(task).toMatchObject({ list: 'bills', done: 2, total: 2, reason: null, createTime: '2026-10-12 12:00:00' });
  const direct = await readExport(server.url + billSubscription.exportBills.path, user, wish);
  expect(direct.headers.get('content-disposition')).toContain(encodeURIComponent(task.fileName!));
  const response = await fetch(server.url + task.url!, { headers: { authorization: user.token } });
  expect(response.status).toBe(200);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(await told(user)).toEqual([task]);
});

it.each(['bookings', 'vessels'])('R-7.6-22 the list %s is declared too', async (list) => {
  const user = await signInForTest(server.platform);
  const columns = [list === 'bookings' ? 'soNo' : 'boxvv'];
  const { id } = (await start(user, list, { columns })).data!;
  await waitFor('the file', async () => (await find(user, id)).data?.state === 'done');
});

it.each([
  ['an unknown list', 'nothing', wish, { list: texts.unknownList }],
  ['a wish that the list’s export refuses', 'bills', { columns: [] }, { columns: '至少选一列' }],
])('R-7.6-22 400 for %s', async (_what, list, asked, fields) => {
  expect(await start(own, list, asked)).toMatchObject({ code: 400, fields });
});

it('S-08 of what is asked nothing is kept that the list’s own export does not declare', async () => {
  const user = await signInForTest(server.platform);
  const { data } = await start(user, 'bills', { ...wish, ownerKey: 'c:999', isAdmin: true });
  const [row] = await query<{ wish: object }>('select wish from export_task where id = $1', [data!.id]);
  expect(row!.wish).toEqual({ ...wish, systemKey: defaultPort });
});

it('R-7.6-22 a task of another person or identity answers as none', async () => {
  const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
  const id = await insertTask(one);
  for (const answer of [await find(other, id), await cancel(other, id)]) expect(answer.code).toBe(404);
  expect(await told(other)).toEqual([]);
  expect((await find(one, id)).data).toMatchObject({ state: 'waiting', total: null });
  await query('update export_task set owner_key = $2 where id = $1', [id, other.ownerKey]);
  for (const user of [one, other]) expect((await find(user, id)).code).toBe(404);
});

describe('R-7.6-22 cut off', () => {
  it.each([1, 3])('R-7.6-22 it is made once, though it is taken up while who was cut off at %s goes on', async (cutAt) => {
    const user = await signInForTest(server.platform);
    const id = await insertTask(user);
    let goOn = (): void => undefined;
    const frozen = new Promise<void>((go) => void (goOn = go));
    let first: Promise<void> | undefined;
    await new Promise<void>((reached) => {
      const parts = partsWith((portion) => {
        if (portion !== cutAt) return undefined;
        reached();
        return frozen;
      });
      first = runTask(parts, id, never);
    });
    expect((await find(user, id)).data).toMatchObject({ state: 'running', done: 0, total: 1_500, url: null });
    await runTask(
      partsWith(() => {}),
      id,
      never,
    );
    const made = (await find(user, id)).data;
    expect(made).toMatchObject({ state: 'done', done: 1_500 });
    goOn();
    await first;
    await runTask(
      partsWith(() => {}),
      id,
      never,
    );
    expect((await find(user, id)).data).toEqual(made);
    expect(await filesOf(user)).toBe(1);
  });

  it('R-7.6-22 a server that stops leaves it to the next one', async () => {
    const user = await signInForTest(server.platform);
    const id = await insertTask(user);
    const stopping = new AbortController();
    const cut = runTask(
      partsWith((portion) => (portion === 1 ? stopping.abort() : undefined)),
      id,
      stopping.signal,
    );
    await expect(cut).rejects.toThrow('stops');
    expect((await find(user, id)).data!.state).toBe('running');
    expect(await filesOf(user)).toBe(0);
    await runTask(
      partsWith(() => {}),
      id,
      never,
    );
    expect((await find(user, id)).data!.state).toBe('done');
  });

  it('R-7.6-22 what breaks fails with a reason', async () => {
    const id = await insertTask(own);
    await runTask(
      partsWith(() => {
        throw new Error('demo');
      }),
      id,
      never,
    );
    expect((await find(own, id)).data).toMatchObject({ state: 'failed', reason: texts.notMade, url: null });
  });
});

describe('R-7.6-22 cancelled', () => {
  it('R-7.6-22 while it runs it stops before the next portion, without a file', async () => {
    const user = await signInForTest(server.platform);
    const id = await insertTask(user);
    const seen: number[] = [];
    await runTask(
      partsWith(async (portion) => {
        seen.push(portion);
        if (portion === 1) await cancel(user, id);
      }),
      id,
      never,
    );
    expect(seen).toEqual([0, 1]);
    expect((await find(user, id)).data).toMatchObject({ state: 'cancelled', url: null });
    expect(await filesOf(user)).toBe(0);
  });

  it('R-7.6-22 before it runs nothing of it is done; one that is done stays', async () => {
    const user = await signInForTest(server.platform);
    const [waiting, done] = [await insertTask(user), await insertTask(user)];
    await runTask(
      partsWith(() => {}),
      done,
      never,
    );
    for (const id of [waiting, done]) expect((await cancel(user, id)).code).toBe(200);
    await runTask(
      partsWith(() => expect.unreachable()),
      waiting,
      never,
    );
    expect((await told(user)).map(({ state }) => state)).toEqual(['done', 'cancelled']);
  });
});

it('R-7.6-22 a person starts so many a day, whatever becomes of them', async () => {
  const user = await signInForTest(server.platform);
  for (let started = 0; started < tasksPerDay; started++) {
    const { id } = (await start(user)).data!;
    await waitFor('its end', async () => (await find(user, id)).data!.state === 'done');
  }
  await query('delete from export_task where user_id = $1', [user.userId]);
  expect(await start(user)).toMatchObject({ code: 429, refusal: 'export-task.enoughToday' });
  clock.advance(86_400_000);
  expect((await start(user)).code).toBe(200);
});

describe('R-7.6-22 rights', () => {
  it.each<[string, (member: TestUser & { cid: number }, manager: TestUser) => Promise<unknown>]>([
    ['whose session has ended', ({ token }) => query('delete from account_session where digest = $1', [sha256(token)])],
    [
      'who was removed from the company',
      ({ userId, cid }, { token }) => server.call(company.removeColleague, { companyId: cid, userId }, { token }),
    ],
    ['who acts for himself meanwhile', ({ token }) => server.call(company.switchIdentity, { companyId: '' }, { token })],
  ])('R-7.6-22 nothing is made for somebody %s', async (_what, lose) => {
    const companies = companiesForTest(server, clock);
    const manager = await companies.make();
    const joined = await companies.join(manager, 'operator');
    const member = { ...joined, ownerKey: `c:${manager.cid}` };
    const id = await insertTask(member);
    await lose(member, manager);
    await runTask(
      partsWith(() => expect.unreachable()),
      id,
      never,
    );
    expect(await query('select state, reason from export_task where id = $1', [id])).toEqual([{ state: 'failed', reason: texts.noRight }]);
  });

  it('R-7.6-22 nobody who loses his right while it is made gets the file', async () => {
    const user = await signInForTest(server.platform);
    const id = await insertTask(user);
    await runTask(
      partsWith(async (portion) => {
        if (portion === 2) await query('delete from account_session where digest = $1', [sha256(user.token)]);
      }),
      id,
      never,
    );
    expect(await query('select state, reason from export_task where id = $1', [id])).toEqual([{ state: 'failed', reason: texts.noRight }]);
    expect(await filesOf(user)).toBe(0);
  });
});

it('R-7.6-22 a task and its file go after some days, and with their person', async () => {
  const parts = partsWith(() => {});
  const user = await signInForTest(server.platform);
  const old = await insertTask(user);
  await runTask(parts, old, never);
  clock.advance(taskDays * 86_400_000 - 1);
  await query('update account_session set expires_at = $2 where digest = $1', [sha256(user.token), new Date(clock.nowMs() + 86_400_000)]);
  await cleanUp(parts);
  expect(await filesOf(user)).toBe(1);
  clock.advance(2);
  await cleanUp(parts);
  expect([(await told(user)).length, await filesOf(user)]).toEqual([0, 0]);
  const again = await insertTask(user);
  await runTask(parts, again, never);
  expect(await filesOf(user)).toBe(1);
  await inTransaction(server.platform.database, 'system', (tx) => ownExportTasks(parts.files).leave!(tx, user));
  expect([(await told(user)).length, await filesOf(user)]).toEqual([0, 0]);
});

it('R-7.6-22 so many of an identity are open, also of those who start at once, and they run one after the other', async () => {
  await (server.queue as Queue).stop();
  const user = await signInForTest(server.platform);
  const parts = partsWith(() => {});
  const session = (await parts.account.findLiveSession(sha256(user.token)))!;
  const started = await Promise.allSettled(Array.from({ length: openTasksMax + 2 }, () => startTask(parts, session, 'demo', wish)));
  const ids = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  expect(ids).toHaveLength(openTasksMax);
  expect(await start(user)).toMatchObject({ code: 400, refusal: 'export-task.tooMany' });
  const jobs = await query<{ line: string }>(
    `select queue_name as line from graphile_worker.jobs where task_identifier = 'export-task.run'`,
    [],
  );
  expect(jobs).toHaveLength(openTasksMax);
  expect([...new Set(jobs.map(({ line }) => line))]).toEqual([expect.stringMatching(/^export-task /)]);
  await cancel(user, ids[0]!);
  expect((await start(user)).code).toBe(200);
});

it('R-7.6-22 one that failed is asked for again as it was', async () => {
  const user = await signInForTest(server.platform);
  const failed = await insertTask(user, 'failed', 'bills');
  const { id } = (await server.call(exportTask.startAgain, { id: failed }, { token: user.token })).data!;
  expect((await told(user)).map((task) => [task.id, task.list, task.state])).toEqual([
    [id, 'bills', 'waiting'],
    [failed, 'bills', 'failed'],
  ]);
  expect(await query('select wish from export_task where id = $1', [id])).toEqual([{ wish: { ...wish, systemKey: defaultPort } }]);
  const other = await signInForTest(server.platform);
  expect((await server.call(exportTask.startAgain, { id: failed }, { token: other.token })).code).toBe(404);
});
