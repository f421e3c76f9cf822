/** What was read of a bill, as other capabilities go on with it. */
import type { BroughtBill, BroughtBox, BroughtGoods, BroughtHead } from '../vocabulary/brought-bill';
import { billBoxCount, billBoxFields, billHeadFields, billValue, type BillField } from './bill';

/** The bill with its boxes and goods; null fields: only goods were read. */
export function bringAnalysis(fields: readonly BillField[] | null, goods: readonly BroughtGoods[]): BroughtBill {
  if (fields === null) return { head: null, boxes: [], goods };
  return {
    head: Object.fromEntries(billHeadFields.map((field) => [field, billValue(fields, field)])) as unknown as BroughtHead,
    boxes: Array.from(
      { length: billBoxCount(fields) },
      (_, i) => Object.fromEntries(billBoxFields.map((field) => [field, billValue(fields, field, i + 1)])) as unknown as BroughtBox,
    ),
    goods,
  };
}
