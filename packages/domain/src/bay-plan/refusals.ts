/** What the picture of a ship refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { bayPlanTexts as texts } from './messages';

export const bayPlanRefusals = {
  linkWrong: defineRefusal('bay-plan.linkWrong', 403, noParams, () => texts.linkWrong),
  atInFuture: defineRefusal('bay-plan.atInFuture', 400, z.object({ now: z.string() }), ({ now }) => texts.at.inFuture(now)),
  tooManyBills: defineRefusal('bay-plan.tooManyBills', 400, z.object({ max: z.int() }), ({ max }) => texts.at.tooManyBills(max)),
  linkOver: defineRefusal('bay-plan.linkOver', 403, noParams, () => texts.linkOver),
} as const;
