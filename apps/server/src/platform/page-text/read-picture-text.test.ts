// Guarantee: the texts of a picture of a page come line by line with their columns and the gaps between words, also where it
// is turned; what is no picture, or too large a one, is told apart.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePictureForTest } from './make-picture-for-test';
import { isPicture, readPictureText, type PictureLimits } from './read-picture-text';

const limits: PictureLimits = { pixelsMax: 4_000_000, timeoutMs: 120_000, memoryMax: 1_500 * 1024 * 1024 };
const page = [
  'BILL OF LADING',
  '',
  '420 CTNS    STAINLESS STEEL VACUUM BOTTLE    8,610.0',
  '260 CTNS    FOLDING UMBRELLA                 7,540.0',
  '180 BALES   COTTON TERRY BATH TOWEL          5,400.0',
  '',
  'SLLU4102578/40HQ/260 CTNS/7,540.0 KGS',
];
const told = page.filter((line) => line !== '').map((line) => line.split(/ {3,}/).join('\t'));

it.each([
  ['clean', {}],
  ['turned by three degrees and blurred', { turned: 3, blurred: 0.7 }],
])('R-7.4-66 a page, %s', async (_what, faults) => {
  const bytes = await makePictureForTest(page, faults);
  expect(isPicture(bytes)).toBe(true);
  expect((await readPictureText(bytes, limits)).text.split('\n')).toEqual(told);
});

it('what cannot be read is told apart', async () => {
  const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const reasons: unknown[] = [];
  // Other readers of libvips see nothing, in the process that reads as little as in this one.
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>');
  for (const [bytes, other] of [
    [drawing, {}],
    [blank.subarray(0, 60), {}],
    [blank, {}],
    [blank, { pixelsMax: 4_000 }],
    [blank, { timeoutMs: 1 }],
  ] as const) {
    const reason = await readPictureText(bytes, { ...limits, ...other }).catch((error: unknown) => (error as { reason?: string }).reason);
    reasons.push(reason);
  }
  expect(reasons).toEqual(['damaged', 'damaged', 'no-text', 'too-large', 'too-large']);
});
