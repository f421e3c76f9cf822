/**
 * Guarantee: no AIS log makes the reader throw, hang or take memory without
 * bound. The hostile kinds (E-01 … E-34) that sentences can carry are either
 * read exactly or refused by name, within 50 ms unless the input is larger
 * than what a receiver logs in an hour.
 */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';
import { wireLimits } from '../syntax/limits';
import { ReadingCollector } from '../syntax/reading-collector';
import { aisBits, tagBlock, vdm, withChecksum } from '../testing/ais-sentences';
import { readInTime } from '../testing/read-in-time';
import { AisStream } from './ais-stream';

const [one] = vdm(aisBits(1, 413999001, [0, 130])) as [string];
const [two] = vdm(aisBits(1, 413999002, [0, 130])) as [string];
const log = `${one}\r\n${two}\r\n`;
const first = withChecksum('!AIVDM,2,1,3,A,55,0');

interface Expected {
  readonly messages: number;
  readonly refused?: number;
  readonly codes?: readonly string[];
}

const whole: Expected = { messages: 2, refused: 0, codes: [] };

const rows: readonly (readonly [row: string, name: string, input: string | Uint8Array, expected: Expected])[] = [
  ['E-02', 'only an address', '!AIVDM', { messages: 0, refused: 1, codes: ['unknown-format'] }],
  ['E-02', 'only tag blocks', `${tagBlock('s:X')}\n${tagBlock('s:Y')}\n${one}`, { messages: 1, refused: 0, codes: [] }],
  ['E-08', 'a line of 50 MB', `${log}${'A'.repeat(50_000_000)}\n${one}`, { messages: 3, codes: ['segment-too-long'] }],
  ['E-08', 'a sentence of 60 KB', `${log}!AIVDM,1,1,,A,${'0'.repeat(60_000)},0*11`, { messages: 2, refused: 1 }],
  ['E-09', '60,000 commas', `${log}${withChecksum(`!AIVDM${','.repeat(60_000)}`)}\n`, { messages: 2, codes: ['nmea-sentence'] }],
  ['E-09', '60,000 fields behind', `${one}${',d'.repeat(30_000)}\n${two}`, whole],
  ['E-11', 'a backslash at the end', `${log}\\`, { messages: 2, codes: ['nmea-tag-block'] }],
  ['E-11', 'a tag block that never ends', `${log}\\s:${'A'.repeat(50_000)}\n${one}`, { messages: 3, codes: ['nmea-tag-block'] }],
  ['E-12', 'no line break at all', `${one}${two}`, whole],
  ['E-13', 'every checksum wrong', log.replaceAll('*', '*F'), { messages: 0, refused: 2, codes: ['nmea-checksum'] }],
  ['E-13', 'part 9 of 0', `${withChecksum('!AIVDM,0,9,,A,13u,0')}\n${log}`, { messages: 2, codes: ['nmea-sentence'] }],
  ['E-14', 'first parts and nothing else', `${first}\n`.repeat(500), { messages: 0, codes: ['ais-parts-missing'] }],
  ['E-15', 'garbage between', `${one}\nit's a mail !\n\x00\x01\x02\n${two}`, { messages: 2, codes: ['nmea-other-lines'] }],
  ['E-15', 'garbage in front', `From: somebody\n\n${log}`, { messages: 2, codes: ['nmea-other-lines'] }],
  ['E-18', 'a byte-order mark', `\ufeff${log}`, whole],
  ['E-18', 'UTF-16', Buffer.from(`\ufeff${log}`, 'utf16le'), { ...whole, codes: ['transcoded'] }],
  [
    'E-19',
    'NUL and C1 in the payload',
    Buffer.from(withChecksum('!AIVDM,1,1,,A,13u\x00\x85@,0'), 'latin1'),
    { messages: 0, codes: ['ais-payload'] },
  ],
  ['E-19', 'NUL in a station', `\\s:A\x00B*00\\${log}`, { messages: 2, codes: ['nmea-tag-block'] }],
  ['E-20', 'full-width digits', one.replace(',1,1,', ',１,１,'), { messages: 0, refused: 1 }],
  ...['0', '99999999999999999999', '1e9', 'NaN', '-5', ''].map(
    (time) => ['E-21', `the time "${time}"`, `${tagBlock(`c:${time}`)}${log}`, { messages: 2, refused: 0 }] as const,
  ),
  [
    'E-28',
    'VDM in lower case',
    withChecksum(one.slice(0, -3).replace('VDM', 'vdm')) + `\n${log}`,
    { messages: 2, codes: ['nmea-other-lines'] },
  ],
  ['E-30', 'no payload', withChecksum('!AIVDM,1,1,,A,,0'), { messages: 0, refused: 1, codes: ['ais-empty', 'no-message'] }],
  [
    'E-31',
    'every message type',
    Array.from({ length: 64 }, (_, type) => vdm(aisBits(type, 413999001, [0, 130]))[0]).join('\n'),
    {
      // Types 5, 19 and 21 are longer than these 168 bits.
      messages: 24,
      refused: 40,
    },
  ],
  ['E-34', 'a log that is still being written', log.slice(0, -20), { messages: 1, refused: 1, codes: ['nmea-sentence'] }],
];

describe('AIS sentences', () => {
  it.each(rows)('%s %s', (_row, _name, input, expected) => {
    const reading = readInTime(input);
    const seen = {
      messages: reading.messages.length,
      refused: reading.refusedCount,
      codes: [...new Set(reading.findings.map(({ code }) => code))],
    };
    expect(seen).toMatchObject(expected);
  });
});

it('a line of thousands of sentences that never end is read once, not once per sentence', () => {
  const line = '!AIVDM,1,1,,A,162,'.repeat(20_000);
  readInTime(`${line}\r\n${one}\r\n`.slice(-200_000));
  expect(readMessage(Buffer.from(`${line}\r\n${one}\r\n`)).messages).toHaveLength(1);
});

describe('E-25 size', () => {
  it.runIf(process.env['LONG'])('a file of 60 MB is read to the limit of one reading and not beyond', () => {
    const bytes = Buffer.from(log.repeat(600_000)).subarray(0, 60_000_000);
    const reading = readMessage(bytes);
    expect(reading.messages).toHaveLength(wireLimits.maxMessagesPerReading);
    expect(reading.findings.length).toBeLessThanOrEqual(wireLimits.maxFindings + 1);
  });

  it.runIf(process.env['LONG'])('a feed of 100 MB takes less than 100 MB more', () => {
    const piece = Buffer.from(log.repeat(600));
    const out = new ReadingCollector();
    const stream = new AisStream(out);
    let count = 0;
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 100_000_000 / piece.length; i++) {
      stream.push(piece);
      count += out.takePart('ais-nmea')?.messages.length ?? 0;
    }
    expect((process.memoryUsage().rss - before) / 1_048_576).toBeLessThan(100);
    expect(count).toBe(Math.ceil(100_000_000 / piece.length) * 1200);
  });
});
