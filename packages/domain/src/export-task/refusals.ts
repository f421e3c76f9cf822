/** What long exports refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { exportTaskTexts as texts, mailedTexts } from './messages';

export const exportTaskRefusals = {
  unknownList: defineRefusal('export-task.unknownList', 400, noParams, () => texts.unknownList),
  tooMany: defineRefusal('export-task.tooMany', 400, noParams, () => texts.tooMany),
  enoughToday: defineRefusal('export-task.enoughToday', 429, noParams, () => texts.enoughToday),
  tooManyMailed: defineRefusal('export-task.tooManyMailed', 400, noParams, () => mailedTexts.tooMany),
  mailedNowEnough: defineRefusal('export-task.mailedNowEnough', 429, noParams, () => mailedTexts.nowEnough),
  mailboxMissing: defineRefusal('export-task.mailboxMissing', 400, noParams, () => mailedTexts.mailboxMissing),
  noMailed: defineRefusal('export-task.noMailed', 404, noParams, () => mailedTexts.none),
} as const;
