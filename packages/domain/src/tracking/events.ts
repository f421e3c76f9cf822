/** What tracking tells the rest of the product. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

const billNos = z.readonly(z.array(z.string()));

/** The status of bills is no longer what it was. Emitted in the transaction that changed it. */
export const statusChanged = defineEvent(
  'tracking.status-changed',
  1,
  z.object({
    port: z.enum(portCodes),
    /** Bills whose status reads differently now. */
    billNos,
    /** Bills that a source has merely confirmed: only age and source are new. Nobody is to be disturbed. */
    confirmedBillNos: billNos,
  }),
);
