/**
 * Guarantee: AIS sentences are read however receivers log them, parts of
 * messages find each other in any order, and a damaged sentence costs itself
 * alone.
 */
import { describe, expect, it } from 'vitest';
import type { AisMessage, AisOtherMessage, Reading, VesselStaticMessage } from '../message';
import { readMessage } from '../read-message';
import { ReadingCollector } from '../syntax/reading-collector';
import { wireLimits } from '../syntax/limits';
import { aisBits, tagBlock, vdm, withChecksum } from '../testing/ais-sentences';
import { random, seed } from '../testing/seed';
import { AisStream } from './ais-stream';

const read = (...lines: readonly string[]): Reading => readMessage(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'));
const ais = (reading: Reading): AisMessage[] => reading.messages as AisMessage[];
const mmsis = (reading: Reading): number[] => ais(reading).map(({ mmsi }) => mmsi);
const codes = (reading: Reading): string[] => reading.findings.map(({ code }) => code);
const names = (reading: Reading): (string | null)[] => ais(reading).map((message) => (message as VesselStaticMessage).name);

const position = (mmsi: number): readonly string[] => vdm(aisBits(1, mmsi, [0, 130]));
const [one] = position(413999001) as [string];
const [two] = position(413999002) as [string];

/** Static data in two sentences. */
const twoParts = (name: string, options: Parameters<typeof vdm>[1] = { sequence: '1' }): readonly [string, string] =>
  vdm(aisBits(5, 413999003, [0, 74], [name, 120], [0, 192]), { chars: 60, ...options }) as unknown as [string, string];
const [a1, a2] = twoParts('ALPHA');

describe('sentences', () => {
  it.each(['AI', 'AB', 'AD', 'BS', 'SA', 'AN'])('talker %s', (talker) => {
    const [message] = ais(read(...vdm(aisBits(1, 413999001, [0, 130]), { talker })));
    expect(message).toMatchObject({ talker, channel: 'A', isOwnShip: false, mmsi: 413999001 });
  });

  it('VDO is what the receiving ship says of itself', () => {
    const own = withChecksum(one.slice(0, -3).replace('VDM', 'VDO'));
    expect(ais(read(own))).toMatchObject([{ isOwnShip: true }]);
  });

  it.each([
    ['CRLF', `${one}\r\n${two}\r\n`],
    ['LF', `${one}\n${two}\n`],
    ['CR', `${one}\r${two}\r`],
    ['nothing at the end', `${one}\n${two}`],
    ['no line break between two sentences', `${one}${two}`],
    ['blank lines and blanks in front', `\n\r\n  ${one}\n\n\t${two}\n`],
    ['a receive time in front', `1783730000 ${one}\n1783730001.25,${two}\n`],
  ])('line ends: %s', (_, text) => {
    const reading = readMessage(Buffer.from(text));
    expect(mmsis(reading)).toEqual([413999001, 413999002]);
    expect(reading.findings).toEqual([]);
  });

  it('a checksum in lower case counts', () => {
    expect(codes(read(one.slice(0, -2) + one.slice(-2).toLowerCase()))).toEqual([]);
  });

  it('a wrong checksum refuses that sentence alone', () => {
    const wrong = one.slice(0, -1) + (one.endsWith('0') ? '1' : '0');
    const reading = read(wrong, two);
    expect(reading.findings).toMatchObject([{ code: 'nmea-checksum', severity: 'error', offset: 0, segment: 1 }]);
    expect(reading.refusedCount).toBe(1);
    expect(mmsis(reading)).toEqual([413999002]);
  });

  it('a missing checksum is a warning', () => {
    const reading = read(one.slice(0, -3));
    expect(codes(reading)).toEqual(['nmea-no-checksum']);
    expect(mmsis(reading)).toEqual([413999001]);
  });

  it.each([
    ['no fill bits', '!AIVDM,1,1,,A,13u@'],
    ['no payload', '!AIVDM,1,1,,A'],
    ['part 3 of 2', '!AIVDM,2,3,1,A,13u@,0'],
    ['no part number', '!AIVDM,1,,,A,13u@,0'],
  ])('%s: the sentence is refused', (_, text) => {
    const reading = read(withChecksum(text), one);
    expect(codes(reading)).toEqual(['nmea-sentence']);
    expect(reading.refusedCount).toBe(1);
    expect(mmsis(reading)).toEqual([413999001]);
  });

  it.each(['13u@X', '13u@x', '13u@ ', '13u@é'])('the payload %s has impossible characters', (payload) => {
    const reading = read(withChecksum(`!AIVDM,1,1,,A,${payload},0`), one);
    expect(codes(reading)).toEqual(['ais-payload']);
    expect(reading.refusedCount).toBe(1);
  });

  it('empty sentences, comments and sentences of other instruments are counted, not refused', () => {
    const reading = read(
      '# a remark',
      withChecksum('$GPZDA,003320.00,11,07,2026,00,00'),
      withChecksum('!AIALR,003320.00,007,A,V,x'),
      'not a sentence',
      withChecksum('!AIVDM,1,1,,A,,0'),
      withChecksum('!AIVDM,1,1,,B,,0'),
      one,
    );
    expect(reading.refusedCount).toBe(0);
    expect(mmsis(reading)).toEqual([413999001]);
    expect(reading.findings.map(({ code, en }) => [code, en.slice(0, 1)])).toEqual([
      ['nmea-other-lines', '3'],
      ['ais-empty', '2'],
    ]);
  });

  it('a file of nothing but empty sentences has no message', () => {
    expect(read(withChecksum('!AIVDM,1,1,,A,,0'))).toMatchObject({ format: 'ais-nmea', refusedCount: 1 });
  });

  it('a line longer than any sentence is given up, the next one is read', () => {
    const reading = read(`!AIVDM,1,1,,A,${'0'.repeat(2_000_000)}`, one);
    expect(mmsis(reading)).toEqual([413999001]);
    expect(reading.refusedCount).toBe(1);
  });
});

describe('reception', () => {
  const received = (...lines: readonly string[]) => ais(read(...lines)).map(({ reception }) => reception);
  const at = (raw: string, instantMs: number) => ({ raw, instantMs });

  it('is null when nothing is told', () => {
    expect(received(one)).toEqual([null]);
  });

  it('tag block in front: station, time in s and in ms', () => {
    expect(received(`${tagBlock('s:BEILUN,c:1783730000')}${one}`, `${tagBlock('c:1783730000250,s:X')}${two}`)).toMatchObject([
      { station: 'BEILUN', time: at('1783730000', 1783730000000) },
      { station: 'X', time: at('1783730000250', 1783730000250) },
    ]);
  });

  it('a tag block holds for one sentence', () => {
    expect(received(`${tagBlock('s:BEILUN')}${one}`, two)).toMatchObject([{ station: 'BEILUN' }, null]);
  });

  it('tag block behind, with and without its first backslash', () => {
    const tag = tagBlock('s:BEILUN,c:1783730000');
    const reading = read(`${one}${tag}`, `${two}${tag.slice(1)}`);
    expect(reading.findings).toEqual([]);
    expect(ais(reading)).toMatchObject([
      { reception: { station: 'BEILUN' } },
      { reception: { station: 'BEILUN', time: { instantMs: 1783730000000 } } },
    ]);
  });

  it('a tag block between two sentences of a line belongs to the second', () => {
    expect(received(`${one}${tagBlock('s:BEILUN')}${two}`)).toMatchObject([null, { station: 'BEILUN' }]);
  });

  it.each([
    ['wrong checksum', '\\s:BEILUN*00\\'],
    ['no checksum', '\\s:BEILUN\\'],
  ])('a tag block with %s is ignored, its sentence is not', (_, tag) => {
    const reading = read(`${tag}${one}`);
    expect(codes(reading)).toEqual(['nmea-tag-block']);
    expect(ais(reading)).toMatchObject([{ mmsi: 413999001, reception: null }]);
  });

  it('a group shares the station and time of its first sentence', () => {
    expect(received(`${tagBlock('g:1-3-77,s:BEILUN,c:1783730000')}${one}`, `${tagBlock('g:2-3-77')}${two}`, one)).toMatchObject([
      { station: 'BEILUN' },
      { station: 'BEILUN', time: { instantMs: 1783730000000 } },
      null,
    ]);
  });

  it('coast guard fields behind the checksum', () => {
    expect(received(`${one},d-109,S2105,t050056.00,T56.13718694,r003669946,1325394060,1325394001`)).toEqual([
      { time: at('1325394060', 1325394060000), station: 'r003669946', signalDbm: -109, slot: 2105 },
    ]);
    expect(received(`${one},raishub,1342569600.5`)).toMatchObject([{ station: 'raishub', time: at('1342569600.5', 1342569600500) }]);
  });

  it('$PGHP is the time of the next sentence alone', () => {
    const time = '$PGHP,1,2026,7,11,0,33,20,250,412,1,,1,00*00';
    expect(received(time, one, two)).toEqual([
      {
        time: at('2026-07-11T00:33:20.250Z', Date.UTC(2026, 6, 11, 0, 33, 20, 250)),
        station: null,
        signalDbm: null,
        slot: null,
      },
      null,
    ]);
  });
});

describe('messages of several sentences', () => {
  const [b1, b2] = twoParts('BRAVO', { sequence: '1', channel: 'B' });
  const [c1, c2] = twoParts('CHARLIE', { sequence: '2' });
  const [d1, d2] = twoParts('DELTA', { sequence: '1', talker: 'BS' });

  it('interleaved by channel, sequence id and talker', () => {
    const reading = read(a1, b1, c1, one, d1, c2, a2, d2, b2);
    expect(names(reading)).toEqual([undefined, 'CHARLIE', 'ALPHA', 'DELTA', 'BRAVO']);
    expect(reading.findings).toEqual([]);
  });

  it('in the wrong order', () => {
    expect(names(read(a2, one, a1))).toEqual([undefined, 'ALPHA']);
  });

  it('a part that comes twice counts once', () => {
    const reading = read(a1, a1, a2);
    expect(names(reading)).toEqual(['ALPHA']);
    expect(reading.findings).toEqual([]);
  });

  it('without a sequence id they are joined by the group of their tag blocks', () => {
    const [e1, e2] = twoParts('ECHO', {});
    const [f1, f2] = twoParts('FOXTROT', {});
    const reading = read(
      `${tagBlock('g:1-2-8')}${e1}`,
      `${tagBlock('g:1-2-9')}${f1}`,
      `${tagBlock('g:2-2-9')}${f2}`,
      `${tagBlock('g:2-2-8')}${e2}`,
    );
    expect(names(reading)).toEqual(['FOXTROT', 'ECHO']);
  });

  it.each([
    ['the first', [a2], '2 / 2'],
    ['the last', [a1], '1 / 2'],
  ])('%s part is lost: refused, at the place of the part that came', (_, lines, detail) => {
    const reading = read(one, ...lines, two);
    expect(reading.findings).toMatchObject([{ code: 'ais-parts-missing', segment: 2, offset: one.length + 2 }]);
    expect(reading.findings[0]?.en).toContain(detail);
    expect(reading.refusedCount).toBe(1);
    expect(mmsis(reading)).toEqual([413999001, 413999002]);
  });

  it('a sequence id that is used again ends the older message', () => {
    const [again1, again2] = twoParts('AGAIN');
    const reading = read(a1, again1, again2);
    expect(names(reading)).toEqual(['AGAIN']);
    expect(reading.refusedCount).toBe(1);
  });

  it('a first part long after a second one is of another message', () => {
    const others = Array.from({ length: wireLimits.maxAisReorderedSentences + 1 }, () => one);
    const reading = read(a2, ...others, a1);
    expect(reading.refusedCount).toBe(2);
    expect(names(reading)).not.toContain('ALPHA');
  });

  it('parts grow old by sentences', () => {
    const within = Array.from({ length: wireLimits.maxAisPartSentences - 1 }, () => one);
    expect(names(read(a1, ...within, a2))).toContain('ALPHA');
    expect(names(read(a1, one, one, ...within, a2))).not.toContain('ALPHA');
  });

  it('parts grow old by their receive time', () => {
    const tagged = (seconds: number, line: string): string => `${tagBlock(`c:${1783730000 + seconds}`)}${line}`;
    expect(names(read(tagged(0, a1), tagged(30, a2)))).toEqual(['ALPHA']);
    expect(read(tagged(0, a1), tagged(31, a2)).refusedCount).toBe(2);
  });

  it('messages that wait are bounded in number', () => {
    const out = new ReadingCollector();
    const stream = new AisStream(out);
    const talkers = Array.from({ length: 26 * 26 }, (_, i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));
    for (const talker of talkers) stream.push(Buffer.from(`${twoParts('X', { sequence: '1', talker })[0]}\n`));
    expect(out.log.refusedCount).toBe(talkers.length - wireLimits.maxPendingAisMessages);
  });

  it('of a binary message whose end is lost the header is kept', () => {
    const [first] = vdm(aisBits(8, 413999003, [0, 2], [413, 10], [9, 6], [1, 300]), { chars: 40, sequence: '4' });
    const reading = read(first!, one);
    const [, lost] = ais(reading) as AisOtherMessage[];
    expect(codes(reading)).toEqual(['ais-payload-cut']);
    expect(lost).toMatchObject({ kind: 'ais-other', dac: 413, fi: 9, isWhole: false, mmsi: 413999003 });
  });
});

describe('a feed that comes in pieces', () => {
  const text = Buffer.from(
    [`${tagBlock('s:BEILUN,c:1783730000')}${one}`, a1, '# remark', two, `${a2},d-90,rX`, one.slice(0, 20), two].join('\r\n'),
  );
  const whole = readMessage(text);

  it.each([1, 2, 3, 7, 50, 1000])('of up to %i bytes says the same as the whole', (longest) => {
    const next = random(seed);
    const out = new ReadingCollector();
    const stream = new AisStream(out);
    for (let at = 0; at < text.length;) {
      const end = at + 1 + Math.floor(next() * longest);
      stream.push(Buffer.from(text.subarray(at, end)));
      at = end;
    }
    stream.end();
    const { messages, findings, refusedCount } = out.finish('ais-nmea');
    expect({ messages, findings, refusedCount }).toEqual({
      messages: whole.messages,
      findings: whole.findings,
      refusedCount: 1,
    });
  });

  it('gives a message with the end of its line, not later', () => {
    const out = new ReadingCollector();
    const stream = new AisStream(out);
    stream.push(Buffer.from(one));
    expect(out.takePart('ais-nmea')).toBeNull();
    stream.push(Buffer.from('\n'));
    expect(out.takePart('ais-nmea')?.messages).toHaveLength(1);
  });

  it('a line that never ends takes bounded memory and is refused once', () => {
    const out = new ReadingCollector();
    const stream = new AisStream(out);
    for (let i = 0; i < 100; i++) stream.push(Buffer.alloc(10_000, '0'));
    stream.push(Buffer.from(`\n${one}\n`));
    stream.end();
    const { messages, findings } = out.finish('ais-nmea');
    expect(findings).toMatchObject([{ code: 'segment-too-long', offset: 0 }]);
    expect(messages).toHaveLength(1);
  });
});
