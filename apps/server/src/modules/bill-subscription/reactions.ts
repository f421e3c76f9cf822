import { statusChanged, type StatusChanged } from '@mastlight/domain/tracking/events';
import type { Reaction } from '../../platform/outbox';
import { refreshRows } from './operations/refresh-rows';
import { refreshRowsName } from './operations/request-refresh';
import type { Parts } from './parts';

/** What bill subscriptions do about others' events. */
export function billSubscriptionReactions(parts: Parts): Reaction<never>[] {
  const refresh: Reaction<StatusChanged> = {
    event: statusChanged,
    name: refreshRowsName,
    handle: ({ port, billNos, confirmedBillNos }) => refreshRows(parts, port, [...billNos, ...confirmedBillNos]),
  };
  return [refresh];
}
