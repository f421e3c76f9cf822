import { createRequire } from 'node:module';
import sharp from 'sharp';

/** A machine may have no face at all: this one comes with what the web is built from. */
const fontfile = createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf');

/**
 * A picture of a page of lines, as a typewriter, a scanner and a phone make one.
 *
 * @param faults how far the page is turned, degrees, and how much it is blurred, pixels
 */
export async function makePictureForTest(
  lines: readonly string[],
  { turned = 0, blurred = 0 }: { readonly turned?: number; readonly blurred?: number } = {},
): Promise<Buffer> {
  const text = lines.join('\n').replaceAll('&', '&amp;');
  // Letters come white on black.
  const drawn = await sharp({ text: { text, font: 'IBM Plex Mono 11', fontfile, dpi: 150, spacing: 12 } })
    .negate({ alpha: false })
    .png()
    .toBuffer();
  const page = sharp(drawn).flatten({ background: '#fff' }).extend({ top: 30, bottom: 30, left: 40, right: 40, background: '#fff' });
  let picture = sharp(await page.png().toBuffer());
  if (turned !== 0) picture = picture.rotate(turned, { background: '#ddd' });
  if (blurred > 0) picture = picture.blur(blurred);
  return picture.jpeg({ quality: 75 }).toBuffer();
}
