/**
 * Bill subscriptions on the screen: the list, its paste drawer, the detail of
 * one bill and the history of deleted ones. Rows keep the wire's names, because
 * the area is one wide table. What a fact or a raw message looks like is drawn
 * by `tracking` and `intake`.
 */
import { lazyPart } from '../../platform/lazy-part';

export { findBills } from './find-bills';
export { billSubscriptionRoutes } from './routes';

/** What of the bills is for today, for the workbench; it comes as a chunk of its own. */
export const BillsToday = lazyPart(async () => (await import('./components/bills-today')).BillsToday);

/** How pasted bill numbers are subscribed to, for the other lists; it comes as a chunk of its own. */
export const pasteBillKind = async () => (await import('./paste-kind')).pasteBills;
