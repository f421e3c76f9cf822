import { createHash } from 'node:crypto';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { openTasksMax, tasksPerDay } from '@mastlight/domain/export-task/limits';
import { exportTaskRefusals as refusals } from '@mastlight/domain/export-task/refusals';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import { readRequest } from '../../../platform/http/read-request';
import type { Session } from '../../../platform/http/session';
import { takeOfPersonDay } from '../../../platform/person-day';
import { addJob } from '../../../platform/queue/queue';
import { runTaskJob } from '../run-task-job';
import { mayExport } from '../may-export';
import type { Parts } from '../parts';
import * as store from '../store';

/** So many exports run at once; the other workers of the queue are left to what is short. */
const lines = 2;

/** One line for all tasks of an identity, so that they run one after the other. */
const lineOf = (ownerKey: string): string => `export-task ${createHash('sha256').update(ownerKey).digest()[0]! % lines}`;

/**
 * Has a list made into a file, as its own export would give it.
 *
 * @returns the task's id.
 * @throws BusinessError 400 for what the list's export does not take, and while too many are open; 403 for who may not
 * export it; 429 when he has started enough today.
 */
export async function startTask({ platform, exports }: Parts, session: Session, list: string, wish: object): Promise<number> {
  const { database, clock, config } = platform;
  const { userId, ownerKey, tokenDigest } = session;
  const found = exports().find(({ name }) => name === list);
  if (!found) throw refuse(refusals.unknownList, {}, { field: 'list' });
  if (!mayExport(session, found)) throw new BusinessError(403);
  // What the list's own contract does not declare is kept nowhere (S-08).
  const declared = readRequest(found.endpoint, wish) as object;
  return inTransaction(database, session, async (tx) => {
    await store.lockOwner(tx, ownerKey);
    if ((await store.countOpen(tx, ownerKey)) >= openTasksMax) throw refuse(refusals.tooMany, {});
    const nowMs = clock.nowMs();
    const counted = { 'export-task.started': { count: 1, max: tasksPerDay * config.quotaFactor } } as const;
    if (!(await takeOfPersonDay(tx, { userId, day: shanghaiDay(nowMs) }, counted))) throw refuse(refusals.enoughToday, {});
    const id = await store.insertTask(tx, { ownerKey, userId, tokenDigest, list, wish: declared }, nowMs);
    await addJob(tx, runTaskJob, { id }, { line: lineOf(ownerKey) });
    return id;
  });
}
