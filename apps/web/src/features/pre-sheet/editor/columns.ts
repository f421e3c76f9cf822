import { boxKinds, goodsFields, usualPackages, type BoxField, type GoodsField } from '@mastlight/domain/pre-sheet/sheet';
import { keepDigits, keepDigitsDot, keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import type { SheetColumn } from '../../../platform/sheet/sheet-column';

type Shape = Pick<SheetColumn, 'width' | 'kind' | 'options' | 'filter'>;

const boxShapes: Readonly<Record<BoxField, Shape>> = {
  sizeType: { width: 96, kind: 'combo', options: Object.keys(boxKinds) },
  count: { width: 64, kind: 'number', filter: keepDigits },
  containerNo: { width: 140, kind: 'text', filter: keepLettersDigits },
  sealNo: { width: 130, kind: 'text' },
  weightKg: { width: 110, kind: 'number', filter: keepDigitsDot },
};
const goodsShapes: Readonly<Record<GoodsField, Shape>> = {
  name: { width: 220, kind: 'text' },
  packages: { width: 80, kind: 'number', filter: keepDigits },
  packageType: { width: 90, kind: 'combo', options: usualPackages },
  weightKg: { width: 110, kind: 'number', filter: keepDigitsDot },
  volumeM3: { width: 100, kind: 'number', filter: keepDigitsDot },
  marks: { width: 140, kind: 'text' },
};

/** How many and how heavy before which they are: a text that is last has the room that is left. */
const boxOrder: readonly BoxField[] = ['sizeType', 'count', 'weightKg', 'containerNo', 'sealNo'];

/** The columns of boxes and of goods, under the titles that `titleOf` gives. */
export const boxColumns = (titleOf: (field: BoxField) => string): SheetColumn[] =>
  boxOrder.map((field) => ({ ...boxShapes[field], name: field, title: titleOf(field) }));
export const goodsColumns = (titleOf: (field: GoodsField) => string): SheetColumn[] =>
  goodsFields.map((field) => ({ ...goodsShapes[field], name: field, title: titleOf(field) }));
