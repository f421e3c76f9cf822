/** What bill subscriptions tell others. */
import type { PortCode } from '../vocabulary/port';

/** Somebody subscribed to bills; only those that were new are named. */
export interface BillsSubscribed {
  readonly name: 'bill-subscription.added';
  readonly body: {
    readonly userId: number;
    readonly port: PortCode;
    readonly billNos: readonly string[];
  };
}
