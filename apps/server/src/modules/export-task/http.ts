import { exportTask } from '@mastlight/domain/export-task/contract';
import { implement, type Route } from '../../platform/http/route';
import { cancelTask } from './operations/cancel-task';
import { startTask } from './operations/start-task';
import type { Parts } from './parts';
import { findTask, findWish, listTasks } from './queries/find-tasks';

/** Binds the contract to operations and queries. */
export function createExportTaskRoutes(parts: Parts): Route[] {
  const { database } = parts.platform;
  return implement('export-task', exportTask, {
    startTask: async ({ list, wish }, { own }) => own.answer({ id: await startTask(parts, own, list, wish) }),
    startAgain: async ({ id }, { own }) => {
      const { list, wish } = own.found(await findWish(database, own, id));
      return own.answer({ id: await startTask(parts, own, list, wish) });
    },
    findTask: async ({ id }, { own }) => own.answer(own.found(await findTask(database, own, id))),
    listTasks: async (_request, { own }) => own.answer({ list: await listTasks(database, own) }),
    cancelTask: async ({ id }, { own }) => {
      own.found(await findTask(database, own, id));
      return own.done(cancelTask(parts, own, id));
    },
  });
}
