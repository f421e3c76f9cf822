import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import type { TimedRows } from '../../../platform/list/end-by-time';
import { ownVessels } from '../own-rows';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-endable';

/** Subscriptions to calls, as they end by themselves; they stay in the list, apart. */
export function timedVessels(parts: Parts): TimedRows {
  const rows = ownVessels(parts);
  return {
    topic: vesselRowsTopic,
    find: async (...within) => (await findEndable(...within)).map(({ id, ownerKey, ...facts }) => ({ id, ownerKey, facts })),
    end: (...which) => rows.end(...which),
  };
}
