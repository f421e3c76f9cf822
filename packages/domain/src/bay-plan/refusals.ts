/** What the picture of a ship refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { bayPlanTexts as texts } from './messages';

export const bayPlanRefusals = {
  linkWrong: defineRefusal('bay-plan.linkWrong', 403, noParams, () => texts.linkWrong),
  linkOver: defineRefusal('bay-plan.linkOver', 403, noParams, () => texts.linkOver),
} as const;
