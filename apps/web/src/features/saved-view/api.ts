/** Calls of saved views. */
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { savedView, type SavedView } from '@mastlight/domain/saved-view/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { SavedView } from '@mastlight/domain/saved-view/contract';

/** The views of a list, the own ones first. */
export function viewsQuery(list: string) {
  return queryOptions({
    queryKey: ['saved-view', list],
    queryFn: async ({ signal }): Promise<readonly SavedView[]> => (await callEndpoint(savedView.listViews, { list }, { signal })).list,
  });
}

/** Saves a view, or gives one of this id another name. */
export async function saveView(client: QueryClient, wish: RequestInput<typeof savedView.saveView>): Promise<void> {
  await callEndpoint(savedView.saveView, wish);
  await client.invalidateQueries({ queryKey: viewsQuery(wish.list).queryKey });
}

/** Deletes a view of a list; errors are shown by the call. */
export async function deleteView(client: QueryClient, list: string, id: number): Promise<void> {
  await callEndpoint(savedView.deleteView, { id });
  await client.invalidateQueries({ queryKey: viewsQuery(list).queryKey });
}
