/**
 * The documents of an order: which columns each has and what stands in a cell. The same serve the file, the preview and the
 * print. A template of a company says other columns and words (R-2.2-42); its parts are these.
 */
import { lineCents, ratesOf, readDecimal, toUsdCents, totalsOf, usdOf, writeCents } from './amounts';
import { filledLines, linesOfPart, type OrderContent, type OrderLine } from './fields';
import { documentTitles, type OrderDocument } from './messages';

/** What a column shows of a line. */
export interface DocumentField {
  readonly prop: string;
  readonly title: string;
  readonly english: string;
  readonly width: number;
  readonly isNumber: boolean;
  readonly read: (line: OrderLine, at: number, content: OrderContent) => string;
  /** Its sum below the lines; absent: none. */
  readonly total?: (lines: readonly OrderLine[], content: OrderContent) => string;
}

const text = (prop: string, title: string, english: string, width: number): DocumentField => ({
  prop,
  title,
  english,
  width,
  isNumber: false,
  read: ({ texts }) => texts[prop] ?? '',
});
const number = (prop: string, title: string, english: string, width: number, total?: DocumentField['total']): DocumentField => ({
  ...text(prop, title, english, width),
  isNumber: true,
  ...(total ? { total } : {}),
});
/** Thousandths, without zeros at the end. */
const thousandths = (value: bigint): string => `${value / 1_000n}.${String(value % 1_000n).padStart(3, '0')}`.replace(/\.?0+$/, '') || '0';
const sum = (prop: string) => (lines: readonly OrderLine[]) =>
  thousandths(lines.reduce((all, { texts }) => all + (readDecimal(texts[prop] ?? '', 3) ?? 0n), 0n));
const amountOf = (texts: OrderLine['texts']): string => {
  const cents = lineCents(texts);
  return cents === null ? '' : writeCents(cents);
};

/** The palette: what a document may show of a line. */
export const documentFields: readonly DocumentField[] = [
  { prop: 'no', title: '序', english: 'No.', width: 50, isNumber: true, read: (_line, at) => String(at + 1) },
  text('name', '品名', 'Description', 220),
  text('hsCode', '商品编码', 'HS code', 120),
  number('quantity', '数量', 'Quantity', 100),
  text('unit', '单位', 'Unit', 70),
  number('cartons', '箱数', 'Cartons', 80, sum('cartons')),
  number('grossKg', '毛重 kg', 'Gross kg', 100, sum('grossKg')),
  number('netKg', '净重 kg', 'Net kg', 100, sum('netKg')),
  number('price', '单价', 'Unit price', 90),
  {
    prop: 'amount',
    title: '金额',
    english: 'Amount',
    width: 120,
    isNumber: true,
    read: ({ texts }) => amountOf(texts),
    total: (lines) => writeCents(totalsOf(lines).cents),
  },
  {
    prop: 'usd',
    title: '金额 USD',
    english: 'Amount USD',
    width: 120,
    isNumber: true,
    read({ texts }, _at, { head }) {
      const [rates, cents] = [ratesOf(head), lineCents(texts)];
      return rates === null || cents === null ? '' : writeCents(toUsdCents(cents, rates));
    },
    total(lines, { head }) {
      const rates = ratesOf(head);
      return rates === null ? '' : writeCents(usdOf(lines, rates));
    },
  },
  text('merchant', '商户号', 'Merchant', 110),
  text('supplier', '供货商', 'Supplier', 200),
  text('origin', '产地', 'Origin', 100),
  text('boxNo', '箱号', 'Container', 130),
];

