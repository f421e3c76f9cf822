/**
 * Guarantee: bookings, cargo reports and customs responses meet hostile and
 * broken input (reliability rows E-08, E-25, E-29, E-30) as gate reports do:
 * read exactly or refused by name, in bounded time and memory.
 */
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../message';
import { readMessage } from '../../read-message';
import { wireLimits } from '../../syntax/limits';

const types = ['IFTMBF', 'IFTMBC', 'IFTMIN', 'IFCSUM', 'CUSCAR', 'CUSRES'] as const;

function read(type: string, ...segments: readonly string[]): Reading {
  const all = [`UNH+1+${type}:D:99B:UN`, ...segments];
  const bytes = Buffer.from([...all, `UNT+${all.length + 1}+1`].map((one) => `${one}'`).join(''));
  return readMessage(bytes);
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe.each(types)('%s', (type) => {
  it('E-29 names a known segment at an impossible place, and goes on', () => {
    const reading = read(type, 'BGM+1+R1+9', 'SGP+MLTU3102047', 'RFF+BM:GOOD00001');
    expect(reading.refusedCount).toBe(0);
    expect(codes(reading)).toEqual(['misplaced-segment']);
    expect(reading.messages[0]).toMatchObject({ references: [{ number: 'GOOD00001' }] });
  });

  it('E-29 takes the first of two BGM', () => {
    const reading = read(type, 'BGM+1+R1+9', 'BGM+2+R2+1');
    expect(reading.messages).toMatchObject([{ reference: 'R1', function: 'original' }]);
    expect(codes(reading)).toEqual(['misplaced-segment']);
  });

  it('E-30 is refused without its BGM', () => {
    const reading = read(type, 'RFF+BM:GOOD00001');
    expect(reading).toMatchObject({ refusedCount: 1, messages: [] });
    expect(codes(reading)).toEqual(['missing-field']);
  });

  it('E-30 leaves out what a mandatory element does not tell, and what follows it', () => {
    const reading = read(
      type,
      'BGM+1+R1+9',
      'RFF',
      'DTM+171:20260701:102',
      'RFF+BM',
      'LOC+9',
      'DTM+132:20260701:102',
      'LOC++CNNGB',
      'DTM',
      'DTM+:20260701:102',
      'NAD++X',
      'CTA+IC+:OF NOBODY',
      'CNT',
      'GIS',
      'MEA',
    );
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages).toMatchObject([{ references: [], parties: [], places: [], contacts: [] }]);
    expect(reading.findings.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('E-30 leaves out a value of 500 characters, not its neighbours', () => {
    const long = 'A'.repeat(500);
    const reading = read(
      type,
      'BGM+1+R1+9',
      `RFF+BM:${long}`,
      'RFF+BM:GOOD00001',
      `LOC+9+${long}`,
      `NAD+CZ+${long}++${long}+${long}+CITY`,
      `TDT+20+${long}+1++MLL`,
    );
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages).toMatchObject([
      {
        references: [{ number: 'GOOD00001' }],
        places: [],
        parties: [{ code: null, name: null, address: [], city: 'CITY' }],
        legs: [{ vessel: null, carrier: { code: 'MLL' } }],
      },
    ]);
    expect(new Set(codes(reading))).toEqual(new Set(['too-long', 'empty-segment']));
  });
});

describe('E-25 and E-29 a group beyond its maximum', () => {
  const groups = [
    ['references', "RFF+BM:A'"],
    ['parties', "NAD+CZ+A'"],
    ['places', "LOC+9+A'"],
    ['legs', "TDT+20+A'"],
    ['containers', "EQD+CN'SEL+1'"],
    ['consignments', "CNI+1+A'"],
    ['goods items', "CNI+1+A'GID+1'GID+2'GID+3'"],
    ['times of one place', "LOC+9+A'DTM+132:20260701:102'"],
  ] as const;

  it.runIf(process.env['LONG']).each(groups)('%s: the message is refused, its neighbour is read', (_, group) => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, group);
    bytes.write("UNH+1+CUSCAR:D:95B:UN'BGM+85+R1+9'");
    const tail = "'UNT+1+1'UNH+2+CUSCAR:D:95B:UN'BGM+85+R2+9'UNT+3+2'";
    bytes.write(tail, bytes.length - tail.length);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const reading = readMessage(bytes);
    const growthMb = (process.memoryUsage().rss - before) / 1_048_576;
    expect(reading).toMatchObject({ refusedCount: 1, messages: [{ reference: 'R2' }] });
    expect(codes(reading)).toContain('too-many-parts');
    expect(growthMb).toBeLessThanOrEqual(100);
  });
});

describe('long texts', () => {
  it('count as parts, so that remarks of 60 KB are bounded too', () => {
    const remark = `FTX+AAI+++${'A'.repeat(60_000)}'`;
    const bytes = Buffer.alloc(wireLimits.maxInputBytes, remark);
    bytes.write("UNH+1+IFTMBF:D:99B:UN'BGM+335+R1+9'");
    bytes.write("'UNT+1+1'", bytes.length - 9);
    expect(codes(readMessage(bytes))).toContain('too-many-parts');
  });
});

describe('containers and goods', () => {
  it('keep a number that is no container number, with a warning', () => {
    const reading = read('IFTMIN', 'BGM+340+R1+9', 'EQD+CN+TBN1', 'EQD+TE+TRAILER 7', 'EQD++X');
    expect(reading.messages).toMatchObject([
      {
        equipment: [
          { number: 'TBN1', containerNo: null },
          { kind: 'TE', number: 'TRAILER 7', containerNo: null },
        ],
      },
    ]);
    expect(codes(reading)).toEqual(['unknown-container-no', 'no-qualifier']);
  });

  it('E-23 leave out what is no number', () => {
    const reading = read('IFTMIN', 'BGM+340+R1+9', 'GID+x+-5:CT', 'MEA+AAE+G+KGM:1e309', 'TMP+2+999:CEL');
    expect(reading.messages).toMatchObject([
      {
        goods: [
          {
            sequence: null,
            packages: [{ count: null, code: 'CT' }],
            grossWeightKg: null,
            measures: [{ value: '1e309' }],
            temperature: null,
          },
        ],
      },
    ]);
    expect(reading.findings.every(({ severity }) => severity === 'warning')).toBe(true);
  });
});
