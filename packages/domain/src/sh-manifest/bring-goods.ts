/** Goods that were read elsewhere, from a bill or a packing list, as the lines of a new manifest. */
import type { BroughtGoods } from '../vocabulary/brought-goods';
import { packageTypes } from './dictionaries';
import { blankLine, type GoodsLine } from './filing';

/** Lines with what is known; boxes, seals and all else stay empty, and so does a kind of packing that customs do not know by this name. */
export function bringGoods(goods: readonly BroughtGoods[]): readonly GoodsLine[] {
  return goods.map(({ name, packages, packageUnit, grossKg }) => ({
    ...blankLine,
    cargoName: name,
    packageType: packageTypes.find((entry) => entry.name === packageUnit)?.code ?? '',
    packages: packages === null ? '' : String(packages),
    weightKg: grossKg === null ? '' : String(grossKg),
  }));
}
