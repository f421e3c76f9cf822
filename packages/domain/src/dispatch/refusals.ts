/** What dispatch refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { dispatchTexts as texts } from './messages';

export const dispatchRefusals = {
  notDead: defineRefusal('dispatch.notDead', 400, noParams, () => texts.notDead),
} as const;
