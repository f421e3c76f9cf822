/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { exportTask } from './contract';

export const exportTaskSamples: SamplesOf<typeof exportTask> = {
  startTask: () => ({ list: 'bills', wish: { columns: ['billNo'] } }),
  startAgain: ({ exportTaskId }) => ({ id: exportTaskId }),
  findTask: ({ exportTaskId }) => ({ id: exportTaskId }),
  listTasks: () => ({}),
  listMailed: () => ({}),
  addMailed: ({ provenMailbox }) => ({
    list: 'bills',
    wish: { columns: ['billNo'] },
    name: provenMailbox,
    weekdays: [1],
    hours: [8],
  }),
  pauseMailed: ({ mailedListId }) => ({ id: mailedListId, isPaused: true }),
  deleteMailed: ({ mailedListId }) => ({ id: mailedListId }),
  sendMailed: ({ mailedListId, provenMailbox: _to }) => ({ id: mailedListId }),
  cancelTask: ({ exportTaskId }) => ({ id: exportTaskId }),
};
