/**
 * Guarantee: no EDI input makes the reader throw, hang or take memory without
 * bound. Each of the 34 hostile kinds (E-01 … E-34) is either read exactly or
 * refused by name, within 50 ms unless the input is larger than a port's file.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { interchangeKey } from './interchange-key';
import type { BoxReport, Reading } from './message';
import { readMessage } from './read-message';
import { encodeText } from './syntax/encode-text';
import { wireLimits } from './syntax/limits';
import { cpuTimeMs } from './testing/cpu-time';
import { readInTime } from './testing/read-in-time';

/** Codes in order of first appearance. The boxes of these rows tell no time, which is not what they are about. */
function codes(reading: Reading): string[] {
  const told = new Set<string>(reading.findings.map(({ code }) => code));
  told.delete('no-event-time');
  return [...told];
}

function boxes(reading: Reading): BoxReport[] {
  return reading.messages.flatMap((message) => (message.kind === 'gate' ? message.boxes : []));
}

const first = 'MLTU3102047';
const second = 'MLTU3102113';

/** One CODECO of one box; `inside` follows its EQD. */
function message(reference: string, containerNo: string, ...inside: readonly string[]): string {
  const segments = [`UNH+${reference}+CODECO:D:95B:UN:SMDG16`, `BGM+34+R${reference}+9`, `EQD+CN+${containerNo}`, ...inside];
  return [...segments, `UNT+${segments.length + 1}+${reference}`].map((segment) => `${segment}'`).join('');
}

function interchange(...messages: readonly string[]): string {
  return `UNB+UNOA:2+BLCT3+MASTLIGHT+260711:0915+REF1'${messages.join('')}UNZ+${messages.length}+REF1'`;
}

const two = interchange(message('1', first), message('2', second));

/** A platform file of one gate-in; `records` stand between head and tail. */
function flat(...records: readonly string[]): string {
  const all = ['00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:202607110915', ...records];
  return [...all, `99:${all.length + 1}`].map((record) => `${record}'\n`).join('');
}

interface Expected {
  readonly messages: number;
  readonly refused?: number;
  /** Every code that is noted, in order of first appearance. */
  readonly codes?: readonly string[];
  readonly boxes?: readonly Partial<BoxReport>[];
}

const accepted: Expected = { messages: 2, refused: 0, codes: [] };

type Row = readonly [row: string, name: string, input: string | Uint8Array, expected: Expected];

