/** Calls of long exports. */
import { exportTask, type ExportTask } from '@mastlight/domain/export-task/contract';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { ExportTask } from '@mastlight/domain/export-task/contract';

/** While one is made, how far it is is asked so often, in ms. */
const askEveryMs = 2_000;

/** Whether it is not over yet. */
export const isOpen = ({ state }: ExportTask): boolean => state === 'waiting' || state === 'running';

/** The own long exports of today, and those that are not over, the latest first; asked for again while there are such. */
export const tasksQuery = queryOptions({
  queryKey: ['export-task'],
  queryFn: async ({ signal }): Promise<readonly ExportTask[]> => {
    const { list } = await callEndpoint(exportTask.listTasks, {}, { signal });
    const today = shanghaiDay(Date.now());
    return list.filter((task) => isOpen(task) || task.createTime.startsWith(today));
  },
  refetchInterval: ({ state }) => (state.data?.some(isOpen) ? askEveryMs : false),
});

/** Cancels one; errors are shown by the call. */
export async function cancelTask(client: QueryClient, id: number): Promise<void> {
  await callEndpoint(exportTask.cancelTask, { id });
  await client.invalidateQueries({ queryKey: tasksQuery.queryKey });
}

/** Begins one anew as it was asked for; errors are shown by the call. */
export async function startAgain(client: QueryClient, id: number): Promise<void> {
  await callEndpoint(exportTask.startAgain, { id });
  await client.invalidateQueries({ queryKey: tasksQuery.queryKey });
}
