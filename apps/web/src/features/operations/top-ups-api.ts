/** Calls of the desk's look through top-up orders, and of refunds. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { topUp } from '@mastlight/domain/top-up/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { deskIntervalMs } from './api';

export type DeskOrder = ResponseData<typeof topUp.findOrders>['list'][number];
export type RefundVerdict = RequestInput<typeof topUp.judgeRefund>['verdict'];

/** What the desk looks for. */
export interface OrderLook {
  readonly keyword: string;
  readonly day: string;
  readonly isWaiting: boolean;
  readonly pageNo: number;
}

export const ordersKey = ['operations', 'top-ups'] as const;

/** A page of everybody's orders; asked for again while it is in sight: another of the desk may be at them. */
export function ordersQuery({ isWaiting, ...look }: OrderLook, pageSize: number) {
  const wish = { ...look, isWaiting: isWaiting ? ('true' as const) : ('false' as const), pageSize };
  return queryOptions({
    queryKey: [...ordersKey, wish],
    queryFn: ({ signal }) => callEndpoint(topUp.findOrders, wish, { signal, showsErrors: false }),
    placeholderData: keepPreviousData,
    refetchInterval: deskIntervalMs,
    staleTime: 0,
    retry: false,
  });
}

/** A refusal of these has been shown, but for 409: what stands in the way. */
export const askRefund = (orderNo: string, note: string) => callEndpoint(topUp.giveBack, { orderNo, note });
export const judgeRefund = (id: number, verdict: RefundVerdict, note = '') => callEndpoint(topUp.judgeRefund, { id, verdict, note });
