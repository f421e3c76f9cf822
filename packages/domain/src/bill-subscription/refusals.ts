/** What bill subscriptions refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { repeatedTexts } from '../vocabulary/subscribe-outcome';
import { asOfTexts, billSubscriptionTexts as texts } from './messages';

const upTo = z.object({ max: z.int() });

export const billSubscriptionRefusals = {
  notABillNo: defineRefusal('bill-subscription.notABillNo', 400, noParams, () => texts.notABillNo),
  looksLikePhone: defineRefusal('bill-subscription.looksLikePhone', 400, noParams, () => texts.looksLikePhone),
  /** The account follows the number with another row, whose id it is. */
  alreadySubscribed: defineRefusal(
    'bill-subscription.alreadySubscribed',
    409,
    z.object({ id: z.int() }),
    () => repeatedTexts.alreadySubscribed,
  ),
  /** Its payment has gone on to another bill before. */
  renamesUsedUp: defineRefusal('bill-subscription.renamesUsedUp', 409, noParams, () => texts.renamesUsedUp),
  emptyClient: defineRefusal('bill-subscription.emptyClient', 400, noParams, () => texts.emptyClient),
  clientsFull: defineRefusal('bill-subscription.clientsFull', 400, upTo, ({ max }) => texts.clientsFull(max)),
  /** Another client has the name, whose id it is. */
  clientExists: defineRefusal('bill-subscription.clientExists', 409, z.object({ id: z.int() }), () => texts.clientExists),
  mergedWithItself: defineRefusal('bill-subscription.mergedWithItself', 400, noParams, () => texts.mergedWithItself),
  mergedTooLarge: defineRefusal('bill-subscription.mergedTooLarge', 400, upTo, ({ max }) => texts.mergedTooLarge(max)),
  clientKeyEnded: defineRefusal('bill-subscription.clientKeyEnded', 410, noParams, () => texts.clientKeyEnded),
  shareEnded: defineRefusal('bill-subscription.shareEnded', 410, noParams, () => texts.shareEnded),
  /** It was shown before, or never: both are alike. */
  fileNotShown: defineRefusal('bill-subscription.fileNotShown', 404, noParams, () => texts.fileNotShown),
  tooManyShares: defineRefusal('bill-subscription.tooManyShares', 400, upTo, ({ max }) => texts.tooManyShares(max)),
  /** R-7.4-19: whoever wants a bill first is told why there is no first. */
  noFasterLane: defineRefusal('bill-subscription.noFasterLane', 409, noParams, () => texts.noFasterLane),
  unknownColumn: defineRefusal('bill-subscription.unknownColumn', 400, z.object({ prop: z.string() }), ({ prop }) =>
    texts.unknownColumn(prop),
  ),
  unknownSort: defineRefusal('bill-subscription.unknownSort', 400, noParams, () => texts.unknownSort),
  asOfUnheard: defineRefusal('bill-subscription.asOfUnheard', 400, noParams, () => asOfTexts.unheard),
  asOfTooEarly: defineRefusal('bill-subscription.asOfTooEarly', 400, z.object({ first: z.string() }), ({ first }) =>
    asOfTexts.tooEarly(first),
  ),
  /** A link shows what it would have shown: nothing from before it was made. */
  asOfBeforeLink: defineRefusal('bill-subscription.asOfBeforeLink', 400, z.object({ made: z.string() }), ({ made }) =>
    asOfTexts.beforeLink(made),
  ),
  asOfInFuture: defineRefusal('bill-subscription.asOfInFuture', 400, z.object({ now: z.string() }), ({ now }) => asOfTexts.inFuture(now)),
  noShipYet: defineRefusal('bill-subscription.noShipYet', 400, noParams, () => texts.noShipYet),
  noCompany: defineRefusal('bill-subscription.noCompany', 403, noParams, () => texts.noCompany),
  companyHasBills: defineRefusal('bill-subscription.companyHasBills', 400, noParams, () => texts.companyHasBills),
  noSuccessor: defineRefusal('bill-subscription.noSuccessor', 400, noParams, () => texts.noSuccessor),
  subscriptionsUsedUp: defineRefusal('bill-subscription.subscriptionsUsedUp', 429, upTo, ({ max }) => texts.subscriptionsUsedUp(max)),
  unheardUsedUp: defineRefusal('bill-subscription.unheardUsedUp', 429, upTo, ({ max }) => texts.unheardUsedUp(max)),
  unheardOpenFull: defineRefusal('bill-subscription.unheardOpenFull', 429, z.object({ max: z.int(), open: z.int() }), ({ max, open }) =>
    texts.unheardOpenFull(max, open),
  ),
} as const;
