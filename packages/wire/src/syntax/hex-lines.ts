import type { FindingLog, WirePlace } from './finding-log';

/** One line of hexadecimal text as bytes. */
export interface HexLine {
  readonly bytes: Buffer;
  /** Offset of the line in the file and its 1-based number. */
  readonly place: WirePlace;
  /** The line breaks off in the middle of a byte, so what it ends with is no whole frame. */
  readonly isCut: boolean;
}

/** True when the first line of `text` that is no comment is hexadecimal and starts with the byte `flag`. */
export function startsWithHex(text: string, flag: number): boolean {
  for (const line of text.split('\n')) {
    const digits = hexDigits(line);
    if (digits !== '') return isHexOf(digits, flag);
  }
  return false;
}

/** True when some line of `text` is hexadecimal and starts with the byte `flag`. */
export function holdsHex(text: string, flag: number): boolean {
  return text.split('\n').some((line) => isHexOf(hexDigits(line), flag));
}

/**
 * Reads a text of hexadecimal lines, as support engineers paste them: upper or
 * lower case, blanks between the digits, comments from `#`. A line that is
 * something else is refused; the next one is read again.
 */
export function* hexLines(input: Buffer, log: FindingLog): Generator<HexLine> {
  let number = 0;
  for (let from = 0; from < input.length;) {
    const newline = input.indexOf(0x0a, from);
    const end = newline === -1 ? input.length : newline;
    const place = { offset: from, segment: ++number };
    const digits = hexDigits(input.toString('latin1', from, end));
    from = end + 1;
    if (digits === '') continue;
    const isCut = digits.length % 2 === 1;
    if (isHex(digits)) yield { bytes: Buffer.from(isCut ? digits.slice(0, -1) : digits, 'hex'), place, isCut };
    else log.refuse('bad-hex', place);
  }
}

/** A line without its comment and blanks. */
function hexDigits(line: string): string {
  const comment = line.indexOf('#');
  return (comment === -1 ? line : line.slice(0, comment)).replace(/\s+/g, '');
}

function isHex(digits: string): boolean {
  return /^[0-9a-f]+$/i.test(digits);
}

/** A line that is cut has an odd number of digits and is recognized all the same. */
function isHexOf(digits: string, flag: number): boolean {
  return /^[0-9a-f]+$/i.test(digits) && digits.slice(0, 2).toLowerCase() === flag.toString(16);
}
