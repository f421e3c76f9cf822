/** What Shanghai manifests refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { emailHindrances } from './email';
import { emailHindranceTexts, manifestRefusalTexts, shManifestTexts as texts, unitWords, type ManifestRefusalText } from './messages';

const names = Object.keys(manifestRefusalTexts) as [ManifestRefusalText, ...ManifestRefusalText[]];

export const shManifestRefusals = {
  /** R-4.10-32: a transition that the table does not have. */
  notNow: defineRefusal('sh-manifest.notNow', 400, z.object({ why: z.enum(names) }), ({ why }) => manifestRefusalTexts[why]),
  hasFaults: defineRefusal('sh-manifest.hasFaults', 400, z.object({ count: z.int() }), ({ count }) => texts.hasFaults(count)),
  changedMeanwhile: defineRefusal('sh-manifest.changedMeanwhile', 409, noParams, () => texts.changedMeanwhile),
  tooMany: defineRefusal('sh-manifest.tooMany', 400, noParams, () => texts.tooMany),
  keptEnough: defineRefusal('sh-manifest.keptEnough', 429, noParams, () => texts.keptEnough),
  tooManyParties: defineRefusal('sh-manifest.tooManyParties', 400, noParams, () => texts.tooManyParties),
  changePending: defineRefusal('sh-manifest.changePending', 400, noParams, () => texts.changePending),
  /** Customs refused it for another reason, or nobody else declares its bill. */
  notContested: defineRefusal('sh-manifest.notContested', 400, noParams, () => texts.notContested),
  contestedAlready: defineRefusal('sh-manifest.contestedAlready', 400, noParams, () => texts.contestedAlready),
  contestedEnough: defineRefusal('sh-manifest.contestedEnough', 429, noParams, () => texts.contestedEnough),
  contestMoved: defineRefusal('sh-manifest.contestMoved', 400, noParams, () => texts.contestMoved),
  contestSettled: defineRefusal('sh-manifest.contestSettled', 400, noParams, () => texts.contestSettled),
  alreadyAtCounter: defineRefusal('sh-manifest.alreadyAtCounter', 400, noParams, () => texts.alreadyAtCounter),
  tooLongBill: defineRefusal('sh-manifest.tooLongBill', 400, z.object({ billNo: z.string() }), ({ billNo }) => texts.tooLongBill(billNo)),
  otherBill: defineRefusal('sh-manifest.otherBill', 400, noParams, () => texts.otherBill),
  noManifest: defineRefusal('sh-manifest.noManifest', 400, noParams, () => texts.noManifest),
  unknownColumn: defineRefusal('sh-manifest.unknownColumn', 400, z.object({ prop: z.string() }), ({ prop }) => texts.unknownColumn(prop)),
  unknownSort: defineRefusal('sh-manifest.unknownSort', 400, noParams, () => texts.unknownSort),
  noSheet: defineRefusal('sh-manifest.noSheet', 400, noParams, () => texts.noSheet),
  noRows: defineRefusal('sh-manifest.noRows', 400, noParams, () => texts.noRows),
  tooManyRows: defineRefusal('sh-manifest.tooManyRows', 400, noParams, () => texts.tooManyRows),
  tooManyCells: defineRefusal('sh-manifest.tooManyCells', 400, noParams, () => texts.tooManyCells),
  otherUnit: defineRefusal('sh-manifest.otherUnit', 400, z.object({ title: z.string(), unit: z.enum(['kg', 'm3']) }), ({ title, unit }) =>
    texts.otherUnit(title, unitWords[unit]),
  ),
  noColumns: defineRefusal('sh-manifest.noColumns', 400, noParams, () => texts.noColumns),
  emailNotNow: defineRefusal(
    'sh-manifest.emailNotNow',
    400,
    z.object({ why: z.enum(emailHindrances) }),
    ({ why }) => emailHindranceTexts[why],
  ),
  /** Before customs have accepted it there is nothing to prove. */
  notAccepted: defineRefusal('sh-manifest.notAccepted', 400, noParams, () => texts.notAccepted),
  noNames: defineRefusal('sh-manifest.noNames', 400, noParams, () => texts.noNames),
  tooManyBills: defineRefusal('sh-manifest.tooManyBills', 400, noParams, () => texts.tooManyBills),
} as const;
