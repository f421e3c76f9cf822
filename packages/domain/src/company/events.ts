/** What companies tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** Somebody is in a company no more. Emitted in the transaction that took him out. */
export const personLeft = defineEvent('company.person-left', 1, z.object({ companyId: z.int(), userId: z.int() }));
