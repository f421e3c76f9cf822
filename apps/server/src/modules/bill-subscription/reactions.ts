import { statusChanged } from '@mastlight/domain/tracking/events';
import { reactTo, type Reaction } from '../../platform/outbox';
import { refreshRows } from './operations/refresh-rows';
import type { Parts } from './parts';

/** What bill subscriptions do about others' events. */
export function billSubscriptionReactions(parts: Parts): Reaction[] {
  return [
    reactTo(statusChanged, 'bill-subscription.refresh-rows', ({ port, billNos, confirmedBillNos }) =>
      refreshRows(parts, port, [...billNos, ...confirmedBillNos]),
    ),
  ];
}
