import type { JobDefinition } from '../../../platform/queue/queue';
import { releaseBillsName, type RequestedBills } from '../job-names';
import { releaseBills } from '../operations/release-bills';
import type { Parts } from '../parts';

/** Stops deriving bills whose last follower may have gone. */
export function releaseBillsJob(parts: Parts): JobDefinition<RequestedBills> {
  return { name: releaseBillsName, handle: ({ port, billNos }) => releaseBills(parts, port, billNos) };
}
