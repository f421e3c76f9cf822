/** What a spreadsheet shows where a formula found nothing (18.17.3 of ISO/IEC 29500-1, and the newer ones). */
const errors = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA)$/i;

/** Whether a text is a spreadsheet's error, copied along with the cells around it: nobody means it. */
export function isSheetError(text: string): boolean {
  return text.includes('#') && errors.test(text.trim());
}
