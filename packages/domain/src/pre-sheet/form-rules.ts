/** The rules of a pre-sheet as forms and sheets check them: errors alone, each at its field. */
import * as z from 'zod/mini';
import { refuseField } from '../contract-kit/text-field';
import { checkBeginning, checkBox, checkGoods, checkHead } from './check-sheet';
import { fieldTexts } from './messages';
import {
  beginningFields,
  emptyHead,
  headFields,
  tidyBox,
  tidyGoods,
  tidyHead,
  type SheetBox,
  type SheetGoods,
  type SheetHead,
} from './sheet';

type Told = ReturnType<typeof checkHead>;

/** Refuses each field in which an error stands. */
export function refuseAll(payload: z.core.ParsePayload, told: Told): void {
  for (const { severity, field, textId, parameters } of told) {
    if (severity === 'error' && field !== null) refuseField(payload, fieldTexts, textId, [field], parameters);
  }
}

export const headForm = z
  .object(Object.fromEntries(headFields.map((field) => [field, z.string()])) as Record<keyof SheetHead, z.ZodMiniString<string>>)
  .check((payload) => refuseAll(payload, checkHead(tidyHead(payload.value))));

export const boxRow = z.record(z.string(), z.string()).check((payload) => refuseAll(payload, checkBox(tidyBox(payload.value as SheetBox))));

export const goodsRow = z
  .record(z.string(), z.string())
  .check((payload) => refuseAll(payload, checkGoods(tidyGoods(payload.value as SheetGoods))));

type Beginning = Record<(typeof beginningFields)[number], string>;

/** What a new pre-sheet begins with: a field may be empty, and is right otherwise. */
export const beginningForm = z
  .object(Object.fromEntries(beginningFields.map((field) => [field, z.string()])) as Record<keyof Beginning, z.ZodMiniString<string>>)
  .check((payload) => refuseAll(payload, checkBeginning(tidyHead({ ...emptyHead, ...payload.value }))));
