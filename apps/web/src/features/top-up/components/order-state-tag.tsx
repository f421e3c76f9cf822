import { Tag, type Tone } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { Order } from '../api';
import { stateOf } from '../state-of';
import { topUpWords } from '../texts/zh-CN';

const tones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  waiting: 'run',
  paying: 'run',
  paid: 'done',
  closed: 'idle',
  refunded: 'att',
};

/** How far an order is. */
export function OrderStateTag({ order }: { readonly order: Order }) {
  const say = useTexts(topUpWords);
  const state = stateOf(order.status);
  const isTransferWaiting = order.payType === 'TRANSFER' && state === 'waiting';
  return (
    <>
      <Tag tone={tones[state]}>{say(isTransferWaiting ? 'transfer.waiting' : `states.${state}`)}</Tag>
      {order.reason !== '' && <small className="charge-reason">{say('transfer.refused', { reason: order.reason })}</small>}
    </>
  );
}
