// Guarantee: the message that fails is the one set aside, whatever others do
// meanwhile, and a backlog does not hold up the end of the process.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../platform/db/database-errors';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { doorsForTest } from '../../scenarios/doors-for-test';
import type { TrackingDoor } from '../tracking/index';
import { createIntakeModule } from './index';

let server: TestServer;
// Without workers of its own: messages wait until the test decodes them.
beforeEach(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterEach(() => server.stop());

const customsSample = resolve(import.meta.dirname, '../../../../../packages/wire/src/gacc-xml/samples/port-moves.xml');

const report = (containerNo: string): Buffer =>
  Buffer.from(
    `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:20261010120000'\n10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'\n50:${containerNo}:45G1:F:E:E1:TSTBILL000001:24860:ML1:202610101200:'\n99:4'`,
  );

function intakeWith(applyMessages: (real: TrackingDoor['applyMessages']) => TrackingDoor['applyMessages']) {
  const { follow, tracking, dispatch, manifests } = doorsForTest(server.platform);
  return createIntakeModule(server.platform, { ...tracking, applyMessages: applyMessages(tracking.applyMessages) }, follow, {
    dispatch,
    manifests,
  });
}

async function states(): Promise<string[]> {
  const { rows } = await server.platform.database.query<{ state: string }>('system', 'select state from intake_message order by id');
  return rows.map((row) => row.state);
}

describe('decodeWaiting', () => {
  it('R-04: sets aside the message that failed, not the oldest one by then', async () => {
    const intake = intakeWith((real) => async (tx, heard) => {
      if (!heard.some(({ messages }) => JSON.stringify(messages).includes('POIS0000001'))) return real(tx, heard);
      if (heard.length === 1) {
        // Another process decides it while this one fails.
        await server.platform.database.query('system', `update intake_message set state = 'applied' where id = $1`, [heard[0]!.messageId]);
      }
      throw Object.assign(new Error('value out of range'), { code: '22003' });
    });
    const files = ['POIS0000001', 'TSTU0000001', 'TSTU0000002'].map((no) => ({
      source: 'upload' as const,
      fileName: null,
      bytes: report(no),
    }));
    await intake.receiveMessages(files);
    await intake.decodeWaiting();
    expect(await states()).toEqual(['applied', 'applied', 'applied']);
  });

  it('R-04: sets aside the message over which processes end, and lets its neighbours through', async () => {
    const seen: string[][] = [];
    const intake = intakeWith((real) => async (tx, heard) => {
      const boxes = heard.map(({ messages }) => /[A-Z]{4}\d{7}/.exec(JSON.stringify(messages))![0]);
      seen.push(boxes);
      if (boxes.includes('POIS0000001')) throw new DatabaseUnavailable(new Error('as if the process had ended here'));
      return real(tx, heard);
    });
    await intake.receiveMessages(
      ['TSTU0000001', 'POIS0000001', 'TSTU0000002'].map((no) => ({ source: 'upload' as const, fileName: null, bytes: report(no) })),
    );
    // What it noted is all that an ended process leaves; another one finds it.
    const endAndStart = async (): Promise<void> => {
      await expect(intake.decodeWaiting()).rejects.toThrow('as if');
      await server.platform.database.query('system', `update intake_decoding set process = 'another'`);
    };
    await endAndStart();
    await endAndStart();
    await endAndStart();
    await intake.decodeWaiting();
    expect(seen).toEqual([
      ['TSTU0000001', 'POIS0000001', 'TSTU0000002'],
      ['TSTU0000001'],
      ['POIS0000001'],
      ['POIS0000001'],
      ['TSTU0000002'],
    ]);
    expect(await states()).toEqual(['applied', 'quarantined', 'applied']);
    const { rows } = await server.platform.database.query<{ reason: string }>(
      'system',
      `select reason from intake_message where state = 'quarantined'`,
    );
    expect(rows[0]!.reason).toBe('ends-process');
  });

  it('A6, M backlog: takes the sources in turn and of each the oldest first', async () => {
    const order: string[] = [];
    const taken: number[] = [];
    const intake = intakeWith((real) => (tx, heard) => {
      order.push([...new Set(heard.map(({ source }) => source))].sort().join('+'));
      taken.push(...heard.filter(({ source }) => source === 'ningbo-edi').map(({ messageId }) => messageId));
      return real(tx, heard);
    });
    const backlog = Array.from({ length: 450 }, (_, i) => ({
      source: 'ningbo-edi' as const,
      fileName: null,
      bytes: report(`TSTU${String(i).padStart(7, '0')}`),
    }));
    await intake.receiveMessages(backlog);
    await intake.receiveMessages([{ source: 'customs' as const, fileName: null, bytes: readFileSync(customsSample) }]);
    await intake.decodeWaiting();
    // A lane that has fallen behind takes more at once.
    expect(order).toEqual(['customs+ningbo-edi', ...Array.from({ length: 7 }, () => 'ningbo-edi')]);
    // The newest of a backlog never goes before its oldest.
    expect(taken).toHaveLength(450);
    expect(taken).toEqual(taken.toSorted((a, b) => a - b));
  });

  it('lets a file of one port through while that of another is at work, and each lane keeps its order', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const intake = intakeWith((real) => async (tx, heard) => {
      if (heard.some(({ source }) => source === 'ningbo-edi')) await held;
      return real(tx, heard);
    });
    const send = (source: 'ningbo-edi' | 'upload', containerNo: string) =>
      intake.receiveMessages([{ source, fileName: null, bytes: report(containerNo) }]);
    await send('ningbo-edi', 'TSTU0000001');
    const first = intake.decodeWaiting();
    await send('upload', 'TSTU0000002');
    const second = intake.decodeWaiting();
    await waitFor('the lane beside', async () => (await states())[1] === 'applied');
    expect(await states()).toEqual(['received', 'applied']);
    // What comes for a lane at work waits for it, and holds nobody up meanwhile.
    await send('ningbo-edi', 'TSTU0000003');
    await send('upload', 'TSTU0000004');
    const third = intake.decodeWaiting();
    await waitFor('the next of the lane beside', async () => (await states())[3] === 'applied');
    expect(await states()).toEqual(['received', 'applied', 'received', 'applied']);
    release();
    await Promise.all([first, second, third]);
    expect(await states()).toEqual(['applied', 'applied', 'applied', 'applied']);
  });

  it('R-04: counts an end against nobody who was at work in another lane', async () => {
    const seen: string[][] = [];
    const intake = intakeWith((real) => async (tx, heard) => {
      const boxes = heard.map(({ messages }) => /[A-Z]{4}\d{7}/.exec(JSON.stringify(messages))![0]);
      seen.push(boxes);
      if (boxes.includes('POIS0000001')) throw new DatabaseUnavailable(new Error('as if the process had ended here'));
      return real(tx, heard);
    });
    const [poison, innocent] = await intake.receiveMessages([
      { source: 'ningbo-edi', fileName: null, bytes: report('POIS0000001') },
      { source: 'upload', fileName: null, bytes: report('TSTU0000001') },
    ]);
    const { database } = server.platform;
    // Both lanes were at work in a process that has ended.
    await database.query(
      'system',
      `insert into intake_decoding (lane, process, message_ids) values ('NB', 'another', array[$1::bigint]), ('upload', 'another', array[$2::bigint])`,
      [poison!.messageId, innocent!.messageId],
    );
    const triesOf = async (id: number) =>
      (await database.query<{ tries: number }>('system', 'select tries from intake_message where id = $1', [id])).rows[0]!.tries;
    for (let end = 0; end < 2; end++) await expect(intake.decodeWaiting()).rejects.toThrow('as if');
    await intake.decodeWaiting();
    expect(seen.every((boxes) => boxes.length === 1)).toBe(true);
    expect(await triesOf(innocent!.messageId)).toBe(1);
    expect(await states()).toEqual(['quarantined', 'applied']);
  });

  it('R-04: sets nothing aside while a table is missing, and applies what waited once it is back', async () => {
    const { database } = server.platform;
    let calls = 0;
    const intake = intakeWith((real) => (tx, heard) => (calls++, real(tx, heard)));
    await intake.receiveMessages(
      ['TSTU0000001', 'TSTU0000002'].map((no) => ({ source: 'upload' as const, fileName: null, bytes: report(no) })),
    );
    await database.query('system', 'alter table tracking_fact rename to tracking_fact_away');
    await expect(intake.decodeWaiting()).rejects.toMatchObject({ code: '42P01' });
    // Left to the job, which waits before it tries again.
    expect(calls).toBe(1);
    expect(await states()).toEqual(['received', 'received']);
    await database.query('system', 'alter table tracking_fact_away rename to tracking_fact');
    await intake.decodeWaiting();
    expect(await states()).toEqual(['applied', 'applied']);
  });

  it('takes a batch again as a whole when the same process failed over it', async () => {
    let batches = 0;
    const intake = intakeWith((real) => async (tx, heard) => {
      if (++batches === 1) throw new DatabaseUnavailable(new Error('database away'));
      expect(heard).toHaveLength(2);
      return real(tx, heard);
    });
    await intake.receiveMessages(
      ['TSTU0000001', 'TSTU0000002'].map((no) => ({ source: 'upload' as const, fileName: null, bytes: report(no) })),
    );
    await expect(intake.decodeWaiting()).rejects.toThrow('database away');
    await intake.decodeWaiting();
    expect(await states()).toEqual(['applied', 'applied']);
  });

  it('stops between two batches when work stops, and leaves the rest waiting', async () => {
    let release = (): void => {};
    let batches = 0;
    const held = new Promise<void>((resolve) => (release = resolve));
    const intake = intakeWith((real) => async (tx, heard) => {
      batches++;
      await held;
      return real(tx, heard);
    });
    const files = Array.from({ length: 450 }, (_, i) => ({
      source: 'upload' as const,
      fileName: null,
      bytes: report(`TSTU${String(i).padStart(7, '0')}`),
    }));
    await intake.receiveMessages(files);
    const work = await intake.module.startWork!();
    const decoding = intake.decodeWaiting();
    await waitFor('the first batch', () => batches === 1);
    await work.stop();
    release();
    await decoding;
    expect(batches).toBe(1);
    expect((await states()).filter((state) => state === 'received')).toHaveLength(442);
  });
});
