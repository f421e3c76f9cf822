/** Calls of the manifest query and what the cache keeps of their answers. */
import { queryOptions } from '@tanstack/react-query';
import { manifestQuery, type ManifestBill } from '@mastlight/domain/manifest-query/contract';
import { callEndpoint, callForFile } from '../../platform/http-client';

export type { ManifestBill };
export type Mode = ManifestBill['mode'];

const product = 'manifest-query';

/** Bills as they are now. Each answer may cost looks of the day, so it is asked again when somebody wants it, and by nothing else. */
export function manifestsQuery(mode: Mode, blnos: string) {
  return queryOptions({
    queryKey: [product, 'bills', mode, blnos],
    queryFn: async ({ signal }) => (await callEndpoint(manifestQuery.queryManifests, { mode, blnos }, { signal, showsErrors: false })).list,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** One bill of them as it is now: the others cost no look. */
export const readBill = async (mode: Mode, blno: string): Promise<ManifestBill | undefined> =>
  (await callEndpoint(manifestQuery.queryManifests, { mode, blnos: blno })).list.find((bill) => bill.blno === blno);

export function recordsQuery(mode: Mode, blno: string, saveTime: string | null) {
  return queryOptions({
    queryKey: [product, 'records', mode, blno, saveTime],
    queryFn: ({ signal }) =>
      callEndpoint(
        mode === 'sea' ? manifestQuery.getAllManifest : manifestQuery.getAirliftManifest,
        { blno },
        { signal, showsErrors: false },
      ),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export const historyQuery = queryOptions({
  queryKey: [product, 'history'],
  queryFn: async ({ signal }) => (await callEndpoint(manifestQuery.getManifestQueryHistory, {}, { signal, showsErrors: false })).list,
});

export const remindersQuery = queryOptions({
  queryKey: [product, 'reminders'],
  queryFn: async ({ signal }) => (await callEndpoint(manifestQuery.listReminders, {}, { signal, showsErrors: false })).list,
});

export const forgetAsked = (id: number) => callEndpoint(manifestQuery.delManifestQueryHistory, { id });

export const remind = (mode: Mode, blno: string, on: boolean) => callEndpoint(manifestQuery.remind, { mode, blno, on });

/** Refusals are told at the field. */
export const updateCtns = (blno: string, ctns: string) => callEndpoint(manifestQuery.updateCtns, { blno, ctns }, { showsErrors: false });

export const exportFile = (mode: Mode, blnos: string) => callForFile(manifestQuery.exportManifests, { mode, blnos });
