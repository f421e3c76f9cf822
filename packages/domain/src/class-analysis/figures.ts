/**
 * Figures as bills write them, and what a weight among them is of: the goods with their packing (gross), or the goods alone, the
 * empty box, all of it with the box, none of which is what a bill declares.
 */

/** Thousands by commas; by blanks or strokes, as some countries write them; or none. */
const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?|\d{1,3}(?:[ \u00a0\u202f'’]{1,2}\d{3})+(?!\d)(?:\.\d{1,4})?|\d{1,9}(?:\.\d{1,4})?`;
const sign = '[-−–—+~≈±]?';
/** A figure with the sign before it, as two groups; none that goes on behind another sign of a figure or a letter. */
const written = String.raw`(?<![\w.,'’]|\d\s{1,2}[.,]\s{1,2})(${sign})(${figure})`;

/** What a figure counts. */
export type FigureKind = 'packages' | 'kg' | 'tons' | 'm3';

/** A figure that was read. */
export interface Figure {
  /** Kilograms also of tons; cubic metres; packages. */
  readonly value: string;
  /** It means the same to everybody: no sign, no blanks within it, and no point that may part thousands. */
  readonly isSure: boolean;
}

/** A figure with a unit behind it, as a pattern of the sign, the figure and the unit. @param units alternatives, without groups. */
export const figureWith = (units: string, flags: string): RegExp => new RegExp(`${written}\\s{0,3}(${units})(?![A-Za-z])`, flags);

const alone = new RegExp(`^(${sign})(${figure})$`);

/** A text that is a figure and nothing else; null where it is not. */
export function figureAlone(text: string): { readonly sign: string; readonly digits: string } | null {
  const match = alone.exec(text.trim());
  return match && { sign: match[1]!, digits: match[2]! };
}

/**
 * What a figure says. Of a weight in kilograms `8.610` is eight and a half to some and eight thousand to others; tons and cubic
 * metres of a box are written with three places, and are no thousands of them.
 */
export function readFigure(signed: string, digits: string, kind: FigureKind): Figure {
  const number = Number(digits.replace(/[^\d.]/g, ''));
  const isAmbiguous = (kind === 'kg' || kind === 'packages') && /^\d{1,3}\.\d{3}$/.test(digits);
  return {
    value: String(kind === 'tons' ? Math.round(number * 1_000_000) / 1_000 : Math.round(number * 10_000) / 10_000),
    isSure: signed === '' && /^[\d.,]+$/.test(digits) && !isAmbiguous,
  };
}

/** A weight that stands in a text. */
export interface Weighed extends Figure {
  /** What the word at it says; null: nothing. `net`: also the empty box, and goods and box together. */
  readonly mark: 'gross' | 'net' | null;
  /** Where it stands with its word, if that is beside it. */
  readonly start: number;
  readonly end: number;
}

const weighed = figureWith('KGS?|KILOS?|千克|公斤|MTS?|TONS?|吨', 'gi');
const isTons = (unit: string): boolean => /^(?:MT|TON|吨)/i.test(unit);
/** Two figures of which one is meant to be between: neither is the weight. */
const range = /\d\s{0,2}[-−–~]\s{0,2}$/;
const netWords = String.raw`(?<![A-Za-z])(?:N\.?\s?W\.?T?\.?|NETT?O?(?:\s{1,3}(?:WEIGHT|WT\.?))?|TAR[EA](?:\s{1,3}WEIGHT)?|VGM)(?![A-Za-z])|净重|皮重|箱重|自重`;
const grossWords = String.raw`(?<![A-Za-z])(?:G\.?\s?W\.?T?\.?|(?:GROSS|BRUTTO)(?:\s{1,3}(?:WEIGHT|WT\.?))?)(?![A-Za-z])|毛重`;
const words = new RegExp(`(?<net>${netWords})|${grossWords}`, 'gi');
const wordBefore = new RegExp(`(?:${netWords}|${grossWords})\\s{0,3}[:：]?\\s{0,3}$`, 'i');
const wordBehind = new RegExp(`^\\s{0,3}[(（]?(?:${netWords}|${grossWords})[)）]?`, 'i');
/** So far from its figure no word stands that is meant of it. */
const wordsWithin = 40;

/** The weights of a text in order, each with what the word before it says; behind it, where words stand behind the figures. */
export function weightsIn(text: string): Weighed[] {
  const found = [...text.matchAll(weighed)];
  const between = found.map((match, i) => {
    const from = i === 0 ? 0 : found[i - 1]!.index + found[i - 1]![0].length;
    return text.slice(Math.max(from, match.index - wordsWithin), match.index);
  });
  const last = found.at(-1);
  const behind = last ? text.slice(last.index + last[0].length, last.index + last[0].length + wordsWithin) : '';
  const markOf = (stretch: string, at: 0 | -1): Weighed['mark'] => {
    const word = [...stretch.matchAll(words)].at(at);
    return word ? (word.groups?.['net'] === undefined ? 'gross' : 'net') : null;
  };
  const isBehind = found.length > 0 && markOf(between[0]!, -1) === null && wordBehind.test(behind);
  return found.map((match, i) => {
    const [all, signed, digits, unit] = match as unknown as [string, string, string, string];
    const after = between[i + 1] ?? behind;
    const told = readFigure(signed, digits, isTons(unit) ? 'tons' : 'kg');
    const end = match.index + all.length;
    return {
      value: told.value,
      isSure: told.isSure && !range.test(between[i]!),
      mark: isBehind ? markOf(after, 0) : markOf(between[i]!, -1),
      start: match.index - (isBehind ? 0 : (wordBefore.exec(between[i]!)?.[0].length ?? 0)),
      end: end + (isBehind ? (wordBehind.exec(after)?.[0].length ?? 0) : 0),
    };
  });
}

/** The gross weight among some: what is called so, else what is called nothing; of several that differ the first, and unsure. */
export function grossAmong<Each extends Pick<Weighed, 'value' | 'isSure' | 'mark'>>(weights: readonly Each[]): Each | null {
  const called = weights.filter(({ mark }) => mark === 'gross');
  const meant = called.length > 0 ? called : weights.filter(({ mark }) => mark === null);
  const [first] = meant;
  return first ? { ...first, isSure: first.isSure && meant.every(({ value }) => value === first.value) } : null;
}
