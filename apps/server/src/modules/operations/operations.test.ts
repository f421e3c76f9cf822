// Guarantee: M-09: the operator's desk counts every message once, by source and state, at any instant and whatever was
// done to it; its lists are bounded and told as text; what is driven again is told one by one; the desk alone see it.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intake } from '@mastlight/domain/intake/contract';
import { oddityValuesMax } from '@mastlight/domain/intake/oddities';
import { experienceTexts } from '@mastlight/domain/preferences/index';
import { operations } from '@mastlight/domain/operations/contract';
import { defineJob } from '@mastlight/domain/contract-kit/message';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction';
import { enqueue } from '../../platform/queue/enqueue';
import { layAside } from '../../platform/queue/dead-letters';
import { addJob } from '../../platform/queue/queue';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const clock = createTestClock();
let server: TestServer;
let admin: TestUser;
let door: ReturnType<typeof doorsForTest>['intake'];

beforeAll(async () => {
  // Without workers of its own: what waits is decoded when the test says so.
  server = await startTestServer({ clock, env: { ROLES: 'http' } });
  admin = await signInForTest(server.platform, { roles: ['desk'] });
  door = doorsForTest(server.platform).intake;
});
afterAll(() => server.stop());

const desk = async () => (await server.call(operations.queryDesk, {}, admin)).data!;
const redrive = async (ids: readonly number[], force = false) =>
  (await server.call(intake.redriveMessages, { ids: [...ids], force }, admin)).data!.list;

const gate = (no: string, size = '45G1'): Buffer =>
  Buffer.from(
    `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:${no}:${size}:F:E:E1:TSTBILL000001:24860:ML1:202610101200:'\n99:4'`,
  );

async function receive(source: 'ningbo-edi' | 'upload' | 'customs', ...files: (Buffer | string)[]): Promise<number[]> {
  const messages = files.map((file) => ({ source, fileName: null, bytes: Buffer.from(file) }));
  return (await door.receiveMessages(messages)).map(({ messageId }) => messageId);
}

/** What stands in the table, counted the long way. */
async function countedSlowly() {
  const { rows } = await server.platform.database.query<{
    source: string;
    received: number;
    applied: number;
    duplicate: number;
    quarantined: number;
    waiting: number;
    bytes: number;
  }>(
    'system',
    `select source, count(*) as received, count(*) filter (where state = 'applied') as applied,
       count(*) filter (where state = 'duplicate') as duplicate, count(*) filter (where state = 'quarantined') as quarantined,
       count(*) filter (where state = 'received') as waiting,
       coalesce(sum(size) filter (where state = 'quarantined'), 0)::bigint as bytes
     from intake_message group by 1 order by 1`,
  );
  return rows;
}

async function expectTrueCounts(): Promise<void> {
  const { sources, total } = await desk();
  const slow = await countedSlowly();
  expect(
    sources.map(({ source, received, applied, duplicate, quarantined, waiting }) => ({
      source,
      received,
      applied,
      duplicate,
      quarantined,
      waiting,
    })),
  ).toEqual(slow.map(({ bytes: _bytes, ...counts }) => counts));
  for (const source of [...sources, total]) {
    expect(source.received).toBe(source.applied + source.duplicate + source.quarantined + source.waiting);
  }
  expect(total.quarantinedBytes).toBe(slow.reduce((sum, { bytes }) => sum + bytes, 0));
  const status = (await server.call(intake.queryStatus, {}, admin)).data!;
  expect(status).toMatchObject({ received: total.received, waiting: total.waiting, quarantinedBytes: total.quarantinedBytes });
}

const fold = () => door.module.jobs!.find(({ task }) => task === 'intake.fold-counts')!.handle({} as never);
const countRows = async () =>
  (await server.platform.database.query<{ count: number }>('system', 'select count(*)::int as count from intake_count')).rows[0]!.count;

