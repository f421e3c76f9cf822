import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { exportMegabytesMax } from '@mastlight/domain/export-task/limits';
import { exportTaskTexts as texts } from '@mastlight/domain/export-task/messages';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import { inTransaction } from '../../../platform/db/transaction';
import { readRequest } from '../../../platform/http/read-request';
import type { Session } from '../../../platform/http/session';
import type { LongExport } from '../../../platform/list/long-export';
import { bytesOf } from '../bytes-of';
import { mayExport } from '../may-export';
import type { Parts } from '../parts';
import * as store from '../store';

/** The task is not wanted any more. */
class NotWanted extends Error {}
/** Whoever makes the file stops; the next one makes it. */
class CutOff extends Error {}

const tellEveryMs = 1_000;
const bytesMax = exportMegabytesMax * 1_048_576;

/**
 * Makes the file of a task and keeps it. Cut off, it is begun anew by whoever takes up the job; however often that is, the
 * task gets one file.
 *
 * @param stopping aborted when this process ends
 * @throws Error when it was cut off or the database is gone: the job is to be done again.
 */
export async function runTask(parts: Parts, id: number, stopping: AbortSignal): Promise<void> {
  const { database, log } = parts.platform;
  const task = await inTransaction(database, 'system', (tx) => store.beginTask(tx, id));
  if (!task) return;
  try {
    await makeFile(parts, task, stopping);
  } catch (error) {
    if (error instanceof NotWanted) return;
    if (error instanceof CutOff || isDatabaseGone(error)) throw error;
    if (!(error instanceof BusinessError)) log.error({ err: error, task: id }, 'a long export has failed');
    const reason = error instanceof BusinessError ? error.message : texts.notMade;
    await inTransaction(database, 'system', (tx) => store.setFailed(tx, id, reason));
  }
}

async function makeFile(parts: Parts, task: store.Task, stopping: AbortSignal): Promise<void> {
  const { platform, files } = parts;
  const { database, clock } = platform;
  let toldMs = -Infinity;
  let rows = 0;
  const tell = async (done: number, total: number): Promise<void> => {
    if (stopping.aborted) throw new CutOff('The server stops.');
    rows = total;
    const nowMs = clock.nowMs();
    await inTransaction(database, 'system', async (tx) => {
      if (!(await store.holdRunning(tx, task.id))) throw new NotWanted();
      if (nowMs - toldMs >= tellEveryMs) await store.tellRows(tx, task.id, { done, total });
      else return;
      toldMs = nowMs;
    });
  };
  const { session, found } = await findRight(parts, task);
  const answer = await found.open(session, readRequest(found.endpoint, task.wish) as never, tell);
  const bytes = await bytesOf(answer.body, bytesMax, texts.tooLarge);
  // Whoever lost his right meanwhile gets no file.
  await findRight(parts, task);
  const name = answer.fileName!;
  const url = await files.keepMade(task, { bytes, kind: 'xlsx', name });
  await inTransaction(database, 'system', async (tx) => {
    if (!(await store.holdRunning(tx, task.id))) return;
    if (!(await files.takeUse(tx, task, url, 'export'))) throw new Error('The file of an export is gone before it was used.');
    await store.setDone(tx, task.id, { name, url, rows });
  });
}

/** @throws BusinessError 403 when the session that asked has ended, or may not export the list any more. */
async function findRight({ account, exports }: Parts, task: store.Task): Promise<{ session: Session; found: LongExport }> {
  const session = await account.findLiveSession(task.tokenDigest);
  const found = exports().find(({ name }) => name === task.list);
  const isHis = session?.ownerKey === task.ownerKey && session.userId === task.userId;
  if (!session || !isHis || !found || !mayExport(session, found)) throw new BusinessError(403, texts.noRight);
  return { session, found };
}
