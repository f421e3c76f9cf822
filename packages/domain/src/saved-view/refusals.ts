/** What saved views refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { savedViewTexts as texts } from './messages';

export const savedViewRefusals = {
  nameTaken: defineRefusal('saved-view.nameTaken', 400, noParams, () => texts.nameTaken),
  noCompany: defineRefusal('saved-view.noCompany', 400, noParams, () => texts.noCompany),
  notYours: defineRefusal('saved-view.notYours', 403, noParams, () => texts.notYours),
  tooMany: defineRefusal('saved-view.tooMany', 400, noParams, () => texts.tooMany),
  tooManyInAll: defineRefusal('saved-view.tooManyInAll', 400, noParams, () => texts.tooManyInAll),
} as const;
