import { containerTypes, dangerClasses, packageTypes, packingGroups } from '@mastlight/domain/sh-manifest/dictionaries';
import { goodsFields, type GoodsField, type GoodsLine } from '@mastlight/domain/sh-manifest/filing';
import { fixGoodsText } from '@mastlight/domain/sh-manifest/fix-text';
import { cargoNameLengthMax } from '@mastlight/domain/sh-manifest/limits';
import { keepDigits, keepDigitsDot, keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import type { SheetColumn, SheetRow } from '../../../platform/sheet/sheet-column';

type Shape = Pick<SheetColumn, 'width' | 'kind' | 'options' | 'filter' | 'lengthMax'>;

const text = (width: number, filter?: SheetColumn['filter']): Shape => ({ width, kind: 'text', ...(filter && { filter }) });
const number = (width: number, filter: SheetColumn['filter']): Shape => ({ width, kind: 'number', filter: filter! });
const combo = (width: number, options: readonly string[]): Shape => ({ width, kind: 'combo', options });
const choice = (width: number, options: readonly string[]): Shape => ({ width, kind: 'choice', options });

/** People write a packing by its English name more often than by its code. */
const packings = packageTypes.map(({ code, aliases }) => aliases[0] ?? code);

const shapes: Readonly<Record<GoodsField, Shape>> = {
  houseBillNo: text(132, keepLettersDigits),
  containerNo: text(124, keepLettersDigits),
  sealNo: text(108, keepLettersDigits),
  containerType: combo(
    82,
    containerTypes.map(({ code }) => code),
  ),
  boxMark: text(92),
  // R-5.3-10.
  cargoName: { ...text(240), lengthMax: cargoNameLengthMax },
  packageType: combo(88, packings),
  packages: number(76, keepDigits),
  weightKg: number(96, keepDigitsDot),
  volumeM3: number(84, keepDigitsDot),
  marks: text(110),
  isEmpty: { width: 52, kind: 'switch' },
  unNo: text(76, keepDigits),
  dangerClass: combo(
    68,
    dangerClasses.map(({ code }) => code),
  ),
  packingGroup: choice(84, packingGroups),
  dangerContact: text(110),
  dangerPhone: text(130),
  dangerEmail: text(140),
  dangerFax: text(110),
  temperature: text(68),
  temperatureUnit: choice(84, ['C', 'F']),
};

/** The columns of goods (R-3.9-27 to -29, R-2.7-09), under the titles that `titleOf` gives. */
export function goodsColumns(titleOf: (field: GoodsField) => string): SheetColumn[] {
  return goodsFields.map((field) => ({
    ...shapes[field],
    name: field,
    title: titleOf(field),
    fix: (pasted) => fixGoodsText(field, pasted).text,
  }));
}

/** A row of the sheet as a line of the filing, and the other way round: the same fields. */
export function lineOf(row: SheetRow): GoodsLine {
  return Object.fromEntries(goodsFields.map((field) => [field, row[field] ?? ''])) as Record<GoodsField, string>;
}
export function rowOf(line: GoodsLine): SheetRow {
  return { ...line };
}
