/**
 * Guarantee: hostile verified masses and receipts (rows E-09 … E-32) are read
 * exactly or refused by name, in EDIFACT and as platform files, and hold
 * bounded time and memory.
 */
import { describe, expect, it } from 'vitest';
import type { Reading } from './message';
import { readMessage } from './read-message';
import { wireLimits } from './syntax/limits';
import { cpuTimeMs } from './testing/cpu-time';

const first = 'MLTU3102047';
const second = 'MLTU3102113';

function message(type: string, ...inside: readonly string[]): string {
  const segments = [`UNH+1+${type}`, ...inside];
  return [...segments, `UNT+${segments.length + 1}+1`].map((segment) => `${segment}'`).join('');
}

const vermas = (...inside: readonly string[]): string => message('VERMAS:D:16A:UN:SMDG10', 'BGM+749+V1+9', ...inside);
const box = (containerNo: string, ...inside: readonly string[]): string[] => [`EQD+CN+${containerNo}`, ...inside];
const contrl = (...inside: readonly string[]): string => message('CONTRL:D:3:UN', ...inside);
const aperak = (...inside: readonly string[]): string => message('APERAK:D:00B:UN', ...inside);
const ctnvgm = (...records: readonly string[]): string => {
  const all = ['00:CTNVGM:VGM:9:MLFWD:NPEDI:202607120820', ...records];
  return [...all, `99:${all.length + 1}`].map((record) => `${record}'\n`).join('');
};

/** The same segment or record so many times, as one. */
const many = (unit: string, count = 200_000): string => Array.from({ length: count }, () => unit).join("'");
const tooMany = wireLimits.maxBoxesPerVgm + 1;

function codes({ findings }: Reading): string[] {
  return [...new Set(findings.map(({ code }) => code))];
}

type Row = readonly [
  row: string,
  name: string,
  input: string,
  expected: { readonly messages: readonly object[]; readonly codes: readonly string[] },
];

const uci = 'UCI+R1+MASTLIGHT+BLCT3+7';

const rows: readonly Row[] = [
  [
    'E-09',
    'VERMAS with 60,000 elements in one NAD',
    vermas(...box(first, `NAD+SPC${'+'.repeat(60_000)}`, 'MEA+AAE+VGM+KGM:5')),
    { messages: [{ boxes: [{ responsible: null, grossWeightKg: 5 }] }], codes: ['too-many-elements'] },
  ],
  [
    'E-14',
    'CONTRL inside CONTRL',
    contrl(uci).replace("UNT+3+1'", '') + contrl(uci.replace('R1', 'R2')),
    {
      messages: [{ interchange: { controlReference: 'R1' } }, { interchange: { controlReference: 'R2' } }],
      codes: ['missing-unt'],
    },
  ],
  [
    'E-20',
    'a VGM under a full-width number',
    ctnvgm('50:ＭＬＴＵ３１０２０４７:22G1:F::::５００:２０２６０７１１:M1'),
    {
      messages: [{ boxes: [{ containerNo: first, grossWeightKg: null, happened: { instantMs: null } }] }],
      codes: ['full-width', 'bad-weight', 'bad-time'],
    },
  ],
  [
    'E-21',
    'a weighing on 30 February',
    vermas(...box(first, 'MEA+AAE+VGM+KGM:5', 'DTM+798:20260230:102')),
    { messages: [{ boxes: [{ happened: { raw: '20260230', instantMs: null } }] }], codes: ['bad-time'] },
  ],
  [
    'E-22',
    'no container number at all',
    vermas('EQD+CN', 'EQD+CN+MLTU31020477', ...box(second)),
    {
      messages: [{ boxes: [{ containerNo: null }, { containerNo: null, equipmentNo: 'MLTU31020477' }, { containerNo: second }] }],
      codes: ['no-number', 'no-iso-number'],
    },
  ],
  ...['1e309', '-1', '12,500', '9999999999', 'NaN'].flatMap((weight): Row[] => [
    [
      'E-23',
      `the verified mass ${weight} in EDIFACT`,
      vermas(...box(first, `MEA+AAE+VGM+KGM:${weight}`)),
      { messages: [{ boxes: [{ grossWeightKg: null }] }], codes: ['bad-weight'] },
    ],
    [
      'E-23',
      `the verified mass ${weight} in a platform file`,
      ctnvgm(`50:${first}:22G1:F::::${weight}:20260711:M1`),
      { messages: [{ boxes: [{ grossWeightKg: null }] }], codes: ['bad-weight'] },
    ],
  ]),
  [
    'E-28',
    'lower-case tags',
    vermas(...box(first, 'MEA+AAE+VGM+KGM:5', 'DOC+SM2:VGM:306')).replace('DOC', 'doc'),
    { messages: [{ boxes: [{ method: 'SM2' }] }], codes: ['lower-case-tag'] },
  ],
  [
    'E-29',
    'contacts of nobody, masses before any box, a second BGM',
    vermas('CTA+RP+:X', 'COM+1:TE', 'MEA+AAE+VGM+KGM:5', ...box(first, 'CTA+RP+:Y', 'BGM+749+V2+1')),
    {
      messages: [{ reference: 'V1', parties: [], boxes: [{ signature: null, grossWeightKg: null }] }],
      codes: ['misplaced-segment', 'passed-over'],
    },
  ],
  [
    'E-29',
    'faults of no message, a second UCI',
    contrl('UCS+4+12', 'UCD+12+3', uci, uci.replace('R1', 'R2'), 'UCM+1', 'UCD+13+2'),
    {
      messages: [
        {
          interchange: { controlReference: 'R1' },
          messages: [{ verdict: null, faults: [{ code: '13', segment: null, element: 2 }] }],
        },
      ],
      codes: ['misplaced-segment'],
    },
  ],
  [
    'E-29',
    'the words of no fault',
    aperak('FTX+AAO+++LOST', 'BGM+312+A+9', 'FTX+AAO+++LOST TOO'),
    { messages: [{ verdict: 'acknowledged', messages: [{ faults: [] }] }], codes: ['passed-over'] },
  ],
  [
    'E-30',
    'a NAD that is nobody, a name of 500 characters',
    vermas(...box(first, 'NAD+', `NAD+SPC+++${'A'.repeat(500)}`, `CTA+RP+:${'B'.repeat(500)}`)),
    { messages: [{ boxes: [{ signature: null }] }], codes: ['no-qualifier', 'too-long', 'empty-segment'] },
  ],
  [
    'E-30',
    'no interchange reference, 500 characters for a code',
    contrl('UCI++A+B+4', `UCM+1++4+${'9'.repeat(500)}`),
    {
      messages: [{ interchange: { controlReference: null }, messages: [{ faults: [{ code: null }] }] }],
      codes: ['too-long'],
    },
  ],
  ['E-30', 'no BGM', aperak('RFF+ACW:1', 'ERC+1'), { messages: [], codes: ['missing-field'] }],
  [
    'E-31',
    'receipts of every syntax, VERMAS of another document and directory',
    contrl(uci).replace('D:3:UN', '2:2:UN') +
      contrl(uci).replace('D:3', '4:1') +
      vermas(...box(first))
        .replace('749', '999')
        .replace('16A', '99Z'),
    { messages: [{ kind: 'acknowledgement' }, { kind: 'acknowledgement' }, { kind: 'vgm' }], codes: ['unknown-code'] },
  ],
  [
    'E-32',
    'bill numbers that differ in case alone',
    vermas(...box(first, 'RFF+BM: NGBO1 ', 'RFF+BM:ngbo1', 'RFF+BM:NGB01', 'RFF+BM:NGBO1')),
    { messages: [{ boxes: [{ billNos: ['NGBO1', 'ngbo1', 'NGB01'] }] }], codes: [] },
  ],
];

