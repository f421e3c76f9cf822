/** Calls about client companies and what the cache keeps of their answers. */
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { Client } from '@mastlight/domain/bill-subscription/client-contract';
import { pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint, callForFile } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { refreshProduct } from '../../platform/list/list-rows';
import { clientSearch, type ClientSearch } from './list-search';

export type { Client };
export type ClientBill = ResponseData<typeof billSubscription.showClientBills>['list'][number];
/** A client as a list shows it; nothing is pushed of it, so it has one version. */
export type ClientRow = Client & { readonly version: number };
export type ClientEdit = RequestInput<typeof billSubscription.saveClient>;

const product = 'bill-subscription';
const asked = { showsErrors: false } as const;

/** Its columns are nobody's to choose. */
const noColumns = [] as const;

/** The client companies of the identity (R-2.3-25). */
export const clientList: ListDeclaration<ClientRow, ClientSearch, { list: ClientRow[]; total: number }, { keyword?: string }> = {
  product,
  name: 'clients',
  columns: () => noColumns,
  search: clientSearch,
  region: null,
  // Nobody else's news: what has changed here, his own identity has changed.
  ownFields: ['clientName', 'contact', 'phone', 'remark', 'count', 'ports', 'contacts', 'alike', 'key'],
  filterOf: ({ keyword }) => (keyword ? { keyword } : {}),
  fetchPage: async (filter, { page, limit }, signal) => {
    const found = await callEndpoint(
      billSubscription.listClients,
      { ...filter, page, limit },
      { ...(signal && { signal }), showsErrors: false },
    );
    return { ...found, list: found.list.map((client) => ({ ...client, version: 0 })) };
  },
};

/** The clients that have bills at a port: what its list can be filtered by (R-3.1-08). */
export function usedClientsQuery(port: PortCode) {
  return queryOptions({
    queryKey: [product, 'clients', 'used', port],
    queryFn: ({ signal }) => callEndpoint(billSubscription.listClients, { systemKey: port, isUsed: '1' }, { signal, ...asked }),
    staleTime: 60_000,
  });
}

/** Clients offered at once while a name is typed. */
const offeredMax = 20;

/** The first clients whose name, contact or phone has what was typed. */
export function offeredClientsQuery(typed: string) {
  return queryOptions({
    queryKey: [product, 'clients', 'offered', typed],
    queryFn: ({ signal }) => callEndpoint(billSubscription.listClients, { keyword: typed, limit: offeredMax }, { signal, ...asked }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}

export const saveClient = (client: ClientEdit) => callEndpoint(billSubscription.saveClient, client, asked);
export const mergeClients = (id: number, intoId: number) => callEndpoint(billSubscription.mergeClients, { id, intoId });
export const deleteClient = (id: number) => callEndpoint(billSubscription.deleteClient, { id });
export const makeClientKey = (id: number) => callEndpoint(billSubscription.makeClientKey, { id });
export const revokeClientKey = (id: number) => callEndpoint(billSubscription.revokeClientKey, { id });

/** Asks again for clients, and for bills, which name them. */
export function refreshClients(client: QueryClient): Promise<void> {
  return refreshProduct(client, product);
}

/** How often a client's page asks again while it is looked at, in ms. */
const againMs = 60_000;

/** A page of the bills that a client's key opens. */
export function clientBillsQuery(key: string, page: number, limit: number = pageSizeDefault) {
  return queryOptions({
    queryKey: [product, 'client-bills', key, page, limit],
    queryFn: ({ signal }) => callEndpoint(billSubscription.showClientBills, { key, page, limit }, { signal, ...asked }),
    placeholderData: keepPreviousData,
    refetchInterval: againMs,
  });
}

/** A file that a client's key opens, with its name. @throws CallError that is not shown yet. */
export const fetchClientFile = (key: string, id: number) => callForFile(billSubscription.fetchClientFile, { key, id }, asked);
