const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!);

/**
 * Cells as a table that spreadsheets take before plain text: every cell is
 * text, so that `1/2` is no date and a long number keeps its digits; empty ones
 * stay in their place.
 */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<td style="mso-number-format:'\\@'">${escape(text).replaceAll('\n', '<br>')}</td>`;
  return `<meta charset="utf-8"><table>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
}
