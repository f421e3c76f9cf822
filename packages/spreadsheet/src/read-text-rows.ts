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
    .parseRows(text)
    .map((cells) => cells.map(withoutTrick));
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
