/** What vessel subscriptions refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { vesselSubscriptionTexts as texts } from './messages';

export const vesselSubscriptionRefusals = {
  unknownColumn: defineRefusal('vessel-subscription.unknownColumn', 400, z.object({ prop: z.string() }), ({ prop }) =>
    texts.unknownColumn(prop),
  ),
  unknownSort: defineRefusal('vessel-subscription.unknownSort', 400, noParams, () => texts.unknownSort),
} as const;
