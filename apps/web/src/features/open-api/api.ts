/** Calls of a company's keys. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { openApi, type ApiKey } from '@mastlight/domain/open-api/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { ApiKey };
export type KeyUsage = ResponseData<typeof openApi.listKeys>['usage'][number];

const root = 'open-api';

/** The keys of the company of now, and how they were used. */
export const keysQuery = queryOptions({
  queryKey: [root],
  queryFn: ({ signal }) => callEndpoint(openApi.listKeys, {}, { signal }),
});

/** Makes a key; its answer alone has it. */
export const makeKey = (wish: RequestInput<typeof openApi.makeKey>) => callEndpoint(openApi.makeKey, wish);

/** Ends a key. */
export const revokeKey = (id: number) => callEndpoint(openApi.revokeKey, { id });

export const refreshKeys = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
