import { moneyMovedTopic } from '@mastlight/domain/billing/topics';
import { useEffect } from 'react';
import { onLive } from '../../platform/live';

/** Calls `hear` when money of the identity of now came in or went out by no page of its own, such as a payment, or may have. */
export function useMoneyMoved(hear: () => unknown): void {
  useEffect(() => {
    const listener = { changed: () => void hear(), gap: () => void hear() };
    return onLive(moneyMovedTopic, listener);
  }, [hear]);
}
