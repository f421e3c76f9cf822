import type { Metadata } from 'sharp';
import type { FileKind } from '@mastlight/domain/file/file-kind';
import { pictureMegapixelsMax, pictureSideMax } from '@mastlight/domain/file/limits';
import { sharp } from '../../../platform/pictures';
import { refuseFile } from './refuse-file';

const pixelsMax = pictureMegapixelsMax * 1_000_000;
/** What a picture may take in memory that cannot be worked on row by row: in several passes, or to be turned. */
const heldBytesMax = 75_000_000;
/** Tables made for each picture are some per cent smaller, and take all of its coefficients at once (250 MB at 40 megapixels). */
const jpegOptions = { quality: 90, optimiseCoding: false };

const reading = { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, animated: false } as const;

/**
 * Looks at the head of a picture.
 *
 * @throws BusinessError 400 when it cannot be read, or is larger than may be decoded.
 */
export async function checkPicture(path: string, kind: FileKind): Promise<void> {
  const { format, width, height, ...rest } = await sharp(path, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuseFile('pictureBroken');
    });
  if (format !== (kind === 'jpg' ? 'jpeg' : 'png')) throw refuseFile('pictureBroken');
  const isTooLarge = width * height > pixelsMax || Math.max(width, height) > pictureSideMax;
  if (isTooLarge || heldBytes(width * height, rest) > heldBytesMax) throw refuseFile('pictureTooLarge');
}

/** Bytes that decoding holds at once, beside some rows: coefficients of all passes (JPEG), the whole raster (interlaced PNG, turning). */
function heldBytes(pixels: number, { isProgressive, orientation = 1, channels, depth }: Partial<Metadata>): number {
  const raster = pixels * (channels ?? 4) * (depth === 'ushort' ? 2 : 1);
  return (isProgressive ? pixels * 2 * (channels ?? 4) : 0) + (orientation > 1 ? raster : 0);
}

/**
 * Makes a picture anew from its pixels, upright, in sRGB: whatever else the
 * file held (EXIF with places, comments, other files behind its end) is gone.
 *
 * @returns bytes of the new file.
 * @throws BusinessError 400 when its pixels cannot be read.
 */
export async function makePictureAnew(from: string, to: string, kind: FileKind): Promise<number> {
  const pixels = sharp(from, reading).autoOrient().toColourspace('srgb');
  const encoded = kind === 'jpg' ? pixels.jpeg(jpegOptions) : pixels.png({ compressionLevel: 6 });
  const { size } = await encoded.toFile(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined) throw error;
    throw refuseFile('pictureBroken');
  });
  return size;
}
