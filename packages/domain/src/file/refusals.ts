/** What files refuse, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { fileTexts as texts } from './messages';

const plain = (name: keyof typeof texts, code: number) => defineRefusal(`file.${name}`, code, noParams, () => texts[name]);

export const fileRefusals = {
  tooLarge: plain('tooLarge', 413),
  empty: plain('empty', 400),
  noFile: plain('noFile', 400),
  oneFile: plain('oneFile', 400),
  brokenOff: plain('brokenOff', 400),
  wrongType: plain('wrongType', 400),
  mismatch: defineRefusal('file.mismatch', 400, z.object({ extension: z.string() }), ({ extension }) =>
    texts.mismatch.replace('{extension}', () => extension),
  ),
  pictureBroken: plain('pictureBroken', 400),
  pictureTooLarge: plain('pictureTooLarge', 400),
  archiveUnsafe: plain('archiveUnsafe', 400),
  uploadedEnough: plain('uploadedEnough', 429),
  companyUploadedEnough: plain('companyUploadedEnough', 429),
  storeAway: plain('storeAway', 503),
  uploadsBusy: plain('uploadsBusy', 503),
} as const;
