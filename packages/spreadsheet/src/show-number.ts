import { tokenize, tokenTypes as kinds, type FormatToken } from 'numfmt';

/** Excel keeps fifteen digits: of a whole number from here on it has rounded the last ones. */
const roundedFrom = 1e15;
const digitsKept = 15;

/** Excel's own limit for the pattern of a number format, in signs. */
const patternLengthMax = 255;

/** What a number format makes of a number. */
export interface NumberFormat {
  /** Of the digits of a whole one; null where that is no name of something. */
  readonly nameOf: (digits: string) => string | null;
  /** What a person reads behind it, as the pattern spells it; '' where that is nothing, or what lists count in anyway. */
  readonly behind: string;
  /** What a person reads before it, such as a currency; '' for nothing. */
  readonly before: string;
  /** 0.5 is seen as 50 %. */
  readonly isPercent: boolean;
  /** The number counts days, and is seen as one. */
  readonly isDay: boolean;
}

/**
 * A number of a cell as a person takes it for a number of something: a whole one with all its digits. One that Excel has
 * rounded stands with its exponent (`1.23E+16`), so that nobody takes it for whole.
 *
 * @param format that of the cell, by `readPattern` or `ownFormat`
 * @param dayZero of the workbook: days are counted from there
 * @returns a day as `2026-05-31`, with its time behind it where it has one, whatever its format shows of it
 */
export function showNumber(text: string, format: NumberFormat | null = null, dayZero: DayZero = 1900): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format?.isDay && value >= firstDay && value < dayEnd) return showDay(value, dayZero);
  if (Math.abs(value) >= roundedFrom) return value.toExponential().toUpperCase();
  // Programs write 20000.456 as 20000.455999999998.
  const { before = '', behind = '', isPercent = false } = format ?? {};
  if (isPercent) return `${Number((value * 100).toPrecision(digitsKept))}%`;
  if (!Number.isInteger(value)) return before + String(Number(value.toPrecision(digitsKept))) + behind;
  const digits = value.toFixed(0);
  return format?.nameOf(digits) ?? before + digits + behind;
}

/** Excel's two calendars: programs of old Macs begin four years later. */
export type DayZero = 1900 | 1904;
const zeroMs: Readonly<Record<DayZero, number>> = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
/** Days from March 1900 on: before, Excel counts a leap day that was none. The last is that of the year 9999. */
const firstDay = 61;
const dayEnd = 2_957_004;

