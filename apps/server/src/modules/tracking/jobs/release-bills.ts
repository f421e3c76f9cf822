import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { releaseUnfollowed } from '../lane-jobs';
import { releaseBills } from '../operations/release-bills';
import type { Parts } from '../parts';

/** Stops deriving bills whose last follower may have gone. */
export function releaseBillsJob(parts: Parts): JobHandler {
  return workOn(releaseUnfollowed, ({ port, billNos }) => releaseBills(parts, port, billNos));
}
