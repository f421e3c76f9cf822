import type { VgmContainer, VgmContainerField, VgmMethod } from './filing';
import { readTitledRows, type SheetLine } from '../vocabulary/titled-rows';
import { containerTitles, methodTitles } from './messages';
import { fillWeights, readKg } from './weights';

/** Titles by which a column is known, our own files' first. */
const titles: Readonly<Record<VgmContainerField, readonly string[]>> = {
  containerNo: [containerTitles.containerNo, '柜号', '集装箱号', 'CONTAINER NO', 'CONTAINER'],
  method: [containerTitles.method, '方式', '方法', 'METHOD'],
  tareKg: [containerTitles.tareKg, '箱皮重', '皮重KG', 'TARE'],
  netKg: [containerTitles.netKg, '净重', '货重KG', 'NET'],
  grossKg: [containerTitles.grossKg, 'VGM', '总重KG', '毛重', 'GROSS'],
  location: [containerTitles.location, '地点', 'LOCATION'],
  address: [containerTitles.address, '地址', 'ADDRESS'],
  sign: [containerTitles.sign, '签字', 'SIGNATURE', 'SIGN'],
};

/** A method as people write it: `SM1`, `1`, `M1`, 整箱称重. */
export function readMethod(text: string): VgmMethod | null {
  const word = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s*_]/g, '');
  if (/^(?:SM|M|方法)?1$/.test(word) || word === methodTitles.SM1) return 'SM1';
  if (/^(?:SM|M|方法)?2$/.test(word) || word === methodTitles.SM2) return 'SM2';
  return null;
}

/** What is read of a spreadsheet's rows: the containers below the first row of titles, and how many rows had no number. */
export function readImport(rows: readonly SheetLine[]): { readonly list: VgmContainer[]; readonly leftOut: number } {
  const read = readTitledRows(rows, titles, 'containerNo')?.map(({ texts }) => readRow(texts));
  if (read === undefined) return { list: [], leftOut: rows.length };
  const list = read.filter(({ containerNo }) => containerNo !== '');
  return { list, leftOut: read.length - list.length };
}

function readRow(texts: Readonly<Record<VgmContainerField, string>>): VgmContainer {
  const weightOf = (field: VgmContainerField): number | null => readKg(texts[field].replace(/\.0+$/, ''));
  const typed = { method: readMethod(texts.method), tareKg: weightOf('tareKg'), netKg: weightOf('netKg'), grossKg: weightOf('grossKg') };
  // What the method computes is filled in where the file leaves it out; what it says is kept, to be checked.
  const filled = fillWeights(typed);
  return {
    ...typed,
    containerNo: texts.containerNo.toUpperCase().replace(/[\s-]/g, ''),
    netKg: typed.netKg ?? filled.netKg,
    grossKg: typed.grossKg ?? filled.grossKg,
    location: texts.location,
    address: texts.address,
    sign: texts.sign,
  };
}
