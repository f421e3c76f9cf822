/** The text of pictures of pages: scans, photos, screenshots. */
import { beginsAs } from '../file-starts';
import { readPages, type PageText } from './lines-of-page';
import { readApart, UnreadablePage, type ReadLimits } from './read-apart';

export interface PictureLimits extends ReadLimits {
  readonly pixelsMax: number;
}

/** Whether bytes begin as a PNG or JPEG does. */
export const isPicture = (bytes: Uint8Array): boolean => beginsAs(bytes, 'png', 'jpg');

/**
 * The texts of a picture, in pixels of the page when it stands straight; what cannot be made out is left out and never guessed. By
 * the models of PP-OCRv4 on WebAssembly, some seconds a page.
 *
 * @throws UnreadablePage
 */
export async function readPictureText(bytes: Uint8Array, limits: PictureLimits): Promise<PageText> {
  const pages = await readApart('read-picture', { bytes: Uint8Array.from(bytes), pixelsMax: limits.pixelsMax }, limits);
  const read = readPages(pages);
  if (!/\p{L}/u.test(read.text)) throw new UnreadablePage('no-text');
  return read;
}
