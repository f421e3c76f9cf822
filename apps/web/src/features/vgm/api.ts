/** Calls of VGM sending, and what the cache keeps of their answers. */
import { vgmColumns, type ListedStatus } from '@mastlight/domain/vgm/columns';
import { vgm, type VgmContainerOnWire, type VgmFilingOnWire, type VgmRow } from '@mastlight/domain/vgm/contract';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { namingRows } from '../../platform/list/in-portions';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import type { Agreed } from '../billing';
import { vgmSearch, type Group, type VgmSearch } from './list-search';

export type { VgmContainerOnWire, VgmFilingOnWire, VgmRow };
type VgmPage = ResponseData<typeof vgm.listFilings>;
type VgmFilter = Omit<RequestInput<typeof vgm.listFilings>, 'page' | 'limit' | 'ids'>;

export const product = 'vgm';

const statusOfGroup: Readonly<Record<Group, ListedStatus>> = { waiting: 0, sending: 1, failed: -1, sent: 2, deleted: -2 };
const columnsByStatus = new Map(([-2, -1, 0, 1, 2, 3] as const).map((status) => [status, vgmColumns(status)]));

/** A list of the filings that stand so; the one of all can be narrowed. */
function declareList(name: string, own: ListedStatus): ListDeclaration<VgmRow, VgmSearch, VgmPage, VgmFilter> {
  const statusOf = ({ group }: VgmSearch): ListedStatus => (own === 3 && group !== '' ? statusOfGroup[group] : own);
  return {
    product,
    name,
    columns: (search) => columnsByStatus.get(statusOf(search))!,
    search: vgmSearch,
    // R-2.7-07: each status has saved columns of its own.
    region: (search) => String(statusOf(search)),
    topic: vgmRowsTopic,
    ownFields: ['remark'],
    filterOf: (search) => ({
      status: statusOf(search),
      ...(search.keyword && { keyword: search.keyword }),
      ...(search.sort && { sort: search.sort }),
    }),
    fetchPage: (filter, { ids, ...rows }, signal) =>
      callEndpoint(
        vgm.listFilings,
        { ...filter, ...rows, ...(ids && { ids: [...ids] }) },
        { ...(signal && { signal }), showsErrors: false },
      ),
    exportRows: (filter, columns, ids) =>
      callForFile(vgm.exportFilings, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
  };
}

export const vgmLists = { all: declareList('vgmAll', 3), wait: declareList('vgmWait', 0), already: declareList('vgmAlready', 2) } as const;
export type VgmListName = keyof typeof vgmLists;

export const fetchFiling = (id: number, signal?: AbortSignal) =>
  callEndpoint(vgm.showFiling, { id: String(id) }, { ...(signal && { signal }), showsErrors: false });
export const filingQuery = (id: number) => ({
  queryKey: [product, 'filing', id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchFiling(id, signal),
});

/** How many of what was sent before are looked through. */
const sentBeforeMax = 100;

/** What the owner's other filings of a call have sent of these containers, or are sending: sent again it costs again. */
export const sentBeforeQuery = (wish: {
  readonly id: number | null;
  readonly vesselName: string;
  readonly voyage: string;
  readonly containerNos: readonly string[];
}) => ({
  queryKey: [product, 'sentBefore', wish] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const keyword = wish.containerNos.join(',');
    const { list } = await callEndpoint(vgm.listFilings, { status: 3, keyword, limit: sentBeforeMax }, { signal, showsErrors: false });
    return list.flatMap(({ id, status, billNo, vesselName, voyage, ctnNoList }) => {
      if (id === wish.id || (status !== 1 && status !== 2) || vesselName !== wish.vesselName || voyage !== wish.voyage) return [];
      const sent = new Set(ctnNoList.split('、'));
      const again = wish.containerNos.filter((containerNo) => sent.has(containerNo));
      return again.length > 0 ? [{ billNo, containerNos: again }] : [];
    });
  },
  enabled: wish.containerNos.length > 0,
});

export type FilingWish = RequestInput<typeof vgm.saveFiling>;
export const saveFiling = (wish: FilingWish) => callEndpoint(vgm.saveFiling, wish, { showsErrors: false });
/** Somebody has seen what it costs and agreed: real money may be taken (T13), as much as he saw where an amount stood there. */
export const sendFilings = (ids: readonly number[], versions?: readonly number[], agreed: Agreed = { allowReal: true }) =>
  callEndpoint(vgm.sendFilings, { ids: [...ids], ...(versions && { versions: [...versions] }), ...agreed });
export const updateFiling = (wish: Omit<RequestInput<typeof vgm.updateFiling>, keyof Agreed>, agreed: Agreed) =>
  callEndpoint(vgm.updateFiling, { ...wish, ...agreed });
export const copyFiling = (id: number) => callEndpoint(vgm.copyFiling, { id });
export const deleteFilings = namingRows((rows) => callEndpoint(vgm.deleteFilings, rows));
export const restoreFilings = namingRows((rows) => callEndpoint(vgm.restoreFilings, rows));
export const printFiling = (id: number) => callForFile(vgm.printFiling, { id });
export const exportBoxes = (id: number) => callForFile(vgm.exportFilings, { id });
export const importBoxes = (file: string) => callEndpoint(vgm.importContainers, { file });
export const takeFromBill = (billNo: string) => callEndpoint(vgm.takeFromBill, { billNo });
export const windowQuery = (vesselName: string, voyage: string) => ({
  queryKey: [product, 'window', vesselName, voyage] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    callEndpoint(vgm.showWindow, { vesselName, voyage }, { signal, showsErrors: false }),
});
export const suggestTares = (ctnNos: readonly string[]) => callEndpoint(vgm.suggestTares, { ctnNos: [...ctnNos] });
export type TareHints = ResponseData<typeof vgm.suggestTares>;
export type FromBill = ResponseData<typeof vgm.takeFromBill>;

export const recordsQuery = (page: number) => ({
  queryKey: [product, 'records', page] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    callEndpoint(vgm.listRecords, { page, limit: 50 }, { signal, showsErrors: false }),
});
