import { tokenize, tokenTypes as kinds } from 'numfmt';

/** Excel keeps fifteen digits: of a whole number from here on it has rounded the last ones. */
const roundedFrom = 1e15;
const digitsKept = 15;

/** Excel's own limit for the pattern of a number format, in signs. */
const patternLengthMax = 255;

/** Gives what a number format makes of the digits of a whole number; null where that is no name of something. */
export type NameOf = (digits: string) => string | null;

/**
 * A number of a cell as a person takes it for a number of something: a whole one with all its digits. One that Excel has
 * rounded stands with its exponent (`1.23E+16`), so that nobody takes it for whole.
 *
 * @param nameOf what the cell's number format makes of it, by `readPattern`
 */
export function showNumber(text: string, nameOf: NameOf | null = null): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (Math.abs(value) >= roundedFrom) return value.toExponential().toUpperCase();
  // Programs write 20000.456 as 20000.455999999998.
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(digitsKept)));
  const digits = value.toFixed(0);
  return nameOf?.(digits) ?? digits;
}

/** A sign of a pattern: a place for a digit, or a text that stands as it is. */
type Slot = { readonly isDigit: true; readonly blank: string } | { readonly isDigit: false; readonly text: string };

/**
 * Reads the pattern of a number format, once for all cells that have it: it counts where it makes a name of the number, by
 * zeros or letters before it. The package's own formatter keeps every pattern that it has ever seen, and is not asked.
 *
 * @returns null for amounts, days and whatever else is counted with, and for a pattern longer than Excel has
 */
export function readPattern(pattern: string): NameOf | null {
  const slots = pattern.length > patternLengthMax ? null : slotsOf(pattern);
  if (slots === null || !slots.some(({ isDigit }) => isDigit)) return null;
  return (digits) => {
    const shown = fill(slots, digits).trim();
    // A unit behind it (`20000KGS`) makes no name of it.
    return /^(?:[A-Z]|0+[1-9])/i.test(shown) && shown.replace(/\D/g, '').endsWith(digits) ? shown : null;
  };
}

const texts: ReadonlySet<string> = new Set([kinds.STRING, kinds.ESCAPED, kinds.CHAR, kinds.SPACE, kinds.MINUS, kinds.SLASH, kinds.PAREN]);
/** What nobody sees on a screen: a colour, a width, the language that is meant. */
const unseen: ReadonlySet<string> = new Set([kinds.COLOR, kinds.SKIP, kinds.FILL, kinds.LOCALE]);
const blanks: Readonly<Record<string, string>> = { [kinds.ZERO]: '0', [kinds.HASH]: '', [kinds.QMARK]: ' ' };

/** Where digits and texts stand, of whole positive numbers; null where anything else stands. */
function slotsOf(pattern: string): readonly Slot[] | null {
  const slots: Slot[] = [];
  for (const { type, value } of tokensOf(pattern)) {
    if (type === kinds.BREAK) break;
    const blank = blanks[type];
    if (blank !== undefined) slots.push(...Array.from(String(value), () => ({ isDigit: true, blank }) as const));
    else if (texts.has(type)) slots.push({ isDigit: false, text: String(value) });
    else if (!unseen.has(type) || (type === kinds.LOCALE && !String(value).startsWith('-'))) return null;
  }
  return slots;
}

function tokensOf(pattern: string): ReturnType<typeof tokenize> {
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
