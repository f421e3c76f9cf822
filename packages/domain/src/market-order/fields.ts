/**
 * What an order says, head and lines. Every value is a text as it was typed: an order is kept half written, and what is missing or
 * wrong is said by the rules (`check-order.ts`).
 */
import { bookField as field, type BookField } from '../contract-kit/book-product';

/** The file of an order has so many goods at most, and its boxes so many. */
export const linesMax = 500;
export const boxesMax = 20;

/** Currencies that orders are made out in. */
export const currencies = ['USD', 'EUR', 'CNY', 'GBP', 'JPY', 'HKD', 'AED'] as const;
export const boxKinds = ['20GP', '40GP', '40HQ', '45HQ'] as const;

/** The head; parties are picked from the books, and stand here by what those call them. */
export const headFields: readonly BookField[] = [
  field('buyer', '外商（护照）', 'text', 200, { isRequired: true }),
  field('consignee', '境外收货人', 'text', 240, { isRequired: true }),
  field('applicant', '申报单位', 'text', 240, { isRequired: true }),
  field('country', '运抵国', 'text', 110, { isRequired: true, lengthMax: 60, example: '约旦' }),
  field('port', '指运港', 'text', 140, { lengthMax: 60, example: '亚喀巴' }),
  field('exitPort', '出境口岸', 'text', 110, { isRequired: true, lengthMax: 40, example: '宁波' }),
  field('warehouse', '监管仓', 'text', 140, { lengthMax: 60 }),
  field('agent', '船代货代', 'text', 200),
  field('vessel', '船名', 'text', 160, { lengthMax: 35 }),
  field('voyage', '航次', 'code', 100, { lengthMax: 17 }),
  field('billNo', '提单号', 'code', 160, { lengthMax: 40 }),
  field('currency', '币制', 'choice', 80, { isRequired: true, choices: currencies }),
  field('rate', '汇率（1 外币合人民币）', 'text', 120, { isRequired: true, lengthMax: 20, example: '7.1120' }),
  field('usdRate', '美元汇率', 'text', 120, { lengthMax: 20, example: '7.1120' }),
  field('rateDay', '汇率日期', 'day', 120, { isRequired: true }),
  field('remark', '备注', 'text', 200, { lengthMax: 200 }),
];

/** A line of goods; its prices are in the currency of its order. */
export const lineFields: readonly BookField[] = [
  field('name', '品名', 'text', 200, { isRequired: true, otherTitles: ['中文品名', '商品名称', '货名'] }),
  field('hsCode', '商品编码', 'code', 120, { isRequired: true, lengthMax: 20, otherTitles: ['HS', 'HS编码', '税号'] }),
  field('quantity', '数量', 'code', 90, { isRequired: true, lengthMax: 20, otherTitles: ['成交数量'] }),
  field('unit', '单位', 'text', 70, { isRequired: true, lengthMax: 10, otherTitles: ['成交单位'] }),
  field('cartons', '箱数', 'code', 80, { isRequired: true, lengthMax: 20, otherTitles: ['件数', '箱数（件）'] }),
  field('grossKg', '毛重 kg', 'code', 100, {
    isRequired: true,
    lengthMax: 20,
    unit: 'kg',
    otherTitles: ['毛重', '毛重KG', '毛重（千克）'],
  }),
  field('netKg', '净重 kg', 'code', 100, { isRequired: true, lengthMax: 20, unit: 'kg', otherTitles: ['净重', '净重KG', '净重（千克）'] }),
  field('price', '单价', 'code', 90, { isRequired: true, lengthMax: 20, unit: 'money', otherTitles: ['成交单价'] }),
  field('amount', '金额', 'code', 110, { lengthMax: 20, unit: 'money', otherTitles: ['总价', '成交总价', '货值'] }),
  field('merchant', '商户号', 'code', 110, { isRequired: true, lengthMax: 20, otherTitles: ['商户备案号', '备案号'] }),
  field('supplier', '供货商', 'text', 200, { otherTitles: ['供货商名称'] }),
  field('origin', '产地', 'text', 100, { isRequired: true, otherTitles: ['货源地', '境内货源地'] }),
  field('boxNo', '箱号', 'code', 130, { lengthMax: 20, otherTitles: ['集装箱号'] }),
];

/** A box that the goods are made up in. */
export const boxFields: readonly BookField[] = [
  field('boxNo', '箱号', 'code', 150, { lengthMax: 20, example: 'DEMU1000010' }),
  field('kind', '箱型', 'choice', 90, { choices: boxKinds }),
];

export type OrderTexts = Readonly<Record<string, string>>;

/** A box that the goods are made up in (组货). */
export interface OrderBox {
  readonly boxNo: string;
  readonly kind: string;
}

/** An order as it is kept. */
export interface OrderContent {
  readonly head: OrderTexts;
  /** Each with the number of the declaration that it goes into, from 1; 0: not split yet. */
  readonly lines: readonly OrderLine[];
  readonly boxes: readonly OrderBox[];
}

export interface OrderLine {
  readonly part: number;
  readonly texts: OrderTexts;
}

/** Whether nothing stands in a line. */
export function isBlankLine({ texts }: OrderLine): boolean {
  return lineFields.every(({ prop }) => (texts[prop] ?? '') === '');
}

/** Whether a row of a file is the sum of those above it: called so, and without a code. */
export function isSumRow({ name = '', hsCode = '' }: OrderTexts): boolean {
  return hsCode === '' && /^(?:合计|总计|小计|共计|总数|(?:sub)?total)[:：]?$/i.test(name.replace(/\s/g, ''));
}

/** The lines in which something stands. */
export const filledLines = <Line extends OrderLine>(lines: readonly Line[]): readonly Line[] => lines.filter((line) => !isBlankLine(line));

/** The declaration that a line goes into; an order that is not split is one. */
export const partOf = ({ part }: Pick<OrderLine, 'part'>): number => part || 1;

/** The declarations that lines go into, by their numbers. */
export const partsOf = (lines: readonly OrderLine[]): readonly number[] =>
  [...new Set(filledLines(lines).map(partOf))].toSorted((a, b) => a - b);

/** The goods of a declaration. */
export const linesOfPart = (lines: readonly OrderLine[], part: number): readonly OrderLine[] =>
  filledLines(lines).filter((line) => partOf(line) === part);