const edifactRows: readonly Row[] = [
  ['E-01', 'an empty file', '', { messages: 0, refused: 1, codes: ['empty-input'] }],
  ['E-01', 'only blanks', ' \r\n\t ', { messages: 0, refused: 1, codes: ['empty-input'] }],
  ['E-02', 'only UNA', "UNA:+.? '", { messages: 0, refused: 1, codes: ['una-only'] }],
  ['E-03', 'UNA with equal separators', `UNA:::: :${two}`, { ...accepted, codes: ['bad-una'] }],
  ['E-04', 'UNA with letters and digits', `UNAA1B2C3${two}`, { ...accepted, codes: ['bad-una'] }],
  ['E-04', 'a short UNA', `UNA:+.'${two}`, { ...accepted, codes: ['short-una'] }],
  [
    'E-05',
    'decimal comma, no release character',
    `UNA:+,  '${interchange(message('1', first, 'MEA+AAE+G+KGM:12,500'))}`,
    { messages: 1, codes: [], boxes: [{ grossWeightKg: 12.5 }] },
  ],
  ['E-06', 'UNA twice', `UNA:+.? 'UNA:+.? '${two}`, { ...accepted, codes: ['repeated-una'] }],
  ['E-06', 'UNA in a message', two.replace('BGM', 'UNA|*.! ~BGM'), { ...accepted, codes: ['repeated-una'] }],
  ['E-07', 'no UNB', message('1', first) + message('2', second), accepted],
  ['E-07', 'no UNB but UNZ', `${message('1', first)}UNZ+1+X'`, { messages: 1, codes: ['unz-without-unb'] }],
  [
    'E-08',
    'UNB of 50 MB without terminator',
    `UNB+UNOA:2+${'A'.repeat(50_000_000)}`,
    { messages: 0, refused: 1, codes: ['segment-too-long', 'no-message'] },
  ],
  [
    'E-08',
    'a segment of 70 KB between good ones',
    interchange(message('1', first, `FTX+AAA+++${'A'.repeat(70_000)}`)),
    { messages: 1, refused: 0, codes: ['segment-too-long'] },
  ],
  [
    'E-09',
    '1,000,000 elements',
    interchange(message('1', first, `FTX${'+'.repeat(1_000_000)}`)),
    { messages: 1, codes: ['segment-too-long'] },
  ],
  [
    'E-09',
    '60,000 elements',
    interchange(message('1', first, `FTX${'+'.repeat(60_000)}`, 'RFF+BM:AFTER00001')),
    { messages: 1, codes: ['too-many-elements'], boxes: [{ billNos: ['AFTER00001'] }] },
  ],
  [
    'E-10',
    '1,000,000 components',
    interchange(message('1', first, `FTX+${':'.repeat(1_000_000)}`)),
    { messages: 1, codes: ['segment-too-long'] },
  ],
  [
    'E-10',
    '60,000 components',
    interchange(message('1', first, `FTX+${':'.repeat(60_000)}`)),
    { messages: 1, codes: ['too-many-elements'] },
  ],
  ['E-11', 'a release character at the end', `${two}?`, { ...accepted, codes: ['garbage'] }],
  [
    'E-11',
    'a released release character before the end of a segment',
    interchange(message('1', first, 'RFF+BM:NGB??', 'RFF+BN:S1')),
    { messages: 1, codes: [], boxes: [{ billNos: ['NGB?'], bookingNo: 'S1' }] },
  ],
  [
    'E-11',
    'a release character before a line break',
    interchange(message('1', first, 'RFF+BM:NGB?\r\n+1')),
    { messages: 1, codes: [], boxes: [{ billNos: ['NGB+1'] }] },
  ],
  ['E-12', 'CRLF after segments', two.replaceAll("'", "'\r\n"), accepted],
  ['E-12', 'CR after segments', two.replaceAll("'", "'\r"), accepted],
  ['E-12', '60 columns', two.replace(/.{60}/g, '$&\r\n'), accepted],
  ['E-12', 'one segment per line, no terminator', two.replaceAll("'", '\n'), accepted],
  [
    'E-13',
    'every count and reference wrong',
    two.replace('UNT+4+1', 'UNT+400+9').replace('UNZ+2+REF1', 'UNZ+x+REF9'),
    { messages: 2, refused: 0, codes: ['unt-count', 'unt-reference', 'unz-count', 'unz-reference'] },
  ],
  ['E-14', 'UNH in UNH', two.replace("UNT+4+1'", ''), { ...accepted, codes: ['missing-unt'] }],
  ['E-14', 'UNT without UNH', two.replace('UNH+1', "UNT+1+1'UNH+1"), { ...accepted, codes: ['unt-without-unh'] }],
  [
    'E-15',
    'two interchanges, garbage between',
    `${two}\x1a\nFrom: it's +:? a mail\n${two}`,
    { messages: 4, refused: 0, codes: ['garbage'] },
  ],
  [
    'E-18',
    'UNOA that is GB18030',
    encodeText(interchange(message('1', first, 'TDT+1++3+31++++浙B0D001')), 'gb18030'),
    { messages: 1, codes: ['charset-differs'], boxes: [{ truckPlate: '浙B0D001' }] },
  ],
  [
    'E-18',
    'a four-byte character cut short',
    Buffer.concat([
      Buffer.from(interchange(message('1', first, 'TDT+1++3+31++++')).slice(0, -32)),
      encodeText('浙江', 'gb18030'),
      encodeText('𠮷', 'gb18030').subarray(0, 3),
      Buffer.from("'UNT+5+1'UNZ+1+REF1'"),
    ]),
    { messages: 1 },
  ],
  ['E-18', 'a byte-order mark', `\ufeff${two}`, accepted],
  ['E-18', 'UTF-16', Buffer.from(`\ufeff${two}`, 'utf16le'), { ...accepted, codes: ['transcoded'] }],
  [
    'E-18',
    'UTF-16 with a lone surrogate',
    Buffer.from(`\ufeff${interchange(message('1', first, 'TDT+1++3+31++++Z\ud800B'))}`, 'utf16le'),
    { messages: 1, boxes: [{ truckPlate: 'Z\ufffdB' }] },
  ],
  [
    'E-18',
    'GB18030 whose second bytes are the separators of UNA',
    encodeText(
      `UNA|@.\\ ~UNB@UNOA|2@A@B@260711|1200@K2~UNH@1@CODECO|D|95B|UN~BGM@34@R1@9~EQD@CN@${first}~TDT@1@@3@31@@@@丂亊亁~UNT@5@1~UNZ@1@K2~`,
      'gb18030',
    ),
    { messages: 1, codes: ['transcoded', 'charset-differs'], boxes: [{ truckPlate: '丂亊亁' }] },
  ],
  [
    'E-19',
    'NUL, 0x1A and C1 in values',
    interchange(message('1', first, 'RFF+BM:NGB\x00\x1a1', 'TDT+1++3+31++++Z\u0085B')),
    {
      messages: 1,
      codes: ['charset-differs', 'control-characters'],
      boxes: [{ billNos: ['NGB1'], truckPlate: 'ZB' }],
    },
  ],
  [
    'E-20',
    'full-width container number and date',
    interchange(message('1', 'ＭＬＴＵ３１０２０４７', 'DTM+7:２０２６０７１１０８４２:203')),
    {
      messages: 1,
      boxes: [{ containerNo: first, happened: { raw: '２０２６０７１１０８４２', instantMs: null } }],
    },
  ],
  ...(
    [
      ['0000', null],
      ['20260230', null],
      ['999901010000', null],
      ['202607112400', Date.UTC(2026, 6, 11, 16)],
      ['202607110842UTC', Date.UTC(2026, 6, 11, 8, 42)],
      ['202607110842XYZ', null],
    ] as const
  ).map(([raw, instantMs]): Row => [
    'E-21',
    `the date ${raw} under format 102`,
    interchange(message('1', first, `DTM+7:${raw}:102`)),
    { messages: 1, refused: 0, boxes: [{ happened: { raw, instantMs } }] },
  ]),
  ['E-21', 'no date at all', interchange(message('1', first, 'DTM+7::203', 'DTM+7')), { messages: 1, boxes: [{ happened: null }] }],
  ['E-22', 'a wrong check digit', interchange(message('1', 'MLTU3102040')), { messages: 1, codes: ['check-digit'] }],
  ...['MLTU310204', 'MLTU31020477', ''].map((number): Row => [
    'E-22',
    `the container number "${number}"`,
    interchange(message('1', number), message('2', second)),
    { messages: 2, refused: 0, codes: [number === '' ? 'no-number' : 'no-iso-number'] },
  ]),
  ['E-22', 'lower case', interchange(message('1', 'mltu3102047')), { messages: 1, codes: ['lower-case'], boxes: [{ containerNo: first }] }],
  ...['1e309', '-1', '12,500', '9999999999', 'NaN'].map((weight): Row => [
    'E-23',
    `the weight ${weight}`,
    interchange(message('1', first, `MEA+AAE+G+KGM:${weight}`)),
    { messages: 1, codes: ['bad-weight'], boxes: [{ grossWeightKg: null }] },
  ]),
  [
    'E-23',
    'the weight 12,5',
    interchange(message('1', first, 'MEA+AAE+G+KGM:12,5')),
    { messages: 1, codes: [], boxes: [{ grossWeightKg: 12.5 }] },
  ],
  [
    'E-26',
    'one box twice, one second apart, and a year ahead',
    interchange(
      message('1', first, 'DTM+7:20260711084200:204'),
      message('2', first, 'DTM+7:20260711084201:204'),
      message('3', first, 'DTM+7:20270711084201:204'),
    ),
    { messages: 3, codes: [] },
  ],
  [
    'E-27',
    'groups, UNZ counting them',
    `UNB+UNOA:2+A+B+260711:0915+REF1'UNG+CODECO+A+B+260711:0915+G1+UN+D:95B'${message('1', first)}${message('2', second)}UNE+2+G1'UNZ+1+REF1'`,
    accepted,
  ],
  ['E-28', 'a lower-case tag', two.replace('EQD', 'eqd'), { ...accepted, codes: ['lower-case-tag'] }],
  ...["AB+1'", "ABCD+1'", "A1C+1'", "+1'", "'"].map((segment): Row => [
    'E-28',
    `the segment ${segment}`,
    two.replace("BGM+34+R1+9'", `BGM+34+R1+9'${segment}`),
    { messages: 2, refused: 0, codes: ['bad-tag', 'unt-count'] },
  ]),
  [
    'E-29',
    'known segments at impossible places',
    two.replace('EQD+CN', "SEL+1+SH'MEA+AAE+G+KGM:1'EQD+CN").replace('UNT+4+1', "BGM+36+X+9'UNT+7+1"),
    { messages: 2, refused: 0, codes: ['misplaced-segment'], boxes: [{ seals: [], grossWeightKg: null }] },
  ],
  ['E-30', 'no document name', two.replace('BGM+34+R1+9', 'BGM'), { messages: 1, refused: 1, codes: ['unknown-document'] }],
  [
    'E-30',
    'a bill number of 500 characters',
    interchange(message('1', first, `RFF+BM:${'A'.repeat(500)}`, 'RFF+BM:GOOD00001')),
    { messages: 1, codes: ['too-long'], boxes: [{ billNos: ['GOOD00001'] }] },
  ],
  ...['UNOA:1', 'UNOB:2', 'UNOC:3', 'UNOY:4', 'XXXX:9'].map((syntax): Row => [
    'E-31',
    `syntax ${syntax}`,
    two.replace('UNOA:2', syntax),
    accepted,
  ]),
  ['E-31', 'an unknown directory', two.replaceAll('D:95B', 'D:99Z'), accepted],
  ['E-31', 'an unknown message type', two.replace('CODECO', 'FOOBAR'), { messages: 1, refused: 1, codes: ['unsupported-message'] }],
  [
    'E-32',
    'bill numbers with blanks, O for 0, and in other case',
    interchange(message('1', first, 'RFF+BM:  NGBO001  ', 'RFF+BM:NGB0001', 'RFF+BM:ngb0001', 'RFF+BM:NGB0001')),
    { messages: 1, codes: [], boxes: [{ billNos: ['NGBO001', 'NGB0001', 'ngb0001'] }] },
  ],
];

