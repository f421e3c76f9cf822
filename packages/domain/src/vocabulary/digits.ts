/** Numbers as they are typed, before anybody counts with them. ASCII alone: other digits are folded by the field (`bill-no.ts`). */

/** R-5.4-07: digits and nothing else. An empty text is none that is wrong: whether it may be empty is another rule. */
export function isDigits(text: string): boolean {
  return /^[0-9]*$/.test(text);
}

/** R-5.4-08: 1 or more, without a leading zero. */
export function isPositiveInteger(text: string): boolean {
  return /^[1-9][0-9]*$/.test(text);
}