function showDay(value: number, dayZero: DayZero): string {
  const told = new Date(zeroMs[dayZero] + Math.round(value * 86_400) * 1000).toISOString();
  const [day, time] = [told.slice(0, 10), told.slice(11, 19)];
  return time === '00:00:00' ? day : `${day} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}

/** Formats that Excel has without a pattern, by number: days, in all languages and in Chinese, Japanese and Korean. */
const ownDays: ReadonlySet<string> = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(String));
const ownDay: NumberFormat = { before: '', behind: '', isPercent: false, isDay: true, nameOf: () => null };

/** The format of a number that a file gives without a pattern (18.8.30 of ISO/IEC 29500-1); null for those that change nothing here. */
export const ownFormat = (id: string): NumberFormat | null => (ownDays.has(id) ? ownDay : null);

/** A sign of a pattern: a place for a digit, or a text that stands as it is. */
type Slot = { readonly isDigit: true; readonly blank: string } | { readonly isDigit: false; readonly text: string };

/**
 * Reads the pattern of a number format, once for all cells that have it: it counts where it makes a name of the number, by
 * zeros or letters before it, and where it shows anything by which 25 is no 25 kg and 12.5 are no 12.5 dollars.
 * The package's own formatter keeps every pattern that it has ever seen, and is not asked.
 *
 * @returns null for a pattern that is none, and one longer than Excel has
 */
export function readPattern(pattern: string): NumberFormat | null {
  const tokens = pattern.length > patternLengthMax ? [] : tokensOf(pattern);
  if (tokens.length === 0) return null;
  const slots = slotsOf(tokens) ?? [];
  return { ...textsBeside(tokens), nameOf: (digits) => nameIn(slots, digits) };
}

function nameIn(slots: readonly Slot[], digits: string): string | null {
  const shown = fill(slots, digits).trim();
  // A unit behind it (`20000KGS`) makes no name of it.
  return /^(?:[A-Z]|0+[1-9])/i.test(shown) && shown.replace(/\D/g, '').endsWith(digits) ? shown : null;
}

/** What lists count, weigh and cool in, and words for a sum: with them a number is what its column says. */
const usual =
  /^(?:(?:共|合计|总计|小计|TOTAL)|(?:KGS?|KGM|公斤|千克){1,2}|(?:CBM|M[3³]|立方米?|方){1,2}|[纸木铁]?箱|托盘|[件个包桶袋托卷台套只双票柜组张支条块瓶盒号]{1,2}|PCS?|PIECES?|CTNS?|CARTONS?|CASES?|PKGS?|PACKAGES?|SETS?|BAGS?|ROLLS?|PLTS?|PALLETS?|DRUMS?|IBCS?|UNITS?|BOX(?:ES)?|℃|°C?|度)$/i;

/** `text` where it says something of the number: a letter or the sign of a currency, and not what is usual. */
const toldBy = (text: string): string => (/[\p{L}\p{Sc}℉]/u.test(text) && !usual.test(text.replace(/[.。:：()（）/\s]/g, '')) ? text : '');

/** What stands before and behind the digits of positive numbers: `"¥"0`, `[$€-2] 0`, `0"吨"`. */
function textsBeside(tokens: readonly FormatToken[]): Omit<NumberFormat, 'nameOf'> {
  const section = firstSection(tokens);
  // `General"吨"` is how a unit is added to a number that has no format yet.
  const isNumber = ({ type }: FormatToken): boolean => type in blanks || type === kinds.GENERAL;
  const [first, last] = [section.findIndex(isNumber), section.findLastIndex(isNumber)];
  const isPercent = section.some(({ type }) => type === kinds.PERCENT);
  // A time without a day is a part of one, and stays a number.
  const isDay = section.some(({ type, value }) => type === kinds.DATETIME && /^[yde]/i.test(String(value)));
  if (first === -1 || isDay) return { before: '', behind: '', isPercent, isDay };
  return { isDay, before: toldBy(textIn(section.slice(0, first))), behind: toldBy(textIn(section.slice(last + 1))), isPercent };
}

/** What a person reads of some signs of a pattern; `[$¥-804]` is ¥, `[$-804]` a language. */
const textIn = (tokens: readonly FormatToken[]): string =>
  tokens
    .map(({ type, value }) => (type === kinds.LOCALE ? String(value).replace(/-[^-]*$/, '') : texts.has(type) ? String(value) : ''))
    .join('')
    .trim();

/** Up to the first break: what positive numbers look like. */
function firstSection(tokens: readonly FormatToken[]): readonly FormatToken[] {
  const end = tokens.findIndex(({ type }) => type === kinds.BREAK);
  return end === -1 ? tokens : tokens.slice(0, end);
}

const texts: ReadonlySet<string> = new Set([kinds.STRING, kinds.ESCAPED, kinds.CHAR, kinds.SPACE, kinds.MINUS, kinds.SLASH, kinds.PAREN]);
/** What nobody sees on a screen: a colour, a width, the language that is meant. */
const unseen: ReadonlySet<string> = new Set([kinds.COLOR, kinds.SKIP, kinds.FILL, kinds.LOCALE]);
const blanks: Readonly<Record<string, string>> = { [kinds.ZERO]: '0', [kinds.HASH]: '', [kinds.QMARK]: ' ' };

/** Where digits and texts stand, of whole positive numbers; null where anything else stands. */
function slotsOf(tokens: readonly FormatToken[]): readonly Slot[] | null {
  const slots: Slot[] = [];
  for (const { type, value } of tokens) {
    if (type === kinds.BREAK) break;
    const blank = blanks[type];
    if (blank !== undefined) slots.push(...Array.from(String(value), () => ({ isDigit: true, blank }) as const));
    else if (texts.has(type)) slots.push({ isDigit: false, text: String(value) });
    else if (!unseen.has(type) || (type === kinds.LOCALE && !String(value).startsWith('-'))) return null;
  }
  return slots;
}

function tokensOf(pattern: string): readonly FormatToken[] {
  try {
    return tokenize(pattern);
  } catch {
    // A pattern that is none shows nothing else than the number.
    return [];
  }
}

/** The digits in their places from the last one on; those that have none stand before the first. */
function fill(slots: readonly Slot[], digits: string): string {
  let left = digits;
  let shown = '';
  const first = slots.findIndex(({ isDigit }) => isDigit);
  for (const [i, slot] of [...slots.entries()].toReversed()) {
    if (!slot.isDigit) {
      shown = slot.text + shown;
      continue;
    }
    const from = i === first ? 0 : Math.max(0, left.length - 1);
    shown = (left.slice(from) || slot.blank) + shown;
    left = left.slice(0, from);
  }
  return shown;
}
