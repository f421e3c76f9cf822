/** What companies tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** Somebody is in a company no more. Emitted in the transaction that took him out. */
export const personLeft = defineEvent('company.person-left', 1, z.object({ companyId: z.int(), userId: z.int() }));

/** Somebody acts for a company no more: his duty of now only looks, or pays. Emitted in the transaction that changed it. */
export const operatorNoMore = defineEvent('company.operator-no-more', 1, z.object({ companyId: z.int(), userId: z.int() }));
