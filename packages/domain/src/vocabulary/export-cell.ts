/**
 * Text in exported tables (S-11). A cell that a spreadsheet would take for a
 * formula gets a leading apostrophe, so that opening a file never runs what
 * somebody else typed into a remark.
 */

/**
 * = + - @ and their full-width twins, which some spreadsheets fold, also behind
 * characters that nobody sees and that a spreadsheet may drop; and the control
 * characters that hide one.
 */
const startsFormula =
  /^(?:[\t\r\n\0]|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]*[=+\-@＝＋－＠])/u;

/** The text as it may stand in an exported cell. */
export function safeCellText(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text of a cell that comes back: what a file of ours quotes against formulas is not meant to keep its quote. */
export function unsafeCellText(text: string): string {
  return text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
}
