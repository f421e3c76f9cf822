/**
 * A book as a declaration: what an owner keeps and picks from later, such as merchants or goods. A product says its fields;
 * its calls, its checks, its spreadsheet and the samples of its calls are the same for every book.
 */
import * as z from 'zod/mini';
import { cleanNote } from '../vocabulary/clean-note';
import { isSheetError } from '../vocabulary/sheet-error';
import type { ColumnUnit } from '../vocabulary/title-unit';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { visibleText } from '../vocabulary/visible-text';
import { leftOutFields } from './left-out';
import { done, post } from './endpoint';
import { rowId } from './list-product';
import { pageOf, pagingFields } from './paging';
import { defineRefusal, noParams } from './refusal';
import type { OwnObjects } from './sample';

/** Rows of one spreadsheet, and entries that one owner keeps in a book that does not say otherwise. */
export const bookEntriesMax = 5_000;
/** So many stand on a page. */
export const bookPageSize = 50;
/** So long a deleted entry can be brought back, in days. */
export const bookDeletedDays = 30;
/** A spreadsheet in bytes, and as base64. */
const importTextMax = Math.ceil((4 * 1024 * 1024) / 3) * 4;

const unitWords: Readonly<Record<Exclude<ColumnUnit, 'money'>, string>> = {
  kg: '千克',
  m3: '立方米',
  USD: '美元',
  EUR: '欧元',
  CNY: '人民币',
  GBP: '英镑',
  JPY: '日元',
  HKD: '港币',
  AED: '迪拉姆',
};
const columnUnits = [...(Object.keys(unitWords) as (keyof typeof unitWords)[]), 'money'] as const;

/** What every book says. */
export const bookTexts = {
  taken: '已有同号的一条，请改那一条',
  full: '这一本存满了，请先删掉一些',
  changedMeanwhile: '同事刚改过这一条，请刷新后再改',
  noSheet: '读不了这个文件，请选 xlsx 文件',
  noRows: '表里没有数据行',
  tooManyRows: `一次最多导入 ${bookEntriesMax} 行，请分开导入`,
  tooManyCells: '表里的格子太多，请只留要导入的列',
  noTitles: '找不到表头，请先下载模板，按它的列填',
  nothingChosen: '请先选择',
  tooManyChosen: '一次最多 1000 条',
  keywordTooLong: '查询内容太长',
  noGroup: '没有这一类',
  otherUnit: (title: string, unit: ColumnUnit) =>
    unit === 'money'
      ? `“${title}”写了币制，请先选好币制再导入`
      : `“${title}”的单位不是${unitWords[unit]}，请换算成${unitWords[unit]}、改好表头再导入`,
  doubledColumn: (taken: string, other: string, rowNo: number, count: number) =>
    `“${taken}”和“${other}”是同一项，有 ${count} 行不同（第 ${rowNo} 行起），请只留一列再导入`,
  missing: (title: string) => `请填${title}`,
  tooLong: (title: string, max: number) => `${title}最多 ${max} 个字`,
  noDay: (title: string) => `${title}要写成 2026-05-31 这样的日期`,
  noChoice: (title: string, choices: string) => `${title}只能是${choices}`,
  sheetError: (title: string) => `${title}是表格里出错的格子，请填原来的内容`,
  masked: (title: string) => `${title}被遮住了，请填完整的`,
  rowTaken: (key: string) => `已有${key}，没有覆盖`,
  fileName: (noun: string, moment: string) => `${noun}_${moment}.xlsx`,
} as const;

/** What a book may refuse besides a field, by name; one set for all books of a capability. */
export function bookRefusals<const C extends string>(capability: C) {
  return {
    taken: defineRefusal(`${capability}.taken`, 400, noParams, () => bookTexts.taken),
    full: defineRefusal(`${capability}.full`, 400, noParams, () => bookTexts.full),
    changedMeanwhile: defineRefusal(`${capability}.changedMeanwhile`, 409, noParams, () => bookTexts.changedMeanwhile),
    noSheet: defineRefusal(`${capability}.noSheet`, 400, noParams, () => bookTexts.noSheet),
    noRows: defineRefusal(`${capability}.noRows`, 400, noParams, () => bookTexts.noRows),
    tooManyRows: defineRefusal(`${capability}.tooManyRows`, 400, noParams, () => bookTexts.tooManyRows),
    tooManyCells: defineRefusal(`${capability}.tooManyCells`, 400, noParams, () => bookTexts.tooManyCells),
    noTitles: defineRefusal(`${capability}.noTitles`, 400, noParams, () => bookTexts.noTitles),
    otherUnit: defineRefusal(`${capability}.otherUnit`, 400, z.object({ title: z.string(), unit: z.enum(columnUnits) }), (of) =>
      bookTexts.otherUnit(of.title, of.unit),
    ),
    doubledColumn: defineRefusal(
      `${capability}.doubledColumn`,
      400,
      z.object({ taken: z.string(), other: z.string(), rowNo: z.int(), count: z.int() }),
      (of) => bookTexts.doubledColumn(of.taken, of.other, of.rowNo, of.count),
    ),
  } as const;
}

