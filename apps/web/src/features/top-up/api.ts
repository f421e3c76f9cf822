/** Calls of topping up. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { topUp } from '@mastlight/domain/top-up/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { stateOf } from './state-of';

/** Ours, to which money can be sent. */
export type BankAccount = NonNullable<ResponseData<typeof topUp.listGoods>['bankAccount']>;
export type Order = ResponseData<typeof topUp.showOrder>;

const root = 'top-up';
/** R-7.5-12: while the QR code is open, so often, in ms. */
const pollMs = 2_000;

export const goodsQuery = queryOptions({
  queryKey: [root, 'goods'],
  queryFn: ({ signal }) => callEndpoint(topUp.listGoods, {}, { signal, showsErrors: false }),
  staleTime: Infinity,
});

/** One order, asked about while it waits. */
export function orderQuery(orderNo: string) {
  return queryOptions({
    queryKey: [root, 'order', orderNo],
    queryFn: ({ signal }) => callEndpoint(topUp.showOrder, { orderNo }, { signal, showsErrors: false }),
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data) ? pollMs : false),
  });
}

/** Top-ups of the identity that the page shows: `isCompany` says which one it believes in. */
export function ordersQuery(pageNo: number, pageSize: number, isCompany: boolean) {
  const accountType = isCompany ? '1' : '0';
  return queryOptions({
    queryKey: [root, 'orders', accountType, pageNo, pageSize],
    queryFn: ({ signal }) => callEndpoint(topUp.listOrders, { pageNo, pageSize, accountType }, { signal, showsErrors: false }),
  });
}

/** The newest order of a code that can still be paid; null: there is none. */
export function unpaidQuery(isCompany: boolean) {
  const accountType = isCompany ? '1' : '0';
  return queryOptions({
    queryKey: [root, 'unpaid', accountType],
    queryFn: async ({ signal }) => {
      const { list } = await callEndpoint(topUp.listOrders, { pageSize: 20, accountType }, { signal, showsErrors: false });
      return list.find((order) => isOpen(order) && order.payType !== 'TRANSFER') ?? null;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** A refusal has been shown. */
export const placeOrder = (wish: RequestInput<typeof topUp.placeOrder>): Promise<Order> => callEndpoint(topUp.placeOrder, wish);
export const closeOrder = (orderNo: string) => callEndpoint(topUp.closeOrder, { orderNo });

export const createTransfer = (wish: RequestInput<typeof topUp.createTransfer>): Promise<Order> => callEndpoint(topUp.createTransfer, wish);

/** Whether an order can still be paid. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => stateOf(status) === 'waiting' || stateOf(status) === 'paying';

export const refreshOrders = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });
