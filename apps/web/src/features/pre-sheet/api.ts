/** Calls of pre-sheets. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { Agent } from '@mastlight/domain/pre-sheet/agent';
import { preSheet, type PreSheetRow } from '@mastlight/domain/pre-sheet/contract';
import { pageSizeDefault } from '@mastlight/domain/pre-sheet/limits';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { PreSheetRow };
export type Wish = RequestInput<typeof preSheet.batchUpdates>['list'][number];
export type Saved = ResponseData<typeof preSheet.batchUpdates>['list'][number];

/** The first part of every key in the cache. */
export const product = 'pre-sheet';

/** The agents that are worked with, in the order of the menu. */
export const fetchAgents = async (): Promise<readonly Agent[]> => (await callEndpoint(preSheet.listAgents, {})).list;

export const agentsQuery = queryOptions({ queryKey: [product, 'agents'], queryFn: fetchAgents });

export const settingsQuery = queryOptions({
  queryKey: [product, 'settings'],
  queryFn: ({ signal }) => callEndpoint(preSheet.showSettings, {}, { signal }),
});
export const saveSettings = (settings: RequestInput<typeof preSheet.saveSettings>) =>
  callEndpoint(preSheet.saveSettings, settings, { showsErrors: false });

/** A page of what was written for an agent, the newest first. */
export const historyQuery = (agentCode: string, pageNo: number) =>
  queryOptions({
    queryKey: [product, 'history', agentCode, pageNo],
    queryFn: ({ signal }) => callEndpoint(preSheet.getPreDataByUserId, { agentCode, pageNo, pageSize: pageSizeDefault }, { signal }),
    placeholderData: (before) => before,
  });

/** One of the own; null: there is none by that number. */
export async function fetchSheet(id: number): Promise<PreSheetRow | null> {
  const { list } = await callEndpoint(preSheet.getPreDataByUserId, { id }, { showsErrors: false });
  return list[0] ?? null;
}

/** Keeps one, by the call that keeps many. @throws CallError */
export async function saveSheet(wish: Wish): Promise<Saved> {
  const { list } = await callEndpoint(preSheet.batchUpdates, { list: [wish] }, { showsErrors: false });
  return list[0]!;
}

export const submitSheet = (id: number, version: number) => callEndpoint(preSheet.submit, { id, version });
export const withdrawSheet = (id: number) => callEndpoint(preSheet.withdraw, { id });
export const deleteSheet = (id: number) => callEndpoint(preSheet.deleteSheets, { ids: [id] });