/** What a file of a capability with books is refused for. */
export function sheetRefusalsOf<const R extends ReturnType<typeof bookRefusals>>(refusals: R) {
  const { noSheet, noRows, tooManyRows, tooManyCells, noTitles, otherUnit, doubledColumn } = refusals;
  return { noSheet, noRows, tooManyRows, tooManyCells, noTitles, otherUnit, doubledColumn } as Pick<
    R,
    'noSheet' | 'noRows' | 'tooManyRows' | 'tooManyCells' | 'noTitles' | 'otherUnit' | 'doubledColumn'
  >;
}

/** `code`: numbers in capitals without blanks; `day`: `2026-05-31`; `choice`: one of its words. */
export type BookFieldForm = 'text' | 'code' | 'day' | 'choice';

/** One field of a book's entries; every value is a text, empty where nothing is known. */
export interface BookField {
  readonly prop: string;
  readonly title: string;
  readonly form: BookFieldForm;
  /** px of its column. */
  readonly width: number;
  /** In signs. */
  readonly lengthMax: number;
  readonly isRequired: boolean;
  /** What it begins with where nobody writes it: the server keeps it, and lists and files show it; null: people write it. */
  readonly kept: string | null;
  /** Lists and files show it masked; whoever may act for the owner sees all of it in its entry. */
  readonly isMasked: boolean;
  /** What it is measured in: a column of a file in anything else is refused; null: in nothing. */
  readonly unit: ColumnUnit | null;
  /** How people write its title besides. */
  readonly otherTitles: readonly string[];
  readonly choices: readonly string[];
  /** Shows what is expected while it is empty. */
  readonly example: string;
  /** What is wrong with a text that is there, as a sentence; null: nothing. */
  readonly judge: (text: string) => string | null;
}

/** A field of a book, of 100 signs, that need not be filled unless it says otherwise. */
export function bookField(
  prop: string,
  title: string,
  form: BookFieldForm,
  width: number,
  rest: Partial<Omit<BookField, 'prop' | 'title' | 'form' | 'width'>> = {},
): BookField {
  return {
    prop,
    title,
    form,
    width,
    lengthMax: 100,
    isRequired: false,
    kept: null,
    isMasked: false,
    unit: null,
    otherTitles: [],
    choices: [],
    example: '',
    judge: () => null,
    ...rest,
  };
}

/** A book as a product declares it. `N` begins the names of its calls. */
export interface BookDeclared<N extends string> {
  readonly name: N;
  /** What an entry is, as people call it: 供货商. */
  readonly noun: string;
  /** Where its calls are: `/market-assistant/supplier/`. */
  readonly path: string;
  readonly fields: readonly BookField[];
  /** Fields by which two entries are the same one. */
  readonly key: readonly string[];
  /** The field that an entry is called and sorted by. */
  readonly titleProp: string;
  /** The day on which an entry ends, and how many days before that is told; null: they do not end. */
  readonly expires: { readonly prop: string; readonly warnDays: number } | null;
  /** Entries that one owner keeps; `bookEntriesMax` where it is not said. */
  readonly entriesMax?: number;
  /** Fields that are found by their sound as well: 保温杯 by `bwb` (R-2.2-38). */
  readonly soundProps?: readonly string[];
  /** A field of choices by which a list is narrowed. */
  readonly groupProp?: string;
  readonly refusals: ReturnType<typeof bookRefusals>;
}

/** Calls or handlers of a book under the names that they have in the contract. */
export type OfBook<N extends string, E> = { readonly [K in keyof E & string as `${N}${K}`]: E[K] };

/** Gives each of `parts` the name of its book. */
export function ofBook<const N extends string, E extends object>(name: N, parts: E): OfBook<N, E> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [name + part, value])) as OfBook<N, E>;
}

type Texts = Readonly<Record<string, string>>;

/** What is wrong with a field of an entry. */
export interface BookFault {
  readonly prop: string;
  readonly message: string;
}

/** The sign that stands for what is masked. */
const maskSign = '•';

/** `Q••••••31`: what lists show of a number that is masked; of a short one nothing but its length. */
export function maskBookText(text: string): string {
  if (text.length < 5) return maskSign.repeat(text.length);
  return text[0] + maskSign.repeat(text.length - 3) + text.slice(-2);
}

/** How two texts are compared: whatever their width, case and blanks. */
export function levelBookText(text: string): string {
  return visibleText(text).normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}

function tidy({ form, choices }: BookField, text: string): string {
  const clean = (cleanNote(visibleText(text)) ?? '').replace(/\s+/g, ' ');
  if (form === 'code') return levelBookText(clean);
  if (form === 'choice') return choices.find((choice) => levelBookText(choice) === levelBookText(clean)) ?? clean;
  if (form !== 'day') return clean;
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(clean.normalize('NFKC')) ?? [];
  return year === undefined ? clean : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}

function faultOf(field: BookField, text: string): string | null {
  const { title, form, lengthMax, isRequired, isMasked, choices } = field;
  if (text === '') return isRequired ? bookTexts.missing(title) : null;
  if (isSheetError(text)) return bookTexts.sheetError(title);
  if (text.length > lengthMax) return bookTexts.tooLong(title, lengthMax);
  if (isMasked && text.includes(maskSign)) return bookTexts.masked(title);
  if (form === 'day' && (!/^\d{4}-\d{2}-\d{2}$/.test(text) || parseShanghai(text) === undefined)) return bookTexts.noDay(title);
  if (form === 'choice' && !choices.includes(text)) return bookTexts.noChoice(title, choices.join('、'));
  return field.judge(text);
}

/** What people write of a book's entries, and what stands in the files that they bring. */
export const writtenFields = (fields: readonly BookField[]): readonly BookField[] => fields.filter(({ kept }) => kept === null);

/** What a new entry begins with in the fields that nobody writes. */
export function keptAtFirst(fields: readonly BookField[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap(({ prop, kept }) => (kept === null ? [] : [[prop, kept] as const])));
}

/** An entry as it is kept, texts put right, and what is wrong with it, field by field in their order; of what people write alone. */
export function judgeEntry(fields: readonly BookField[], given: Readonly<Record<string, string | undefined>>) {
  const texts: Record<string, string> = {};
  const faults: BookFault[] = [];
  for (const field of writtenFields(fields)) {
    const text = tidy(field, given[field.prop] ?? '');
    texts[field.prop] = text;
    const message = faultOf(field, text);
    if (message !== null) faults.push({ prop: field.prop, message });
  }
  return { texts: texts as Texts, faults };
}

/** By what an entry is known again. */
export function bookKeyOf({ key }: Pick<BookDeclared<string>, 'key'>, texts: Texts): string {
  return key.map((prop) => levelBookText(texts[prop] ?? '')).join('\n');
}

/** The same as people read it; what is masked stays so. */
export function sayBookKey({ key, fields }: Pick<BookDeclared<string>, 'key' | 'fields'>, texts: Texts): string {
  const masked = new Set(fields.filter(({ isMasked }) => isMasked).map(({ prop }) => prop));
  return key.map((prop) => (masked.has(prop) ? maskBookText(texts[prop] ?? '') : (texts[prop] ?? ''))).join(' ');
}

/** An entry as lists and files show it. */
export function maskEntry(fields: readonly BookField[], texts: Texts): Record<string, string> {
  return Object.fromEntries(fields.map(({ prop, isMasked }) => [prop, isMasked ? maskBookText(texts[prop] ?? '') : (texts[prop] ?? '')]));
}

const dayMs = 86_400_000;

/** Days from `today` until an entry ends; negative: since it has; null: it has no such day. Days are `2026-05-31`. */
export function daysLeft(endsOn: string | null | undefined, today: string): number | null {
  if (!endsOn) return null;
  const [end, start] = [parseShanghai(endsOn), parseShanghai(today)];
  return end === undefined || start === undefined ? null : Math.round((end - start) / dayMs);
}

const sheetFile = z.string().check(z.maxLength(importTextMax, bookTexts.noSheet), z.regex(/^[A-Za-z0-9+/]*={0,2}$/, bookTexts.noSheet));
const ids = z.array(rowId).check(z.minLength(1, bookTexts.nothingChosen), z.maxLength(1_000, bookTexts.tooManyChosen));
const own = { policy: 'owner', permission: 'company.operate' } as const;

