/** What booking subscriptions refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal } from '../contract-kit/refusal';
import { bookingSubscriptionTexts as texts } from './messages';

const upTo = z.object({ max: z.int() });

export const bookingSubscriptionRefusals = {
  subscriptionsUsedUp: defineRefusal('booking-subscription.subscriptionsUsedUp', 429, upTo, ({ max }) => texts.subscriptionsUsedUp(max)),
  unheardUsedUp: defineRefusal('booking-subscription.unheardUsedUp', 429, upTo, ({ max }) => texts.unheardUsedUp(max)),
} as const;
