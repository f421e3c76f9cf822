/** What money refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { findPort } from '../vocabulary/port';
import { origins } from './fee';
import { billingTexts as texts } from './messages';

/** What is left of the free quota of an origin (null: what has none) and what is wanted, as 火币 are shown; `full` is that by the price list, where a member pays less. */
const shortage = z.object({ origin: z.nullable(z.enum(origins)), free: z.string(), wanted: z.string(), full: z.optional(z.string()) });
type Shortage = z.output<typeof shortage>;
const sayShortage = ({ origin, free, wanted }: Shortage): string =>
  texts.freeShort(origin === null ? '' : findPort(origin)!.name, free, wanted);

export const billingRefusals = {
  /** R-8-03: there is not enough, real money and all. */
  short: defineRefusal('billing.short', 402, noParams, () => texts.short),
  /** T13: the free quota does not do, and nobody has agreed to real money. */
  needsConfirmation: defineRefusal('billing.needsConfirmation', 409, shortage, sayShortage),
  /** L-03: the same call by the same key is at work. */
  stillAtWork: defineRefusal('billing.stillAtWork', 409, noParams, () => texts.stillAtWork),
  /** L-03: a key that was used for another wish. */
  keyOfOther: defineRefusal('billing.keyOfOther', 422, noParams, () => texts.keyOfOther),
  /** An adjustment was decided before. */
  adjustmentJudged: defineRefusal('billing.adjustmentJudged', 409, noParams, () => texts.adjustmentJudged),
  adjustmentOfTwo: defineRefusal('billing.adjustmentOfTwo', 400, noParams, () => texts.adjustmentOfTwo),
  adjustmentOfOwn: defineRefusal('billing.adjustmentOfOwn', 400, noParams, () => texts.adjustmentOfOwn),
  adjustmentNotMade: defineRefusal('billing.adjustmentNotMade', 400, noParams, () => texts.adjustmentNotMade),
  adjustmentShort: defineRefusal('billing.adjustmentShort', 400, noParams, () => texts.adjustmentShort),
  /** More is to be taken than is there. */
  adjustmentOver: defineRefusal('billing.adjustmentOver', 400, z.object({ balance: z.string() }), ({ balance }) =>
    texts.adjustmentOver(balance),
  ),
  accountUnknown: defineRefusal('billing.accountUnknown', 400, noParams, () => texts.accountUnknown),
  /** More lines than a statement is printed with. */
  statementLong: defineRefusal('billing.statementLong', 400, z.object({ count: z.int(), max: z.int() }), ({ count, max }) =>
    texts.statementLong(count, max),
  ),
  freeShort: defineRefusal('billing.freeShort', 402, shortage, sayShortage),
} as const;

/** What any call that takes a key may be refused. */
export const keyRefusals = [billingRefusals.stillAtWork, billingRefusals.keyOfOther] as const;
