/** What bill-file refuses, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { billFileTexts as texts } from './messages';

const plain = (name: keyof typeof texts, code: number) => defineRefusal(`bill-file.${name}`, code, noParams, () => texts[name]);

export const billFileRefusals = {
  billUnfollowed: plain('billUnfollowed', 400),
  clientChanged: plain('clientChanged', 409),
  fileGone: plain('fileGone', 400),
  wrongType: plain('wrongType', 400),
  tooLarge: plain('tooLarge', 413),
  tooMany: plain('tooMany', 409),
  accountFull: plain('accountFull', 409),
} as const;
