/** What the settings refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { preferenceTexts as texts } from './messages';

export const preferenceRefusals = {
  keyNotYours: defineRefusal('preferences.keyNotYours', 403, noParams, () => texts.keyNotYours),
  keyReadOnly: defineRefusal('preferences.keyReadOnly', 403, noParams, () => texts.keyReadOnly),
  valueTooLong: defineRefusal('preferences.valueTooLong', 400, noParams, () => texts.valueTooLong),
  columnsUnreadable: defineRefusal('preferences.columnsUnreadable', 400, noParams, () => texts.columnsUnreadable),
  valueUnreadable: defineRefusal('preferences.valueUnreadable', 400, noParams, () => texts.valueUnreadable),
  tooManyKeys: defineRefusal('preferences.tooManyKeys', 400, noParams, () => texts.tooManyKeys),
} as const;
