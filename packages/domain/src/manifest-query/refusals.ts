/** What the manifest query refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { manifestQueryTexts as texts } from './messages';

export const manifestQueryRefusals = {
  nothingAsked: defineRefusal('manifest-query.nothingAsked', 400, noParams, () => texts.nothingAsked),
  tooMany: defineRefusal('manifest-query.tooMany', 400, noParams, () => texts.tooMany),
  ctnsWrong: defineRefusal('manifest-query.ctnsWrong', 400, noParams, () => texts.ctnsWrong),
  likeBox: defineRefusal('manifest-query.likeBox', 400, noParams, () => texts.likeBox),
  tooManyReminders: defineRefusal('manifest-query.tooManyReminders', 400, noParams, () => texts.tooManyReminders),
} as const;
