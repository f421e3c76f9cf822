/** What vessel subscriptions refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { vesselSubscriptionTexts as texts } from './messages';

export const vesselSubscriptionRefusals = {
  unknownSort: defineRefusal('vessel-subscription.unknownSort', 400, noParams, () => texts.unknownSort),
} as const;
