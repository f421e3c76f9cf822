/**
 * Guarantee: what an EDIFACT file says about ships and boxes is read into the
 * neutral vocabulary, good and bad segments apart, whatever its layout.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GateMessage, Reading, VesselMoveMessage } from '../message';
import { noParticulars } from '../vocabulary/no-particulars';
import { interchangeKey } from '../interchange-key';
import { bareMessage } from '../testing/edifact-segments';
import { readMessage } from '../read-message';

function sample(name: string): Buffer {
  return readFileSync(new URL(`./samples/${name}`, import.meta.url));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

function gates(reading: Reading): GateMessage[] {
  return reading.messages.filter((message) => message.kind === 'gate');
}

function moves(reading: Reading): VesselMoveMessage[] {
  return reading.messages.filter((message) => message.kind === 'vessel-move');
}

/** One bare CODECO gate-in with the given box segments. */
function codeco(...box: string[]): Buffer {
  const segments = ['UNH+1+CODECO:D:95B:UN:SMDG16', 'BGM+34+R1+9', ...box];
  return Buffer.from([...segments, `UNT+${segments.length + 1}+1`].map((segment) => `${segment}'`).join(''));
}

describe('CODECO', () => {
  const reading = readMessage(sample('codeco-gate.edi'));

  it('reads every field of a gate-in the product keeps', () => {
    const [gateIn] = gates(reading);
    expect(gateIn).toMatchObject({
      type: 'CODECO',
      reference: 'GI260711001',
      function: 'original',
      move: 'in',
      terminal: 'BLCT3',
      prepared: { raw: '202607110915', instantMs: Date.UTC(2026, 6, 11, 1, 15) },
      vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
    });
    expect(gateIn?.boxes[0]).toEqual({
      containerNo: 'MLTU3102047',
      sizeTypeRaw: '45G1',
      sizeType: '45G1',
      fullness: 'full',
      billNos: ['NGBML2607001'],
      bookingNo: 'SO2607001',
      seals: [
        { number: 'ML700101', party: 'SH' },
        { number: 'ML800101', party: 'CA' },
      ],
      grossWeightKg: 21_850,
      operator: 'MLL',
      direction: 'export',
      happened: { raw: '202607110842', instantMs: Date.UTC(2026, 6, 11, 0, 42) },
      truckPlate: 'ZB0D001',
      stowage: null,
      loadPort: { code: 'CNNGB', name: null },
      dischargePort: { code: 'DEHAM', name: null },
      destination: { code: 'DEHAM', name: 'HAMBURG' },
      terminal: null,
      particulars: {
        ...noParticulars,
        remarks: [{ qualifier: 'AAI', code: null, text: 'DEMO DATA NOT A REAL BOX' }],
        verifiedMass: { kg: 21_990, method: null, weighed: null, by: null },
      },
    });
  });

  it('keeps a box with a bad number as sent and its neighbours apart from it', () => {
    const [gateIn] = gates(reading);
    expect(gateIn?.boxes.map(({ containerNo }) => containerNo)).toEqual(['MLTU3102047', null, 'MLTU3102113']);
    expect(gateIn?.boxes[2]?.billNos).toEqual(['NGBML2607002']);
    expect(gateIn?.boxes[2]).toMatchObject({ sizeType: '45G1', fullness: 'empty', grossWeightKg: 3999.778 });
  });

  it('refuses one message of three and says which segment is to blame', () => {
    expect(gates(reading).map(({ move }) => move)).toEqual(['in', 'out']);
    expect(reading.refusedCount).toBe(1);
    expect(reading.findings.at(-1)).toMatchObject({
      severity: 'error',
      code: 'unknown-document',
      segment: 42,
    });
    const { offset } = reading.findings.at(-1) ?? { offset: 0 };
    expect(sample('codeco-gate.edi').toString('latin1', offset, offset + 5)).toBe('BGM+9');
  });

  it('names the interchange', () => {
    expect(reading.interchanges).toMatchObject([{ sender: 'BLCT3', recipient: 'MASTLIGHT', controlReference: 'ML26071109150001' }]);
    expect(interchangeKey(reading)).toBe('BLCT3|MASTLIGHT|ML26071109150001');
    expect(interchangeKey(readMessage(codeco('EQD+CN+MLTU3102047')))).toBeNull();
  });

  it('lists the messages of an interchange, refused ones too, by the numbers of their segments', () => {
    const lines = [
      'UNB+UNOA:2+BLCT3:ZZZ+MASTLIGHT:14+260711:0800+R1',
      'UNH+1+CODECO:D:95B:UN:SMDG16',
      'BGM+34+A+9',
      'EQD+CN+MLTU3102047',
      'UNT+4+1',
      'UNH+2+ORDERS:D:96A:UN',
      'BGM+220+B+9',
      'UNT+3+2',
      'UNH+3+CODECO:D:95B:UN',
      'BGM+34+C+9',
      'UNT+3+3',
      'UNZ+3+R1',
    ];
    const [interchange] = readMessage(Buffer.from(lines.map((line) => `${line}'`).join('\n'))).interchanges;
    expect(interchange).toMatchObject({ senderQualifier: 'ZZZ', recipientQualifier: '14', firstSegment: 1 });
    expect(interchange?.messages).toEqual([
      {
        reference: '1',
        identifier: ['CODECO', 'D', '95B', 'UN', 'SMDG16'],
        firstSegment: 2,
        lastSegment: 5,
        isAccepted: true,
      },
      { reference: '2', identifier: ['ORDERS', 'D', '96A', 'UN'], firstSegment: 6, lastSegment: 8, isAccepted: false },
      { reference: '3', identifier: ['CODECO', 'D', '95B', 'UN'], firstSegment: 9, lastSegment: 11, isAccepted: false },
    ]);
  });

  it.each([
    ['gross before verified before estimate', ['MEA+AAE+EGW+KGM:1', 'MEA+AAE+G+KGM:3', 'MEA+AAE+VGM+KGM:2'], 3],
    ['verified without gross', ['MEA+AAE+EGW+KGM:1', 'MEA+AAE+VGM+KGM:2', 'MEA+AAE+T+KGM:9'], 2],
    ['tonnes', ['MEA+AAE+G+TNE:2.5'], 2500],
    ['a weight without its kind behind an estimate', ['MEA+AAE+EGW+KGM:1', 'MEA+AAE++KGM:2'], 1],
    ['the weight of stow plans', ['MEA+AAE+VGM+KGM:2', 'MEA+WT++KGM:5'], 5],
    ['tare alone', ['MEA+AAE+T+KGM:3900'], null],
  ])('weighs: %s', (_, segments, expected) => {
    const [message] = gates(readMessage(codeco('EQD+CN+MLTU3102047', ...segments)));
    expect(message?.boxes[0]?.grossWeightKg).toBe(expected);
  });

  it('takes the gate time before the handling time, whichever comes first', () => {
    const [message] = gates(
      readMessage(codeco('EQD+CN+MLTU3102047', 'DTM+203:202607110001:203', 'DTM+7:202607110842:203', 'DTM+203:202607110002:203')),
    );
    expect(message?.boxes[0]?.happened?.raw).toBe('202607110842');
  });

  it('keeps a box without a readable time, and the text of the time', () => {
    const reading = readMessage(codeco('EQD+CN+MLTU3102047', 'DTM+7:20260230:102'));
    expect(gates(reading)[0]?.boxes[0]?.happened).toEqual({ raw: '20260230', instantMs: null });
    expect(codes(reading)).toContain('bad-time');
  });
});

