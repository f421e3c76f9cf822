/** What overseas tracking tells others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { lineCodes } from '../line-tracking/index';
import { notifyWays } from '../vocabulary/notify-ways';
import { portCodes } from '../vocabulary/port';
import { shipmentChange } from './shipment-news';

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

/**
 * A shipment that somebody follows is otherwise than he was told. Emitted once for his row, in the transaction that notes what he
 * knows then.
 */
export const shipmentChanged = defineEvent(
  'overseas.shipment-changed',
  1,
  z.object({
    ownerKey: z.string(),
    port: z.enum(portCodes),
    billNo: z.string(),
    line: z.enum(lineCodes),
    /** Port time, ms since epoch. */
    heardMs: z.number(),
    /** Where somebody wants news of this row to go, whatever he chose for others; none: as he chose for all. */
    notify: z.array(z.enum(notifyWays)),
    /** Who chose that. */
    notifyUserId: z.int(),
    changes: z.array(shipmentChange),
  }),
);