const gate = (containerNo: string, rest = ''): string => `50:${containerNo}:45G1:F:E::${rest}`;
const flatTwo = flat(gate(first), gate(second));

const flatRows: readonly Row[] = [
  [
    'E-02',
    'only a head',
    "00:CODECO:GATE-IN REPORT:9:BLCT3:X:202607110915'",
    { messages: 0, refused: 1, codes: ['missing-tail', 'no-boxes'] },
  ],
  ['E-07', 'no head', flatTwo.slice(flatTwo.indexOf('50:')), { messages: 0, refused: 1, codes: ['unknown-format'] }],
  [
    'E-08',
    'a record of 50 MB',
    `00:CODECO:${'A'.repeat(50_000_000)}`,
    { messages: 0, refused: 1, codes: ['segment-too-long', 'no-message'] },
  ],
  ['E-09', '1,000,000 fields', flat(gate(first), `51${':'.repeat(1_000_000)}`), { messages: 1, codes: ['segment-too-long'] }],
  ['E-09', '60,000 fields', flat(gate(first), `51${':'.repeat(60_000)}`), { messages: 1, codes: ['too-many-elements'] }],
  ['E-11', 'a release character at the end', `${flatTwo}?`, { messages: 1, codes: ['bad-record'] }],
  ['E-11', 'a released release character', flat(gate(first, 'NGB??:1')), { messages: 1, boxes: [{ billNos: ['NGB?'], grossWeightKg: 1 }] }],
  ['E-12', 'no line break', flatTwo.replaceAll('\n', ''), { messages: 1, codes: [] }],
  ['E-12', 'CR', flatTwo.replaceAll('\n', '\r'), { messages: 1, codes: [] }],
  ['E-12', 'no terminator', flatTwo.replaceAll("'", ''), { messages: 1, codes: [] }],
  ['E-13', 'a wrong count', flatTwo.replace('99:4', '99:40'), { messages: 1, codes: ['tail-count'] }],
  ['E-14', 'a head in a message', flatTwo.replace("99:4'", '') + flatTwo, { messages: 2, codes: ['missing-tail'] }],
  ['E-14', 'a tail without a head', `${flatTwo}99:1'`, { messages: 1, codes: ['misplaced-segment'] }],
  ['E-15', 'garbage between', `${flatTwo}\nit is a mail\n${flatTwo}`, { messages: 2 }],
  [
    'E-18',
    'GB18030',
    encodeText(flat(gate(first), '52:3:浙B0D001'), 'gb18030'),
    { messages: 1, codes: [], boxes: [{ truckPlate: '浙B0D001' }] },
  ],
  ['E-18', 'UTF-16', Buffer.from(flatTwo, 'utf16le').swap16(), { messages: 1, codes: ['transcoded'] }],
  [
    'E-19',
    'NUL, 0x1A and C1',
    flat(gate(first, 'NGB\x00\x1a1'), '52:3:Z\u0085B'),
    { messages: 1, codes: ['control-characters'], boxes: [{ billNos: ['NGB1'], truckPlate: 'ZB' }] },
  ],
  [
    'E-20',
    'a full-width number',
    flat(gate('ＭＬＴＵ３１０２０４７')),
    { messages: 1, codes: ['full-width'], boxes: [{ containerNo: first }] },
  ],
  [
    'E-21',
    'a date that is none',
    flat(gate(first, 'B:1:S:20260230')),
    { messages: 1, codes: ['bad-time'], boxes: [{ happened: { raw: '20260230', instantMs: null } }] },
  ],
  [
    'E-22',
    'bad numbers',
    flat(gate('MLTU310204'), gate(second)),
    { messages: 1, codes: ['no-iso-number'], boxes: [{ containerNo: null, equipmentNo: 'MLTU310204' }, { containerNo: second }] },
  ],
  ['E-22', 'only bad numbers', flat(gate('MLTU310204')), { messages: 1, refused: 0, codes: ['no-iso-number'] }],
  ['E-23', 'a weight of 1e309', flat(gate(first, 'B:1e309')), { messages: 1, codes: ['bad-weight'] }],
  [
    'E-28',
    'records of one and three digits, and of letters',
    flat(gate(first), '5:X', '500:X', 'AB:X'),
    { messages: 1, codes: ['bad-record'] },
  ],
  ['E-29', 'a truck before any box', flat('52:3:ZB1', gate(first)), { messages: 1, codes: ['passed-over'], boxes: [{ truckPlate: null }] }],
  ['E-30', 'a bill of 500 characters', flat(gate(first, 'A'.repeat(500))), { messages: 1, codes: ['too-long'], boxes: [{ billNos: [] }] }],
  ['E-30', 'no title', flatTwo.replace('GATE-IN REPORT', ''), { messages: 0, refused: 1, codes: ['unknown-document'] }],
  ['E-31', 'an unknown type', flatTwo.replace('CODECO', 'FOOBAR'), { messages: 0, refused: 1, codes: ['unsupported-message'] }],
  ['E-32', 'a bill with blanks', flat(gate(first, '  NGBO001 ')), { messages: 1, codes: [], boxes: [{ billNos: ['NGBO001'] }] }],
];

