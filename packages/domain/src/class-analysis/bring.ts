/** What was read of a bill, as other capabilities go on with it. */
import type { BroughtBill, BroughtBox, BroughtGoods, BroughtHead, UnsureField } from '../vocabulary/brought-bill';
import { billBoxCount, billBoxFields, billHeadFields, billValue, checkBill, isUnsureField, type BillField } from './bill';

/** The bill with its boxes and goods, and what of it is to be looked at; null fields: only goods were read. */
export function bringAnalysis(fields: readonly BillField[] | null, goods: readonly BroughtGoods[]): BroughtBill {
  if (fields === null) return { head: null, boxes: [], goods, unsure: [] };
  const faults = checkBill(fields);
  return {
    head: Object.fromEntries(billHeadFields.map((field) => [field, billValue(fields, field)])) as unknown as BroughtHead,
    boxes: Array.from(
      { length: billBoxCount(fields) },
      (_, i) => Object.fromEntries(billBoxFields.map((field) => [field, billValue(fields, field, i + 1)])) as unknown as BroughtBox,
    ),
    goods,
    unsure: fields
      .filter((field) => isUnsureField(field, faults))
      .map(({ field, box }) => ({ box: box === null ? null : box - 1, field }) as UnsureField),
  };
}
