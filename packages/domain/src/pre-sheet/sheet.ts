/** A pre-sheet (预配单): what is asked of the agent for one bill. Every field is a text as it was typed, right or wrong. */

export const headFields = [
  'billNo',
  'vesselName',
  'voyage',
  'loadPort',
  'dischargePort',
  'destination',
  'wharf',
  'contact',
  'phone',
  'remark',
] as const;
export const boxFields = ['sizeType', 'count', 'containerNo', 'sealNo', 'weightKg'] as const;
export const goodsFields = ['name', 'packages', 'packageType', 'weightKg', 'volumeM3', 'marks'] as const;

/** Fields of the head with which a new pre-sheet may begin. */
export const beginningFields = ['loadPort', 'dischargePort', 'wharf', 'contact', 'phone'] as const;
export type BeginningField = (typeof beginningFields)[number];

export type HeadField = (typeof headFields)[number];
export type BoxField = (typeof boxFields)[number];
export type GoodsField = (typeof goodsFields)[number];

export type SheetHead = Readonly<Record<HeadField, string>>;
/** Boxes of one kind, or one box by its number. */
export type SheetBox = Readonly<Record<BoxField, string>>;
export type SheetGoods = Readonly<Record<GoodsField, string>>;

export interface PreSheet {
  readonly head: SheetHead;
  readonly boxes: readonly SheetBox[];
  readonly goods: readonly SheetGoods[];
}

/** Kinds of boxes as the trade calls them, with what goes into one at most, m³; null: it has no lid. */
export const boxKinds = {
  '20GP': 33,
  '40GP': 67,
  '40HQ': 76,
  '45HQ': 86,
  '20RF': 28,
  '40RH': 67,
  '20OT': null,
  '40OT': null,
  '20FR': null,
  '40FR': null,
  '20TK': 26,
} as const satisfies Readonly<Record<string, number | null>>;
export type BoxKind = keyof typeof boxKinds;

export const isBoxKind = (text: string): text is BoxKind => Object.hasOwn(boxKinds, text);

/** Packages as they are usually called; others may be typed. */
export const usualPackages = ['纸箱', '托盘', '木箱', '编织袋', '桶', '包', '卷', '捆', '件'] as const;

export const emptyHead: SheetHead = blank(headFields);

function blank<Field extends string>(fields: readonly Field[]): Readonly<Record<Field, string>> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
}

/** Codes are capitals. */
const codes: ReadonlySet<string> = new Set([
  'billNo',
  'vesselName',
  'voyage',
  'loadPort',
  'dischargePort',
  'destination',
  'containerNo',
  'sealNo',
  'sizeType',
]);
const numbers: ReadonlySet<string> = new Set(['count', 'packages', 'weightKg', 'volumeM3']);

/** Fields as they are kept: without blanks around, codes in capitals, numbers without signs between the thousands. */
function tidyFields<Field extends string>(
  fields: readonly Field[],
  typed: Readonly<Record<Field, string>>,
): Readonly<Record<Field, string>> {
  return Object.fromEntries(
    fields.map((field) => {
      const text = typed[field];
      if (numbers.has(field)) return [field, tidyNumber(text)];
      if (!codes.has(field)) return [field, text.trim()];
      const code = text.normalize('NFKC').trim().toUpperCase();
      return [field, field === 'containerNo' ? code.replace(/[\s-]/g, '') : code];
    }),
  ) as Record<Field, string>;
}

function tidyNumber(text: string): string {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

const isBlank = (row: Readonly<Record<string, string>>): boolean => Object.values(row).every((text) => text.trim() === '');

export const tidyHead = (head: SheetHead): SheetHead => tidyFields(headFields, head);
export const tidyBox = (box: SheetBox): SheetBox => tidyFields(boxFields, box);
export const tidyGoods = (line: SheetGoods): SheetGoods => tidyFields(goodsFields, line);

/** A pre-sheet as it is kept: rows in which nothing stands are left out. */
export function tidySheet({ head, boxes, goods }: PreSheet): PreSheet {
  return {
    head: tidyHead(head),
    boxes: boxes.filter((row) => !isBlank(row)).map(tidyBox),
    goods: goods.filter((row) => !isBlank(row)).map(tidyGoods),
  };
}

/** Whether two that are kept say the same. */
export function saysSame(one: PreSheet, other: PreSheet): boolean {
  return JSON.stringify(tidySheet(one)) === JSON.stringify(tidySheet(other));
}
