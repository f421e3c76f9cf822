/** How bill numbers are found in what people paste: chat, mails, Excel rows (R-5.3-21, R-5.3-22). */
import { billNoLengthMax, billNosPerBatchMax, foldFullWidth, isBillNo, looksLikePhone } from './bill-no';
import { carrierOfHead, isCarrierHead } from './carrier';
import { hasValidCheckDigit, isContainerNo } from './container-no';
import { withoutAddresses } from './mail-and-links';
import { isAmount, wordBefore, wordGluedTo, type NumberWord } from './number-words';
import { endsInHead, readColumns } from './text-columns';
import { blankRounded, blankTextTrick, findRounded, foldLookAlikes, seeText, takeStrange } from './visible-text';

/** Why a number is not followed as it stands; a box and an other number are when somebody says so. */
export type BillTokenFault =
  | 'too-short'
  | 'too-long'
  | 'looks-like-phone'
  | 'over-batch-limit'
  | 'container'
  | 'other-number'
  | 'rounded'
  | 'strange-sign'
  | 'short-form';

/** One number found in a text. Repeats are merged; the first place stands. */
export interface BillToken {
  readonly billNo: string;
  /** Places in the given text, as [start, end) in UTF-16 units. */
  readonly places: readonly (readonly [number, number])[];
  /** Null when it counts as a bill number. */
  readonly fault: BillTokenFault | null;
  /** The text itself calls it a bill (`提单号 …`), so that its head need not be known. */
  readonly isNamed: boolean;
  /** The word that says that it is another number: `发票号`; of a short form what stands behind the number: `/2/3`; null without one. */
  readonly word: string | null;
}

/** A run of letters and digits in its place; a parted head stands joined. */
interface Piece {
  readonly from: number;
  readonly to: number;
  /** Upper case. */
  readonly text: string;
}

interface Reading {
  readonly fault: BillTokenFault | null;
  readonly isNamed: boolean;
  readonly word: string | null;
}

