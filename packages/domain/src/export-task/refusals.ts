/** What long exports refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { exportTaskTexts as texts } from './messages';

export const exportTaskRefusals = {
  unknownList: defineRefusal('export-task.unknownList', 400, noParams, () => texts.unknownList),
  tooMany: defineRefusal('export-task.tooMany', 400, noParams, () => texts.tooMany),
  enoughToday: defineRefusal('export-task.enoughToday', 429, noParams, () => texts.enoughToday),
} as const;