describe.each([
  ['EDIFACT', edifactRows],
  ['platform file', flatRows],
])('%s', (_, rows) => {
  it.each(rows)('%s %s', (_row, _name, input, expected) => {
    const reading = readInTime(input);
    const seen = {
      messages: reading.messages.length,
      refused: reading.refusedCount,
      codes: codes(reading),
      boxes: boxes(reading).slice(0, expected.boxes?.length),
    };
    expect(seen).toMatchObject(expected);
  });
});

describe('E-24 one control reference with two contents', () => {
  it('has one key, so the intake can tell the contradiction', () => {
    const other = readInTime(interchange(message('1', second)));
    expect(interchangeKey(other)).toBe(interchangeKey(readInTime(two)));
    expect(interchangeKey(other)).not.toBe(interchangeKey(readInTime(two.replaceAll('REF1', 'REF2'))));
  });

  it('keeps joints inside names apart', () => {
    const key = (sender: string, recipient: string): string | null =>
      interchangeKey({ ...readInTime(two), interchanges: [{ sender, recipient, controlReference: 'R' }] });
    expect(key('A|B', 'C')).not.toBe(key('A', 'B|C'));
    expect(key('A%7cB', 'C')).not.toBe(key('A|B', 'C'));
  });
});

setFlagsFromString('--expose_gc');
/** Collects garbage, so that what earlier tests left behind is not counted. */
const collect = runInNewContext('gc') as () => void;

