/** A spreadsheet of manifests: a row for each line of goods, one manifest for each bill. */
import { readTitledRows, type SheetLine, type TitledRow, type TitledRows } from '../vocabulary/titled-rows';
import type { MeasureUnit } from '../vocabulary/title-unit';
import { spellCompanyCode } from './company-code';
import {
  blankFiling,
  blankLine,
  emptyBoxMark,
  goodsFields,
  headFields,
  isBlankLine,
  partyFields,
  partyRoles,
  type GoodsField,
  type GoodsLine,
  type HeadField,
  type ManifestFiling,
  type ManifestHead,
  type Party,
  type PartyField,
  type PartyRole,
} from './filing';
import { fixGoodsText, fixHeadText, fixPartyText } from './fix-text';
import { textLengthMax } from './limits';
import { goodsTitles, headTitles, partyRoleTitles, partyTitles, shManifestTexts } from './messages';

/** A manifest that was read, and the number of the row of each of its lines. */
export interface ImportedFiling {
  readonly filing: ManifestFiling;
  readonly rowNos: readonly number[];
  /** The row in which its bill begins. */
  readonly firstRowNo: number;
  /** What of its cells could not be read as it stands, in words that name the field. */
  readonly faults: readonly CellFault[];
}

export interface CellFault {
  readonly rowNo: number;
  readonly message: string;
}

/** What was read of a spreadsheet. */
export interface ManifestImport {
  /** In their order, each read when it is asked for, so that others may have their turn in between. */
  readonly bills: Iterable<ImportedFiling>;
  /** A title of a weight or volume that is in another unit, and what it has to be in; null without one. */
  readonly otherUnit: { readonly title: string; readonly unit: MeasureUnit } | null;
  /** What is to be looked at in the whole file, in words. */
  readonly notes: readonly string[];
  readonly unread: TitledRows<Column>['unread'];
}

type Column = `goods.${GoodsField}` | `head.${HeadField}` | `${PartyRole}.${PartyField}`;

/** How people write titles besides ours. */
const otherGoodsTitles: Readonly<Partial<Record<GoodsField, readonly string[]>>> = {
  houseBillNo: ['分提单号', 'HBL', '提单号(分单)', '提单号(分提单)', '提单号(HBL)'],
  containerNo: ['柜号', '集装箱号', 'CONTAINER NO'],
  sealNo: ['铅封号', '封条号', 'SEAL NO'],
  containerType: ['柜型', 'TYPE'],
  cargoName: ['品名', '货名', 'DESCRIPTION'],
  packageType: ['包装种类', 'PACKAGE'],
  packages: ['箱数', 'CTNS', 'CARTONS', 'PKGS', 'PACKAGES', 'QTY'],
  weightKg: ['毛重KGS', '重量', 'GROSS WEIGHT'],
  volumeM3: ['体积CBM', '尺码', 'VOLUME'],
  marks: ['MARKS'],
  unNo: ['UN号', 'UN', 'UN NO', 'UN CODE', '联合国编号'],
  dangerClass: ['危险品类别', '危险类别', 'CLASS', 'IMO CLASS', 'DG CLASS', 'HAZ CLASS'],
  dangerContact: ['危险品联系人', '应急联系人'],
  dangerPhone: ['危险品联系电话', '应急电话', '应急联系电话'],
  temperature: ['温度℃', '设置温度', 'TEMP', 'TEMPERATURE'],
};
const otherHeadTitles: Readonly<Partial<Record<HeadField, readonly string[]>>> = {
  billNo: ['提单号', 'MBL', 'B/L NO'],
  vesselName: ['英文船名', 'VESSEL'],
  voyage: ['VOYAGE'],
  imoNo: ['IMO', 'IMO号'],
};

const titles = Object.fromEntries([
  ...goodsFields.map((field) => [`goods.${field}`, [goodsTitles[field], ...(otherGoodsTitles[field] ?? [])]]),
  ...headFields.map((field) => [`head.${field}`, [headTitles[field], ...(otherHeadTitles[field] ?? [])]]),
  ...partyRoles.flatMap((role) => partyFields.map((field) => [`${role}.${field}`, [`${partyRoleTitles[role]}${partyTitles[field]}`]])),
]) as Record<Column, readonly string[]>;

/** The titles that a file may have, for whoever fills one in. */
export const importTitles: readonly string[] = Object.values(titles).map(([title]) => title!);

/** The lines of a filing under `importTitles`, as `readImport` reads them; one without goods is one line. */
export function importRows({ head, parties, goods }: ManifestFiling): readonly (readonly string[])[] {
  const lines = goods.length === 0 ? [blankLine] : goods;
  return lines.map((line) => [
    ...goodsFields.map((field) => line[field]),
    ...headFields.map((field) => head[field]),
    ...partyRoles.flatMap((role) => partyFields.map((field) => parties[role][field])),
  ]);
}

type Row = TitledRow<Column>;

const units: Readonly<Partial<Record<Column, MeasureUnit>>> = {
  'goods.weightKg': 'kg',
  'head.billWeightKg': 'kg',
  'goods.volumeM3': 'm3',
  'head.billVolumeM3': 'm3',
};

