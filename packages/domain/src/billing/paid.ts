/** What every call that takes money has in common (T13). */
import * as z from 'zod/mini';
import type { PortCode } from '../vocabulary/port';
import { shanghaiDay } from '../vocabulary/shanghai-time';
import { fees, origins, type Fee, type Origin } from './fee';
import { billingTexts as texts } from './messages';
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

/** At which port a subscription is that was paid as `key` (`paidAs`); empty for another key. */
export const portOfPaid = (key: string): string => key.split('/')[1] ?? '';

/** What a call says of real money that it may take. */
export interface PaidWish {
  /** Whether any may be taken where the free quota does not do (T13). */
  readonly allowReal?: boolean | undefined;
  /** The most that somebody has agreed to, in fen, over all that the call charges for; absent: whatever it costs. Agrees to nothing alone. */
  readonly allowRealFen?: number | undefined;
}

const agreedFen = z.int(texts.agreedWrong).check(z.gte(0, texts.agreedWrong));

/** In the request: what of `PaidWish` it may say. */
export const paidFields = { allowReal: z.optional(z.boolean()), allowRealFen: z.optional(agreedFen) } as const;

/** The same where they may come as words, in a form or a query. */
export const paidFieldsAsWords = {
  allowReal: z.optional(z.union([z.boolean(), z.stringbool()])),
  allowRealFen: z.optional(
    z.union([agreedFen, z.pipe(z.string().check(z.regex(/^\d{1,12}$/, texts.agreedWrong)), z.transform(Number))], texts.agreedWrong),
  ),
} as const;

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
