/** A valid request for each endpoint, for the authorization matrix. */
import type { SamplesOf } from '../contract-kit/sample';
import type { exportTask } from './contract';

export const exportTaskSamples: SamplesOf<typeof exportTask> = {
  startTask: () => ({ list: 'bills', wish: { columns: ['billNo'] } }),
  startAgain: ({ exportTaskId }) => ({ id: exportTaskId }),
  findTask: ({ exportTaskId }) => ({ id: exportTaskId }),
  listTasks: () => ({}),
  cancelTask: ({ exportTaskId }) => ({ id: exportTaskId }),
};
