/** Calls about links to one bill. */
import { queryOptions } from '@tanstack/react-query';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { ShareMask } from '@mastlight/domain/bill-subscription/share-contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../../platform/http-client';

const product = 'bill-subscription';
const asked = { showsErrors: false } as const;
/** How often the page of a link asks again while it is looked at, in ms. */
const againMs = 60_000;

export type SharedBill = ResponseData<typeof billSubscription.showSharedBill>;

export const shareBill = (id: number, expireDays: 7 | 30, maskFields: readonly ShareMask[]) =>
  callEndpoint(billSubscription.shareBill, { type: 'bill', id, expireDays, maskFields: [...maskFields] }, asked);
export const revokeBillShares = (id: number) => callEndpoint(billSubscription.revokeBillShares, { type: 'bill', id }, asked);

export const billSharesQuery = (id: number) =>
  queryOptions({
    queryKey: [product, 'shares', id],
    queryFn: ({ signal }) => callEndpoint(billSubscription.countBillShares, { type: 'bill', id }, { signal, ...asked }),
  });

/** A file of a link's bill, with its name. @throws CallError that is not shown yet. */
export const fetchSharedFile = (token: string, id: number) =>
  callForFile(billSubscription.fetchSharedFile, { token, id: String(id) }, asked);

/** What a link shows, at an instant of the past; empty: now. */
export const sharedBillQuery = (token: string, at: string) =>
  queryOptions({
    queryKey: [product, 'shared', token, at],
    queryFn: ({ signal, client }) => {
      // How often it was opened is told to whoever gave it away: a page that stays open opens it once, whatever instant it shows.
      const isAgain = client.getQueriesData({ queryKey: [product, 'shared', token] }).some(([, data]) => data !== undefined);
      const wish = { token, ...(isAgain && { again: '1' as const }), ...(at && { at }) };
      return callEndpoint(billSubscription.showSharedBill, wish, { signal, ...asked });
    },
    // What was known then stays as it is.
    refetchInterval: at === '' ? againMs : false,
  });
