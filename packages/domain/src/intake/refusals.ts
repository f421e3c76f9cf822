/** What the intake refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { intakeTexts as texts } from './messages';

export const intakeRefusals = {
  tooManyViews: defineRefusal('intake.tooManyViews', 503, noParams, () => texts.tooManyViews),
  rawExpired: defineRefusal('intake.rawExpired', 410, noParams, () => texts.rawExpired),
  receiptsInWork: defineRefusal('intake.receiptsInWork', 503, noParams, () => texts.receiptsInWork),
  viewNotRecorded: defineRefusal('intake.viewNotRecorded', 503, noParams, () => texts.viewNotRecorded),
} as const;
