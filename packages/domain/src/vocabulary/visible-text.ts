/** What copied text holds besides what a person sees: characters without a look, and what spreadsheets do to numbers. */

/** Zero-width characters, soft hyphens, marks of direction: what copies of web pages and chats leave inside numbers. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const allInvisible = new RegExp(invisible, 'gu');

/** The text without characters that nobody sees. */
export function visibleText(text: string): string {
  return text.replace(allInvisible, '');
}

/** Greek and Cyrillic letters that look like Latin ones, and these. */
const [alike, latin] = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕКМНОРСТУХЅІЈаеорсухѕіј', 'ABEZHIKMNOPTYXoABEKMHOPCTYXSIJaeopcyxsij'];
const lookAlikes = new Map(Array.from(alike, (letter, at) => [letter, latin[at]!] as const));
const anyLookAlike = new RegExp(`[${alike}]`, 'g');

/** Digits and letters of other scripts and styles, which may be one of ours: `٢`, `𝟎`. */
const otherSign = /(?![\x00-\x7F])[\p{Nd}\p{Lu}\p{Ll}]/gu;

/** The digit or letter of ours that one of another script or style is; null: none. */
function plainSign(sign: string): string | null {
  const plain = sign.normalize('NFKC');
  if (/^[A-Za-z0-9]$/.test(plain)) return plain;
  if (!/^\p{Nd}$/u.test(sign)) return null;
  // The ten digits of a script stand in a row, from its zero.
  const code = sign.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** Letters and numbers that cannot be read as ours, beside which a number is not whole; scripts that are written without blanks part numbers. */
const strangeSign =
  /(?![\x00-\x7F²³ªº]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Lm}])[\p{L}\p{N}]/u;
const anyWord = new RegExp(`(?:[A-Za-z0-9]|${strangeSign.source})+`, 'gu');
/** What stands before an entry of a list: ①COSU6400000001②COSU6400000002. */
const circledMark = /\p{No}(?=[A-Za-z]{2})|(?<![A-Za-z0-9])\p{No}/gu;

/** Words in a levelled text that would be numbers but for a sign of another script, and the text without them; nothing moves. */
export function takeStrange(text: string): {
  readonly strange: readonly { readonly from: number; readonly text: string }[];
  readonly rest: string;
} {
  const strange: { readonly from: number; readonly text: string }[] = [];
  if (!strangeSign.test(text)) return { strange, rest: text };
  const rest = text
    .replace(circledMark, (mark) => ' '.repeat(mark.length))
    .replace(anyWord, (word, from: number) => {
      if (!strangeSign.test(word) || word.length < 9 || word.replace(/\D/g, '').length < 5) return word;
      strange.push({ from, text: word });
      return '\n'.repeat(word.length);
    });
  return { strange, rest };
}

/**
 * A number written with letters of another script is the one that its reader sees: cut at them, a wrong number would be left.
 * One letter stands for one, so that positions stay.
 */
export function foldLookAlikes(text: string): string {
  return text
    .replace(anyLookAlike, (letter) => lookAlikes.get(letter)!)
    .replace(otherSign, (sign) => (sign.length === 1 ? (plainSign(sign) ?? sign) : sign));
}

/** A text as it is seen, with the way back to the text that was given. Places are in UTF-16 units. */
export interface SeenText {
  readonly text: string;
  /** Where a place of the seen text is in the given one. */
  readonly placeIn: (place: number) => number;
  /** Where a place of the given text is in the seen one. */
  readonly placeOf: (place: number) => number;
}

/** A sign that takes two units: it may be one of ours in another style, which takes one. */
const wideSign = /[\u{1D400}-\u{1D7FF}]|(?=[\u{10000}-\u{10FFFF}])\p{Nd}/u;

/** Takes out of a text what nobody sees, and writes plainly what takes two units, before anything looks for numbers in it. */
export function seeText(given: string): SeenText {
  const same = (place: number): number => place;
  if (!invisible.test(given) && !wideSign.test(given)) return { text: given, placeIn: same, placeOf: same };
  /** Where each unit of the seen text stands in the given one. */
  const places: number[] = [];
  const seen: string[] = [];
  let at = 0;
  for (const sign of given) {
    const shown = invisible.test(sign) ? '' : wideSign.test(sign) ? (plainSign(sign) ?? sign) : sign;
    for (let unit = 0; unit < shown.length; unit++) places.push(at + unit);
    seen.push(shown);
    at += sign.length;
  }
  return {
    text: seen.join(''),
    placeIn: (place) => places[place] ?? given.length,
    placeOf: (place) => {
      let [from, to] = [0, places.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (places[middle]! < place) from = middle + 1;
        else to = middle;
      }
      return from;
    },
  };
}

/**
 * `="COSU6400000001"` is how people keep Excel from counting with a number, and `"=""COSU6400000001"""` how a CSV file quotes
 * it: the text inside is meant. What stands around it becomes blank, so that nothing moves.
 */
export function blankTextTrick(text: string): string {
  return text.replace(/(?<![^\s,;|])(?:"=""([^"\n]*)"""|="([^"\n]*)")/g, (whole, quoted?: string, plain?: string) =>
    (quoted ?? plain!).padStart(whole.length - (quoted === undefined ? 1 : 3)).padEnd(whole.length),
  );
}

/** A number as Excel writes one that it has rounded: `1.23E+16`, its point as a comma in other languages. */
const rounded = /(?<![A-Z0-9.])\d(?:[.,]\d+E\+?|E\+)\d{1,3}(?![A-Z0-9])/gi;

/** Numbers that Excel has rounded, in a text without what nobody sees: their last digits are lost, and no reader has them back. */
export function findRounded(text: string): { readonly from: number; readonly text: string }[] {
  return [...text.matchAll(rounded)].map((match) => ({ from: match.index, text: match[0] }));
}

/** The text with such numbers blanked out; nothing moves. */
export function blankRounded(text: string): string {
  return text.replace(rounded, (number) => ' '.repeat(number.length));
}
