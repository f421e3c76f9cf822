import { billFieldTexts } from '@mastlight/domain/class-analysis/messages';
import { lookedAtBelow } from '@mastlight/domain/class-analysis/bill';
import type { Bill, BillField } from './api';

/** What is to be seen at a field of a bill, the gravest alone: that it cannot be so, was not read, was put right, is to be looked at. */
export type BillMark =
  | { readonly kind: 'checkDigit' }
  | { readonly kind: 'twoBills'; readonly other: string }
  | { readonly kind: 'sum'; readonly sum: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'corrected' }
  | { readonly kind: 'unsure'; readonly percent: number };

/** The mark of a field; null where nothing is to be said. */
export function markOf({ faults }: Bill, { field, box, value, confidence, isCorrected }: BillField): BillMark | null {
  const isWrong = faults.some((fault) => fault.kind === 'check-digit' && fault.box === box);
  if (field === 'containerNo' && isWrong) return { kind: 'checkDigit' };
  const twoBills = faults.find((fault) => fault.kind === 'two-bills');
  if (field === 'billNo' && twoBills?.kind === 'two-bills') return { kind: 'twoBills', other: twoBills.other };
  const differs = faults.find((fault) => fault.kind === 'sum' && fault.field === field);
  if (box === null && differs?.kind === 'sum') return { kind: 'sum', sum: differs.sum };
  if (isCorrected) return { kind: 'corrected' };
  if (value === '') return { kind: 'missing' };
  return confidence < lookedAtBelow ? { kind: 'unsure', percent: confidence } : null;
}

/** Fields whose value has several lines. */
export const manyLines: ReadonlySet<BillField['field']> = new Set(['shipper', 'consignee', 'notify']);
/** Fields that are codes or figures. */
export const inMono: ReadonlySet<BillField['field']> = new Set([
  'billNo',
  'voyage',
  'packages',
  'grossKg',
  'volumeM3',
  'containerNo',
  'boxType',
  'sealNo',
]);

/** The fields of each of its boxes. */
export function boxesOf({ fields }: Bill): BillField[][] {
  const boxes: BillField[][] = [];
  for (const field of fields) if (field.box !== null) (boxes[field.box - 1] ??= []).push(field);
  return boxes;
}

/** What a field is called. */
export const nameOfField = ({ field }: BillField): string => billFieldTexts[field];
