import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { lookJob } from '../look-job';
import { lookForAwaited } from '../operations/look-for-awaited';
import type { Parts } from '../parts';

/** Looks for what is waited for. */
export function defineLook(parts: Pick<Parts, 'platform' | 'tracking'>): JobHandler {
  return workOn(lookJob, ({ billNos }) => lookForAwaited(parts, billNos));
}
