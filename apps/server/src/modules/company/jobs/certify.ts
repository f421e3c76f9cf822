import { defineAskingJob } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { certifyWaiting } from '../operations/certify';
import type { CertifyParts } from '../parts';

/** Asks the registry about every company that waits for it: when one applies, and every ten minutes. */
export const certifyJob = defineAskingJob('company.certify');

export function defineCertify(parts: CertifyParts): JobHandler {
  return workOn(certifyJob, () => certifyWaiting(parts), { cron: '*/10 * * * *' });
}
