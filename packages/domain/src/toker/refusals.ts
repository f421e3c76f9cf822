/** What toker refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { tokerTexts as texts } from './messages';

export const tokerRefusals = {
  noContacts: defineRefusal('toker.noContacts', 400, noParams, () => texts.noContacts),
  tooManyContacts: defineRefusal('toker.tooManyContacts', 429, noParams, () => texts.tooManyContacts),
  tooManyMarks: defineRefusal('toker.tooManyMarks', 400, noParams, () => texts.tooManyMarks),
  changedMeanwhile: defineRefusal('toker.changedMeanwhile', 409, noParams, () => texts.changedMeanwhile),
  tooManySearches: defineRefusal('toker.tooManySearches', 400, noParams, () => texts.tooManySearches),
} as const;
