/**
 * Lines of goods out of a pasted text: a bill of lading, a packing list, lines of a chat. What stands beside a name in the
 * same line (packages, weight, a code that was written there) goes with it; nothing that is not there is made up.
 */
import { hasValidCheckDigit } from '../vocabulary/container-no';
import { grossAmong, readFigure, weightsIn, type Weighed } from './figures';
import { nameLengthMax } from './limits';

/** What is read of a line of goods. */
export interface GoodsLine {
  readonly name: string;
  /** Where the name stands in the text: its first letter and the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** Null: the line says no number of packages. */
  readonly packages: number | null;
  /** In Chinese; empty without packages. */
  readonly packageUnit: string;
  /** Kilograms; null: the line says no gross weight. */
  readonly grossKg: number | null;
  /** Digits of an HS code that stands beside the name; empty without one. */
  readonly statedCode: string;
}

/** What is read of a text. */
export interface ReadGoods {
  readonly lines: readonly GoodsLine[];
  /** Lines with letters in them that name no goods: heads, parties, totals. */
  readonly passedOver: number;
  /** Lines of goods beyond the most that are kept. */
  readonly overMax: number;
}

/** Words of a packing unit as they stand on bills, and its one in Chinese. */
const packingUnits: readonly (readonly [unit: string, words: string])[] = [
  ['纸箱', 'CTNS?|CARTONS?|纸箱'],
  ['木箱', 'WOODEN ?CASES?|木箱'],
  ['板条箱', 'CRATES?|板条箱'],
  ['箱', 'CASES?|BOX(?:ES)?|C/S|箱'],
  ['托盘', 'PALLETS?|PLTS?|SKIDS?|托盘|托'],
  ['包', 'BALES?|包'],
  ['袋', 'BAGS?|SACKS?|袋'],
  ['桶', 'DRUMS?|BARRELS?|桶'],
  ['卷', 'ROLLS?|REELS?|卷'],
  ['捆', 'BUNDLES?|BDLS?|捆'],
  ['件', 'PACKAGES?|PKGS?|件'],
];
/** Also how much there is of the goods themselves: they count as packages only where they begin the line or a column of it. */
const countUnits: readonly (readonly [unit: string, words: string])[] = [
  ['套', 'SETS?|套'],
  ['个', 'PCS|PIECES?|PC|个|只'],
  ['台', 'UNITS?|台'],
  ['双', 'PAIRS?|PRS|双'],
  ['打', 'DOZENS?|DOZ|打'],
];
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const wordsOf = (units: typeof packingUnits): string => units.map(([, words]) => words).join('|');
/** Behind a Latin word no letter goes on; Chinese ones stand without a gap. */
const behind = String.raw`(?![A-Za-z])`;
const packing = new RegExp(`(?<![\\w.,])(${number})\\s{0,3}(${wordsOf(packingUnits)})${behind}(?:\\s{1,3}OF\\b)?`, 'gi');
const counted = new RegExp(`(?<=^\\s{0,20}|\\t|\\s{2})(${number})\\s{0,3}(${wordsOf(countUnits)})${behind}(?:\\s{1,3}OF\\b)?`, 'gi');
const volume = new RegExp(`(?<![\\w.,])(${number})\\s{0,3}(?:CBM|M3|M³|立方米|立方|方)${behind}`, 'gi');
const code =
  /(?:\bH\.?S\.?\s{0,3}(?:CODE|编码)?\s{0,3}(?:NO\.?)?|商品编码|海关编码|HS编码|税号)\s{0,3}[:：#]?\s{0,3}(\d{4}(?:[. ]?\d{2}){1,3})(?!\d)/gi;
const ordinal = /^\s*(?:\(?\d{1,3}(?:[.)、:：]|\s?[-–]\s)\s*|[①-⑳]\s*)/g;
/** Shipping marks that stand in the line of the goods. */
const marks = /\b(?:N\/M|NO MARKS?|C\/NO\.?\s{0,2}[\w-]{0,20}|MADE IN CHINA)\b/gi;
/** A figure with decimals in a column of its own: the weight, where a number of packages stands in the line. */
const bareFigure = new RegExp(`(?<=\\t|\\s{2}|\\|)\\s*(${number})\\s*(?=$|\\t|\\s{2}|\\|)`, 'g');

/** A figure with decimals at the end of a name, where columns stand so near that only a blank parts them. */
const nearFigure = new RegExp(`(?<=\\S)\\s(${number})(?=\\s*$|\\t|\\s{2}|\\|)`, 'g');
/** Titles of columns whose figures are weights, and those whose figures may be greater than a weight and are none. */
const weightTitle = /G\.?\s?W|GROSS|WEIGHT|KGS?\b|毛重|重量/i;
const priceTitle = /PRICE|AMOUNT|VALUE|USD|EUR|CNY|RMB|单价|金额|总价/i;

/** Nobody names goods in longer lines: what comes behind is not read. */
const lineLengthMax = 1_000;

/** The names of goods stand below such a head, where there is one. */
const goodsHead = /DESCRIPTION OF (?:GOODS|PACKAGES)|(?:品名|货名|商品名称|货物名称|GOODS|COMMODITY)\s*[:：]?\s*$/i;
/** Nothing below is goods. */
const goodsEnd = /^\s*(?:SAY\b|TOTAL\b|GRAND TOTAL|合计|总计|共计|FREIGHT (?:PREPAID|COLLECT)|SHIPPED ON BOARD)/i;
const noGoods: readonly RegExp[] = [
  goodsEnd,
  /^\s*(?:SHIPPER|CONSIGNEE|NOTIFY|VESSEL|OCEAN VESSEL|VOYAGE|PORT OF|PLACE OF|BILL OF LADING|B\/L|BOOKING|CARRIER|ON BOARD|CLEAN ON)/i,
  /^\s*(?:MARKS? (?:&|AND)|MARKS?\b|CONTAINER|SEAL|CTNR?\b|TEL|FAX|E-?MAIL|ADD(?:RESS)?\b|ATTN|DATE\b|INVOICE|P\.?O\.?\s?NO|CONTRACT)/i,
  /^\s*(?:SHIPPER'?S? LOAD|SAID TO CONTAIN|S\.?T\.?C\.?\s*$|FCL|LCL|CY\b|CFS\b|DOOR)/i,
  /^\s*(?:发货人|收货人|通知人|船名|航次|提单号|订舱号|起运港|目的港|卸货港|装货港|箱号|封号|唛头|电话|传真|邮箱|地址|日期|发票|合同|总件数|总毛重)/,
  /@|https?:|www\./i,
  // What is left of the titles of columns, where a file breaks them in two.
  /^(?:[\s()/.,:&]|(?<![A-Za-z])(?:KGS?|LBS?|CBM|M3|CTNS?|PKGS?|PCS|QTY|QUANTITY|UNITS?|G\.?W|N\.?W|GROSS|NET|WEIGHT|MEAS(?:UREMENT)?|NOS?|件数|毛重|净重|体积|单位|数量)(?![A-Za-z]))+$/i,
];

const unitOf = (units: typeof packingUnits, word: string): string =>
  units.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[0] ?? '';
/** Words of packing units as a pattern, and the one in Chinese that a word means; empty where it is none. */
export const packingWords = wordsOf(packingUnits);
export const packingUnitOf = (word: string): string => unitOf(packingUnits, word);
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));
const trailing = new Set(' \t,;:：，；、*-–');
const letters = /\p{L}/u;
const allLetters = /\p{L}/gu;

/** A line while it is read: what has been taken out of it is blank, so that places stay as they are. */
class Reading {
  constructor(public rest: string) {}

  /** Takes all that is found out of the line. */
  take(pattern: RegExp): RegExpMatchArray[] {
    const found = [...this.rest.matchAll(pattern)];
    for (const match of found) this.blank(match.index, match[0].length);
    return found;
  }

  /** Takes the weights out of the line, each with its word. */
  takeWeights(): Weighed[] {
    const found = weightsIn(this.rest);
    for (const { start, end } of found) this.blank(start, end - start);
    return found;
  }

  private blank(at: number, length: number): void {
    // A gap wider than any between words: what stood on both sides belongs to two columns.
    this.rest = this.rest.slice(0, at) + '\t'.repeat(length) + this.rest.slice(at + length);
  }
}

/** A name without the signs that stand before and behind it; each is looked at once. */
function trimSigns(text: string): string {
  const before = /^[\s,;:：，；、.\-–*•]+/.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > before && trailing.has(text[end - 1]!)) end -= 1;
  return text.slice(before, end);
}

/** Its name, and where that begins within the line; null where none stands there. */
function nameOf(rest: string): { readonly name: string; readonly at: number } | null {
  let best: { name: string; at: number; weight: number } | null = null;
  for (const match of rest.matchAll(/[^\t|]+/g)) {
    for (const piece of match[0].matchAll(/\S+(?:\s{1,2}\S+)*/g)) {
      const text = trimSigns(piece[0]);
      if (!letters.test(text)) continue;
      const weightOfText = text.match(allLetters)?.length ?? 0;
      if (best && best.weight >= weightOfText) continue;
      best = { name: text, at: match.index + piece.index + piece[0].indexOf(text), weight: weightOfText };
    }
  }
  if (best === null || best.weight < 2) return null;
  return { name: best.name.slice(0, nameLengthMax), at: best.at };
}

type Beside = Pick<GoodsLine, 'packages' | 'packageUnit' | 'grossKg' | 'statedCode'>;
const nothing: Beside = { packages: null, packageUnit: '', grossKg: null, statedCode: '' };

/** What the titles of columns say of figures that stand alone: gross weight is among them, or they are something else. */
type Figures = 'weights' | 'others';

