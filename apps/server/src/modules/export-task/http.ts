import { exportTask } from '@mastlight/domain/export-task/contract';
import { implement, type Route } from '../../platform/http/route';
import { cancelTask } from './operations/cancel-task';
import { addMailed, deleteMailed, pauseMailed, sendMailed } from './operations/keep-mailed';
import { startTask } from './operations/start-task';
import type { Parts } from './parts';
import { listMailed } from './queries/list-mailed';
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
    listMailed: async (_request, { own }) =>
      own.answer({ list: await listMailed(database, own), mailbox: await parts.mailboxes.findMailbox(own) }),
    addMailed: async (wish, { own }) => own.answer({ id: await addMailed(parts, own, wish) }),
    pauseMailed: ({ id, isPaused }, { own }) => own.done(pauseMailed(parts, own, id, isPaused)),
    deleteMailed: ({ id }, { own }) => own.done(deleteMailed(parts, own, id)),
    sendMailed: ({ id }, { own }) => own.done(sendMailed(parts, own, id)),
    cancelTask: async ({ id }, { own }) => {
      own.found(await findTask(database, own, id));
      return own.done(cancelTask(parts, own, id));
    },
  });
}
