import { textsOf } from '../../platform/catalogue';
import { billTexts } from './texts';

/** A list of numbers is small; whatever is larger was picked by mistake. */
export const numberFileBytesMax = 2_000_000;

/** Why a dropped or chosen file cannot be read as a list of numbers. */
export class NumberFileRefused extends Error {}

/**
 * The text of a .txt, .csv or .xlsx file of bill numbers, columns parted by tabs. Text files from older office
 * programs are GBK; they are read as such when they are no UTF-8.
 *
 * @throws NumberFileRefused with a text for people.
 */
export async function readNumberFile(file: File): Promise<string> {
  if (file.size > numberFileBytesMax) throw new NumberFileRefused(textsOf(billTexts)('file.large'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are zip archives; the old ones begin with these bytes and are not readable as they stand.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readWorkbook(bytes);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new NumberFileRefused(textsOf(billTexts)('file.old'));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The rows of a workbook as if they had been copied out of it. */
async function readWorkbook(bytes: Uint8Array): Promise<string> {
  const { readSheet } = await import('./read-sheet');
  try {
    return readSheet(bytes)
      .map((cells) => cells.join('\t'))
      .join('\n');
  } catch {
    throw new NumberFileRefused(textsOf(billTexts)('file.unreadable'));
  }
}
