/** What market procurement refuses besides what its books refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { marketTexts as texts } from './messages';

const plain = <const N extends 'noCompany' | 'noColleague' | 'noDuty' | 'onlyLooks'>(name: N, code: number) =>
  defineRefusal(`market-assistant.${name}`, code, noParams, () => texts[name]);

export const memberRefusals = {
  noCompany: plain('noCompany', 400),
  noColleague: plain('noColleague', 400),
  noDuty: plain('noDuty', 400),
  onlyLooks: plain('onlyLooks', 400),
} as const;
