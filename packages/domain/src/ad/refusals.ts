/** What ads refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { adTexts as texts } from './messages';

export const adRefusals = {
  viewedEnough: defineRefusal('ad.viewedEnough', 429, noParams, () => texts.viewedEnough),
} as const;
