/** What every call that takes money has in common (T13). */
import * as z from 'zod/mini';
import type { PortCode } from '../vocabulary/port';
import { shanghaiDay } from '../vocabulary/shanghai-time';
import { fees, origins, type Fee, type Origin } from './fee';
import { billingRefusals, keyRefusals } from './refusals';

/** A subscription as it is paid for. */
export interface PaidSubscription {
  readonly port: PortCode;
  /** What is followed, as its list keys it. */
  readonly subject: string;
  /** When it was subscribed to, ms since epoch, port time. */
  readonly createdMs: number;
}

/**
 * What a subscription is in the ledger, for ever: whoever deletes it and subscribes again on the same day of Shanghai, or
 * takes his deletion back, has paid for it.
 */
export function paidAs(product: string, { port, subject, createdMs }: PaidSubscription): string {
  return `${product}/${port}/${subject}/${shanghaiDay(createdMs)}`;
}

/** In the request: whether real money may be taken where the free quota does not do. */
export const paidFields = { allowReal: z.optional(z.boolean()) } as const;

/** In the answer: 火币 used, in fen, free ones included. */
export const paidAnswer = { coins: z.int() } as const;

/** A fee, and whose free quota it may use. */
export interface FeeOfOrigin {
  readonly fee: Fee;
  readonly origin: Origin;
}

/** In the answer, in each item beside its `id`: what it is paid as, on the wire (R-3.7-06). */
export const paidItem = { origin: z.enum(origins), payAccountMoneyEnum: z.enum(fees) } as const;

/** A fee as an item names it. */
export const paidItemOf = ({ fee, origin }: FeeOfOrigin) => ({ origin, payAccountMoneyEnum: fee });

/** In the entry: what it takes, by name. */
export const feesOf = (...fees: readonly Fee[]): readonly string[] => fees;

/** In the entry: nothing was done and nothing taken. */
export const paidRefusals = [billingRefusals.needsConfirmation, billingRefusals.short, ...keyRefusals] as const;
