/** Calls of lists that are sent by mail. */
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { exportTask } from '@mastlight/domain/export-task/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { MailedList } from '@mastlight/domain/export-task/contract';

/** While a mail is on its way, what became of it is asked so often, in ms. */
const askEveryMs = 3_000;

/** The own lists that are sent by mail, and where to. */
export const mailedQuery = queryOptions({
  queryKey: ['export-task', 'mailed'],
  queryFn: ({ signal }) => callEndpoint(exportTask.listMailed, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.list.some(({ lastState }) => lastState === 'waiting' || lastState === 'sending') ? askEveryMs : false,
});

export const refreshMailed = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: mailedQuery.queryKey });

export const addMailed = (wish: RequestInput<typeof exportTask.addMailed>) => callEndpoint(exportTask.addMailed, wish);
export const pauseMailed = (id: number, isPaused: boolean) => callEndpoint(exportTask.pauseMailed, { id, isPaused });
export const deleteMailed = (id: number) => callEndpoint(exportTask.deleteMailed, { id });
export const sendMailed = (id: number) => callEndpoint(exportTask.sendMailed, { id });
