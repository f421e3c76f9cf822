/** Numbers of what is asked of a port without a subscription. */
import { utf8Bytes } from '../vocabulary/utf8-bytes';

/** Bills, boxes or calls asked of at once: a page of a chat. */
export const numbersMax = 50;
/** Calls whose boxes are asked for at once: each is a question of its own to the facts. */
export const callsMax = 10;
/** Characters of a pasted text. */
export const askedLengthMax = 4_000;
/** Rows of a page, and the choices offered. */
export const pageSizeDefault = 15;
export const pageSizeOnScreen = 50;
export const pageSizeChoices = [10, 15, 20, 50, 100] as const;
/** A page of a ship's boxes tells of so many at most: each of them is derived when it is asked for. */
export const gatePageMax = 100;
/** R-7.4-23: terms kept of each kind, and characters of one: fifty numbers as they were pasted. */
export const termsKept = 20;
export const termLengthMax = 1_000;
/** Bytes of one in UTF-8: terms are kept in an index, which takes no more in a row. */
const termBytesMax = 2_000;
/** So many Chinese characters fit, of three bytes each. */
export const termHanMax = Math.floor(termBytesMax / 3);

/** Whether a term is short enough to be remembered. */
export function isTermKept(term: string): boolean {
  return term.length <= termLengthMax && utf8Bytes(term) <= termBytesMax;
}

/** Events told of a bill, the newest first. */
export const eventsToldMax = 200;
