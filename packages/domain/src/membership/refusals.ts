/** What membership refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { membershipTexts as texts } from './messages';

/** What a term costs now, as 火币 are shown, and its last day. */
const offer = z.object({ pay: z.string(), lastDay: z.string() });

export const membershipRefusals = {
  /** What was agreed to is not what is offered now: the price, the credit or the days are others. */
  offerChanged: defineRefusal('membership.offerChanged', 409, offer, ({ pay, lastDay }) => texts.offerChanged(pay, lastDay)),
  lower: defineRefusal('membership.lower', 400, noParams, () => texts.lower),
  early: defineRefusal('membership.early', 400, noParams, () => texts.early),
} as const;