/** The text with half-width signs; links, mail addresses and what keeps Excel from counting are blanked out. Nothing moves. */
function levelText(text: string): string {
  // Before folding: a full-width comma ends a link, a plain one may belong to it.
  return blankTextTrick(
    foldLookAlikes(foldFullWidth(withoutAddresses(text))).replace(/[\u00A0\u2000-\u200A\u2028\u2029\u202F\u205F]/g, ' '),
  );
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
/** Whether digits are a day, as `20261122`. */
export const isDay = (text: string): boolean => /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(text);

/** A whole number of a known line: its head and at least five digits after it. */
function isHeaded(text: string): boolean {
  return isBillNo(text) && carrierOfHead(text) !== null && digitsIn(text.slice(3)) >= 5;
}

/** Whether a parted head and what follows are one number: a phone number or a day after a line's code is none. */
function isTail(text: string): boolean {
  return text.length >= 6 && digitsIn(text) >= 5 && !looksLikePhone(text) && !isDay(text);
}

const fileEndings = /^(?:PDF|XLSX?|CSV|DOCX?|TXT|JPE?G|PNG|ZIP|RAR|EDI)$/;
const listMarks = /^(?:\d{1,2}|NOS?|BL|MBL)$/;

/** A run that dots, dashes and underscores hold together, cut where numbers of their own begin. */
function cutRun(run: string, from: number): Piece[] {
  const parts = [...run.matchAll(/[A-Za-z0-9]+/g)].map((match): Piece => {
    const start = from + match.index;
    return { from: start, to: start + match[0].length, text: match[0].toUpperCase() };
  });
  if (parts.length < 2 || parts.some(({ text }) => isHeaded(text))) return parts;
  const head = parts.findIndex(({ text }, i) => isCarrierHead(text) && i + 1 < parts.length);
  if (head >= 0) {
    const rest = parts.slice(head + 1);
    const tail = rest.map(({ text }) => text).join('');
    return isTail(tail) ? [{ ...parts[head]!, to: rest.at(-1)!.to, text: parts[head]!.text + tail }] : [];
  }
  if (parts.length === 2 && listMarks.test(parts[0]!.text)) return [parts[1]!];
  if (parts.length === 2 && fileEndings.test(parts[1]!.text)) return [parts[0]!];
  // A number that a program counted: 259336517.0.
  if (/^\d{9,}\.0$/.test(run)) return [parts[0]!];
  // What they join is a name or a date, and no number.
  return [];
}

const boxPattern = /(?<![A-Za-z0-9])([A-Za-z]{3}[UJZujz])[ -]?(\d{3} ?\d{3})[ -]?(\d)(?![A-Za-z0-9])/g;

/** Boxes by their right check digit, however their parts are set apart; and the text without them. */
function takeBoxes(text: string): { readonly boxes: readonly Piece[]; readonly rest: string } {
  const boxes: Piece[] = [];
  const rest = text.replace(boxPattern, (match, owner: string, serial: string, check: string, from: number) => {
    const containerNo = (owner + serial.replace(' ', '') + check).toUpperCase();
    if (!hasValidCheckDigit(containerNo)) return match;
    boxes.push({ from, to: from + match.length, text: containerNo });
    return '\n'.repeat(match.length);
  });
  return { boxes, rest };
}

/** A number as long as a line's that a program has grouped by thousands: `259,336,517`; with cents it is an amount. */
const groupedPattern = /(?<![\w,.])\d{1,3}(?:,\d{3}){2,4}(?![\w,]|\.\d)/g;

/** Such numbers, and the text without them. */
function takeGrouped(text: string): { readonly grouped: readonly Piece[]; readonly rest: string } {
  const grouped: Piece[] = [];
  const rest = text.replace(groupedPattern, (match, from: number) => {
    const digits = match.replaceAll(',', '');
    if (digits.length < 9) return match;
    grouped.push({ from, to: from + match.length, text: digits });
    return '\n'.repeat(match.length);
  });
  return { grouped, rest };
}

/** Where the last letter or digit of a run ends; 0 where it has none. From the end: a pattern would begin anew at each of its signs (S-15). */
function endOfWord(run: string): number {
  let end = run.length;
  while (end > 0 && /[._-]/.test(run[end - 1]!)) end--;
  return end;
}

/** All runs of a text in their order, boxes and rounded numbers whole, heads joined over a blank or a dash. */
function cutText(text: string): Piece[] {
  const lost = findRounded(text).map(({ from, text: number }): Piece => ({ from, to: from + number.length, text: number.toUpperCase() }));
  const { strange, rest: plain } = takeStrange(text);
  const { boxes, rest: unboxed } = takeBoxes(blankRounded(plain));
  const { grouped, rest } = takeGrouped(unboxed);
  const runs = [...rest.matchAll(/[A-Za-z0-9._-]+/g)].flatMap(({ 0: run, index }) => {
    const end = endOfWord(run);
    return end === 0 ? [] : cutRun(run.slice(0, end), index);
  });
  const pieces: Piece[] = [];
  for (let i = 0; i < runs.length; i++) {
    const joined = isCarrierHead(runs[i]!.text) ? joinHead(text, runs, i) : null;
    pieces.push(joined?.piece ?? runs[i]!);
    if (joined) i = joined.last;
  }
  const unread = strange.map(({ from, text: word }): Piece => ({ from, to: from + word.length, text: word.toUpperCase() }));
  return [...pieces, ...boxes, ...grouped, ...lost, ...unread].sort((a, b) => a.from - b.from);
}

/** The place that some lines have between their head and the number: `HLCU NGB 260512345`. Nobody writes it small, and a word is none. */
function isPlace(text: string, { from, to, text: letters }: Piece): boolean {
  return /^[A-Z]{3,4}$/.test(text.slice(from, to)) && !isCarrierHead(letters) && wordBefore(letters) === null;
}

/** The head at `at` with the number after it, which may stand in groups of up to four digits; null when none follows. */
function joinHead(text: string, runs: readonly Piece[], at: number): { readonly piece: Piece; readonly last: number } | null {
  const head = runs[at]!;
  let [tail, last, isOpen] = ['', at, true];
  // One group beyond the longest number there is says that this is none; more change nothing.
  for (let i = at + 1; isOpen && i < runs.length && head.text.length + tail.length <= billNoLengthMax; i++) {
    const next = runs[i]!;
    const isGroup = /^\d{1,4}$/.test(next.text);
    const isAfterPlace = /^[A-Z]+$/.test(tail);
    if (!/^ {0,2}-? {0,2}$/.test(text.slice(runs[last]!.to, next.from))) break;
    if (tail !== '' && !(isAfterPlace ? isTail(next.text) : isGroup)) break;
    isOpen = tail === '' ? isGroup || isPlace(text, next) : !isAfterPlace;
    [tail, last] = [tail + next.text, i];
  }
  return isTail(tail) ? { piece: { ...head, to: runs[last]!.to, text: head.text + tail }, last } : null;
}

/** A moment as digits, or a voyage of CMA CGM (`0FLG5W1MA`): as long as a bill number, and passed over like any date. */
function isNoNumber(text: string): boolean {
  return (/^\d{12}(?:\d\d)?$/.test(text) && isDay(text.slice(0, 8))) || /^\d[A-Z]{2}[A-Z0-9]{2}[NSEW]\dMA$/.test(text);
}

/** No other piece holds a sign of another script. */
const isStrange = (text: string): boolean => /[^\x00-\x7F]/.test(text);
/** No other piece holds a sign. */
const isRounded = (text: string): boolean => /[.,+]/.test(text);

function judge(text: string, word: NumberWord | null, isCarried: boolean, isOver: boolean): Reading | null {
  const plain = { fault: null, isNamed: word?.kind === 'bill', word: null };
  if (!/\d/.test(text) || isAmount(text)) return null;
  // Under the head of another column it is no bill.
  if (isStrange(text)) return word === null || plain.isNamed ? { ...plain, fault: 'strange-sign' } : null;
  // Under the head of another column it is an amount.
  if (isRounded(text)) return word === null || plain.isNamed ? { ...plain, fault: 'rounded' } : null;
  // `B/L: COSU…/MSKU…`: what stands behind a bill on its line is its box, of which nobody said that it is a bill.
  const isNamedBill = plain.isNamed && (!isCarried || isOver);
  if (hasValidCheckDigit(text) && /^...[UJZ]/.test(text)) return isNamedBill ? plain : { ...plain, isNamed: false, fault: 'container' };
  if (!isBillNo(text)) {
    if (text.length > billNoLengthMax) return { ...plain, fault: 'too-long' };
    // Dates, counts and voyages are no failed bill numbers; a head with a few digits is.
    return /^[A-Z]{3,}\d{2,}$/.test(text) ? { ...plain, fault: 'too-short' } : null;
  }
  if (looksLikePhone(text)) return { ...plain, fault: 'looks-like-phone' };
  if (isNoNumber(text)) return null;
  const other = otherNumber(text, word, isCarried);
  return other === null ? plain : { fault: 'other-number', isNamed: false, word: other };
}

/** The word by which a number is no bill; null when it may be one. A known head outweighs a word that may speak of something else. */
function otherNumber(text: string, word: NumberWord | null, isCarried: boolean): string | null {
  const isOfLine = isHeaded(text);
  if (word === null) return isOfLine ? null : wordGluedTo(text);
  if (word.kind === 'bill') return null;
  if (word.kind === 'box') return isOfLine && !isContainerNo(text) ? null : word.word;
  return isOfLine && (isCarried || !word.isExplicit || word.kind === 'booking') ? null : word.word;
}

/** Further bills in short: `/2/3`, `/002`, `~05`, `/B/C`, and, where nothing else follows, `、2、3`, `至05`; no count, no day and no size of boxes. */
const shortForms =
  /(?:[/~](?:\d{1,3}|[A-Za-z])(?![A-Za-z0-9*×.]))+(?! ?[件箱个月日柜票吨托板])|(?:[、至]\d{1,3}(?![A-Za-z0-9*×.]))+(?= *(?:$|[\n\t,，;；。]))/y;

/** What stands behind a number for further ones in short; empty without. */
function shortFormsBehind(text: string, to: number): string {
  shortForms.lastIndex = to;
  return shortForms.exec(text)?.[0] ?? '';
}

/** Where the sign that stands at a place of a text ends. */
const endOfSign = (text: string, at: number): number => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The last number and the word that it stands under, which the next of a list shares. */
interface Before {
  readonly to: number;
  /** Its first letters: a list is of numbers that begin alike. */
  readonly letters: string;
  readonly isBox: boolean;
  readonly word: NumberWord | null;
  /** The word stood on a line of its own, over a list of lines. */
  readonly isOver: boolean;
}

const lettersOf = (number: string): string => /^[A-Z]*/.exec(number)![0];
const listGap = /^ *(?:(?:[,、;/&+|]|和|及|与|以及|AND) *)?$/i;

/** Whether a gap ends a line, with what may end one before and what may begin one behind; each side is read once (S-15). */
function isLineGap(gap: string): boolean {
  const endOfLine = /^[\s,、;"']*/.exec(gap)![0].length;
  let beginOfLine = gap.length;
  while (beginOfLine > 0 && /[\s\d.、)"'>]/.test(gap[beginOfLine - 1]!)) beginOfLine--;
  const at = gap.indexOf('\n', Math.max(0, beginOfLine - 1));
  return at !== -1 && at <= endOfLine;
}

const sealAfterBox: NumberWord = { kind: 'other', word: '封号', isExplicit: false };

/** The word for the number at `from`: before it, over its column, or that of the number before it. */
function wordFor(text: string, { from, text: number }: Piece, before: Before, overColumn: NumberWord | null | undefined) {
  const lead = text.slice(Math.max(before.to, from - 48), from);
  const own = /[\p{L}]/u.test(lead) ? wordBefore(lead) : null;
  const isOver = own !== null && lead.slice(lead.toUpperCase().lastIndexOf(own.word.at(-1)!)).includes('\n');
  // A word at the end of the line before speaks of this line only when it names the numbers, and heads no columns.
  if (own && !(isOver && (!own.isExplicit || endsInHead(text.slice(0, from).trimEnd())))) return { word: own, isOver, isCarried: false };
  if (overColumn !== undefined) return { word: overColumn, isOver: false, isCarried: false };
  const gap = text.slice(before.to, from);
  if (before.isBox && /^ *\/ *$/.test(gap)) return { word: sealAfterBox, isOver: false, isCarried: true };
  const isAlike = before.word?.kind === 'bill' || before.letters === lettersOf(number);
  if (before.word && isAlike && (listGap.test(gap) || (before.isOver && isLineGap(gap)))) {
    return { word: before.word, isOver: before.isOver, isCarried: true };
  }
  return { word: null, isOver: false, isCarried: false };
}

/**
 * Finds the numbers in pasted text and says which of them are bills.
 *
 * Separators are white space and every sign that is neither letter nor digit,
 * Chinese words included, so that they may touch a number. Letters become upper
 * case; links and mail addresses are nothing; the head of a known line joins
 * what follows it over a blank or a dash. Words, dates and short figures are
 * passed over; what looks like a number but is none is returned with its fault,
 * so that nothing pasted vanishes in silence.
 */
export function findBillNos(text: string): BillToken[] {
  const seen = seeText(text);
  const level = levelText(seen.text);
  const columnAt = readColumns(level);
  const found = new Map<string, Reading & { readonly places: [number, number][] }>();
  let before: Before = { to: 0, letters: '', isBox: false, word: null, isOver: false };
  let accepted = 0;
  for (const piece of cutText(level)) {
    const { from, to, text: number } = piece;
    if (!/\d/.test(number) || (number.length < 9 && !/^[A-Z]{3,}\d/.test(number) && !isRounded(number))) continue;
    const { word, isOver, isCarried } = wordFor(level, piece, before, columnAt(from));
    const reading = judge(number, word, isCarried, isOver);
    if (reading === null) continue;
    before = { to, letters: lettersOf(number), isBox: reading.fault === 'container', word, isOver };
    const behind = reading.fault === null ? shortFormsBehind(level, to) : '';
    const tellBehind = () => {
      const place: [number, number] = [to, to + behind.length];
      const told = found.get(number + behind);
      if (told) told.places.push(place);
      else found.set(number + behind, { fault: 'short-form', isNamed: false, word: behind, places: [place] });
    };
    const known = found.get(number);
    if (known) {
      if (behind !== '') tellBehind();
      known.places.push([from, to]);
      // One place that calls it a bill is enough.
      if (reading.isNamed && known.fault !== 'over-batch-limit') found.set(number, { ...reading, places: known.places });
      continue;
    }
    const isOverLimit = reading.fault === null && ++accepted > billNosPerBatchMax;
    found.set(number, { ...reading, ...(isOverLimit && { fault: 'over-batch-limit' }), places: [[from, to]] });
    if (behind !== '') tellBehind();
  }
  // Back to the given text: a number may hold what nobody sees.
  const placeOf = ([from, to]: readonly [number, number]) => [seen.placeIn(from), endOfSign(text, seen.placeIn(to - 1))] as const;
  return [...found].map(([billNo, rest]) => ({ billNo, ...rest, places: rest.places.map(placeOf) }));
}
