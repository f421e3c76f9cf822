const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/**
 * What makes a cell text for each of those that read the table: Excel and WPS by the number format and by `x:str` of their
 * own namespace, without which the format is not read from a clipboard; LibreOffice by `sdnum`.
 */
const asText = `style="mso-number-format:'\\@'" x:str sdnum="0;0;@"`;

/**
 * Cells as a table that spreadsheets take before plain text: every cell is
 * text, so that `1/2` is no date and a long number keeps its digits; empty ones
 * stay in their place.
 */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<td ${asText}>${escape(text).replaceAll('\n', '<br>')}</td>`;
  const table = `<table>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><meta charset="utf-8">${table}</html>`;
}
