/** What a bill of lading says, field by field, as it was read or put right; and what of it does not agree. */
import { hasValidCheckDigit } from '../vocabulary/container-no';
import { visibleText } from '../vocabulary/visible-text';

/** Fields of a bill, in the order in which they are shown. Weights are kg, volumes m³. */
export const billHeadFields = [
  'billNo',
  'carrier',
  'vesselName',
  'voyage',
  'loadingPort',
  'dischargePort',
  'deliveryPlace',
  'shipper',
  'consignee',
  'notify',
  'packages',
  'packageUnit',
  'grossKg',
  'volumeM3',
] as const;
export type BillHeadField = (typeof billHeadFields)[number];

/** Fields of each of its boxes. */
export const billBoxFields = ['containerNo', 'boxType', 'sealNo', 'packages', 'grossKg', 'volumeM3'] as const;
export type BillBoxField = (typeof billBoxFields)[number];

/** Where something stands: its page, and the frame around it in what the page is measured in (points of a PDF, pixels of a picture). */
export interface BillPlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One field of a bill. */
export interface BillField {
  readonly field: BillHeadField | BillBoxField;
  /** Which of its boxes, from 1; null: the bill itself. */
  readonly box: number | null;
  /** As it is understood, a party's lines below each other; empty where nothing could be read: it is never guessed. */
  readonly value: string;
  /** The words it was read from, as they stand on the page. */
  readonly words: string;
  /** Null where nothing was read. */
  readonly place: BillPlace | null;
  /** Whole percent; 100 where somebody has put it right. */
  readonly confidence: number;
  /** Somebody has put it right. */
  readonly isCorrected: boolean;
  /** Of the bill's number: another one that stands there as well, and with it another bill. */
  readonly other?: string;
}

/** Something of a bill that cannot be so: a box whose check digit is another, two bills in one, a total that its boxes do not add up to. */
export type BillFault =
  | { readonly kind: 'check-digit'; readonly box: number }
  | { readonly kind: 'two-bills'; readonly other: string }
  | { readonly kind: 'sum'; readonly field: 'packages' | 'grossKg' | 'volumeM3'; readonly total: number; readonly sum: number };

/** Below it a field is to be looked at; whole percent. */
export const lookedAtBelow = 85;
export const billFieldLengthMax = 600;
export const billBoxesMax = 100;

const figures: ReadonlySet<BillField['field']> = new Set(['packages', 'grossKg', 'volumeM3']);
const codes: ReadonlySet<BillField['field']> = new Set(['billNo', 'containerNo', 'sealNo', 'boxType', 'voyage']);

/** What somebody typed into a field, as it is kept; null where a figure is none. Empty is nothing. */
export function plainBillValue(field: BillField['field'], typed: string): string | null {
  const lines = visibleText(typed)
    .normalize('NFKC')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  const text = lines.filter((line) => line !== '').join('\n');
  if (codes.has(field)) return text.toUpperCase().replace(/\s+/g, '');
  if (!figures.has(field)) return field === 'vesselName' ? text.toUpperCase() : text;
  const written = text.replace(/\s*[A-Z\u4e00-\u9fff³]+3?\.?$/i, '');
  // Commas part thousands, or it is not plain what they part.
  const figure = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written) ? written.replaceAll(',', '') : written;
  return figure === '' && text === '' ? '' : billFigure(figure) === null ? null : figure;
}

/** A figure of a field; null where it says none. */
export const billFigure = (value: string): number | null => (/^\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : null);

/** What a field of a bill says; empty where it says nothing. */
export const billValue = (fields: readonly BillField[], name: BillField['field'], box: number | null = null): string =>
  fields.find((each) => each.field === name && each.box === box)?.value ?? '';

/** How many boxes a bill names. */
export const billBoxCount = (fields: readonly BillField[]): number => fields.reduce((most, { box }) => Math.max(most, box ?? 0), 0);

/** What is wrong with a bill as it was read or put right. A total is compared only where it and each box say a figure. */
export function checkBill(fields: readonly BillField[]): BillFault[] {
  const boxes = Array.from({ length: billBoxCount(fields) }, (_, i) => i + 1);
  const faults: BillFault[] = boxes
    .filter((box) => {
      const containerNo = billValue(fields, 'containerNo', box);
      return containerNo !== '' && !hasValidCheckDigit(containerNo);
    })
    .map((box) => ({ kind: 'check-digit', box }));
  // Whoever has put the number right has seen that there are two.
  const other = fields.find(({ field, isCorrected }) => field === 'billNo' && !isCorrected)?.other;
  if (other !== undefined) faults.push({ kind: 'two-bills', other });
  for (const field of ['packages', 'grossKg', 'volumeM3'] as const) {
    const total = billFigure(billValue(fields, field));
    const figures = boxes.map((box) => billFigure(billValue(fields, field, box)));
    const known = figures.filter((figure) => figure !== null);
    if (total === null || known.length === 0 || known.length < figures.length) continue;
    const sum = Math.round(known.reduce((before, figure) => before + figure, 0) * 1000) / 1000;
    // Each box is rounded to two places of its own.
    const spread = field === 'packages' ? 0 : known.length * 0.005 + 0.0005;
    if (Math.abs(sum - total) > spread) faults.push({ kind: 'sum', field, total, sum });
  }
  return faults;
}

/**
 * Whether a field is to be looked at before anything is done with it: it is not sure, or stands in what cannot be so. What somebody
 * has put right is his, and what is empty says nothing.
 */
export function isUnsureField({ field, box, value, confidence, isCorrected }: BillField, faults: readonly BillFault[]): boolean {
  if (value === '' || isCorrected) return false;
  if (confidence < lookedAtBelow) return true;
  return faults.some(
    (fault) =>
      (fault.kind === 'check-digit' && field === 'containerNo' && fault.box === box) ||
      (fault.kind === 'sum' && fault.field === field && box === null),
  );
}

/** The fields with one of them put right by hand; null where the bill has no such field. */
export function correctBill(fields: readonly BillField[], name: BillField['field'], box: number | null, value: string): BillField[] | null {
  const known = fields.findIndex((each) => each.field === name && each.box === box);
  if (known < 0) return null;
  return fields.map((each, i) => (i === known ? { ...each, value, confidence: 100, isCorrected: true } : each));
}
