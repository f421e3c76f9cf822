/** Calls of invoices. */
import { invoice } from '@mastlight/domain/invoice/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';

export type InvoiceTitle = ResponseData<typeof invoice.listTitles>['list'][number];
export type OpenTopUp = ResponseData<typeof invoice.listTopUps>['list'][number];
export type InvoiceRecord = ResponseData<typeof invoice.listRecords>['list'][number];
export type StatusFilter = NonNullable<RequestInput<typeof invoice.listRecords>['status']>;

const root = 'invoice';
/** Records of one page. */
export const recordPageSize = 20;
/** An invoice that is being issued is asked about so often, in ms: the tax office takes seconds to minutes. */
const issuingIntervalMs = 5_000;

const quiet = { showsErrors: false };

export const invoiceApi = {
  saveTitle: (title: RequestInput<typeof invoice.saveTitle>) => callEndpoint(invoice.saveTitle, title, quiet),
  deleteTitle: (id: number) => callEndpoint(invoice.deleteTitle, { id }),
  apply: (wish: RequestInput<typeof invoice.apply>) => callEndpoint(invoice.apply, wish, quiet),
  exportRecords: (status: StatusFilter) => callForFile(invoice.exportRecords, { status }),
};

export const titlesQuery = queryOptions({
  queryKey: [root, 'titles'],
  queryFn: async () => (await callEndpoint(invoice.listTitles, {}, quiet)).list,
});

export const topUpsQuery = queryOptions({
  queryKey: [root, 'top-ups'],
  queryFn: async () => (await callEndpoint(invoice.listTopUps, {}, quiet)).list,
});

/** A page of the record; asked for again while one of it is being issued. */
export function recordsQuery(status: StatusFilter, pageNo: number) {
  return queryOptions({
    queryKey: [root, 'records', status, pageNo],
    queryFn: () => callEndpoint(invoice.listRecords, { status, pageNo, pageSize: recordPageSize }, quiet),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(({ statusCode }) => statusCode === 'issuing') ? issuingIntervalMs : false),
  });
}

export function recordQuery(id: number) {
  return queryOptions({
    queryKey: [root, 'record', id],
    queryFn: () => callEndpoint(invoice.showRecord, { id }, quiet),
    refetchInterval: ({ state }) => (state.data?.statusCode === 'issuing' ? issuingIntervalMs : false),
  });
}

/** After a change everything of invoices is asked for again. */
export const refreshInvoices = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
