/** What money refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { billingTexts as texts } from './messages';

export const billingRefusals = {
  /** R-8-03: there is not enough, real money and all. */
  short: defineRefusal('billing.short', 402, noParams, () => texts.short),
  /** T13: the free quota does not do, and nobody has agreed to real money. */
  needsConfirmation: defineRefusal(
    'billing.needsConfirmation',
    409,
    z.object({ freeFen: z.int(), wantedFen: z.int() }),
    ({ freeFen, wantedFen }) => texts.freeShort(freeFen, wantedFen),
  ),
  freeShort: defineRefusal('billing.freeShort', 402, z.object({ freeFen: z.int(), wantedFen: z.int() }), ({ freeFen, wantedFen }) =>
    texts.freeShort(freeFen, wantedFen),
  ),
} as const;
