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

/**
 * A number written with letters of another script is the one that its reader sees: cut at them, a wrong number would be left.
 * One letter stands for one, so that positions stay.
 */
export function foldLookAlikes(text: string): string {
  return text.replace(anyLookAlike, (letter) => lookAlikes.get(letter)!);
}

/** A text as it is seen, with the way back to the text that was given. Places are in UTF-16 units. */
export interface SeenText {
  readonly text: string;
  /** Where a place of the seen text is in the given one. */
  readonly placeIn: (place: number) => number;
  /** Where a place of the given text is in the seen one. */
  readonly placeOf: (place: number) => number;
}

/** Takes out of a text what nobody sees, before anything looks for numbers in it. */
export function seeText(given: string): SeenText {
  const same = (place: number): number => place;
  if (!invisible.test(given)) return { text: given, placeIn: same, placeOf: same };
  /** Where each unit of the seen text stands in the given one. */
  const places: number[] = [];
  let at = 0;
  for (const sign of given) {
    if (!invisible.test(sign)) for (let unit = 0; unit < sign.length; unit++) places.push(at + unit);
    at += sign.length;
  }
  return {
    text: visibleText(given),
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
