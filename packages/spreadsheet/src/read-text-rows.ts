import { dsvFormat } from 'd3-dsv';
import { decodeText } from './decode-text';

/** What parts the cells of a .csv file: Excel writes what the language of Windows takes for lists. */
const separators = [',', ';', '\t'];

/**
 * The rows of a file of texts. Of a .csv file, and of one in which tabs stand (Excel's “Unicode 文本”), the cells are parted
 * and what quotes them is gone; of any other each line is one cell.
 *
 * @param name of the file, by whose ending a .csv file is known
 * @throws UnreadableSheet for what is no text
 */
export function readTextRows(bytes: Uint8Array, name: string): string[][] {
  const text = decodeText(bytes);
  const separator = /\.csv$/i.test(name) ? separatorOf(text) : '\t';
  if (!text.includes(separator) && separator === '\t') return text.split(/\r\n?|\n/).map((line) => [line]);
  return dsvFormat(separator)
    .parseRows(withQuotesClosed(text, separator))
    .map((cells) => cells.map(withoutTrick));
}

/**
 * The text with each quote that begins a cell and is not closed at the end of one written as a sign: whoever typed it meant his
 * own cell, and the rows behind it are no part of that.
 */
function withQuotesClosed(text: string, separator: string): string {
  const parts: string[] = [];
  const isEnd = (at: number): boolean => at >= text.length || [separator, '\n', '\r'].includes(text[at]!);
  const cellEnd = new RegExp(`[${separator}\\r\\n]|$`, 'g');
  let taken = 0;
  for (let at = 0; at < text.length; at = cellEnd.lastIndex) {
    let end = at;
    if (text[at] === '"') {
      end = closingQuote(text, at);
      if (end === -1 || !isEnd(end + 1)) {
        cellEnd.lastIndex = at;
        end = cellEnd.exec(text)!.index;
        parts.push(text.slice(taken, at), `"${text.slice(at, end).replaceAll('"', '""')}"`);
        taken = end;
      }
    }
    // Behind the sign that ends the cell.
    cellEnd.lastIndex = end;
    const { index } = cellEnd.exec(text)!;
    cellEnd.lastIndex = index + 1;
  }
  return parts.join('') + text.slice(taken);
}

/** Where the quote that begins a cell is closed; -1: nowhere. Two quotes stand for one. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from + 1);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** The sign of which most stand in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const count = (sign: string): number => line.split(sign).length;
  return separators.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** `="COSU6400000001"` is how people keep Excel from counting with a number: the text inside is meant. */
function withoutTrick(cell: string): string {
  return /^\s*="(.*)"\s*$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;
}
