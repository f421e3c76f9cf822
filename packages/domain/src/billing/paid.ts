/** What every call that takes money has in common (T13). */
import * as z from 'zod/mini';
import type { PortCode } from '../vocabulary/port';
import { shanghaiDay } from '../vocabulary/shanghai-time';
import type { Fee } from './fee';
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

/** In the entry: what it takes, by name. */
export const feesOf = (...fees: readonly Fee[]): readonly string[] => fees;

/** In the entry: nothing was done and nothing taken. */
export const paidRefusals = [billingRefusals.needsConfirmation, billingRefusals.short, ...keyRefusals] as const;
