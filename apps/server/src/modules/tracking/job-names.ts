import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { PublishedKind } from './published-kind';

/** Name of the job that derives what is newly followed. */
export const deriveRequestedName = 'tracking.derive-requested';
/** Name of the job that derives no more what nobody follows. */
export const releaseSubjectsName = 'tracking.release';

/** Jobs of a port that wait for its lane stand in line, one of them at a time. */
export const laneLine = (port: PortCode): string => `tracking.lane:${port}`;

/** What a job is about. */
export interface RequestedSubjects {
  readonly kind: PublishedKind;
  readonly port: PortCode;
  readonly subjects: readonly string[];
}
