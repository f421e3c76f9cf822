/** What bill subscriptions tell others. */
import type { PortCode } from '../vocabulary/port';

/** Somebody subscribed to bills. Emitted in the transaction that added them. */
export const billsSubscribed = 'bill-subscription.added';

/** Only those bills that were new are named. */
export interface BillsSubscribed {
  readonly name: typeof billsSubscribed;
  readonly body: {
    /** Tells one event from another, for whoever hears of it twice. */
    readonly eventId: string;
    readonly userId: number;
    readonly port: PortCode;
    readonly billNos: readonly string[];
  };
}
