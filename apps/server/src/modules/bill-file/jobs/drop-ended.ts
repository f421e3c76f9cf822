import { defineJob, noBody } from '@mastlight/domain/contract-kit/message';
import { workOn, type JobHandler } from '../../../platform/queue/queue';
import { dropEnded } from '../operations/drop-ended';
import type { BillFileParts } from '../parts';

const dropEndedJob = defineJob('bill-file.drop-ended', 1, noBody);

/** Every night, before the file capability looks for what nobody needs: 03:17 in Shanghai. */
export function defineDropEnded(parts: BillFileParts): JobHandler {
  return workOn(dropEndedJob, async () => void (await dropEnded(parts)), { cron: '17 19 * * *' });
}