describe('verified masses and receipts', () => {
  it.each(rows)('%s %s', (_row, _name, input, expected) => {
    const reading = readMessage(Buffer.from(input));
    expect(reading.messages).toMatchObject(expected.messages);
    expect(codes(reading)).toEqual(expected.codes);
  });

  it.each([
    ['VERMAS', vermas(many(`EQD+CN+${first}`, tooMany))],
    ['CTNVGM', ctnvgm(many(`50:${first}`, tooMany))],
  ])('E-29 %s of more than 99,999 boxes is refused', (_name, input) => {
    const reading = readMessage(Buffer.from(input));
    expect(reading).toMatchObject({ messages: [], refusedCount: 1 });
    expect(codes(reading)).toContain('too-many-boxes');
  });

  it('reads a VERMAS of the 99,999 boxes the standard allows', () => {
    const { messages } = readMessage(Buffer.from(vermas(many(`EQD+CN+${first}`, wireLimits.maxBoxesPerVgm))));
    expect(messages).toMatchObject([{ kind: 'vgm', boxes: { length: 99_999 } }]);
  });

  it.runIf(process.env['LONG']).each([
    ['faults', contrl(uci, 'UCM+1', many('UCS+4+12'))],
    ['open segments', contrl(uci, 'UCM+1', many('UCS+4'))],
    ['answers', contrl(uci, many('UCM+1+CODECO+4'))],
    ['errors', aperak('BGM+313+1+9', many("ERC+1'FTX+AAO+++A'RFF+BM:1"))],
    ['texts', aperak('BGM+313+1+9', 'ERC+1', many('FTX+AAO+++A'))],
    ['parties', vermas(...box(first, many("NAD+AM+A'CTA+IC+:B'COM+1:TE")))],
  ])('E-25 a receipt or mass of 200,000 %s takes linear time and holds what is bounded', (_name, input) => {
    const bytes = Buffer.from(input);
    let reading: Reading | undefined;
    let fastestMs = Infinity;
    // Read again only where the first paid for compilation or for a busy machine.
    for (let attempt = 0; attempt < 2 && fastestMs > 5000; attempt++) {
      const tookMs = cpuTimeMs(() => {
        reading = readMessage(bytes);
      });
      fastestMs = Math.min(fastestMs, tookMs);
    }
    expect(fastestMs).toBeLessThanOrEqual(5000);
    if (!reading) throw new Error('nothing was read');
    const [message] = reading.messages;
    const held = message?.kind === 'acknowledgement' ? message.messages.flatMap(({ faults }) => faults) : [];
    expect(held.length).toBeLessThanOrEqual(wireLimits.maxBoxesPerMessage);
    expect(reading.findings.length).toBeGreaterThan(0);
  });
});
