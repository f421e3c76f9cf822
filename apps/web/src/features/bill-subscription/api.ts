/** Calls of the bill list and what the cache keeps of their answers. */
import { alikeKey, tellTogether } from '@mastlight/domain/bill-subscription/alike';
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { billSubscription, type BillRow } from '@mastlight/domain/bill-subscription/contract';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CallError, callEndpoint, callForFile, isLost } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { inPortions } from '../../platform/list/in-portions';
import { refreshProduct } from '../../platform/list/list-rows';
import { shownColumns } from '../../platform/list/use-column-settings';
import type { List } from '../../platform/list/use-list';
import { saveList } from '../../platform/list/save-file';
import { hearPortClock } from '../../platform/port-clock';
import type { Agreed } from '../billing';
import { laterExport } from '../export-task';
import { billSearch, deletedSearch, type BillSearch, type DeletedSearch } from './list-search';

export type { BillRow };
export type BillPage = ResponseData<typeof billSubscription.queryBillPage>;
export type BillDetail = ResponseData<typeof billSubscription.queryBillDetails>;
export type BillAsOf = ResponseData<typeof billSubscription.queryBillAsOf>;
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
    ...(search.colleague && { userId: Number(search.colleague) }),
    ...(search.node && { node: search.node }),
    ...(search.wharf && { wharfCode: search.wharf }),
    ...(search.exception && { exception: search.exception }),
    ...(search.state && { status: search.state }),
    ...(search.sort && { sort: search.sort }),
  };
}

/** Where a row stands in the chips: what is dealt with stands in none. */
const countedOf = (row: BillRow): BillRow['exceptions'] => (row.acknowledged ? [] : row.exceptions);

/** The list of subscribed bills. */
export const billList: ListDeclaration<BillRow, BillSearch, BillPage, BillFilter> = {
  product,
  name: 'logistics',
  columns: (search) => billColumnsOf(search.port),
  search: billSearch,
  kept: ['client'],
  region: (search) => search.port,
  topic: billRowsTopic,
  ownFields: [
    'top',
    'acknowledged',
    'remark',
    'clientCompanyName',
    'autoSubscribe',
    'speedType',
    'vesselsName',
    'voyage',
    'shipInfo',
    'changeVessels',
  ],
  // 同船同病; whoever sorts or searches wants every bill.
  folds: { isFolded: (search) => search.sort === '' && search.keyword === '', keyOf: alikeKey, tell: tellTogether },
  recount: (page, before, after) => {
    const old = countedOf(before);
    const now = countedOf(after);
    const lost = old.filter((code) => !now.includes(code));
    const won = now.filter((code) => !old.includes(code));
    if (lost.length + won.length === 0) return page;
    const counts = { ...page.counts };
    for (const code of lost) counts[code] = (counts[code] ?? 0) - 1;
    for (const code of won) counts[code] = (counts[code] ?? 0) + 1;
    return { ...page, counts };
  },
  filterOf,
  fetchPage: async (filter, { ids, ...rows }, signal) => {
    const input = { ...filter, ...rows, ...(ids && { ids: [...ids] }) };
    const page = await callEndpoint(billSubscription.queryBillPage, input, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(page);
    return page;
  },
  exportRows: (filter, columns, ids) =>
    callForFile(billSubscription.exportBills, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
  exportLater: laterExport('bills'),
};

/** What an export of the view asks for: its filters, its order, and the columns on the screen. */
export function exportWish({ search, settings }: Pick<BillListOnScreen, 'search' | 'settings'>): object {
  return { ...filterOf(search), columns: shownColumns(settings) };
}

/** Saves the view as a file of one row a container, with the columns that tell which bill it is of. */
export function exportBoxes(search: BillSearch, rows: number): Promise<void> {
  const columns = ['billNo', 'shipInfo', 'clientCompanyName', 'boxArrivalCount', 'portCloseTime', 'lastestStatus', 'wharf'];
  const wish = { ...filterOf(search), columns, perContainer: true };
  return saveList(rows, () => callForFile(billSubscription.exportBills, wish), wish, billList.exportLater);
}

/** This list's columns are nobody's to choose. */
const noColumns: readonly ListColumn<DeletedBill>[] = [];

/** Deleted subscriptions, with the reason. */
export const deletedList: ListDeclaration<DeletedBill, DeletedSearch, DeletedPage, DeletedFilter> = {
  product,
  name: 'deleted',
  columns: () => noColumns,
  search: deletedSearch,
  region: null,
  ownFields: [],
  filterOf: (search) => ({
    systemKey: search.port,
    ...(search.keyword && { keyword: search.keyword }),
    ...(search.reason && { reason: Number(search.reason) }),
  }),
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

/** A bill as it was known at an instant (port time, as it was written); empty: now. It is asked for again with the detail, when something new was heard. */
export function billAsOfQuery(port: PortCode, billNo: string, at: string) {
  return queryOptions({
    queryKey: [...billDetailQuery(port, billNo).queryKey, 'as-of', at],
    queryFn: ({ signal }) =>
      callEndpoint(billSubscription.queryBillAsOf, { systemKey: port, blno: billNo, ...(at && { at }) }, { signal, showsErrors: false }),
    retry: (failures, error) => failures < 2 && error instanceof CallError && isLost(error),
  });
}

export function previewBills(port: PortCode, blnos: readonly string[], signal: AbortSignal) {
  return callEndpoint(billSubscription.previewBills, { systemKey: port, blnos: [...blnos] }, { signal, showsErrors: false });
}

/** Whether anything was ever heard of a port. */
export function portHeardQuery(port: PortCode) {
  return queryOptions({
    queryKey: [product, 'port-heard', port],
    queryFn: async ({ signal }) => (await previewBills(port, [], signal)).isPortHeard,
    staleTime: 60_000,
  });
}

/** Subscribes at one port, for money that was agreed to; the other ports have paths of their own but take the same call with `systemKey`. */
export function subscribeBills(port: PortCode, blnos: readonly string[], clientName: string, agreed: Agreed) {
  return callEndpoint(billSubscription.subscribeBills, {
    systemKey: port,
    blnos: [...blnos],
    ...(clientName && { clientCompanyName: clientName }),
    ...agreed,
  });
}

export function deleteBills(ids: readonly number[]) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.deleteBills, { ids: [...portion] }));
}

