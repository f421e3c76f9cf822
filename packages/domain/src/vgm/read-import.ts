import type { VgmContainer, VgmContainerField, VgmMethod } from './filing';
import { readTitledRows, type SheetLine } from '../vocabulary/titled-rows';
import type { ImportNote } from './import-notes';
import { containersMax, typedLengthMax } from './limits';
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

/** What was read of a spreadsheet's rows. */
export interface VgmImport {
  /** The containers below the first row of titles, up to what a filing holds. */
  readonly list: readonly VgmContainer[];
  /** Rows that had no number. */
  readonly leftOut: number;
  /** Containers that are more than a filing holds. */
  readonly overMax: number;
  /** The title of a weight in another unit than kg; null without one. */
  readonly otherUnit: string | null;
  /** Titles that seem to tell a weight, and are none that is known. */
  readonly unread: readonly string[];
  readonly notes: readonly ImportNote[];
}

const weightFields = ['tareKg', 'netKg', 'grossKg'] as const;
const units = { tareKg: 'kg', netKg: 'kg', grossKg: 'kg' } as const;
/** Merged over several containers these speak of each; a weight does not. */
const carried = ['method', 'location', 'address', 'sign'] as const;
/** What a column may be called that tells a weight. */
const weighed = /[重皮磅]|VGM|GROSS|NET|TARE|WEIGHT|WT|KG|MASS/i;
/** How much of a text a note shows. */
const valueShownMax = 30;

/** Reads a spreadsheet's rows; whatever it cannot take as it stands is in the notes. */
export function readImport(rows: readonly SheetLine[]): VgmImport {
  const read = readTitledRows(rows, titles, 'containerNo', { units, carried });
  if (read === null) return { list: [], leftOut: rows.length, overMax: 0, otherUnit: null, unread: [], notes: [] };
  const numbered = read.rows.filter(({ texts }) => containerNoOf(texts.containerNo) !== '');
  const taken = numbered.slice(0, containersMax);
  const notes: ImportNote[] = [];
  const note = (rowNo: number, kind: ImportNote['kind'], field: VgmContainerField, value: string, other = '', count = 1): void => {
    notes.push({ rowNo, kind, field, value: Array.from(value).slice(0, valueShownMax).join(''), other, count });
  };
  for (const { field, taken: title, other, rowNo, count } of read.doubled) note(rowNo, 'doubled', field, title, other, count);
  // In trade it is the cargo without the box.
  const gross = read.titles.grossKg ?? '';
  if (taken.length > 0 && /^\s*(?:毛重|gross)/i.test(gross)) note(taken[0]!.rowNo, 'grossWord', 'grossKg', gross, '', taken.length);
  return {
    list: taken.map(({ rowNo, texts }) => readRow(texts, (kind, field, value) => note(rowNo, kind, field, value))),
    leftOut: read.rows.length - numbered.length,
    overMax: numbered.length - taken.length,
    otherUnit: read.otherUnits[0]?.title ?? null,
    // Of a list of loading most columns are none of a VGM's.
    unread: read.unread.filter((title) => weighed.test(title)),
    notes,
  };
}

const containerNoOf = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

function readRow(
  texts: Readonly<Record<VgmContainerField, string>>,
  note: (kind: ImportNote['kind'], field: VgmContainerField, value: string) => void,
): VgmContainer {
  const weightOf = (field: (typeof weightFields)[number]): number | null => {
    const kg = readKg(texts[field].replace(/\.0+(?=\s*(?:kgs?)?$)/i, ''));
    if (kg === null && texts[field] !== '') note('weight', field, texts[field]);
    return kg;
  };
  const cut = (field: VgmContainerField, text: string): string => {
    if (text.length > typedLengthMax) note('long', field, text);
    return text.slice(0, typedLengthMax);
  };
  const method = readMethod(texts.method);
  if (method === null && texts.method !== '') note('method', 'method', texts.method);
  const typed = { method, tareKg: weightOf('tareKg'), netKg: weightOf('netKg'), grossKg: weightOf('grossKg') };
  // What the method computes is filled in where the file leaves it out; what it says is kept, to be checked.
  const filled = fillWeights(typed);
  return {
    ...typed,
    containerNo: cut('containerNo', containerNoOf(texts.containerNo)),
    netKg: texts.netKg === '' ? filled.netKg : typed.netKg,
    grossKg: texts.grossKg === '' ? filled.grossKg : typed.grossKg,
    location: cut('location', texts.location),
    address: cut('address', texts.address),
    sign: cut('sign', texts.sign),
  };
}