describe('COARRI', () => {
  const reading = readMessage(sample('coarri-load-discharge.edi'));

  it('tells load from discharge by document name, association and directory', () => {
    expect(moves(reading).map(({ move }) => move)).toEqual(['load', 'discharge', 'discharge']);
    expect(reading.refusedCount).toBe(0);
  });

  it('reads stowage, ports of the head for every box, arrival of the ship', () => {
    const [load] = moves(reading);
    expect(load).toMatchObject({
      terminal: 'BLCTMS',
      arrived: { raw: '202607120310' },
      sailed: null,
      vessel: { code: 'MLAA1', scheme: 'call-sign' },
    });
    expect(load?.boxes[1]).toMatchObject({
      containerNo: 'MLTU3102113',
      stowage: '0340684',
      fullness: 'empty',
      loadPort: { code: 'CNNGB' },
      dischargePort: { code: 'DEHAM' },
      operator: 'MLL',
      happened: { instantMs: Date.UTC(2026, 6, 12, 20, 31) },
    });
  });

  it.each([
    ['44', 'D:95B:UN:ITG12', 2, 'discharge', []],
    ['46', 'D:00B:UN', 3, 'load', []],
    ['46', 'D:16A:UN', 3, 'load', ['older-document-name']],
    ['119', 'D:23A:UN', 2, 'discharge', []],
    ['122', 'D:23A:UN', 3, 'load', []],
    ['98', 'D:95B:UN:ITG10', 2, 'load', []],
    ['98', 'D:95B:UN:ITG10', 3, 'discharge', []],
    ['98', 'D:95B:UN:ITG10', '', 'discharge', []],
    ['270', 'D:95B:UN:ITG10', '', 'load', []],
    ['270', 'D:95B:UN:ITG10', 2, 'load', []],
    ['34', 'D:95B:UN', 2, null, ['unknown-document']],
  ])('W-03 BGM %s in %s with equipment status %s is %s', (document, type, status, move, expected) => {
    const text = `UNH+1+COARRI:${type}'BGM+${document}+R+9'EQD+CN+MLTU3102047+45G1++${status}+5'DTM+203:202607110830'`;
    const reading = readMessage(Buffer.from(`${text.replace('45G1++', '45G1:102:5++')}UNT+5+1'`));
    expect(moves(reading)[0]?.move ?? null).toBe(move);
    expect(codes(reading)).toEqual(expected);
  });
});

