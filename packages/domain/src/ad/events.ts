/** What the directory of suppliers tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';

/** Somebody has asked a supplier something; an administrator of ads is to pass it on. Emitted in the transaction that keeps it. */
export const enquiryCame = defineEvent('ad.enquiry-came', 1, z.object({ enquiryId: z.int(), supplier: z.string() }));

/** An enquiry was passed on to its supplier. Emitted once, in the transaction that notes it. */
export const enquiryPassedOn = defineEvent(
  'ad.enquiry-passed-on',
  1,
  z.object({ enquiryId: z.int(), ownerKey: z.string(), supplier: z.string() }),
);