/** What may stand above the lines: a word and what the order says. */
export const documentFacts: readonly {
  readonly prop: string;
  readonly title: string;
  readonly read: (head: OrderContent['head']) => string;
}[] = [
  { prop: 'buyer', title: '买方', read: (head) => head['buyer'] ?? '' },
  { prop: 'consignee', title: '境外收货人', read: (head) => head['consignee'] ?? '' },
  { prop: 'applicant', title: '申报单位', read: (head) => head['applicant'] ?? '' },
  { prop: 'to', title: '运抵国', read: (head) => [head['country'], head['port']].filter(Boolean).join(' · ') },
  { prop: 'vessel', title: '船名航次', read: (head) => [head['vessel'], head['voyage']].filter(Boolean).join(' / ') },
  { prop: 'billNo', title: '提单号', read: (head) => head['billNo'] ?? '' },
  { prop: 'currency', title: '币制', read: (head) => head['currency'] ?? '' },
];

/** How a document is made up: its heads, what it says of the order, and its columns. */
export interface DocumentLayout {
  /** Stands above all else: whose document it is, with the address. */
  readonly letterhead: string;
  readonly title: string;
  readonly english: string;
  /** Of `documentFacts`. */
  readonly facts: readonly string[];
  /** Of `documentFields`. */
  readonly columns: readonly string[];
  /** Stands below, as a place to sign. */
  readonly footer: string;
}

const usual = { letterhead: '', facts: documentFacts.map(({ prop }) => prop) } as const;

/** What each document is without a template of the company's own. */
export const usualLayouts: Readonly<Record<OrderDocument, DocumentLayout>> = {
  purchase: {
    ...usual,
    title: documentTitles.purchase,
    english: 'PURCHASE LIST',
    columns: ['no', 'name', 'quantity', 'unit', 'price', 'amount', 'merchant', 'supplier', 'origin'],
    footer: '采购人签字：',
  },
  packing: {
    ...usual,
    title: '装箱单',
    english: 'PACKING LIST',
    columns: ['no', 'name', 'cartons', 'quantity', 'unit', 'grossKg', 'netKg', 'boxNo'],
    footer: '',
  },
  invoice: {
    ...usual,
    title: '商业发票',
    english: 'COMMERCIAL INVOICE',
    columns: ['no', 'name', 'quantity', 'unit', 'price', 'amount'],
    footer: '签章：',
  },
  declaration: {
    ...usual,
    title: documentTitles.declaration,
    english: 'DRAFT DECLARATION (1039)',
    columns: ['no', 'hsCode', 'name', 'quantity', 'unit', 'price', 'amount', 'usd', 'grossKg', 'netKg', 'origin', 'merchant'],
    footer: '草单，以海关为准',
  },
};

/** A fact as it is written. */
export interface DocumentFact {
  readonly title: string;
  readonly value: string;
}

export interface WrittenDocument {
  readonly letterhead: string;
  readonly title: string;
  readonly english: string;
  /** The order's number, with that of its declaration. */
  readonly number: string;
  readonly facts: readonly DocumentFact[];
  readonly columns: readonly DocumentField[];
  readonly rows: readonly (readonly string[])[];
  /** Below the lines; empty where a column has none. */
  readonly totals: readonly string[];
  readonly footer: string;
}

/**
 * A document of an order, or of one of its declarations.
 *
 * @param part the declaration, from 1; 0: all goods
 */
export function writeDocument(
  { orderNo, content }: { readonly orderNo: string; readonly content: OrderContent },
  { letterhead, title, english, facts, columns, footer }: DocumentLayout,
  part: number,
): WrittenDocument {
  const { head } = content;
  const lines = part === 0 ? filledLines(content.lines) : linesOfPart(content.lines, part);
  const shown = columns.flatMap((prop) => documentFields.find((field) => field.prop === prop) ?? []);
  const told = facts.flatMap((prop): DocumentFact[] => {
    const fact = documentFacts.find((known) => known.prop === prop);
    const value = fact?.read(head) ?? '';
    return value === '' ? [] : [{ title: fact!.title, value }];
  });
  return {
    letterhead,
    title,
    english,
    number: part === 0 ? orderNo : `${orderNo}-${part}`,
    facts: told,
    columns: shown,
    rows: lines.map((line, at) => shown.map(({ read }) => read(line, at, content))),
    totals: shown.map(({ total }) => total?.(lines, content) ?? ''),
    footer,
  };
}
