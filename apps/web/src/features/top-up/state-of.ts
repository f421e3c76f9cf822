import { orderWords, type OrderState } from '@mastlight/domain/top-up/order-state';

/** The state that an order's word on the wire stands for. */
export function stateOf(word: (typeof orderWords)[OrderState]): OrderState {
  return (Object.keys(orderWords) as OrderState[]).find((state) => orderWords[state] === word)!;
}
