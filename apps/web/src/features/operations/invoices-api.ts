/** Calls of the desk's look through everybody's invoices. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { invoice } from '@mastlight/domain/invoice/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { deskIntervalMs } from './api';

export type DeskInvoice = ResponseData<typeof invoice.showAnyRecord>;
export type ListedInvoice = ResponseData<typeof invoice.listAllRecords>['list'][number];
type StatusWord = NonNullable<RequestInput<typeof invoice.listAllRecords>['status']>;
/** By which the list is filtered: a state, or `to-post`, what is to be posted. */
export type InvoiceFilter = StatusWord | 'to-post';

export const invoicesKey = ['operations', 'invoices'] as const;
/** The tax office takes seconds to minutes; so often one is asked about that waits for it, in ms. */
const workingIntervalMs = 5_000;
const live = { staleTime: 0, retry: false } as const;

/** A page of everybody's invoices, the newest first. */
export function invoicesQuery(filter: InvoiceFilter, pageNo: number, pageSize: number) {
  const wish = { ...(filter === 'to-post' ? { needsPaper: 'true' as const } : { status: filter }), pageNo, pageSize };
  return queryOptions({
    queryKey: [...invoicesKey, 'list', filter, pageNo, pageSize],
    queryFn: ({ signal }) => callEndpoint(invoice.listAllRecords, wish, { signal, showsErrors: false }),
    placeholderData: keepPreviousData,
    refetchInterval: deskIntervalMs,
    ...live,
  });
}

export function invoiceQuery(id: number) {
  return queryOptions({
    queryKey: [...invoicesKey, 'one', id],
    queryFn: ({ signal }) => callEndpoint(invoice.showAnyRecord, { id }, { signal, showsErrors: false }),
    refetchInterval: ({ state: { data } }) => (data?.statusCode === 'issuing' || data?.redState === 'wished' ? workingIntervalMs : false),
    ...live,
  });
}

/** A refusal of these has been shown, but for 409: somebody was faster. */
export const postInvoice = (id: number, expressNumber: string) => callEndpoint(invoice.post, { id, expressNumber });
export const redFlush = (id: number, reason: string) => callEndpoint(invoice.redFlush, { id, reason });
export const fetchInvoiceFile = (id: number) => callForFile(invoice.fetchAnyFile, { id });
