/** Calls of membership. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { membership } from '@mastlight/domain/membership/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type Mine = ResponseData<typeof membership.showMine>;
export type Offer = Mine['offers'][number];
export type LevelRow = ResponseData<typeof membership.listLevels>['list'][number];

const root = 'membership';

/** The levels there are. */
export const levelsQuery = queryOptions({
  queryKey: [root, 'levels'],
  queryFn: async ({ signal }) => (await callEndpoint(membership.listLevels, {}, { signal })).list,
});

/** What the identity of now has, and what it is offered. */
export const mineQuery = queryOptions({
  queryKey: [root, 'mine'],
  queryFn: ({ signal }) => callEndpoint(membership.showMine, {}, { signal }),
});

/** Buys what was shown; a refusal has been told. */
export const buyTerm = (wish: RequestInput<typeof membership.upgrade>) => callEndpoint(membership.upgrade, wish);

export const refreshMembership = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
