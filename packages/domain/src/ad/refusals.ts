/** What ads refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { adTexts as texts } from './messages';

const say = (name: keyof typeof texts, code: number) => defineRefusal(`ad.${name}`, code, noParams, () => texts[name]);

export const adRefusals = {
  viewedEnough: say('viewedEnough', 429),
  adUnknown: say('adUnknown', 400),
  keyTaken: say('keyTaken', 400),
  pdfWrong: say('pdfWrong', 400),
  pictureWrong: say('pictureWrong', 400),
  changedMeanwhile: say('changedMeanwhile', 400),
  orderChanged: say('orderChanged', 400),
  tooManyAds: say('tooManyAds', 400),
  enquiredEnough: say('enquiredEnough', 429),
  noSupplier: say('noSupplier', 400),
} as const;
