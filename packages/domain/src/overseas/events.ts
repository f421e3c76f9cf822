/** What overseas tracking tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { lineCodes } from '../line-tracking/index';
import { portCodes } from '../vocabulary/port';

/**
 * Nothing was ever heard of a shipment, its row has ended, and what was set aside for it went back. Emitted once in the
 * transaction that gives it back; not where its owner has deleted it, who was told there.
 */
export const coinsReturned = defineEvent(
  'overseas.coins-returned',
  1,
  z.object({
    ownerKey: z.string(),
    port: z.enum(portCodes),
    rowId: z.int(),
    billNo: z.string(),
    line: z.enum(lineCodes),
    fen: z.int(),
  }),
);