export async function recallBills(ids: readonly number[]) {
  const told = await inPortions(ids, (portion) => callEndpoint(billSubscription.recallDeleted, { ids: [...portion] }));
  return { recalled: told.flatMap(({ recalled }) => recalled), refused: told.flatMap(({ refused }) => refused) };
}

export function changeBillNo(id: number, billNo: string) {
  return callEndpoint(billSubscription.changeBillNo, { id, blno: billNo });
}

/** Has bills without news asked for at once, and by the whole schedule anew (重新获取). */
export function askAgain(ids: readonly number[]) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.askAgain, { ids: [...portion] }));
}

export function updateVesselVoyage(id: number, vesselsName: string, voyage: string) {
  return callEndpoint(billSubscription.updateVesselVoyage, { id, vesselsName, voyage });
}

/** Lets ship and voyage of a bill go by what the port says again. */
export function followPort(id: number) {
  return callEndpoint(billSubscription.setAutoUpdate, { id, auto: true });
}

/** Asks again for everything the list shows: rows, counts, clients. */
export function refreshLists(client: QueryClient): Promise<void> {
  return refreshProduct(client, product);
}

export function setTop(ids: readonly number[], isTop: boolean) {
  return inPortions(ids, (portion) => callEndpoint(isTop ? billSubscription.setTop : billSubscription.clearTop, { ids: [...portion] }));
}

/** Says that what rows show as wrong is dealt with: what has come meanwhile is not. */
export function acknowledgeBills(rows: readonly Pick<BillRow, 'id' | 'exceptions'>[]) {
  return inPortions(rows, (portion) =>
    callEndpoint(billSubscription.acknowledgeBills, {
      ids: portion.map(({ id }) => id),
      acknowledged: true,
      seen: portion.map(({ id, exceptions }) => ({ id, exceptions })),
    }),
  );
}

/** Takes back that rows were dealt with. */
export function remindOfBills(ids: readonly number[]) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.acknowledgeBills, { ids: [...portion], acknowledged: false }));
}

/** Bills of the caller's own to a colleague, with a note; Management hands over anybody's. */
export function handOverBills(ids: readonly number[], userId: number, note: string) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.handOver, { ids: [...portion], userId, note }, { showsErrors: false }));
}

/** How many of one's own bills a company may be brought; 0 once it follows any. */
export const personalBillsQuery = (cid: string | null) =>
  queryOptions({
    queryKey: ['bill-subscription', 'personal', cid],
    queryFn: ({ signal }) => callEndpoint(billSubscription.countPersonalBills, {}, { signal }),
  });

export const bringPersonalBills = () => callEndpoint(billSubscription.bringPersonalBills, {});

/** Under which the cache keeps who has handed bills over. */
export const handOversKey = ['bill-subscription', 'hand-overs'] as const;

/** Who has handed a bill over to whom, the newest first. */
export function listHandOvers(id: number, signal?: AbortSignal) {
  return callEndpoint(billSubscription.listHandOvers, { id }, { ...(signal && { signal }), showsErrors: false });
}

/** Under which the cache keeps who has asked outside about bills. */
export const chasesKey = ['bill-subscription', 'chases'] as const;

/** Who has asked outside about a bill, the newest first. */
export function listChases(id: number, signal?: AbortSignal) {
  return callEndpoint(billSubscription.listChases, { id }, { ...(signal && { signal }), showsErrors: false });
}

/** Notes that it was asked about outside. */
export function chaseBill(id: number, what: string) {
  return callEndpoint(billSubscription.chaseBill, { id, what });
}

export function updateRemark(id: number, remark: string) {
  return callEndpoint(billSubscription.updateRemark, { id, remark });
}

/** 自动订阅 of rows, on or off. */
export function switchAutoSubscriptions(ids: readonly number[], autoSubscribe: boolean) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.switchAutoSubscriptions, { ids: [...portion], autoSubscribe }));
}

export function assignClient(ids: readonly number[], clientName: string) {
  return inPortions(ids, (portion) => callEndpoint(billSubscription.assignClient, { ids: portion.join(','), clientName }));
}
