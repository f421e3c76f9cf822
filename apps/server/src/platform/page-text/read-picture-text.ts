/** The text of pictures of pages: scans, photos, screenshots. */
import { linesOfPage } from './lines-of-page';
import { readInThread, UnreadablePage, type ThreadLimits } from './read-in-thread';

export interface PictureLimits extends ThreadLimits {
  readonly pixelsMax: number;
}

const beginnings = ['89504e470d0a1a0a', 'ffd8ff'];

/** Whether bytes begin as a PNG or JPEG does. */
export const isPicture = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return beginnings.some((beginning) => head.startsWith(beginning));
};

/**
 * The text of a picture, line by line, columns parted by a tab; what cannot be made out is left out and never guessed. By the
 * models of PP-OCRv4 on WebAssembly, some seconds a page.
 *
 * @throws UnreadablePage
 */
export async function readPictureText(bytes: Uint8Array, limits: PictureLimits): Promise<string> {
  const pages = await readInThread('read-picture', { bytes: Uint8Array.from(bytes), pixelsMax: limits.pixelsMax }, limits);
  const text = pages.flatMap(linesOfPage).join('\n');
  if (!/\p{L}/u.test(text)) throw new UnreadablePage('no-text');
  return text;
}
