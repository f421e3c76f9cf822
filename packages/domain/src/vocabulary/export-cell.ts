/**
 * Text in exported tables (S-11). A cell that a spreadsheet would take for a
 * formula gets a leading apostrophe, so that opening a file never runs what
 * somebody else typed into a remark.
 */

/** = + - @ and their full-width twins, which some spreadsheets fold, and the control characters that hide one. */
const startsFormula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** The text as it may stand in an exported cell. */
export function safeCellText(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}
