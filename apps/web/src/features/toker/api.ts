/** Calls of finding customers, and what the cache keeps of their answers. */
import { toker, type CompanyCard } from '@mastlight/domain/toker/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { payFor } from '../billing';
import { savedWishOf, wishOf, type TokerSearch } from './toker-search';

export type { CompanyCard };
export type Company = ResponseData<typeof toker.showCompany>;
export type Mark = RequestInput<typeof toker.saveMark>;

const root = 'toker';
export const pageSize = 20;
interface Asked {
  readonly signal: AbortSignal;
}

export const companiesQuery = (search: TokerSearch) => ({
  queryKey: [root, 'list', wishOf(search), search.page ?? 1, search.view ?? '', search.day ?? ''] as const,
  queryFn: async ({ signal }: Asked): Promise<Omit<ResponseData<typeof toker.searchCompanies>, 'facets'> & { facets?: Facets }> =>
    search.view === 'marked'
      ? callEndpoint(toker.listMarks, { page: search.page ?? 1, limit: pageSize, ...(search.day && { nextDay: search.day }) }, { signal })
      : callEndpoint(toker.searchCompanies, { ...wishOf(search), page: search.page ?? 1, limit: pageSize }, { signal }),
  placeholderData: keepPreviousData,
});
export type Facets = ResponseData<typeof toker.searchCompanies>['facets'];

export const companyQuery = (id: number) => ({
  queryKey: [root, 'company', id] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(toker.showCompany, { id: String(id) }, { signal }),
});
export const searchesQuery = () => ({
  queryKey: [root, 'searches'] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(toker.listSearches, {}, { signal }),
  // How many companies are new changes with each edition.
  refetchOnMount: 'always' as const,
});

export const ownTradeQuery = () => ({
  queryKey: [root, 'own'] as const,
  queryFn: ({ signal }: Asked) => callEndpoint(toker.listOwnTrade, {}, { signal }),
});

export const exportFound = (search: TokerSearch) => callForFile(toker.exportCompanies, wishOf(search));

/** Asks everything again that a company stands in. */
export const refreshCompanies = (client: QueryClient) =>
  Promise.all(['list', 'company'].map((what) => client.invalidateQueries({ queryKey: [root, what] })));

/** Opens contacts for their price, which is asked about first. @throws ChargeDeclined as `payFor` does */
export async function openContacts(client: QueryClient, id: number): Promise<void> {
  await payFor({ port: defaultPort, fee: 'FEE_TOKER' }, [[id]], (_ids, { allowReal, allowRealFen }) =>
    callEndpoint(toker.openContacts, { id: String(id), ...(allowReal && { allowReal: 'true', allowRealFen: String(allowRealFen) }) }),
  );
  await refreshCompanies(client);
}

export async function saveMark(client: QueryClient, mark: Mark): Promise<void> {
  await callEndpoint(toker.saveMark, mark);
  await refreshCompanies(client);
}

export async function saveSearch(client: QueryClient, name: string, search: TokerSearch): Promise<void> {
  await callEndpoint(toker.saveSearch, { name, wish: savedWishOf(search) });
  await client.invalidateQueries({ queryKey: [root, 'searches'] });
}

/** Has a message sent when new companies come that a search finds, or not any more. */
export async function pushSearch(client: QueryClient, id: number, on: boolean): Promise<void> {
  await callEndpoint(toker.pushSearch, { id, on });
  await client.invalidateQueries({ queryKey: [root, 'searches'] });
}

export async function deleteSearch(client: QueryClient, id: number): Promise<void> {
  await callEndpoint(toker.deleteSearch, { id });
  await client.invalidateQueries({ queryKey: [root, 'searches'] });
}
