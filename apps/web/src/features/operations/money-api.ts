/** Calls of the money desk. */
import { billing } from '@mastlight/domain/billing/contract';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { topUp } from '@mastlight/domain/top-up/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { deskIntervalMs } from './api';

export type MoneyDesk = ResponseData<typeof billing.showMoneyDesk>;
export type Move = MoneyDesk['moves'][number];
export type Adjustment = MoneyDesk['adjustments'][number];
type Verdict = RequestInput<typeof billing.judgeAdjustment>['verdict'];
export type AdjustmentWish = RequestInput<typeof billing.askAdjustment>;
type Bills = ResponseData<typeof topUp.listBills>;
export type DayBill = Bills['bills'][number];
export type BillDifference = Bills['differences'][number];
export type Transfer = ResponseData<typeof topUp.listTransfers>['list'][number];
export type Stray = ResponseData<typeof topUp.listStrays>['list'][number];

const root = ['operations', 'money'] as const;
const live = { refetchInterval: deskIntervalMs, staleTime: 0, retry: false } as const;

/** A day's money; an empty day is today. */
export const moneyQuery = (day: string) =>
  queryOptions({
    queryKey: [...root, 'desk', day],
    queryFn: ({ signal }) => callEndpoint(billing.showMoneyDesk, { day }, { signal, showsErrors: false }),
    ...live,
  });

export const straysQuery = queryOptions({
  queryKey: [...root, 'strays'],
  queryFn: ({ signal }) => callEndpoint(topUp.listStrays, {}, { signal, showsErrors: false }),
  ...live,
});

export const billsQuery = queryOptions({
  queryKey: [...root, 'bills'],
  queryFn: ({ signal }) => callEndpoint(topUp.listBills, {}, { signal, showsErrors: false }),
  ...live,
});

export const transfersQuery = queryOptions({
  queryKey: [...root, 'transfers'],
  queryFn: ({ signal }) => callEndpoint(topUp.listTransfers, {}, { signal, showsErrors: false }),
  ...live,
});
export const fetchVoucher = (orderNo: string) => callForFile(topUp.fetchVoucher, { orderNo });

/** A refusal of these has been shown, but for 409: somebody was faster. */
export const askAdjustment = (wish: AdjustmentWish) => callEndpoint(billing.askAdjustment, wish);
export const judgeAdjustment = (id: number, verdict: Verdict, note = '') => callEndpoint(billing.judgeAdjustment, { id, verdict, note });
export const settleDifference = (id: number, note: string) => callEndpoint(topUp.settleDifference, { id, note });
export const compareBill = (day: string) => callEndpoint(topUp.compareBill, { day });
export const judgeTransfer = (verdict: RequestInput<typeof topUp.judgeTransfer>) => callEndpoint(topUp.judgeTransfer, verdict);
export const settleStray = (id: number, note: string) => callEndpoint(topUp.settleStray, { id, note });

export const refreshMoneyDesk = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: root });