describe('M-09 the desk of the operator', () => {
  it('is for the desk: others get 403 with words, guests 401', async () => {
    const user = await signInForTest(server.platform);
    expect(await server.call(operations.queryDesk, {}, user)).toMatchObject({
      code: 403,
      data: null,
      msg: expect.stringMatching(/权限/) as string,
    });
    expect(await server.call(operations.redriveWork, {}, user)).toMatchObject({ code: 403 });
    const room = { phone: '13800000404', experience: 'assistant', isGiven: true } as const;
    expect(await server.call(operations.giveExperience, room, user)).toMatchObject({ code: 403 });
    expect(await server.call(operations.giveExperience, room, admin)).toMatchObject({
      code: 400,
      fields: { phone: experienceTexts.unknown },
    });
    expect(await server.call(intake.showBytes, { id: 1 }, user)).toMatchObject({ code: 403 });
    expect(await server.call(operations.queryDesk, {})).toMatchObject({ code: 401 });
  });

  it('M-09, R-04: received = applied + duplicate + quarantined + waiting per source, through every change of a message', async () => {
    await receive('ningbo-edi', gate('TSTU0000001'), gate('TSTU0000002'), 'nothing that could be read');
    await receive('upload', gate('TSTU0000003'), gate('TSTU0000003'), 'nor this');
    await expectTrueCounts();
    expect((await desk()).total).toMatchObject({ received: 6, waiting: 5, duplicate: 1 });
    await door.decodeWaiting();
    await expectTrueCounts();
    expect((await desk()).total).toMatchObject({ received: 6, applied: 3, duplicate: 1, quarantined: 2, waiting: 0 });
    const list = (await server.call(intake.listMessages, { state: 'quarantined' }, admin)).data!.list;
    await redrive([list[0]!.messageId]);
    await expectTrueCounts();
    expect((await desk()).total).toMatchObject({ quarantined: 1, waiting: 1 });
    await fold();
    await expectTrueCounts();
    await door.decodeWaiting();
    await server.platform.database.query('system', `delete from intake_message where id = $1`, [list[1]!.messageId]);
    await expectTrueCounts();
  });

  it('M-09 stays exact while messages come and what was noted is folded, and what lies there does not grow', async () => {
    const rounds = Array.from({ length: 12 }, async (_, i) => {
      await receive('ningbo-edi', gate(`TSTU1${String(i).padStart(6, '0')}`));
      await fold();
      const { total } = await desk();
      expect(total.received).toBe(total.applied + total.duplicate + total.quarantined + total.waiting);
    });
    await Promise.all(rounds);
    await door.decodeWaiting();
    await fold();
    await expectTrueCounts();
    // Two sources, four states, one hour.
    expect(await countRows()).toBeLessThanOrEqual(8);
  });

  it('AT-7 a file that the inbox has taken and not handed in was received and waits; one that was handed in is counted once', async () => {
    const inbox = join(server.platform.config.dataDir, 'inbox');
    await mkdir(join(inbox, '.taken'), { recursive: true });
    await writeFile(join(inbox, '.id'), 'this-inbox\n');
    const before = await desk();
    const of = ({ sources }: typeof before, name: string) => sources.find(({ source }) => source === name);
    const batch = join(inbox, '.taken', '999999-1-abcdef-ningbo-port');
    await mkdir(batch);
    await writeFile(join(batch, 'names.json'), JSON.stringify(['61', '62']));
    for (const name of ['0', '1']) await writeFile(join(batch, name), `lies there ${name}`);
    // What is none of ours is not counted.
    await writeFile(join(inbox, '.taken', 'stray'), 'x');
    await mkdir(join(inbox, '.taken', 'elsewhere'));
    const taken = await desk();
    const known = of(before, 'ningbo-port');
    expect(of(taken, 'ningbo-port')).toMatchObject({ received: (known?.received ?? 0) + 2, waiting: (known?.waiting ?? 0) + 2 });
    expect(of(taken, 'ningbo-port')!.oldestWaitingSeconds).toEqual(expect.any(Number));
    expect(taken.total).toMatchObject({ received: before.total.received + 2, waiting: before.total.waiting + 2 });
    for (const one of [...taken.sources, taken.total])
      expect(one.received).toBe(one.applied + one.duplicate + one.quarantined + one.waiting);
    await door.receiveMessage({
      source: 'ningbo-port',
      fileName: 'a',
      bytes: Buffer.from('lies there 0'),
      inbox: 'this-inbox',
      claim: '999999-1-abcdef-ningbo-port/0',
    });
    expect((await desk()).total).toMatchObject({ received: before.total.received + 2, waiting: before.total.waiting + 2 });
    expect((await server.call(intake.queryStatus, {}, admin)).data).toMatchObject({ received: before.total.received + 2 });
    await rm(batch, { recursive: true });
    expect((await desk()).total).toMatchObject({ received: before.total.received + 1, waiting: before.total.waiting + 1 });
    await door.decodeWaiting();
  });

  it('tells the receipts of each hour, and of hours past together', async () => {
    const before = (await desk()).sources.find(({ source }) => source === 'customs');
    expect(before).toBeUndefined();
    await receive('customs', 'a', 'b');
    clock.advance(3_600_000);
    await receive('customs', 'c');
    const hourly = async () => (await desk()).sources.find(({ source }) => source === 'customs')!.hourly;
    expect((await hourly()).slice(-3)).toEqual([0, 2, 1]);
    await fold();
    expect((await hourly()).slice(-3)).toEqual([0, 2, 1]);
    expect(await desk()).toMatchObject({
      sources: expect.arrayContaining([
        expect.objectContaining({ source: 'customs', lastReceivedSeconds: 0, oldestWaitingSeconds: 3600 }),
      ]) as unknown,
    });
    clock.advance(48 * 3_600_000);
    await fold();
    expect(await hourly()).toEqual(Array.from({ length: 24 }, () => 0));
    admin = await signInForTest(server.platform, { roles: ['desk'] });
    await expectTrueCounts();
    await door.decodeWaiting();
  });

  it('answers one by one what is driven again: in line, not in quarantine, without its bytes', async () => {
    const [bad, gone] = await receive('upload', 'unreadable 1', 'unreadable 2');
    await door.decodeWaiting();
    await server.platform.database.query('system', 'delete from intake_raw where message_id = $1', [gone]);
    expect(await redrive([bad!, gone!, 999_999, bad!])).toEqual([
      { messageId: bad, result: 'in-line' },
      { messageId: gone, result: 'raw-expired' },
      { messageId: 999_999, result: 'not-quarantined' },
    ]);
    await door.decodeWaiting();
    const { list } = (await server.call(intake.listMessages, { ids: `${bad},${gone}` }, admin)).data!;
    expect(list.map(({ messageId, state, reason }) => ({ messageId, state, reason }))).toEqual([
      { messageId: gone, state: 'quarantined', reason: 'unreadable' },
      { messageId: bad, state: 'quarantined', reason: 'unreadable' },
    ]);
  });

  it('shows bytes as they came, so many at once, each look on record', async () => {
    const hostile = Buffer.concat([
      Buffer.from('<script>alert(1)</script>\0\x1b[2J'),
      Buffer.from([0xff, 0xfe]),
      Buffer.alloc(5_000, 0x41),
    ]);
    const [id] = await receive('upload', hostile);
    const look = (from: number) => server.call(intake.showBytes, { id: id!, from }, admin);
    expect((await look(0)).data).toEqual({ size: hostile.length, from: 0, hex: hostile.subarray(0, 4_096).toString('hex') });
    expect((await look(4_096)).data!.hex).toBe(hostile.subarray(4_096).toString('hex'));
    expect((await look(9_999_999_999)).data!.hex).toBe('');
    expect(await server.call(intake.showBytes, { id: 999_999 }, admin)).toMatchObject({ code: 404 });
    const { rows } = await server.platform.database.query<{ count: number }>(
      'system',
      `select count(*)::int as count from platform_security_event where name = 'message-viewed' and subject = $1`,
      [String(id)],
    );
    expect(rows[0]!.count).toBe(3);
  });

  it('counts unknown codes by source and value, once a message, with the place where they were seen last', async () => {
    const [first, second] = await receive('ningbo-edi', gate('TSTU2000001', '4XH9'), gate('TSTU2000002', '4XH9'));
    await door.decodeWaiting();
    const seen = async () => (await desk()).oddities.filter(({ value }) => value.includes('4XH9'));
    expect(await seen()).toMatchObject([
      { source: 'ningbo-edi', code: 'unknown-size-type', messages: 2, lastMessageId: second, lastSegment: 3 },
    ]);
    expect(first).toBeLessThan(second!);
  });

  it('counts a message once, however often it is driven again, and the last one stays the last', async () => {
    const unsupported = (no: number): string =>
      `UNB+UNOA:2+BLCT3+MASTLIGHT+261010:1200+ODD${no}'UNH+1+SLSRPT:D:95B:UN'BGM+73E+1+9'UNT+3+1'UNZ+1+ODD${no}'`;
    const [first, second] = await receive('ningbo-edi', unsupported(1), unsupported(2));
    await door.decodeWaiting();
    const seen = async () =>
      (await desk()).oddities.filter(({ code, value }) => code === 'unsupported-message' && value.includes('SLSRPT'));
    const counted = await seen();
    expect(counted).toMatchObject([{ source: 'ningbo-edi', messages: 2, lastMessageId: second }]);
    for (const id of [first!, second!, first!]) {
      await redrive([id]);
      await door.decodeWaiting();
      expect(await door.findOutcome(id)).toMatchObject({ state: 'quarantined' });
      expect(await seen()).toEqual(counted);
    }
  });

  it("E7: tells of messages of a foreign port, and sets aside what comes in a format that is not the source's", async () => {
    const shanghai = gate('TSTU2000003').toString().replace('BLCT3', 'WGQ4');
    const [foreign, json] = await receive(
      'ningbo-edi',
      shanghai,
      '{"port":"NB","source":"demo","row":"gate","seq":1,"rows":[{"ctnNo":"TSTU2000004","inGateTime":"2026-10-12 08:30:00"}]}',
    );
    await door.decodeWaiting();
    expect(await door.findOutcome(foreign!)).toMatchObject({
      state: 'applied',
      facts: 0,
      refused: 1,
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', code: 'foreign-port', zh: expect.stringContaining('WGQ4') as string }),
      ]) as unknown,
    });
    expect((await desk()).oddities.find(({ code }) => code === 'foreign-port')).toMatchObject({
      source: 'ningbo-edi',
      value: 'WGQ4',
      messages: 1,
      lastMessageId: foreign,
    });
    expect(await door.findOutcome(json!)).toMatchObject({
      state: 'quarantined',
      reason: 'foreign-format',
      detail: '收到 港口数据表，应为 国内平台报文、EDIFACT；确认来源没错再接受',
    });
    // Somebody who has looked at it may let it in.
    await redrive([json!], true);
    await door.decodeWaiting();
    expect(await door.findOutcome(json!)).toMatchObject({ state: 'applied' });
  });

  it('X5 counts times of a call that nobody can have meant, and keeps what was said', async () => {
    const call = { wharfCode: 'WGQ4', vessel: 'ODD STAR', voyage: '0001E', portClose: '2099-12-31 08:00:00', etb: '2026-10-20 08:00:00' };
    const [id] = await receive('upload', JSON.stringify({ port: 'SH', source: 'demo', row: 'plan', seq: 1, rows: [call] }));
    await door.decodeWaiting();
    expect(await door.findOutcome(id!)).toMatchObject({
      state: 'applied',
      facts: 1,
      refused: 0,
      findings: [expect.objectContaining({ severity: 'warning', code: 'odd-time' })] as unknown,
    });
    expect((await desk()).oddities.find(({ code }) => code === 'odd-time')).toMatchObject({ value: '2099-12-31 08:00:00', messages: 1 });
  });

  it('keeps no more values of one kind than it says, whatever is sent', async () => {
    const sizes = Array.from({ length: oddityValuesMax + 40 }, (_, i) => `Q${i.toString(36).toUpperCase().padStart(3, '0')}`);
    await receive('upload', ...sizes.map((size, i) => gate(`TSTU3${String(i).padStart(6, '0')}`, size)));
    await door.decodeWaiting();
    const { rows } = await server.platform.database.query<{ values: number; messages: number; rest: number }>(
      'system',
      `select count(*)::int as values, sum(messages)::int as messages, sum(messages) filter (where value = '')::int as rest
       from intake_oddity where source = 'upload' and code = 'unknown-size-type'`,
    );
    expect(rows).toEqual([{ values: oddityValuesMax + 1, messages: sizes.length, rest: 40 }]);
  });

  it('shows jobs by task, failed ones with their error and letters with their reason, and puts both back', async () => {
    const { database } = server.platform;
    const job = defineJob('test.desk', 1, z.object({ box: z.string() }));
    await inTransaction(database, 'system', async (tx) => {
      await addJob(tx, job, { box: 'A' });
      await addJob(tx, job, { box: 'B' }, { runAt: new Date('2099-01-01') });
      await enqueue(tx, 'test.desk', { id: 'failed', name: 'test.desk', version: 1, body: { box: 'C' } }, { maxAttempts: 1 });
      await layAside(
        tx,
        'test.desk',
        { id: 'letter', at: '2026-10-10T00:00:00.000Z', name: 'test.desk', version: 9, body: {} },
        'version 9 is newer than 1',
      );
    });
    await database.query(
      'system',
      `update graphile_worker._private_jobs set attempts = 1, last_error = repeat('<b>no box</b> ', 100) where payload->>'id' = 'failed'`,
    );
    const ofTask = async () => (await desk()).jobs.find(({ task }) => task === 'test.desk');
    expect(await ofTask()).toEqual({ task: 'test.desk', due: 1, later: 1, running: 0, failed: 1 });
    const { failedJobs, deadLetters, deadLetterCount } = await desk();
    const failed = failedJobs.find(({ task }) => task === 'test.desk')!;
    expect(failed.reason).toMatch(/^<b>no box/);
    expect(failed.reason.length).toBeLessThanOrEqual(500);
    expect(deadLetters).toMatchObject([{ task: 'test.desk', version: 9, reason: 'version 9 is newer than 1' }]);
    expect(deadLetterCount).toBe(1);
    const wish = { jobIds: [Number(failed.id)], letterIds: [deadLetters[0]!.id] };
    expect((await server.call(operations.redriveWork, wish, admin)).data).toEqual({ jobs: 1, letters: 1 });
    expect(await ofTask()).toEqual({ task: 'test.desk', due: 3, later: 1, running: 0, failed: 0 });
    expect((await server.call(operations.redriveWork, wish, admin)).data).toEqual({ jobs: 0, letters: 0 });
  });

  it('tells security events newest first, people by number', async () => {
    const events = await waitFor('the events', async () => {
      const { securityEvents } = await desk();
      return securityEvents.length > 0 ? securityEvents : null;
    });
    expect(events[0]).toMatchObject({ name: 'message-viewed', userId: expect.any(Number) as number });
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).sort((a, b) => b - a));
  });
});
