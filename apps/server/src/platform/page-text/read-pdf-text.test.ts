// Guarantee: the texts of a PDF come line by line with their columns; a file that is damaged, locked, endless or made to
// burst is told apart, and costs the process neither its memory nor its time.
import { expect, it } from 'vitest';
import { makePdfBombForTest, makePdfForTest } from './make-pdf-for-test';
import { isPdf, readPdfText, type PdfLimits } from './read-pdf-text';

const limits: PdfLimits = { pagesMax: 3, charactersMax: 10_000, timeoutMs: 20_000, growthMax: 300 * 1024 * 1024 };
const reasonOf = (bytes: Uint8Array, other: Partial<PdfLimits> = {}) =>
  readPdfText(bytes, { ...limits, ...other }).then(
    () => null,
    (error: unknown) => (error as { reason?: string }).reason,
  );

it('lines from top to bottom, words and columns apart, page after page; what stands across is left out', async () => {
  const bytes = await makePdfForTest([
    [
      ['8,610.0 KGS', 450, 140],
      ['SEA LANTERN LINES', 50, 50],
      ['BILL OF LADING', 400, 50],
      ['420', 50, 140],
      ['CTNS', 70, 140],
      // A little higher than its line, as scanners and tables have it.
      ['VACUUM BOTTLE', 150, 138],
      ['COPY', 200, 300, 45],
    ],
    [['FOLDING UMBRELLA', 150, 60]],
  ]);
  expect(isPdf(bytes)).toBe(true);
  expect((await readPdfText(bytes, limits)).split('\n')).toEqual([
    'SEA LANTERN LINES\tBILL OF LADING',
    '420 CTNS\tVACUUM BOTTLE\t8,610.0 KGS',
    'FOLDING UMBRELLA',
  ]);
});

it('what cannot be read is told apart', async () => {
  const bytes = await makePdfForTest([[['GOODS', 50, 50]]]);
  const cases: readonly (readonly [string, Uint8Array, Partial<PdfLimits>?])[] = [
    ['damaged', Buffer.from('%PDF-1.7\nhello')],
    ['damaged', bytes.subarray(0, 200)],
    ['locked', await makePdfForTest([[['GOODS', 50, 50]]], { password: 'demo' })],
    ['too-many-pages', await makePdfForTest([[], [], [], []])],
    ['no-text', await makePdfForTest([[]])],
    ['no-text', await makePdfForTest([[['2026', 50, 50]]])],
    ['too-large', bytes, { charactersMax: 4 }],
    // Nothing is read in no time.
    ['too-large', bytes, { timeoutMs: 1 }],
  ];
  for (const [reason, file, other] of cases) expect([reason, await reasonOf(file, other)]).toEqual([reason, reason]);
});

it('U-01 a page that unpacks to far more than it weighs ends its own thread, not the process', async () => {
  const bomb = makePdfBombForTest(3_000);
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
  expect(await reasonOf(bomb)).toBe('too-large');
  // One that fits is read to its end.
  expect(await reasonOf(makePdfBombForTest(20))).toBe('no-text');
});

it('files that come together are read one after the other, and each is', async () => {
  const files = await Promise.all(['ONE', 'TWO', 'THREE'].map((text) => makePdfForTest([[[text, 50, 50]]])));
  expect(await Promise.all(files.map((file) => readPdfText(file, limits)))).toEqual(['ONE', 'TWO', 'THREE']);
});
