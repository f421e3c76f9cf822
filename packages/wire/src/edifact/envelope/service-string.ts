import type { SegmentDialect } from '../../syntax/segment-cursor';

/** Separators of one interchange and its decimal mark. */
export interface EdifactDialect extends SegmentDialect {
  readonly component: number;
  readonly decimalMark: ',' | '.';
  /** Repeats an element, where the interchange is of syntax 4; null where UNA names none. */
  readonly repetition: number | null;
}

/** The separators that hold without UNA (ISO 9735 level A). */
export const defaultDialect: EdifactDialect = {
  component: 0x3a,
  element: 0x2b,
  decimalMark: '.',
  repetition: 0x2a,
  release: 0x3f,
  terminator: 0x27,
  lineBreak: 'inside',
};

/** The separators of level B (UNOB, ISO 9735): IS1, IS3 and IS4, which no text holds and nothing need release. */
const levelBDialect: EdifactDialect = {
  component: 0x1f,
  element: 0x1d,
  decimalMark: '.',
  repetition: null,
  release: null,
  terminator: 0x1c,
  lineBreak: 'inside',
};

/** The separators of an interchange without UNA, told by what stands behind the tag of its first segment, at `at`. */
export function unadvisedDialect(bytes: Buffer, at: number): EdifactDialect {
  return bytes[at + 3] === levelBDialect.element ? levelBDialect : defaultDialect;
}

/** Whether a byte divides elements where no UNA says so. */
export function isKnownElementMark(byte: number): boolean {
  return byte === defaultDialect.element || byte === levelBDialect.element;
}

export interface ServiceString {
  readonly dialect: EdifactDialect;
  /** Bytes from `UNA` to behind the service string. */
  readonly length: number;
  readonly flaw: 'short-una' | 'bad-una' | null;
}

const space = 0x20;

/**
 * Reads the service string advice at `at`, where `UNA` stands.
 *
 * A short one (five characters, then UNB) and one that names impossible
 * separators (equal ones, letters, digits, blanks, NUL, bytes above ASCII) fall
 * back to the defaults. A blank release character means there is
 * none; a line break may be the terminator.
 */
export function readServiceString(bytes: Buffer, at: number): ServiceString {
  const next = findNextService(bytes, at + 3);
  const text = bytes.subarray(at + 3, at + 9);
  if (next !== -1 && next < at + 9) return { dialect: defaultDialect, length: next - at, flaw: 'short-una' };
  const [component = 0, element = 0, decimal = 0, release = 0, repetition = space, terminator = 0] = text;
  const marks = release === space ? [component, element, terminator] : [component, element, release, terminator];
  const isUsable =
    text.length === 6 &&
    new Set(marks).size === marks.length &&
    [component, element].every(isSeparator) &&
    (release === space || isSeparator(release)) &&
    (isSeparator(terminator) || isLineEnd(terminator));
  if (!isUsable) return { dialect: defaultDialect, length: Math.min(9, bytes.length - at), flaw: 'bad-una' };
  // Its own last character may be lost as well: the line behind it names no terminator if the segments have another.
  const isCut = isLineEnd(terminator) && endsLines(bytes.subarray(at + 9, at + 9 + lineWindow), defaultDialect.terminator);
  const dialect: EdifactDialect = {
    component,
    element,
    decimalMark: decimal === 0x2c ? ',' : '.',
    repetition: isSeparator(repetition) && !marks.includes(repetition) ? repetition : null,
    release: release === space ? null : release,
    terminator: isCut ? defaultDialect.terminator : terminator,
    lineBreak: 'inside',
  };
  return { dialect, length: 9, flaw: isCut ? 'short-una' : null };
}

/** Where UNB, UNG or UNH stands shortly behind the service string; -1 when none does. */
function findNextService(bytes: Buffer, from: number): number {
  const window = bytes.toString('latin1', from, from + 12);
  const at = window.search(/UN[BGH]/);
  return at === -1 ? -1 : from + at;
}

function isSeparator(byte: number): boolean {
  const isLetterOrDigit = (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
  const isControl = byte > 0 && byte < space && byte !== 0x09 && !isLineEnd(byte);
  return isControl || (byte > space && byte < 0x7f && !isLetterOrDigit);
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

/**
 * The dialect that holds from the segment at `at` on: some senders put one
 * segment on a line and write no terminator at all, so the line break is it.
 * Where the other lines end with the terminator, the first has merely lost its own.
 */
export function adaptToLines(dialect: EdifactDialect, bytes: Buffer, at: number): EdifactDialect {
  const window = bytes.subarray(at, at + lineWindow);
  const lineFeed = window.indexOf(0x0a);
  const lineEnd = lineFeed === -1 ? window.indexOf(0x0d) : lineFeed;
  if (lineEnd === -1) return dialect;
  // The first segment tells: text behind the interchange may hold any character.
  const terminator = window.indexOf(dialect.terminator);
  if (terminator !== -1 && terminator < lineEnd) return dialect;
  let next = lineEnd + 1;
  while (next < window.length && (window[next] as number) <= 0x20) next++;
  const follows = window.toString('latin1', next, next + 3);
  const isTagged = /^[A-Z]{3}/.test(follows) && window[next + 3] === dialect.element;
  const isEachLine = isTagged && !endsLines(window.subarray(next), dialect.terminator);
  return isEachLine ? { ...dialect, terminator: window[lineEnd] as number } : dialect;
}

/** Whether most of the lines end with the terminator; the last one may be cut off and counts only when it is alone. */
function endsLines(lines: Buffer, terminator: number): boolean {
  const mark = String.fromCharCode(terminator);
  const all = lines.toString('latin1').split(/[\r\n]+/);
  const whole = (all.length > 1 ? all.slice(0, -1) : all).map((line) => line.trimEnd()).filter((line) => line !== '');
  return whole.filter((line) => line.endsWith(mark)).length * 2 > whole.length;
}

/** Long enough for UNB and the first segment of a message. */
const lineWindow = 2048;