/** Declares a book: its calls, which a contract takes in by `ofBook(name, entries)`. */
export function bookProduct<const N extends string>(declared: BookDeclared<N>) {
  const { noun, path, fields, refusals, groupProp } = declared;
  const groups = fields.find(({ prop }) => prop === groupProp)?.choices ?? [];
  const shapeOf = <S extends z.ZodMiniType>(schema: S, of: readonly BookField[]): Record<string, S> =>
    Object.fromEntries(of.map(({ prop }) => [prop, schema]));
  const texts = z.object(shapeOf(z.string(), fields));
  const text = z.optional(z.string().check(z.maxLength(2_000, bookTexts.keywordTooLong)));
  const typed = z.object(shapeOf(text, writtenFields(fields))).check((payload) => {
    for (const { prop, message } of judgeEntry(fields, payload.value).faults) {
      payload.issues.push({ code: 'custom', message, path: [prop], input: payload.value, continue: true });
    }
  });
  const filter = {
    keyword: z.optional(z.string().check(z.maxLength(200, bookTexts.keywordTooLong))),
    /** Only what ends soon, or has. */
    isExpiring: z._default(z.boolean(), false),
    /** Only what has this choice; empty: all. */
    group: z.optional(z.string().check(z.refine((group) => group === '' || groups.includes(group), bookTexts.noGroup))),
  };
  const row = z.object({
    id: z.int(),
    version: z.int(),
    updatedTime: z.string(),
    /** Days until it ends; negative: since it has. */
    daysLeft: z.nullable(z.int()),
    fields: texts,
  });
  const entries = {
    List: post(`${path}list`, {
      summary: `${noun}列表`,
      idempotency: 'natural',
      request: z.object({ ...filter, ...pagingFields }),
      /** `counts`: what the keyword leaves, and of that what ends soon and what has each choice. */
      response: z.extend(pageOf(row), {
        counts: z.object({ all: z.int(), expiring: z.int(), groups: z.record(z.string(), z.int()) }),
      }),
      policy: 'owner',
    }),
    Save: post(`${path}save`, {
      ...own,
      summary: `保存${noun}；带编号的改，不带的加`,
      idempotency: 'none',
      request: z.object({ id: z.optional(z.nullable(rowId)), version: z.optional(z.nullable(z.int())), fields: typed }),
      response: z.object({ id: z.int() }),
      refusals: [refusals.taken, refusals.full, refusals.changedMeanwhile],
      showsErrors: false,
      maxBodyBytes: 65_536,
    }),
    DeleteList: post(`${path}deleteList`, {
      ...own,
      summary: `删除${noun}，${bookDeletedDays} 天内可以撤回`,
      idempotency: 'natural',
      request: z.object({ ids }),
      response: done,
      maxBodyBytes: 65_536,
    }),
    RestoreList: post(`${path}restoreList`, {
      ...own,
      summary: `撤回删除的${noun}；已有同号的不撤回`,
      idempotency: 'natural',
      request: z.object({ ids }),
      response: z.object({ restored: z.int() }),
      refusals: [refusals.full],
      maxBodyBytes: 65_536,
    }),
    ImportExcel: post(`${path}importExcel`, {
      policy: 'session',
      permission: 'company.operate',
      summary: `导入${noun}（xlsx，base64）：好的行存下，有问题的行说明原因，同号的不覆盖`,
      idempotency: 'none',
      request: z.object({ file: sheetFile }),
      response: z.object({
        saved: z.int(),
        list: z.array(z.object({ rowNo: z.int(), message: z.string() })),
        ...leftOutFields,
      }),
      refusals: [...Object.values(sheetRefusalsOf(refusals)), refusals.full],
      maxBodyBytes: importTextMax + 1_024,
      showsErrors: false,
      cost: 5,
    }),
    ExportExcel: post(`${path}exportExcel`, {
      summary: `导出${noun}（xlsx），列和导入的一样；isTemplate 只要表头`,
      idempotency: 'natural',
      request: z.object({ ...filter, isTemplate: z._default(z.boolean(), false) }),
      response: z.any(),
      policy: 'owner',
      cost: 10,
      answer: 'file',
      timeoutMs: 60_000,
    }),
  };
  const { entriesMax = bookEntriesMax, soundProps = [] } = declared;
  return { ...declared, entriesMax, soundProps, groupProp: groupProp ?? null, groups, entries, texts };
}

/** A book whatever its name; what the server and the browser serve. */
export type Book<N extends string = string> = ReturnType<typeof bookProduct<N>>;

/** A valid request for each call of a book, about an entry of the caller's; for the authorization matrix. */
export function bookSamples<const N extends string>(name: N, idOf: (own: OwnObjects) => number, fields: Texts) {
  return ofBook(name, {
    List: () => ({}),
    Save: (mine: OwnObjects) => ({ id: idOf(mine), fields }),
    DeleteList: (mine: OwnObjects) => ({ ids: [idOf(mine)] }),
    RestoreList: (mine: OwnObjects) => ({ ids: [idOf(mine)] }),
    // A workbook needs more than a sample has room for.
    ImportExcel: { code: 400, make: () => ({ file: '' }) },
    ExportExcel: () => ({}),
  });
}
