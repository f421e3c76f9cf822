import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { tellMorning } from '../operations/tell-morning';
import type { Parts } from '../parts';

const tellMorningJob = defineJob('bill-subscription.tell-morning', 1, noBody);

/** At 8:30 in Shanghai; the hours after it tell what a morning without a server has missed. */
export function defineTellMorning(parts: Pick<Parts, 'platform' | 'tracking'>): JobHandler {
  return workOn(tellMorningJob, () => tellMorning(parts), { cron: '30 0-2 * * *' });
}