describe('W-13 COARRI of BGM 98 whose boxes do not say which way they go', () => {
  it.each([
    ['the port of discharge', ['LOC+11+AUSYD'], 'discharge'],
    ['both ports', ['LOC+9+CNNGB', 'LOC+11+AUSYD'], 'discharge'],
    ['the port of loading alone', ['LOC+9+AUSYD'], null],
  ])('W-13 a head with %s', (_, head, move) => {
    const voyage = 'TDT+20+0712E+1++MLL:172:166+++9000001:146::TIDE LANTERN';
    const box = ['EQD+CN+MLTU3102047+45G1:102:5+++5', 'DTM+203:202607110830:203'];
    const reading = readMessage(bareMessage('COARRI:D:95B:UN:ITG10', 'BGM+98+R+9', voyage, head, box));
    expect(moves(reading)[0]?.move ?? null).toBe(move);
    expect(codes(reading).includes('unknown-document')).toBe(move === null);
  });
});

describe('what a report leaves out', () => {
  const dated = 'DTM+7:202607110830:203';

  it('a box without the time of its event is read, and named where it stands', () => {
    const reading = readMessage(codeco('EQD+CN+MLTU3102047', dated, 'EQD+CN+MLTU3102113', 'RFF+BM:NGBML0001'));
    expect(gates(reading)[0]?.boxes.map(({ happened }) => happened?.raw ?? null)).toEqual(['202607110830', null]);
    expect(reading.findings).toMatchObject([{ code: 'no-event-time', severity: 'warning', segment: 5 }]);
    expect(reading.findings[0]?.zh).toContain('MLTU3102113');
  });

  it('CNT+16 of another number than the boxes is a warning; odd boxes count', () => {
    const box = (containerNo: string): string[] => [`EQD+CN+${containerNo}`, dated];
    const two = [...box('MLTU3102047'), ...box('WRONG')];
    expect(codes(readMessage(codeco(...two, 'CNT+16:2')))).toEqual(['no-iso-number']);
    const short = readMessage(codeco(...box('MLTU3102047'), 'CNT+16:2'));
    expect(short.findings).toMatchObject([{ code: 'box-count', zh: 'CNT+16 箱数不符（声明 / 实有：2 / 1）' }]);
    expect(gates(short)).toHaveLength(1);
  });
});

describe('layout', () => {
  const plain = sample('codeco-gate.edi').toString('latin1');
  const expected = readMessage(Buffer.from(plain)).messages;

  it.each([
    ['LF', plain.replaceAll('\r\n', '\n')],
    ['CR', plain.replaceAll('\r\n', '\r')],
    ['nothing between segments', plain.replaceAll('\r\n', '')],
    ['blanks and tabs between segments', plain.replaceAll('\r\n', ' \t\r\n  ')],
    ['60 columns, tokens broken', plain.replaceAll('\r\n', '').replace(/.{60}/g, '$&\r\n')],
    ['7 columns, tags broken', plain.replaceAll('\r\n', '').replace(/.{7}/g, '$&\n')],
    ['a mark in front', `\ufeff${plain}`],
    [
      'other separators',
      `UNA|*.\\ ~${plain.slice(9).replaceAll("'", '~').replaceAll('+', '*').replaceAll(':', '|').replaceAll('?|', '\\|')}`,
    ],
    ['no release character', plain.replace('UNA:+.?', 'UNA:+. ').replace('?:', '')],
  ])('reads the same with %s', (_, text) => {
    expect(readMessage(Buffer.from(text)).messages).toEqual(expected);
  });

  it('reads one segment per line without any terminator, UTF-8 names included', () => {
    const reading = readMessage(sample('line-per-segment.edi'));
    expect(gates(reading).map(({ move, boxes }) => [move, boxes.length])).toEqual([
      ['in', 1],
      ['out', 1],
    ]);
    expect(gates(reading)[0]?.vessel).toMatchObject({
      name: '潮汐灯笼',
      code: '潮汐灯',
      scheme: 'call-sign',
    });
    expect(gates(reading)[0]?.boxes[0]?.sizeType).toBe('45G1');
    expect(reading.findings).toEqual([]);
  });

  it('reads on behind garbage and a second interchange with its own separators', () => {
    const second =
      'UNA|*.\\ ~UNB*UNOA|2*YZCT*MASTLIGHT*260711|1200*K2~UNH*1*CODECO|D|95B|UN~BGM*36*G2*9~EQD*CN*MLTU4188301~UNT*4*1~UNZ*1*K2~';
    const reading = readMessage(Buffer.from(`${plain}\r\n-- it's a mail footer --\r\n${second}`));
    expect(reading.interchanges.map(({ controlReference }) => controlReference)).toEqual(['ML26071109150001', 'K2']);
    expect(gates(reading).at(-1)).toMatchObject({ move: 'out', reference: 'G2' });
    expect(codes(reading)).toContain('garbage');
  });
});
