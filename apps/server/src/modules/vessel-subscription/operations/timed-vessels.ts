import { paidAs } from '@mastlight/domain/billing/index';
import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import type { TimedRows } from '../../../platform/list/end-by-time';
import { ownVessels } from '../own-rows';
import { payBackUnheard } from '../../billing/index';
import type { Parts } from '../parts';
import { findEndable } from '../queries/find-endable';

/** Subscriptions to calls, as they end by themselves; they stay in the list, apart. */
export function timedVessels(parts: Parts): TimedRows {
  const rows = ownVessels(parts);
  return {
    topic: vesselRowsTopic,
    find: async (...within) =>
      (await findEndable(...within)).map(({ id, ownerKey, port, subject, createdMs, ...facts }) => ({
        id,
        ownerKey,
        facts,
        paidAs: paidAs(vesselRowsTopic.name, { port, subject, createdMs }),
      })),
    end: (...which) => rows.end(...which),
    payBack: (...which) => payBackUnheard(parts.billing, ...which),
  };
}