function readLine(line: string, figures: Figures): { readonly name: ReturnType<typeof nameOf>; readonly beside: Beside } {
  const reading = new Reading(line);
  const codes = reading.take(code);
  const gross = grossAmong(reading.takeWeights());
  reading.take(volume);
  reading.take(ordinal);
  const packed = reading.take(packing);
  const pieces = packed.length > 0 ? [] : reading.take(counted);
  reading.take(marks);
  const first = packed[0] ?? pieces[0];
  const alone = first && gross === null && figures !== 'others' ? takeFigures(reading) : [];
  const packages = first ? toNumber(first[1]!) : null;
  const kg = gross
    ? // What is not sure is not told: a line of goods has no mark for it.
      gross.isSure
      ? Number(gross.value)
      : null
    : alone.length > 0
      ? // Of net weight, gross weight and cubic metres the gross weight is the greatest.
        greatestSure(alone)
      : null;
  return {
    name: nameOf(reading.rest),
    beside: {
      packages: packages !== null && Number.isInteger(packages) ? packages : null,
      packageUnit: first ? unitOf(packed[0] ? packingUnits : countUnits, first[2]!) : '',
      grossKg: kg === null ? null : Math.round(kg * 1000) / 1000,
      statedCode: codes[0]?.[1]!.replace(/\D/g, '') ?? '',
    },
  };
}

/** The greatest of some figures; null where it is written as it means two things. */
function greatestSure(figures: readonly string[]): number | null {
  const greatest = figures.reduce((most, each) => (toNumber(each) > toNumber(most) ? each : most));
  return readFigure('', greatest, 'kg').isSure ? toNumber(greatest) : null;
}

/** Takes the figures with decimals that stand in columns of their own, and the one that stands near its neighbour there. */
function takeFigures(reading: Reading): string[] {
  const inColumns = reading.take(bareFigure).filter(([, figure]) => figure!.includes('.'));
  if (inColumns.length === 0) return [];
  const greatest = Math.max(...inColumns.map(([, figure]) => toNumber(figure!)));
  // One that is less belongs to the name: `USB 3.0`.
  const near = [...reading.rest.matchAll(nearFigure)].filter(([, figure]) => figure!.includes('.') && toNumber(figure!) > greatest);
  for (const match of near) reading.take(new RegExp(`(?<=\\s)${match[1]!.replace('.', '\\.')}(?=\\s*(?:$|\\t|\\s{2}|\\|))`, 'g'));
  return [...inColumns, ...near].map(([, figure]) => figure!);
}

/** Words of a box number, which is no goods, by its check digit. */
const namesBox = (line: string): boolean => [...line.toUpperCase().matchAll(/\b[A-Z]{4}\d{7}\b/g)].some(([no]) => hasValidCheckDigit(no));

/** No paper of goods has more lines; those of two signs each would hold up everybody else. */
const linesReadMax = 3_000;

/**
 * The lines of goods of a text.
 *
 * @param linesMax so many at most; what comes behind is left out, and told apart from what is passed over: lines that name no
 *   goods, and those behind the most that anybody's paper has.
 */
export function readGoods(text: string, linesMax: number): ReadGoods {
  const whole = [...text.matchAll(/[^\r\n]+/g)];
  const all = whole.slice(0, linesReadMax).map((match) => ({ line: match[0].slice(0, lineLengthMax), at: match.index }));
  const head = all.findIndex(({ line }) => goodsHead.test(line));
  const below = all.slice(head + 1);
  const end = head < 0 ? -1 : below.findIndex(({ line }) => goodsEnd.test(line));
  const lines: GoodsLine[] = [];
  let passedOver = whole.length - below.length + (end < 0 ? 0 : below.length - end);
  let overMax = 0;
  let waiting: Beside = nothing;
  const titles = head < 0 ? '' : [all[head - 1], all[head], all[head + 1]].map((each) => each?.line ?? '').join(' ');
  const figures: Figures = priceTitle.test(titles)
    ? 'others'
    : weightTitle.test(titles) || !/CBM|MEAS|体积/i.test(titles)
      ? 'weights'
      : 'others';
  for (const { line, at } of end < 0 ? below : below.slice(0, end)) {
    if (line.trim() === '') continue;
    const { name, beside } = readLine(line, figures);
    if (noGoods.some((pattern) => pattern.test(line)) || namesBox(line)) passedOver += 1;
    else if (name && lines.length < linesMax) {
      lines.push({ name: name.name, start: at + name.at, end: at + name.at + name.name.length, ...joined(beside, waiting) });
      waiting = nothing;
    } else if (name) overMax += 1;
    else {
      // A code below its goods is theirs; packages above their goods are theirs.
      const last = lines.at(-1);
      if (beside.statedCode !== '' && last && last.statedCode === '') lines[lines.length - 1] = { ...last, statedCode: beside.statedCode };
      if (beside.packages !== null) waiting = { ...beside, statedCode: '' };
    }
  }
  return { lines, passedOver, overMax };
}

const joined = (own: Beside, waiting: Beside): Beside => ({
  packages: own.packages ?? waiting.packages,
  packageUnit: own.packages === null ? waiting.packageUnit : own.packageUnit,
  grossKg: own.grossKg ?? waiting.grossKg,
  statedCode: own.statedCode,
});
