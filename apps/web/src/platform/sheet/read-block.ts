/**
 * Cells of a block as a spreadsheet copies it: tabs between cells, line ends between rows, quotes around a cell that
 * holds either, doubled inside. The characters stay as they are; only the line end after the last row is no row.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      // A tab at the very end promises one more cell, which is empty.
      if (at === text.length) row.push('');
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

interface ReadCell {
  readonly value: string;
  /** Where the tab or line end after it stands. */
  readonly end: number;
}

function readPlain(text: string, start: number): ReadCell {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): ReadCell {
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') value += text[at++];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 2;
    } else {
      // Whatever follows the closing quote belongs to the cell; without a closing quote the quote was a character.
      const rest = readPlain(text, at + 1);
      return { value: value + rest.value, end: rest.end };
    }
  }
  return readPlain(text, start);
}
