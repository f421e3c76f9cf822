/** What class-analysis refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { classAnalysisTexts as texts } from './messages';

export const classAnalysisRefusals = {
  noGoods: defineRefusal('class-analysis.noGoods', 400, noParams, () => texts.noGoods),
  unreadable: defineRefusal('class-analysis.unreadable', 400, noParams, () => texts.unreadable),
  sheetTooLarge: defineRefusal('class-analysis.sheetTooLarge', 400, noParams, () => texts.sheetTooLarge),
  noNameColumn: defineRefusal('class-analysis.noNameColumn', 400, noParams, () => texts.noNameColumn),
  noSuchCode: defineRefusal('class-analysis.noSuchCode', 400, z.object({ code: z.string() }), ({ code }) => texts.noSuchCode(code)),
  lineGone: defineRefusal('class-analysis.lineGone', 400, noParams, () => texts.lineGone),
} as const;
