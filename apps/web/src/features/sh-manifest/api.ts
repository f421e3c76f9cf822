/** Calls of Shanghai manifests and their lists. */
import { manifestColumns } from '@mastlight/domain/sh-manifest/columns';
import { shManifest, type ManifestRow } from '@mastlight/domain/sh-manifest/contract';
import type { ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import type { ListedManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import type { Agreed } from '../billing';
import { searches, type ManifestSearch, type PlaceName } from './list-search';

type Page = ResponseData<typeof shManifest.listManifests>;
type Filter = Omit<RequestInput<typeof shManifest.listManifests>, 'page' | 'limit' | 'ids'>;
export type ManifestList = ListDeclaration<ManifestRow, ManifestSearch, Page, Filter>;

/** The first part of every key in the cache. */
export const product = 'sh-manifest';

const statusOf = ({ status }: ManifestSearch): ListedManifestStatus => Number(status) as ListedManifestStatus;
const columnsOf = new Map<ListedManifestStatus, ReturnType<typeof manifestColumns>>();

/** The columns of a status, the same array each time. */
function columnsFor(search: ManifestSearch): ReturnType<typeof manifestColumns> {
  const status = statusOf(search);
  if (!columnsOf.has(status)) columnsOf.set(status, manifestColumns(status));
  return columnsOf.get(status)!;
}

function listAt(place: PlaceName): ManifestList {
  return {
    product,
    name: `sh-manifest-${place}`,
    columns: columnsFor,
    search: searches[place] as ManifestList['search'],
    // R-2.7-05, -06: a status has a layout of its own.
    region: ({ status }) => status,
    topic: shManifestRowsTopic,
    ownFields: [],
    filterOf: (search) => ({
      status: statusOf(search),
      ...(search.keyword && { filters: { keyword: search.keyword } }),
      ...(search.sort && { sort: search.sort }),
    }),
    fetchPage: (filter, { ids, ...rows }, signal) =>
      callEndpoint(
        shManifest.listManifests,
        { ...filter, ...rows, ...(ids && { ids: [...ids] }) },
        { ...(signal && { signal }), showsErrors: false },
      ),
    exportRows: (filter, columns, ids) =>
      callForFile(shManifest.exportManifests, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
  };
}

export const manifestLists = { all: listAt('all'), wait: listAt('wait'), dustbin: listAt('dustbin') } as const;

/** How many manifests stand in each status. */
export async function fetchCounts(): Promise<Page['counts']> {
  return (await callEndpoint(shManifest.listManifests, { limit: 1 }, { showsErrors: false })).counts;
}

/** How many manifests that name a bill are looked through. */
const sentBeforeMax = 100;

/** Whether another manifest of the owner declares a bill, or is on its way to: sent again it costs again. */
export const sentBeforeQuery = (typed: string, ownId: number | null) => ({
  queryKey: [product, 'sentBefore', typed, ownId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<boolean> => {
    const billNo = typed.trim().toUpperCase();
    const wish = { status: 3, filters: { keyword: billNo }, limit: sentBeforeMax } as const;
    const { list } = await callEndpoint(shManifest.listManifests, wish, { signal, showsErrors: false });
    return list.some(({ id, status, billno }) => id !== ownId && billno === billNo && (status === 1 || status === 2));
  },
});

/** What customs are asked for beside the filing itself. */
export interface ReasonGiven {
  readonly reason: string;
  readonly contactName: string;
  readonly contactTel: string;
}

export type ManifestImport = ResponseData<typeof shManifest.importManifests>;
export type Contest = ResponseData<typeof shManifest.listContests>['list'][number];
export type ImportedBill = ManifestImport['list'][number];

export const manifestCalls = {
  read: (file: string): Promise<ManifestImport> => callEndpoint(shManifest.importManifests, { file }),
  keep: (filing: ImportedBill['filing']) => callEndpoint(shManifest.saveManifest, { filing }),
  submit: (id: number, version: number | null, agreed: Agreed) =>
    callEndpoint(shManifest.submitManifest, { id, ...(version !== null && { version }), ...agreed }),
  /** @param submissions how often it had been handed in when it was opened. */
  modify: (id: number, submissions: number, filing: ManifestFiling, given: ReasonGiven) =>
    callEndpoint(shManifest.updateSent, { id, submissions, filing: spellFiling(filing), ...given }),
  cancel: (id: number, given: ReasonGiven) => callEndpoint(shManifest.deleteSent, { id, ...given }),
  toCounter: (id: number, remarks: string) => callEndpoint(shManifest.submitCounterDeletion, { id, remarks }),
  print: (id: number) => callForFile(shManifest.printManifest, { id }),
  receipts: async (id: number) => (await callEndpoint(shManifest.listReceipts, { id }, { showsErrors: false })).list,
  orphans: async () => (await callEndpoint(shManifest.listOrphans, {}, { showsErrors: false })).list,
  emails: (id: string) => callEndpoint(shManifest.readEmails, { id }, { showsErrors: false }),
  attachment: (id: number, place: number) => callForFile(shManifest.readAttachment, { id, place }),
  resendEmail: (id: number) => callEndpoint(shManifest.resendEmail, { id }),
  contest: (id: number, words: string) => callEndpoint(shManifest.contestBill, { id, words }),
  contests: async () => (await callEndpoint(shManifest.listContests, {}, { showsErrors: false })).list,
  takeBack: (id: number, holderId: number, given: ReasonGiven) => callEndpoint(shManifest.takeBackContested, { id, holderId, ...given }),
  dismiss: (id: number, billno: string, note: string) => callEndpoint(shManifest.dismissContested, { id, billno, note }),
  copy: (id: number) => callEndpoint(shManifest.copyManifest, { id }),
  bin: (ids: readonly number[]) => callEndpoint(shManifest.deleteManifests, { ids: [...ids] }),
  restore: (ids: readonly number[]) => callEndpoint(shManifest.restoreManifests, { ids: [...ids] }),
  purge: (ids: readonly number[]) => callEndpoint(shManifest.purgeManifests, { ids: [...ids] }),
};