/**
 * The manifests of a spreadsheet, in the order of their bills. A row without a bill goes on with the bill above it, as merged
 * cells have it, but nobody knows of which bill it is behind hidden rows; head and parties of a bill are what its rows say
 * first. Texts are put right as pasted ones are, and cut where they are longer than a field holds.
 *
 * @returns null where no row has the title 箱号
 */
export function readImport(rows: readonly SheetLine[]): ManifestImport | null {
  const read = readTitledRows(rows, titles, 'goods.containerNo', { units, carried: ['head.billNo'] });
  if (read === null) return null;
  const [otherUnit] = read.otherUnits;
  return {
    bills: readBills(groupByBill(read.rows)),
    otherUnit: otherUnit === undefined ? null : { title: otherUnit.title, unit: units[otherUnit.field]! },
    notes: read.doubled.map(({ taken, other, count, rowNo }) => shManifestTexts.doubledColumn(taken, other, count, rowNo)),
    unread: read.unread,
  };
}

function* readBills(bills: ReadonlyMap<string, readonly Row[]>): Generator<ImportedFiling> {
  for (const [billNo, rows] of bills) yield readBill(billNo, rows);
}

function groupByBill(rows: readonly Row[]): Map<string, Row[]> {
  const bills = new Map<string, Row[]>();
  let billNo = '';
  for (const row of rows) {
    const own = fixHeadText('billNo', row.texts['head.billNo']).text;
    if (own !== '' || row.isAfterHidden) billNo = own;
    const known = bills.get(billNo);
    if (known === undefined) bills.set(billNo, [row]);
    else known.push(row);
  }
  return bills;
}

/** A text as a field holds it: what is longer is cut, and told. */
type Cut = (column: Column, rowNo: number, text: string) => string;

function readBill(billNo: string, rows: readonly Row[]): ImportedFiling {
  const faults: CellFault[] = [];
  const cut: Cut = (column, rowNo, text) => {
    if (text.length <= textLengthMax) return text;
    faults.push({ rowNo, message: shManifestTexts.cutCell(titles[column][0]!, textLengthMax) });
    return text.slice(0, textLengthMax);
  };
  const firstRowNo = rows[0]!.rowNo;
  const first = (column: Column, fix: (text: string) => string): string => {
    const row = rows.find(({ texts }) => texts[column] !== '');
    if (row === undefined) return fix('');
    const told = fix(row.texts[column]);
    // A mistyped bill number joins two bills so.
    const other = rows.find(({ texts }) => texts[column] !== '' && texts[column] !== row.texts[column] && fix(texts[column]) !== told);
    if (other) faults.push({ rowNo: other.rowNo, message: shManifestTexts.otherCell(titles[column][0]!, row.rowNo) });
    return cut(column, row.rowNo, told);
  };
  const head = Object.fromEntries(
    headFields.map((field) => [field, first(`head.${field}`, (text) => readHead(field, text))]),
  ) as ManifestHead;
  const parties = Object.fromEntries(
    partyRoles.map((role) => {
      const party = readParty(role, first);
      return [role, { ...party, companyCode: cut(`${role}.companyCode`, firstRowNo, party.companyCode) }];
    }),
  ) as Record<PartyRole, Party>;
  const lines = rows.map((row) => ({ rowNo: row.rowNo, line: readLine(row, cut) })).filter(({ line }) => !isBlankLine(line));
  return {
    filing: { ...blankFiling, head: { ...head, billNo: billNo.slice(0, textLengthMax) }, parties, goods: lines.map(({ line }) => line) },
    rowNos: lines.map(({ rowNo }) => rowNo),
    firstRowNo,
    faults,
  };
}

const yes: ReadonlySet<string> = new Set(['1', 'Y', 'YES', '是', '空', '空箱', 'E', 'TRUE']);
const no: ReadonlySet<string> = new Set(['', '0', 'N', 'NO', '否', '重', 'F', 'FALSE']);

function readLine({ rowNo, texts }: Row, cut: Cut): GoodsLine {
  const line = {} as Record<GoodsField, string>;
  for (const field of goodsFields) line[field] = cut(`goods.${field}`, rowNo, fixGoodsText(field, texts[`goods.${field}`]).text);
  const said = line.isEmpty;
  return { ...line, isEmpty: yes.has(said) ? emptyBoxMark : no.has(said) ? '' : said };
}

/** Days of a spreadsheet are counted from here. */
const dayZeroMs = Date.UTC(1899, 11, 30);

function readHead(field: HeadField, text: string): string {
  if (field !== 'loadingDate') return fixHeadText(field, text).text;
  // A file without formats holds the number of the day.
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return new Date(dayZeroMs + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
  const written = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text);
  return written === null ? text : `${written[1]}-${written[2]!.padStart(2, '0')}-${written[3]!.padStart(2, '0')}`;
}

function readParty(role: PartyRole, first: (column: Column, fix: (text: string) => string) => string): Party {
  const party = Object.fromEntries(
    partyFields.map((field) => [field, first(`${role}.${field}`, (text) => fixPartyText(field, text).text)]),
  ) as Party;
  return { ...party, companyCode: spellCompanyCode(party.countryCode, party.companyCode) };
}
