// Guarantee: an exported file is a sound archive, holds what was given, runs
// nothing (S-11), and costs no more memory for many rows than for few (F-16).
import { inflateRawSync, crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { xlsxStream } from './xlsx-stream';

async function collect(rows: AsyncIterable<(string | number)[]>, titles = ['提单号', '备注']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const columns = titles.map((title) => ({ title, width: 100 }));
  for await (const chunk of xlsxStream({ name: '物流[跟踪]', columns, rows })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Reads the archive by its directory, checking sizes and sums. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index++) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, packed, plain] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const content = inflateRawSync(archive.subarray(start, start + packed!));
    expect(content.length).toBe(plain);
    expect(crc32(content)).toBe(crc);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), content.toString());
    at += 46 + nameLength;
  }
  return files;
}

async function* of(...rows: (string | number)[][]): AsyncGenerator<(string | number)[]> {
  yield* rows;
}

describe('xlsxStream', () => {
  it('holds titles, texts and numbers', async () => {
    const files = unzip(await collect(of(['MEDU1234567', '客户<急>&"'], ['X', -12.5])));
    expect([...files.keys()]).toContain('[Content_Types].xml');
    const sheet = files.get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('>提单号<');
    expect(sheet).toContain('客户&lt;急&gt;&amp;&quot;');
    expect(sheet).toContain('<v>-12.5</v>');
    expect(files.get('xl/workbook.xml')).toContain('name="物流 跟踪 "');
  });

  it.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM', '\t=1', '＝1', '－1', '\0=1'])('S-11 %j is text', async (text) => {
    const sheet = unzip(await collect(of([text, 'x']))).get('xl/worksheets/sheet1.xml')!;
    expect(sheet).not.toContain('<f>');
    const cell = /<row>.*?<\/row><row><c s="0" t="inlineStr"><is><t xml:space="preserve">([^<]*)</s.exec(sheet)![1]!;
    expect(cell).toMatch(/^'/);
  });

  it('leaves out what XML cannot carry', async () => {
    const sheet = unzip(await collect(of(['a\x01b\ud800c', '👨‍👩‍👧']))).get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('>abc<');
    expect(sheet).toContain('👨‍👩‍👧');
  });

  it('A19 shows _x0041_ as it was stored, not as the character it names', async () => {
    const sheet = unzip(await collect(of(['_x0041_', '_x000A_x0041_ _X0041_ _x41_']))).get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('>_x005F_x0041_<');
    expect(sheet).toContain('>_x005F_x000A_x005F_x0041_ _X0041_ _x41_<');
  });

  it('F-16 takes rows as the file is taken, not before', async () => {
    let taken = 0;
    async function* many(): AsyncGenerator<string[]> {
      for (; taken < 100_000; taken++) yield [`COSU${taken * 7919}`, `备注 ${Math.sin(taken)}`];
    }
    const stream = xlsxStream({
      name: 'x',
      columns: [
        { title: 'a', width: 1 },
        { title: 'b', width: 1 },
      ],
      rows: many(),
    });
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes > 20_000) break;
    }
    expect(taken).toBeLessThan(20_000);
  });
});
