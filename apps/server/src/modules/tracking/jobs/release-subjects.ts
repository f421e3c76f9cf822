import type { JobDefinition } from '../../../platform/queue/queue';
import { releaseSubjectsName, type RequestedSubjects } from '../job-names';
import { releaseSubjects } from '../operations/release-subjects';
import type { Parts } from '../parts';

/** Stops deriving what may have lost its last follower. */
export function releaseSubjectsJob(parts: Parts): JobDefinition<RequestedSubjects> {
  return { name: releaseSubjectsName, handle: ({ kind, port, subjects }) => releaseSubjects(parts, kind, port, subjects) };
}
