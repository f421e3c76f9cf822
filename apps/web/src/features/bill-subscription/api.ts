/** Calls of the bill list and what the cache keeps of their answers. */
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { usePortClock } from '../../platform/live';
import type { ListSearch } from './list-search';

export type { BillRow };
export type BillPage = ResponseData<typeof billSubscription.queryBillPage>;
export type BillDetail = ResponseData<typeof billSubscription.queryBillDetails>;
export type BillPreview = ResponseData<typeof billSubscription.previewBills>['list'][number];
export type DeletedPage = ResponseData<typeof billSubscription.queryDeleted>;
export type DeletedBill = DeletedPage['list'][number];
type ListInput = RequestInput<typeof billSubscription.queryBillPage>;

const listKey = ['bill-subscription', 'list'] as const;

/** The filter part of a view; what is not set is not sent. */
function filterOf(search: ListSearch): Omit<ListInput, 'page' | 'limit'> {
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

/** One page of the list; the old page stays, dimmed, while the next one is on its way. */
export function billListQuery(search: ListSearch) {
  const input: ListInput = { ...filterOf(search), page: search.page, limit: search.size };
  return queryOptions({
    queryKey: [...listKey, input],
    queryFn: async ({ signal }) => {
      // The page shows its own error where the rows would stand; a toast would say it twice.
      const page = await callEndpoint(billSubscription.queryBillPage, input, { signal, showsErrors: false });
      setPortClock(page);
      return page;
    },
    placeholderData: keepPreviousData,
  });
}

/** Without the live stream the list's own answer tells the port's time. */
function setPortClock(page: BillPage): void {
  if (usePortClock.getState().isConnected) return;
  const nowMs = parseShanghai(page.portNow);
  if (nowMs !== undefined) usePortClock.setState({ nowMs, atMs: performance.now(), rate: page.portClockRate });
}

/** Only the rows that a push named, under the filters of the view. */
export async function fetchRows(search: ListSearch, ids: readonly number[]): Promise<BillRow[]> {
  const page = await callEndpoint(
    billSubscription.queryBillPage,
    { ...filterOf(search), ids: [...ids], page: 1, limit: ids.length },
    { showsErrors: false },
  );
  return page.list;
}

export function billDetailQuery(port: PortCode, billNo: string) {
  return queryOptions({
    queryKey: ['bill-subscription', 'detail', port, billNo],
    queryFn: ({ signal }) =>
      callEndpoint(billSubscription.queryBillDetails, { systemKey: port, blno: billNo }, { signal, showsErrors: false }),
  });
}

export function clientsQuery(port: PortCode) {
  return queryOptions({
    queryKey: ['bill-subscription', 'clients', port],
    queryFn: ({ signal }) => callEndpoint(billSubscription.listClients, { systemKey: port }, { signal, showsErrors: false }),
    staleTime: 60_000,
  });
}

export function deletedQuery(port: PortCode, keyword: string, page: number, size: number) {
  const input = { systemKey: port, ...(keyword && { keyword }), page, limit: size };
  return queryOptions({
    queryKey: ['bill-subscription', 'deleted', input],
    queryFn: ({ signal }) => callEndpoint(billSubscription.queryDeleted, input, { signal, showsErrors: false }),
    placeholderData: keepPreviousData,
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

/** A file of exactly what the screen shows: its columns in their order, its filters, its sort. */
export function exportBills(search: ListSearch, columns: readonly string[], ids?: readonly number[]) {
  return callForFile(billSubscription.exportBills, {
    ...filterOf(search),
    ...(ids && { ids: [...ids] }),
    columns: [...columns],
  });
}

/** Asks again for everything the list shows: rows, counts, clients. */
export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['bill-subscription'] });
}

/** Changes rows in every cached page; returns the way back for these rows alone. */
export function patchRows(client: QueryClient, ids: readonly number[], patch: Partial<BillRow>): () => void {
  const before = new Map<number, BillRow>();
  writeRows(client, (row) => {
    if (!ids.includes(row.id)) return row;
    before.set(row.id, row);
    return { ...row, ...patch };
  });
  return () => {
    writeRows(client, (row) => {
      const old = before.get(row.id);
      if (!old) return row;
      // A push may have renewed the row meanwhile: only the fields of the patch go back.
      const undone = Object.fromEntries(Object.keys(patch).map((key) => [key, old[key as keyof BillRow]]));
      return { ...row, ...undone } as BillRow;
    });
  };
}

/** Replaces rows of every cached page through `change`; pages without a change keep their identity. */
export function writeRows(client: QueryClient, change: (row: BillRow) => BillRow): void {
  client.setQueriesData<BillPage>({ queryKey: listKey }, (page) => {
    if (!page) return page;
    const list = page.list.map(change);
    return list.some((row, i) => row !== page.list[i]) ? { ...page, list } : page;
  });
}

export function setTop(ids: readonly number[], isTop: boolean) {
  return callEndpoint(isTop ? billSubscription.setTop : billSubscription.clearTop, { ids: [...ids] });
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
