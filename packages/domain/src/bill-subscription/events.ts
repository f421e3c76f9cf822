/** What bill subscriptions tell others. */
import * as z from 'zod/mini';
import { defineEvent } from '../contract-kit/message';
import { portCodes } from '../vocabulary/port';

/** Somebody subscribed to bills. Emitted in the transaction that added them; only those that were new are named. */
export const billsSubscribed = defineEvent(
  'bill-subscription.added',
  1,
  z.object({ userId: z.int(), port: z.enum(portCodes), billNos: z.readonly(z.array(z.string())) }),
);

/**
 * A morning has come on which bills of a port that somebody is responsible for wait for a human: what is wrong, soonest first, and
 * the ships that close within a day without all their boxes. Emitted once a day for each of both, in the transaction that notes it.
 */
export const morningCame = defineEvent(
  'bill-subscription.morning',
  1,
  z.object({
    ownerKey: z.string(),
    /** Who is responsible. */
    userId: z.int(),
    /** `2026-10-15`. */
    day: z.string(),
    port: z.enum(portCodes),
    /** The first `morningBillsMax`. */
    bills: z.readonly(
      z.array(z.object({ billNo: z.string(), sentence: z.string(), tone: z.nullable(z.string()), closesMs: z.nullable(z.number()) })),
    ),
    /** How many bills wait. */
    count: z.int(),
    ships: z.readonly(
      z.array(
        z.object({
          shipInfo: z.string(),
          clockName: z.string(),
          closesMs: z.number(),
          bills: z.int(),
          /** Null: of no bill is it known how many boxes it has. */
          boxesOut: z.nullable(z.int()),
        }),
      ),
    ),
  }),
);

/**
 * Bills of a port have come to a colleague, who answers for them from now on. Emitted in the transaction that hands them over, for
 * nobody who took them himself.
 */
export const billsHandedOver = defineEvent(
  'bill-subscription.handed-over',
  1,
  z.object({
    ownerKey: z.string(),
    /** To whom. */
    userId: z.int(),
    port: z.enum(portCodes),
    /** The first `handedToldMax`. */
    billNos: z.readonly(z.array(z.string())),
    count: z.int(),
    /** Who did; empty where he has no name. */
    by: z.string(),
    note: z.string(),
    handedMs: z.number(),
  }),
);

/**
 * A truck has come to a terminal with boxes of bills that somebody follows and that the gate has not told of. Emitted in the
 * transaction that notes it on the bills, once for an arrival and a port.
 */
export const truckNoted = defineEvent(
  'bill-subscription.truck-noted',
  1,
  z.object({
    ownerKey: z.string(),
    port: z.enum(portCodes),
    plate: z.string(),
    place: z.string(),
    /** Since when it is there, ms since epoch. */
    atMs: z.number(),
    bills: z.readonly(z.array(z.object({ billNo: z.string(), containerNos: z.readonly(z.array(z.string())) }))),
  }),
);

/**
 * A client company has another name, went up in another one, or is gone (null). Emitted in the transaction that changed it, also
 * where it had no bills.
 */
export const clientMoved = defineEvent(
  'bill-subscription.client-moved',
  1,
  z.object({ ownerKey: z.string(), from: z.string(), to: z.nullable(z.string()) }),
);
