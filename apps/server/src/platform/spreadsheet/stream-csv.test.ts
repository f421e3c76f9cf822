// Guarantee: a .csv file is read line by line whatever its quotes, its encoding and where its bytes are cut.
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { streamCsv, type CsvLine } from './stream-csv';

async function read(bytes: Buffer, step: number, lineMax = 100): Promise<CsvLine[]> {
  const parts = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) => bytes.subarray(at * step, (at + 1) * step));
  const lines: CsvLine[] = [];
  for await (const line of streamCsv(Readable.from(parts), lineMax)) lines.push(line);
  return lines;
}

const gbk = Buffer.concat([Buffer.from([0xb1, 0xad]), Buffer.from(',1\n')]);

it.each<[string, Buffer, [number, string[]][]]>([
  [
    'plain lines, the last without an end',
    Buffer.from('a,b\r\nc,d'),
    [
      [1, ['a', 'b']],
      [2, ['c', 'd']],
    ],
  ],
  ['a mark of UTF-8 at its beginning', Buffer.from('\uFEFF杯,1\n'), [[1, ['杯', '1']]]],
  [
    'quotes, commas and lines within a cell',
    Buffer.from('"a,""b"""\n"c\nd",e\n'),
    [
      [1, ['a,"b"']],
      [2, ['c\nd', 'e']],
    ],
  ],
  ['empty lines and empty cells', Buffer.from('\n\na,,\n'), [[3, ['a', '', '']]]],
  ['GBK', gbk, [[1, ['杯', '1']]]],
  ['nothing', Buffer.from(''), []],
])('%s', async (name, bytes, expected) => {
  // What is no UTF-8 is told by the first bytes together.
  for (const step of name === 'GBK' ? [1_000] : [1, 2, 3, 1_000]) {
    expect((await read(bytes, step)).map(({ lineNo, cells }) => [lineNo, cells])).toEqual(expected);
  }
});

it('a line that is too long is told and passed over, a quote that nobody closes among them; the next is read', async () => {
  const long = 'x'.repeat(101);
  expect(await read(Buffer.from(`${long}\na,b\n`), 7)).toEqual([
    { lineNo: 1, cells: [], isTooLong: true },
    { lineNo: 2, cells: ['a', 'b'], isTooLong: false },
  ]);
  expect((await read(Buffer.from(`"${long}\na,b\n`), 7)).map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
});
