/**
 * Guarantee: an input read in pieces says the same as the input read at once,
 * wherever it was cut, and an input far larger than memory allows for is read
 * in bounded memory.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Finding, Interchange, Reading, WireMessage } from './message';
import { readMessage } from './read-message';
import { readMessageStream } from './read-message-stream';
import { encodeText } from './syntax/encode-text';
import { random, seed } from './testing/seed';
import { containerCheckDigit } from './vocabulary/container-no';

/** The parts of a stream's reading put together again. */
async function readPieces(pieces: Iterable<Uint8Array>): Promise<Reading> {
  const whole = {
    format: 'unknown' as Reading['format'],
    interchanges: [] as Interchange[],
    messages: [] as WireMessage[],
    findings: [] as Finding[],
    refusedCount: 0,
  };
  async function* source(): AsyncGenerator<Uint8Array> {
    yield* pieces;
  }
  for await (const part of readMessageStream(source())) {
    whole.format = part.format;
    whole.interchanges.push(...part.interchanges);
    whole.messages.push(...part.messages);
    whole.findings.push(...part.findings);
    whole.refusedCount += part.refusedCount;
  }
  return whole;
}

/** The reading of the input at once, without the lists of messages for receipts, which would grow with the input. */
function readUnlisted(bytes: Uint8Array): Reading {
  const reading = readMessage(bytes);
  const interchanges = reading.interchanges.map((told) => {
    const unlisted = { ...told };
    delete unlisted.messages;
    return unlisted;
  });
  return { ...reading, interchanges };
}

function* cutAtRandom(bytes: Uint8Array, next: () => number, longest: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length;) {
    const length = 1 + Math.floor(next() * longest);
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const containerNo = `MLTU100000${containerCheckDigit('MLTU100000')}`;

const formats = readdirSync(new URL('.', import.meta.url)).filter((name) => existsSync(new URL(`./${name}/samples`, import.meta.url)));

const samples = formats.flatMap((format) => {
  const folder = new URL(`./${format}/samples/`, import.meta.url);
  return readdirSync(folder).map((name) => ({ name: `${format}/${name}`, bytes: readFileSync(new URL(name, folder)) }));
});

describe('an input in pieces', () => {
  it.each(samples)('$name says what it says in one', async ({ bytes }) => {
    expect(await readPieces([bytes])).toEqual(readUnlisted(bytes));
    expect(await readPieces(cutAtRandom(bytes, random(seed), 100))).toEqual(readUnlisted(bytes));
  });

  // Larger than one window of the reader, so that segments, characters and messages fall across its edges.
  const interchange = (lines: readonly string[], separator: string): Buffer =>
    Buffer.from(
      ["UNB+UNOY:4+NBPORT+MASTLIGHT+260711:0800+R1'", ...lines, `UNZ+${lines.filter((line) => line.startsWith('UNH')).length}+R1'`].join(
        separator,
      ),
    );
  const gate = (reference: number): string[] => [
    `UNH+${reference}+CODECO:D:95B:UN:SMDG16'`,
    `BGM+34+DEMO${reference}+9'`,
    "TDT+20+0701E+1+13++++9000001:146::宁波演示轮'",
    `EQD+CN+${containerNo}+45G1:102:5++2+5'`,
    `RFF+BM:NGBML${reference}'`,
    "DTM+7:202607110800:203'",
    "FTX+AAA+++甬江口北仑港区演示货物甬江口北仑港区演示货物'",
    "CNT+16:1'",
    `UNT+9+${reference}'`,
  ];
  const large = interchange(Array.from({ length: 2000 }, (_, index) => gate(index + 1)).flat(), '\r\n');

  it('gives the same messages across the edges of its windows', async () => {
    const whole = readMessage(large);
    expect(whole.messages).toHaveLength(2000);
    for (const longest of [7, 4096, 70_000, 300_000]) {
      const pieces = await readPieces(cutAtRandom(large, random(seed), longest));
      // Cheaper than an assertion by far, and no less strict.
      expect([longest, isDeepStrictEqual(pieces.messages, whole.messages)]).toEqual([longest, true]);
      expect(pieces.findings).toEqual(whole.findings);
    }
  });

  it('gives the same platform files across the edges of its windows', async () => {
    const records = Array.from({ length: 4000 }, (_, index) => [
      `50:${containerNo}:45G1:F:E:EIR${index}:NGBML${index}:24860:宁波演示${index}:2026071108${10 + (index % 50)}:'`,
      "52:3:浙B00000:演示车队'",
    ]);
    const file = [
      "00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:202607110800'",
      "10:UN9000003:DEMO STAR:0701E:MLL:演示:E'",
      ...records.flat(),
      `99:${records.length * 2 + 3}'`,
    ].join('\r\n');
    for (const bytes of [encodeText(file, 'gb18030'), Buffer.from(file)]) {
      const whole = readMessage(bytes);
      expect(whole.messages).toMatchObject([{ boxes: { length: 4000 } }]);
      for (const longest of [50, 70_000, 300_000]) {
        const pieces = await readPieces(cutAtRandom(bytes, random(seed), longest));
        expect([longest, isDeepStrictEqual(pieces.messages, whole.messages)]).toEqual([longest, true]);
        expect(pieces.findings).toEqual(whole.findings);
      }
    }
  });

  it('counts offsets from the start of the whole input', async () => {
    const at = large.lastIndexOf('EQD');
    const damaged = Buffer.from(large);
    damaged.write(`EQD+CN+${containerNo.slice(0, 10)}${(Number(containerNo[10]) + 1) % 10}`, at);
    const found = (await readPieces(cutAtRandom(damaged, random(seed), 50_000))).findings;
    expect(found).toMatchObject([{ code: 'check-digit', offset: at }]);
  });

  it('skips a segment over the cap that spans many pieces, and goes on behind it', async () => {
    const lines = [...gate(1).slice(0, -1), `FTX+AAA+++${'X'.repeat(1_000_000)}'`, "UNT+10+1'", ...gate(2)];
    const bytes = interchange(lines, '');
    const pieces = await readPieces(cutAtRandom(bytes, random(seed), 60_000));
    expect(pieces.findings.map(({ code }) => code)).toContain('segment-too-long');
    expect(pieces.messages).toEqual(readMessage(bytes).messages);
    expect(pieces.messages).toHaveLength(2);
  });

  it('skips garbage between interchanges', async () => {
    const bytes = Buffer.concat([large, Buffer.alloc(400_000, '#'), interchange(gate(9), '')]);
    const pieces = await readPieces(cutAtRandom(bytes, random(seed), 90_000));
    expect(pieces.messages).toHaveLength(2001);
    expect(pieces.findings.some(({ code }) => code === 'garbage')).toBe(true);
  });

  it('says that the input ended inside a message', async () => {
    const cut = large.subarray(0, large.length - 40);
    const pieces = await readPieces(cutAtRandom(cut, random(seed), 90_000));
    expect(pieces).toMatchObject({ refusedCount: 1 });
    expect(pieces.findings).toEqual(readMessage(cut).findings);
  });

  it('refuses what has no reader in pieces above the bound', async () => {
    async function* zeros(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('[');
      for (let i = 0; i < 65; i++) yield Buffer.alloc(1_048_576, ' ');
    }
    const parts: Reading[] = [];
    for await (const part of readMessageStream(zeros())) parts.push(part);
    expect(parts.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual(['input-too-large']);
  });

  it('reads an empty input as empty', async () => {
    expect(await readPieces([])).toEqual(readMessage(Buffer.alloc(0)));
  });
});
