/** An order as the editor holds it: its head as fields, its goods as rows of a sheet, its boxes. */
import * as z from 'zod/mini';
import type { SavedDraft, DraftForm } from '../../../platform/form/draft-keeper';
import type { SheetColumn, SheetRow } from '../../../platform/sheet/sheet-column';
import { callEndpoint } from '../../../platform/http-client';
import { marketOrder } from '@mastlight/domain/market-order/contract';
import { lineCents, readDecimal, writeCents } from '@mastlight/domain/market-order/amounts';
import {
  headFields,
  isBlankLine,
  lineFields,
  linesMax,
  type OrderBox,
  type OrderContent,
  type OrderLine,
} from '@mastlight/domain/market-order/fields';
import { keepDigits, keepDigitsDot, keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';

export interface HeadForm {
  readonly head: Record<string, string>;
}
/** The rules say what is wrong; nothing that is typed is refused here. */
export const headSchema: z.ZodMiniType<HeadForm, HeadForm> = z.object({ head: z.record(z.string(), z.string()) });

export const rowSchema = z.record(z.string(), z.string());

const filters: Readonly<Record<string, (text: string) => string>> = {
  hsCode: keepDigits,
  quantity: keepDigitsDot,
  cartons: keepDigits,
  grossKg: keepDigitsDot,
  netKg: keepDigitsDot,
  price: keepDigitsDot,
  amount: keepDigitsDot,
  boxNo: keepLettersDigits,
  part: keepDigits,
};
const numbers: ReadonlySet<string> = new Set(['quantity', 'cartons', 'grossKg', 'netKg', 'price', 'amount', 'part']);

/** The columns of goods, and the declaration that each line goes into. */
export function goodsColumns(partTitle: string): SheetColumn[] {
  return [...lineFields, { prop: 'part', title: partTitle, width: 48 }].map(({ prop, title, width }): SheetColumn => {
    const filter = filters[prop];
    return { name: prop, title, width, kind: numbers.has(prop) ? 'number' : 'text', ...(filter && { filter }) };
  });
}

export const rowOf = ({ part, texts }: OrderLine): SheetRow => ({
  ...Object.fromEntries(lineFields.map(({ prop }) => [prop, texts[prop] ?? ''])),
  part: part > 0 ? String(part) : '',
});

export function lineOf(row: SheetRow): OrderLine {
  const part = Number(row['part'] ?? '');
  return {
    part: Number.isInteger(part) && part > 0 && part <= linesMax ? part : 0,
    texts: Object.fromEntries(lineFields.map(({ prop }) => [prop, row[prop] ?? ''])),
  };
}

/** The rows that stand ready below the last line are none; a blank one between lines keeps their numbers. */
export function contentOf(head: HeadForm['head'], rows: readonly SheetRow[], boxes: readonly OrderBox[]): OrderContent {
  const lines = rows.map(lineOf);
  return { head: { ...head }, lines: lines.slice(0, lines.findLastIndex((line) => !isBlankLine(line)) + 1), boxes: [...boxes] };
}

/** A head in which nothing is known yet but the currency that most orders are in. */
export const blankHead: HeadForm['head'] = {
  ...Object.fromEntries(headFields.map(({ prop }) => [prop, ''])),
  currency: 'USD',
};

/** What a row comes to as it stands, where quantity and price are numbers; null: leave what stands there. */
export function amountOf(row: SheetRow): string | null {
  const cents = lineCents(row);
  return cents === null ? null : writeCents(cents);
}

/** Rows as they come from elsewhere: what a line comes to is filled in where nothing stands. */
export const countedRow = (line: OrderLine): SheetRow => {
  const row = rowOf(line);
  return row['amount'] === '' ? { ...row, amount: amountOf(row) ?? '' } : row;
};

/** What each box holds, by what the lines say. */
export function loadOf(boxNo: string, lines: readonly OrderLine[]): { readonly cartons: bigint; readonly gross: bigint } {
  const inside = boxNo === '' ? [] : lines.filter(({ texts }) => texts['boxNo'] === boxNo);
  const sum = (prop: string, places: number) => inside.reduce((all, { texts }) => all + (readDecimal(texts[prop] ?? '', places) ?? 0n), 0n);
  return { cartons: sum('cartons', 0), gross: sum('grossKg', 3) };
}

const storedContent = z.object({
  head: z.record(z.string(), z.string()),
  lines: z.array(z.object({ part: z.int(), texts: z.record(z.string(), z.string()) })),
  boxes: z.array(z.object({ boxNo: z.string(), kind: z.string() })),
});

type Saved = SavedDraft & { readonly orderNo: string };

/** The draft of an order. */
export const orderDrafts: DraftForm<OrderContent, Saved> = {
  name: 'market-order',
  version: 1,
  content: storedContent,
  migrations: {},
  save: ({ id, version, content }) =>
    callEndpoint(marketOrder.saveOrder, { id, version, content: wireOf(content) }, { showsErrors: false }),
  changedMeanwhile: 'market-order.changedMeanwhile',
};

/** An order as calls take it. */
export const wireOf = ({ head, lines, boxes }: OrderContent) => ({
  head: { ...head },
  lines: lines.map(({ part, texts }) => ({ part, texts: { ...texts } })),
  boxes: boxes.map((box) => ({ ...box })),
});
