import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { tellDue } from '../operations/tell-due';
import { tellNew } from '../operations/tell-new';
import type { TokerParts } from '../parts';
import { tellNewJob } from '../tell-new-job';

const tellDueJob = defineJob('toker.tell-due', 1, noBody);

/** At 8:30 in Shanghai; the hours after it tell what a morning without a server has missed, the days after it what a day has. */
export function defineTellDue(parts: Pick<TokerParts, 'platform'>): JobHandler {
  return workOn(tellDueJob, () => tellDue(parts), { cron: '30 0-11 * * *' });
}

/** After each edition. */
export function defineTellNew(parts: Pick<TokerParts, 'platform'>): JobHandler {
  return workOn(tellNewJob, (brought) => tellNew(parts, brought));
}
