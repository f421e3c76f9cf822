// Guarantee: messages that come at the same time are stored together, each with its own receipt; one that cannot be
// stored is refused alone, and the same bytes at the same time are one message and a duplicate.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../platform/db/database-errors';
import { MonthParts } from '../../platform/db/month-parts';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { Receiving } from './operations/receive-messages';
import { DecodingRequests } from './request-decoding';

let server: TestServer;
beforeEach(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
afterEach(() => server.stop());

const message = (text: string) => ({ source: 'ningbo-edi' as const, fileName: null, bytes: Buffer.from(text) });
const stored = async () =>
  (
    await server.platform.database.query<{ id: number; text: string; transaction: string }>(
      'system',
      `select m.id, convert_from(r.bytes, 'utf8') as text, m.xmin::text as transaction from intake_message m join intake_raw r on r.message_id = m.id order by m.id`,
    )
  ).rows;

describe('receiveMessage', () => {
  it('forty at once are two transactions, each told its own number', async () => {
    const { intake } = doorsForTest(server.platform);
    const texts = Array.from({ length: 40 }, (_, index) => `message ${index}`);
    const receipts = await Promise.all(texts.map((text) => intake.receiveMessage(message(text))));
    const rows = await stored();
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(2);
    expect(receipts.map(({ messageId }) => rows.find(({ id }) => id === messageId)?.text)).toEqual(texts);
  });

  it('one that cannot be stored is refused alone', async () => {
    const { intake } = doorsForTest(server.platform);
    await server.platform.database.query('system', `alter table intake_message add constraint no_bad_names check (file_name <> 'bad.edi')`);
    const answers = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((text) => intake.receiveMessage({ ...message(text), fileName: text === 'c' ? 'bad.edi' : 'good.edi' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await stored()).map(({ text }) => text)).toEqual(['a', 'b', 'd']);
  });

  it('the same bytes at the same time: one message, the others point to it', async () => {
    const { intake } = doorsForTest(server.platform);
    const receipts = await Promise.all(['x', 'same', 'same', 'same'].map((text) => intake.receiveMessage(message(text))));
    expect(receipts.map(({ state }) => state)).toEqual(['received', 'received', 'duplicate', 'duplicate']);
    expect(await stored()).toHaveLength(2);
  });

  it('without the database all of a round are refused at once, none is tried alone', async () => {
    const { platform } = server;
    let tries = 0;
    const gone = Object.create(platform.database, {
      run: { value: () => (tries++, Promise.reject(new DatabaseUnavailable(new Error('gone')))) },
    }) as typeof platform.database;
    const without = { ...platform, database: gone };
    const months = new MonthParts(platform.database, 'intake_raw');
    const receiving = new Receiving(without, doorsForTest(server.platform).tracking, months, new DecodingRequests(without));
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((text) => receiving.receiveOne(message(text))));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
    expect(tries).toBe(2);
  });
});
