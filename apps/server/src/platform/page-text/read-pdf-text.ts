/** The text layer of PDF files that strangers send. */
import { beginsAs } from '../file-starts';
import { readPages, type PageText } from './lines-of-page';
import { readApart, UnreadablePage, type ReadLimits } from './read-apart';

/** What is larger is not read. */
export interface PdfLimits extends ReadLimits {
  readonly pagesMax: number;
  readonly charactersMax: number;
}

/** Pieces of text of a file: those of a page of the densest list are some thousands. */
const piecesMax = 50_000;

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean => beginsAs(bytes, 'pdf', 'newPdf');

/** The texts of a PDF page after page, in points. @throws UnreadablePage */
export async function readPdfText(bytes: Uint8Array, limits: PdfLimits): Promise<PageText> {
  const { pagesMax, charactersMax } = limits;
  const pages = await readApart('read-pdf', { bytes: Uint8Array.from(bytes), pagesMax, piecesMax, charactersMax }, limits);
  const read = readPages(pages);
  if (read.text.length > charactersMax) throw new UnreadablePage('too-large');
  if (!/\p{L}/u.test(read.text)) throw new UnreadablePage('no-text');
  return read;
}
