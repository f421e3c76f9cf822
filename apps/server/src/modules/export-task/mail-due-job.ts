import { defineAskingJob } from '@mastlight/domain/contract-kit/message';

/** Sends lists whose time has come: every minute, and when somebody wants one now. */
export const mailDueJob = defineAskingJob('export-task.mail-due');
