// Guarantee: an error's line tells what failed and where, with its SQLSTATE,
// and nothing of the connection it came over; S-13 holds for it as well.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherLog } from '../scenarios/gather-log';
import { startTestServer, type TestServer } from '../scenarios/start-test-server';
import { Database } from './db/database';

const phone = '13812345678';
const token = 'a'.repeat(43);

describe('errors in the log', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ env: { ROLES: 'http' } })));
  afterAll(() => server.stop());

  it('A19 a lost connection costs a short line, without statements and without the key that cancels them', async () => {
    const gathered = gatherLog();
    const database = new Database(server.config.databaseUrl, gathered.log, { max: 1 });
    const lost = database.run('system', async (connection) => {
      const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid, $1::text as secret_of_a_statement', [
        phone,
      ]);
      const running = connection.query('select pg_sleep(60)');
      // Awaited together: the end may come before the answer of who brought it about.
      await Promise.all([running, server.platform.database.query('system', 'select pg_terminate_backend($1)', [rows[0]!.pid])]);
    });
    const error: unknown = await lost.catch((failure: unknown) => failure);
    gathered.log.error({ err: error, requestId: 'r1' }, 'request failed');
    await database.close();
    const line = gathered.lines.at(-1)!;
    expect(line).toMatchObject({
      requestId: 'r1',
      err: { name: 'DatabaseUnavailable', errorCode: '57P01', stack: expect.stringContaining(' at ') as string },
    });
    for (const text of gathered.lines.map((each) => JSON.stringify(each))) {
      expect(text.length).toBeLessThan(4_000);
      expect(text).not.toMatch(/secretKey|processID|secret_of_a_statement|_events|connectionParameters/);
    }
  });

  it('S-13 keeps phones and tokens out of messages, causes and lone errors', () => {
    const gathered = gatherLog();
    const cause = Object.assign(new Error(`no route to ${token}`), { code: 'ECONNREFUSED', address: phone });
    gathered.log.warn({ err: new AggregateError([cause], `call of ${phone} failed`, { cause }) }, 'x');
    gathered.log.warn(new Error(`lone ${phone}`));
    gathered.log.warn(new Error('one'), `text ${phone}`);
    expect(gathered.text()).not.toContain(phone);
    expect(gathered.text()).not.toContain(token);
    expect(gathered.lines).toMatchObject([
      { err: { message: 'call of 1********** failed', causes: [{ errorCode: 'ECONNREFUSED' }, { errorCode: 'ECONNREFUSED' }] } },
      { msg: 'lone 1**********', err: { message: 'lone 1**********' } },
      { msg: 'text 1**********', err: { message: 'one' } },
    ]);
  });

  it('S-13 cuts codes as ever', () => {
    const gathered = gatherLog();
    gathered.log.warn({ code: '123456', sms: { code: '123456' } }, 'sent');
    expect(gathered.text()).not.toContain('123456');
  });
});
