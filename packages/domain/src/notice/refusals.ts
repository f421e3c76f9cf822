/** What the editor of notices refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { noticeTexts as texts } from './messages';

export const noticeRefusals = {
  versionMissing: defineRefusal('notice.versionMissing', 400, noParams, () => texts.versionMissing),
  versionTaken: defineRefusal('notice.versionTaken', 409, noParams, () => texts.versionTaken),
  contentEmpty: defineRefusal('notice.contentEmpty', 400, noParams, () => texts.contentEmpty),
  tooMany: defineRefusal('notice.tooMany', 400, noParams, () => texts.tooMany),
} as const;
