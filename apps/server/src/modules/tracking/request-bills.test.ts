// Guarantee: bills that are asked for while a batch of messages has the turn
// wait in line, and other work goes on beside them.
import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { addJob } from '../../platform/queue/queue';
import { followForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { deriveRequested } from './lane-jobs';
import { takeTurn } from './store/turn';

/** Any work of another kind. */
const decodeMessages = defineJob('intake.decode', 1, noBody);

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

/** Jobs of a name, and how many of them a worker has taken. */
async function countJobs(name: string): Promise<{ waiting: number; taken: number }> {
  const { rows } = await server.platform.database.query<{ waiting: number; taken: number }>(
    'system',
    `select count(*)::int as waiting, count(locked_by)::int as taken from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = task_id where identifier = $1`,
    [name],
  );
  return rows[0]!;
}

it('A5 bills that wait for the turn hold one worker, not all, and are derived together', async () => {
  const { database } = server.platform;
  const billNos = Array.from({ length: 8 }, (_, i) => `TSTB2600000${i}`);
  const port = createPortVoice(server.platform);
  for (const billNo of billNos) await port.manifest(billNo, ['CSQU3054383']);
  await database.query('system', 'create table derivation_run (n int)');
  await database.query(
    'system',
    `create function note_run() returns trigger language plpgsql as $$ begin
       if (select identifier from graphile_worker._private_tasks where id = new.task_id) = '${deriveRequested.name}' then insert into derivation_run values (1); end if;
       return new;
     end $$`,
  );
  await database.query(
    'system',
    `create trigger note_run after update on graphile_worker._private_jobs for each row
     when (old.locked_by is null and new.locked_by is not null) execute function note_run()`,
  );
  await inTransaction(database, 'system', async (turn) => {
    await takeTurn(turn, ['NB']);
    for (const billNo of billNos) await followForTest(server.platform, 'NB', [billNo]);
    await waitFor('one to wait for the turn', async () => (await countJobs(deriveRequested.name)).taken > 0);
    await inTransaction(database, 'system', (tx) => addJob(tx, decodeMessages, {}));
    await waitFor('other work to be done', async () => (await countJobs(decodeMessages.name)).waiting === 0);
    expect(await countJobs(deriveRequested.name)).toEqual({ waiting: billNos.length, taken: 1 });
  });
  await waitFor('all of them to be derived', async () => (await countJobs(deriveRequested.name)).waiting === 0);
  // The first of them had begun before the others were there.
  expect((await database.query('system', 'select from derivation_run')).rowCount).toBe(1);
  const derived = await database.query('system', 'select from tracking_bill where bill_no = any($1) and heard_ms is not null', [billNos]);
  expect(derived.rowCount).toBe(billNos.length);
});
