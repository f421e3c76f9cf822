/** Calls of the bill list and what the cache keeps of their answers. */
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { refreshProduct } from '../../platform/list/list-rows';
import type { List } from '../../platform/list/use-list';
import { hearPortClock } from '../../platform/port-clock';
import { billSearch, deletedSearch, type BillSearch, type DeletedSearch } from './list-search';

export type { BillRow };
export type BillPage = ResponseData<typeof billSubscription.queryBillPage>;
export type BillDetail = ResponseData<typeof billSubscription.queryBillDetails>;
export type BillPreview = ResponseData<typeof billSubscription.previewBills>['list'][number];
export type DeletedPage = ResponseData<typeof billSubscription.queryDeleted>;
export type DeletedBill = DeletedPage['list'][number];
/** The bill list as a page has it. */
export type BillListOnScreen = List<BillRow, BillSearch, BillPage>;
type BillFilter = Omit<RequestInput<typeof billSubscription.queryBillPage>, 'page' | 'limit' | 'ids'>;
type DeletedFilter = Omit<RequestInput<typeof billSubscription.queryDeleted>, 'page' | 'limit'>;

/** First part of all keys in the cache: what a refresh asks for again. */
const product = 'bill-subscription';

/** The filter part of a view; what is not set is not sent. */
function filterOf(search: BillSearch): BillFilter {
  return {
    systemKey: search.port,
    ...(search.keyword && { keyword: search.keyword }),
    ...(search.client && { clientCompanyName: search.client }),
    ...(search.node && { node: search.node }),
    ...(search.wharf && { wharfCode: search.wharf }),
    ...(search.exception && { exception: search.exception }),
    ...(search.state && { status: search.state }),
    ...(search.sort && { sort: search.sort }),
  };
}

/** The list of subscribed bills. */
export const billList: ListDeclaration<BillRow, BillSearch, BillPage, BillFilter> = {
  product,
  name: 'logistics',
  columns: (search) => billColumnsOf(search.port),
  search: billSearch,
  region: (search) => search.port,
  topic: billRowsTopic,
  filterOf,
  fetchPage: async (filter, { ids, ...rows }, signal) => {
    const input = { ...filter, ...rows, ...(ids && { ids: [...ids] }) };
    const page = await callEndpoint(billSubscription.queryBillPage, input, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(page);
    return page;
  },
  exportRows: (filter, columns, ids) =>
    callForFile(billSubscription.exportBills, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
};

/** This list's columns are nobody's to choose. */
const noColumns: readonly ListColumn<DeletedBill>[] = [];

/** Deleted subscriptions, with the reason. */
export const deletedList: ListDeclaration<DeletedBill, DeletedSearch, DeletedPage, DeletedFilter> = {
  product,
  name: 'deleted',
  columns: () => noColumns,
  search: deletedSearch,
  region: null,
  filterOf: (search) => ({ systemKey: search.port, ...(search.keyword && { keyword: search.keyword }) }),
  fetchPage: (filter, { page, limit }, signal) =>
    callEndpoint(billSubscription.queryDeleted, { ...filter, page, limit }, { ...(signal && { signal }), showsErrors: false }),
};

export function billDetailQuery(port: PortCode, billNo: string) {
  return queryOptions({
    queryKey: [product, 'detail', port, billNo],
    queryFn: ({ signal }) =>
      callEndpoint(billSubscription.queryBillDetails, { systemKey: port, blno: billNo }, { signal, showsErrors: false }),
  });
}

export function clientsQuery(port: PortCode) {
  return queryOptions({
    queryKey: [product, 'clients', port],
    queryFn: ({ signal }) => callEndpoint(billSubscription.listClients, { systemKey: port }, { signal, showsErrors: false }),
    staleTime: 60_000,
  });
}

export function previewBills(port: PortCode, blnos: readonly string[], signal: AbortSignal) {
  return callEndpoint(billSubscription.previewBills, { systemKey: port, blnos: [...blnos] }, { signal, showsErrors: false });
}

/** Subscribes at one port; the other ports have paths of their own but take the same call with `systemKey`. */
export function subscribeBills(
  port: PortCode,
  blnos: readonly string[],
  options: { readonly clientName: string; readonly isAuto: boolean },
) {
  return callEndpoint(billSubscription.subscribeBills, {
    systemKey: port,
    blnos: [...blnos],
    ...(options.clientName && { clientCompanyName: options.clientName }),
    autoSubscribe: options.isAuto,
  });
}

export function deleteBills(ids: readonly number[]) {
  return callEndpoint(billSubscription.deleteBills, { ids: [...ids] });
}

export function recallBills(ids: readonly number[]) {
  return callEndpoint(billSubscription.recallDeleted, { ids: [...ids] });
}

export function updateVesselVoyage(id: number, vesselsName: string, voyage: string) {
  return callEndpoint(billSubscription.updateVesselVoyage, { id, vesselsName, voyage });
}

/** Asks again for everything the list shows: rows, counts, clients. */
export function refreshLists(client: QueryClient): Promise<void> {
  return refreshProduct(client, product);
}

export function setTop(ids: readonly number[], isTop: boolean) {
  return callEndpoint(isTop ? billSubscription.setTop : billSubscription.clearTop, { ids: [...ids] });
}

export function acknowledgeBills(ids: readonly number[], acknowledged: boolean) {
  return callEndpoint(billSubscription.acknowledgeBills, { ids: [...ids], acknowledged });
}

export function updateRemark(id: number, remark: string) {
  return callEndpoint(billSubscription.updateRemark, { id, remark });
}

export function setAutoSubscription(id: number, isOn: boolean) {
  return callEndpoint(billSubscription.setAutoSubscription, { id, auto: isOn });
}

export function assignClient(ids: readonly number[], clientName: string) {
  return callEndpoint(billSubscription.assignClient, { ids: ids.join(','), clientName });
}