describe('E-25 size', () => {
  /** 50,000 messages are kept; beside them stands what was not collected yet. */
  const growthMaxMb = 100;

  /**
   * Resident memory that reading takes, the input itself not counted. What it read is kept, and it is read again while
   * it takes too much: what a busy machine has not collected yet is not held.
   */
  function measure(bytes: Buffer): { reading: Reading; growthMb: number } {
    const kept: Reading[] = [];
    for (;;) {
      collect();
      const before = process.memoryUsage().rss;
      kept.push(readMessage(bytes));
      const growthMb = (process.memoryUsage().rss - before) / 1_048_576;
      if (growthMb <= growthMaxMb || kept.length === 3) return { reading: kept[0]!, growthMb };
    }
  }

  it.runIf(process.env['LONG'])('refuses one message of 64 MB that names more boxes than any ship carries', () => {
    const box = "EQD+CN+MLTU3102047+45G1:102:5++2+5'RFF+BM:NGBML2607001'DTM+7:202607110842:203'MEA+AAE+G+KGM:21850'";
    const head = "UNB+UNOA:2+A+B+260711:0915+REF1'UNH+1+CODECO:D:95B:UN:SMDG16'BGM+34+R1+9'";
    const tail = `UNT+1+1'${message('2', second)}UNZ+2+REF1'`;
    const bytes = Buffer.alloc(wireLimits.maxInputBytes, box);
    bytes.write(head);
    // The fill is cut somewhere before the tail; a terminator ends the cut segment.
    bytes.write(`'${tail}`, bytes.length - tail.length - 1);
    const { reading, growthMb } = measure(bytes);
    expect(reading).toMatchObject({ refusedCount: 1, messages: [{ reference: 'R2' }] });
    expect(codes(reading)).toContain('too-many-boxes');
    expect(growthMb).toBeLessThanOrEqual(growthMaxMb);
  });

  it.runIf(process.env['LONG'])('reads 200,000 tiny messages up to the bound and counts the rest as refused', () => {
    const one = message('1', first);
    const count = 200_000;
    const { reading, growthMb } = measure(Buffer.alloc(one.length * count, one));
    expect(reading.messages).toHaveLength(wireLimits.maxMessagesPerReading);
    expect(reading.refusedCount).toBe(count - wireLimits.maxMessagesPerReading);
    expect(growthMb).toBeLessThanOrEqual(growthMaxMb);
  });

  it('refuses a file above the bound without looking at it', () => {
    const reading = readInTime(Buffer.allocUnsafe(wireLimits.maxInputBytes + 1));
    expect(reading).toMatchObject({
      format: 'unknown',
      refusedCount: 1,
      findings: [{ code: 'input-too-large' }],
    });
  });

  it('refuses 50,001 boxes of one message (E-29: a group beyond its maximum)', () => {
    const many = interchange(message('1', first, ...Array.from({ length: 50_000 }, () => `EQD+CN+${second}`)), message('2', second));
    const reading = readMessage(Buffer.from(many));
    expect(reading).toMatchObject({ refusedCount: 1, messages: [{ reference: 'R2' }] });
  });

  it('reads a run of line breaks inside a record once', () => {
    const reading = readInTime(`${flat('10:9000001:DEMO STAR')}00:CODECO:GATE-IN REPORT:9:A${'\n'.repeat(60_000)}x'`);
    expect(codes(reading)).toContain('no-boxes');
  });

  it('stays linear on what would make careless readers quadratic', () => {
    const hostile = ["?'", 'UNA', "'", 'UNB+', "UNH+1+CODECO'", "UNB+A'", 'x\n', '00:A:B\n', '?', '\n', "UNA:+.? '"];
    for (const unit of hostile) {
      // A reader that is quadratic would take longer than allowed with a tenth as well.
      const size = process.env['LONG'] ? 2_000_000 : 200_000;
      const tookMs = cpuTimeMs(() => {
        readMessage(Buffer.alloc(size, unit));
        readMessage(Buffer.concat([Buffer.from("UNB+UNOA:2+A+B'"), Buffer.alloc(size, unit)]));
        readMessage(Buffer.concat([Buffer.from("00:CODECO:GATE-IN REPORT'"), Buffer.alloc(size, unit)]));
      });
      expect([unit, Math.min(tookMs, 5000)]).toEqual([unit, tookMs]);
    }
  });
});

describe('E-33 a message for somebody else', () => {
  it('names its recipient, for the intake to decide', () => {
    expect(readInTime(two.replace('MASTLIGHT', 'OTHER')).interchanges).toMatchObject([{ recipient: 'OTHER' }]);
  });
});

describe('E-34 a file that is still being written', () => {
  it('yields whole messages or none, and the rest once it is complete', () => {
    const bytes = Buffer.from(two);
    const whole = readMessage(bytes).messages;
    for (let end = 0; end <= bytes.length; end++) {
      const part = readMessage(bytes.subarray(0, end));
      expect(part.messages).toEqual(whole.slice(0, part.messages.length));
    }
  });
});
