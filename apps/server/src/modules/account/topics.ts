import * as z from 'zod/mini';
import { defineTopic } from '@mastlight/domain/contract-kit/topic';

/** Owner of what the processes tell one another; no session has it. */
export const internalOwner = 'system';

/** Users with sessions that have ended. */
export const sessionsEnded = defineTopic('account.session', 'servers', z.int());

/** Scan tickets that have changed. */
export const scansChanged = defineTopic('account.scan', 'servers', z.int());
