import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { releaseUnfollowed } from '../lane-jobs';
import { releaseSubjects } from '../operations/release-subjects';
import type { Parts } from '../parts';

/** Stops deriving what may have lost its last follower. */
export function releaseSubjectsJob(parts: Parts): JobHandler {
  return workOn(releaseUnfollowed, ({ kind, port, subjects }) => releaseSubjects(parts, kind, port, subjects));
}
