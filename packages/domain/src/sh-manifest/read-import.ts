/** A spreadsheet of manifests: a row for each line of goods, one manifest for each bill. */
import { readTitledRows, type SheetLine } from '../vocabulary/titled-rows';
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
  type PartyRole,
} from './filing';
import { fixGoodsText, fixHeadText, fixPartyText } from './fix-text';
import { goodsTitles, headTitles, partyRoleTitles, partyTitles } from './messages';

/** A manifest that was read, and the number of the row of each of its lines. */
export interface ImportedFiling {
  readonly filing: ManifestFiling;
  readonly rowNos: readonly number[];
  /** The row in which its bill begins. */
  readonly firstRowNo: number;
}

type Column = `goods.${GoodsField}` | `head.${HeadField}` | `${PartyRole}.${string}`;

/** How people write titles besides ours. */
const otherGoodsTitles: Readonly<Partial<Record<GoodsField, readonly string[]>>> = {
  houseBillNo: ['分提单号', 'HBL'],
  containerNo: ['柜号', '集装箱号', 'CONTAINER NO'],
  sealNo: ['铅封号', '封条号', 'SEAL NO'],
  containerType: ['柜型', 'TYPE'],
  cargoName: ['品名', '货名', 'DESCRIPTION'],
  packageType: ['包装种类', 'PACKAGE'],
  packages: ['箱数', 'QTY'],
  weightKg: ['毛重KGS', '重量', 'GROSS WEIGHT'],
  volumeM3: ['体积CBM', '尺码', 'VOLUME'],
  marks: ['MARKS'],
  unNo: ['UN号', 'UN NO'],
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

type Texts = Readonly<Record<Column, string>>;

/**
 * The manifests of a spreadsheet, in the order of their bills. A row without a bill goes on with the bill above it, as merged
 * cells have it; head and parties of a bill are what its rows say first. Texts are put right as pasted ones are.
 *
 * @returns null where no row has the title 箱号
 */
export function readImport(rows: readonly SheetLine[]): readonly ImportedFiling[] | null {
  const read = readTitledRows(rows, titles, 'goods.containerNo');
  if (read === null) return null;
  const bills = new Map<string, { rowNo: number; texts: Texts }[]>();
  let billNo = '';
  for (const row of read) {
    billNo = fixHeadText('billNo', row.texts['head.billNo']).text || billNo;
    const own = bills.get(billNo);
    if (own === undefined) bills.set(billNo, [row]);
    else own.push(row);
  }
  return [...bills].map(([key, own]) => readBill(key, own));
}

function readBill(billNo: string, rows: readonly { readonly rowNo: number; readonly texts: Texts }[]): ImportedFiling {
  const first = (column: Column): string => rows.find(({ texts }) => texts[column] !== '')?.texts[column] ?? '';
  const head = Object.fromEntries(headFields.map((field) => [field, readHead(field, first(`head.${field}`))])) as ManifestHead;
  const parties = Object.fromEntries(partyRoles.map((role) => [role, readParty(role, first)])) as Record<PartyRole, Party>;
  const lines = rows.map(({ rowNo, texts }) => ({ rowNo, line: readLine(texts) })).filter(({ line }) => !isBlankLine(line));
  return {
    filing: { ...blankFiling, head: { ...head, billNo }, parties, goods: lines.map(({ line }) => line) },
    rowNos: lines.map(({ rowNo }) => rowNo),
    firstRowNo: rows[0]!.rowNo,
  };
}

const yes: ReadonlySet<string> = new Set(['1', 'Y', 'YES', '是', '空', '空箱', 'E']);
const no: ReadonlySet<string> = new Set(['', '0', 'N', 'NO', '否', '重', 'F']);

function readLine(texts: Texts): GoodsLine {
  const line = Object.fromEntries(goodsFields.map((field) => [field, fixGoodsText(field, texts[`goods.${field}`]).text])) as GoodsLine;
  const said = line.isEmpty;
  return { ...line, isEmpty: yes.has(said) ? emptyBoxMark : no.has(said) ? '' : said };
}

/** Days of a spreadsheet are counted from here. */
const dayZeroMs = Date.UTC(1899, 11, 30);

function readHead(field: HeadField, text: string): string {
  if (field !== 'loadingDate') return fixHeadText(field, text).text;
  // A cell of a date holds the number of its day.
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return new Date(dayZeroMs + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
  const written = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  return written === null ? text : `${written[1]}-${written[2]!.padStart(2, '0')}-${written[3]!.padStart(2, '0')}`;
}

function readParty(role: PartyRole, first: (column: Column) => string): Party {
  const party = Object.fromEntries(partyFields.map((field) => [field, fixPartyText(field, first(`${role}.${field}`)).text])) as Party;
  return { ...party, companyCode: spellCompanyCode(party.countryCode, party.companyCode) };
}
