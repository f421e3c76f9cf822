/** What the code book refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { hsCodeTexts as texts } from './messages';

export const hsCodeRefusals = {
  unknownCode: defineRefusal('hs-code.unknownCode', 400, z.object({ code: z.string() }), ({ code }) => texts.unknownCode(code)),
  tooManyCodes: defineRefusal('hs-code.tooManyCodes', 400, noParams, () => texts.tooManyCodes),
} as const;
