import * as z from 'zod/mini';
import { defineTopic } from '@mastlight/domain/contract-kit/topic';

/** Users with sessions that have ended. */
export const sessionsEnded = defineTopic('account.session', 'servers', z.int());

/** Scan tickets that have changed. */
export const scansChanged = defineTopic('account.scan', 'servers', z.int());
