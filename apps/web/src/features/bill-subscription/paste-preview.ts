/** From pasted text to the rows of the preview (R-5.3-21, -22). */
import { billNoLengthMax, billNoLengthMin, billNosPerBatchMax, type BillToken } from '@mastlight/domain/vocabulary/bill-no';
import type { Carrier } from '@mastlight/domain/vocabulary/carrier';
import type { BillPreview } from './api';
import type { MarkKind } from './mark-text';

export interface PreviewRow {
  readonly billNo: string;
  readonly result: 'new' | 'duplicate' | 'invalid';
  readonly carrier: Carrier | null;
  /** Why it is invalid or when it was subscribed. */
  readonly note: string | null;
  readonly needsCarrier: boolean;
}

const faultTexts: Readonly<Record<NonNullable<BillToken['fault']>, string>> = {
  'too-short': `少于 ${billNoLengthMin} 位`,
  'too-long': `超过 ${billNoLengthMax} 位`,
  'looks-like-phone': '像是手机号',
  'over-batch-limit': `一次最多 ${billNosPerBatchMax} 个`,
};

/**
 * One row per number found in the text. What is a duplicate only the server
 * knows: until it has answered a number counts as new.
 */
export function buildPreview(
  tokens: readonly BillToken[],
  told: ReadonlyMap<string, BillPreview>,
  failures: ReadonlyMap<string, string>,
  carrierOf: (billNo: string) => Carrier | null,
): PreviewRow[] {
  return tokens.map(({ billNo, fault }) => {
    const failure = failures.get(billNo);
    const said = told.get(billNo);
    if (fault !== null) return { billNo, result: 'invalid', carrier: null, note: faultTexts[fault], needsCarrier: false };
    if (said?.result === 'invalid') return { billNo, result: 'invalid', carrier: null, note: said.reason, needsCarrier: false };
    const carrier = carrierOf(billNo);
    if (said?.result === 'duplicate') {
      const note = said.subscribedTime === null ? said.reason : `${said.subscribedTime.slice(5, 10)} 订阅`;
      return { billNo, result: 'duplicate', carrier, note, needsCarrier: false };
    }
    return { billNo, result: 'new', carrier, note: failure ?? null, needsCarrier: carrier === null };
  });
}

/** The kind by which a row is marked, counted and filtered. */
export function kindOfRow(row: PreviewRow): MarkKind {
  return row.result === 'new' && row.needsCarrier ? 'carrier' : row.result;
}

export type PreviewFilter = 'new' | 'duplicate' | 'invalid' | 'carrier' | '';

/** Whether a row stands under a chip: a new number without a line is new, too. */
export function matchesChip(row: PreviewRow, chip: PreviewFilter): boolean {
  if (chip === '') return true;
  return chip === 'carrier' ? row.needsCarrier : row.result === chip;
}

/** How many rows stand under a chip. */
export function countOf(rows: readonly PreviewRow[], chip: PreviewFilter): number {
  return rows.filter((row) => matchesChip(row, chip)).length;
}
