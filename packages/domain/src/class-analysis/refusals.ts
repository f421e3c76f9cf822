/** What class-analysis refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { classAnalysisTexts as texts } from './messages';

export const classAnalysisRefusals = {
  noGoods: defineRefusal('class-analysis.noGoods', 400, noParams, () => texts.noGoods),
  unreadable: defineRefusal('class-analysis.unreadable', 400, noParams, () => texts.unreadable),
  pdfLocked: defineRefusal('class-analysis.pdfLocked', 400, noParams, () => texts.pdfLocked),
  pdfTooLarge: defineRefusal('class-analysis.pdfTooLarge', 400, noParams, () => texts.pdfTooLarge),
  tooManyPages: defineRefusal('class-analysis.tooManyPages', 400, noParams, () => texts.tooManyPages),
  noTextLayer: defineRefusal('class-analysis.noTextLayer', 400, noParams, () => texts.noTextLayer),
  noGoodsInFile: defineRefusal('class-analysis.noGoodsInFile', 400, noParams, () => texts.noGoodsInFile),
  noPictureText: defineRefusal('class-analysis.noPictureText', 400, noParams, () => texts.noPictureText),
  pictureTooLarge: defineRefusal('class-analysis.pictureTooLarge', 400, noParams, () => texts.pictureTooLarge),
  noPictureReader: defineRefusal('class-analysis.noPictureReader', 400, noParams, () => texts.noPictureReader),
  notPicture: defineRefusal('class-analysis.notPicture', 400, noParams, () => texts.notPicture),
  readingBusy: defineRefusal('class-analysis.readingBusy', 429, noParams, () => texts.readingBusy),
  sheetTooLarge: defineRefusal('class-analysis.sheetTooLarge', 400, noParams, () => texts.sheetTooLarge),
  noNameColumn: defineRefusal('class-analysis.noNameColumn', 400, noParams, () => texts.noNameColumn),
  noSuchCode: defineRefusal('class-analysis.noSuchCode', 400, z.object({ code: z.string() }), ({ code }) => texts.noSuchCode(code)),
  fieldGone: defineRefusal('class-analysis.fieldGone', 400, noParams, () => texts.fieldGone),
  figureWrong: defineRefusal('class-analysis.figureWrong', 400, z.object({ field: z.string() }), ({ field }) => texts.figureWrong(field)),
  lineGone: defineRefusal('class-analysis.lineGone', 400, noParams, () => texts.lineGone),
} as const;
