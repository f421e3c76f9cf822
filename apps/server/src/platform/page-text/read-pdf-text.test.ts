// Guarantee: the texts of a PDF come line by line with their columns; a file that is damaged, locked, endless or made to
// burst is told apart, and costs the process neither its memory nor its time.
import { expect, it } from 'vitest';
import { linesOfPage } from './lines-of-page';
import { makePdfBombForTest, makePdfForTest, type PlacedText } from './make-pdf-for-test';
import { isPdf, readPdfText, type PdfLimits } from './read-pdf-text';

const limits: PdfLimits = { pagesMax: 3, charactersMax: 10_000, timeoutMs: 20_000, memoryMax: 300 * 1024 * 1024 };
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
  expect((await readPdfText(bytes, limits)).text.split('\n')).toEqual([
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

it('U-01 a page that unpacks to far more than it weighs ends what reads it, time after time, and this process does not grow by it', async () => {
  const bomb = makePdfBombForTest(3_000);
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  // Time would end it as well: here there is enough.
  const reasons: unknown[] = [];
  for (let time = 0; time < 3; time++) reasons.push(await reasonOf(bomb, { timeoutMs: 120_000 }));
  clearInterval(look);
  expect(reasons).toEqual(['too-large', 'too-large', 'too-large']);
  expect(most - before).toBeLessThan(200 * 1024 * 1024);
  // One that fits is read to its end.
  expect(await reasonOf(makePdfBombForTest(20))).toBe('no-text');
});

it('a line of tens of thousands of pieces is told too large by its letters, or put together without a pause for others', async () => {
  const piecesOf = (count: number) => Array.from({ length: count }, (_, at): PlacedText => ['G', 500 - (at % 500), 50]);
  expect(await reasonOf(await makePdfForTest([piecesOf(limits.charactersMax + 1)]))).toBe('too-large');
  // Each letter behind a gap: quadratic work would take minutes.
  const pieces = Array.from({ length: 100_000 }, (_, at) => ({ text: 'GG', x: at * 3, y: 0, width: 2, size: 2 }));
  expect(linesOfPage(pieces, 1).map((cells) => cells.map(({ text }) => text).join('\t').length)).toEqual([pieces.length * 3 - 1]);
});
