/**
 * Cells as tab-separated text that spreadsheets paste; tabs, line ends and quotes inside a cell are quoted.
 */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n');
}
