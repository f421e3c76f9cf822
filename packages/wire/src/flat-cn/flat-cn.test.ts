/**
 * Guarantee: the platform files (平台文件) of Chinese ports are read into the
 * neutral vocabulary, one bad record costing that record and no other.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../message';
import { interchangeKey } from '../interchange-key';
import { readMessage } from '../read-message';
import { wireLimits } from '../syntax/limits';
import { encodeText } from '../syntax/encode-text';

function sample(name: string): Buffer {
  return readFileSync(new URL(`./samples/${name}`, import.meta.url));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe('IFCSUM', () => {
  const reading = readMessage(sample('ifcsum.txt'));
  const [first, second] = reading.messages.filter((message) => message.kind === 'manifest');

  it('reads bills with ports, goods and boxes from GB18030', () => {
    expect(first).toMatchObject({
      function: 'original',
      vessel: { name: 'TIDE LANTERN', code: 'UN9000001', scheme: 'un', voyage: '0712E' },
      prepared: { raw: '20260710161500' },
    });
    expect(first?.bills.map(({ billNo }) => billNo)).toEqual(['NGBML2607001', 'NGBML2607002']);
    expect(first?.bills[0]).toMatchObject({
      loadPort: { code: 'CNNGB', name: 'NINGBO' },
      dischargePort: { code: 'DEHAM', name: 'HAMBURG' },
      packages: 120,
      grossWeightKg: 5200.5,
      cargo: ['玩具 PLASTIC TOYS'],
    });
  });

  it('reads the call, the parties and everything else the bill tells', () => {
    expect(first?.call).toEqual({
      nationality: 'PA',
      arrives: { raw: '20260712', instantMs: Date.UTC(2026, 6, 11, 16), isDay: true },
      sails: { raw: '20260713', instantMs: Date.UTC(2026, 6, 12, 16), isDay: true },
      departure: { code: 'CNNGB', name: 'NINGBO' },
      nextPort: { code: 'DEHAM', name: 'HAMBURG' },
      line: { code: 'ML1', name: '演示航线' },
      receivers: ['MLDEMO', 'NBPORT'],
    });
    expect(first?.bills[0]?.particulars).toMatchObject({
      parties: [
        { role: 'CZ', code: null, name: '演示货主有限公司' },
        { role: 'CN', name: 'DEMO CONSIGNEE GMBH: NOT REAL', address: [] },
        { role: 'NI', code: 'N1', name: 'DEMO NOTIFY CO', address: ['SAMPLE STR 2', 'HAMBURG'] },
      ],
      receipt: { code: 'CNNGB', name: 'NINGBO' },
      delivery: { code: 'DEHAM' },
      issuePlace: { code: 'CNNGB' },
      transfers: ['SGSIN'],
      terms: '11',
      freight: 'PP',
      loading: { raw: '20260712' },
      goods: [{ cargoCode: '9503', packages: 120, packCode: 'CT', packKind: 'CARTONS', grossWeightKg: 5200.5, volumeM3: 30.25 }],
      marks: ['N/M', '唛头'],
      conditions: [['9', '', '3480', '', '', '', '', 'C', '20']],
    });
    expect(first?.bills[0]?.boxes[0]).toMatchObject({ volumeM3: 30 });
  });

  it('adds goods items up and keeps a box under every bill with the weight of that bill', () => {
    expect(first?.bills[1]).toMatchObject({ packages: 50, grossWeightKg: 2000, cargo: ["MARKS 'A' ? B"] });
    const shared = first?.bills.flatMap(({ boxes }) => boxes).filter(({ containerNo }) => containerNo === 'MLTU3102047');
    expect(shared?.map(({ cargoWeightKg, billNos }) => [cargoWeightKg, billNos])).toEqual([
      [5200.5, ['NGBML2607001']],
      [1500, ['NGBML2607002']],
    ]);
    expect(shared?.[0]).toMatchObject({ sizeTypeRaw: '40HQ', sizeType: '45G1', tareKg: 3900, packages: 120 });
  });

  it('keeps the odd box and reads the deletion behind it', () => {
    expect(first?.bills[1]?.boxes).toHaveLength(3);
    expect(codes(reading)).toEqual(['no-iso-number']);
    expect(second).toMatchObject({ function: 'delete', bills: [{ billNo: 'NGBML2607099', boxes: [] }] });
  });

  it('has no interchange key, because platform files carry no control reference', () => {
    expect(reading.interchanges[0]).toEqual({
      sender: 'MLFWD0000001',
      recipient: 'NPEDI',
      controlReference: null,
    });
    expect(interchangeKey(reading)).toBeNull();
  });
});

describe('CODECO', () => {
  const reading = readMessage(sample('codeco-gate.txt'));
  const [gateIn, gateOut] = reading.messages.filter((message) => message.kind === 'gate');

  it('reads gate-in boxes with bill, plate and time', () => {
    expect(gateIn).toMatchObject({ move: 'in', terminal: 'BLCT3', vessel: { direction: 'export' } });
    expect(gateIn?.boxes[0]).toMatchObject({
      containerNo: 'MLTU3102047',
      fullness: 'full',
      direction: 'export',
      billNos: ['NGBML2607001'],
      grossWeightKg: 21_850,
      seals: [{ number: 'ML700101', party: null }],
      operator: 'MLL',
      truckPlate: '浙B0D001',
      happened: { instantMs: Date.UTC(2026, 6, 11, 0, 42) },
    });
  });

  it('joins the bills of a repeated box and keeps one bad number of four as sent', () => {
    expect(gateIn?.boxes.map(({ containerNo, billNos }) => [containerNo, billNos])).toEqual([
      ['MLTU3102047', ['NGBML2607001']],
      ['MLTU3102113', ['NGBML2607002', 'NGBML2607003']],
      [null, ['NGBML2607002']],
      ['MLTU3102279', []],
    ]);
  });

  it('keeps a box whose weight and time are no such things', () => {
    expect(gateIn?.boxes[3]).toMatchObject({
      grossWeightKg: null,
      happened: { raw: '202613110903', instantMs: null },
    });
    expect(codes(reading)).toEqual(['no-iso-number', 'lower-case', 'bad-weight', 'bad-time', 'tail-count']);
  });

  it('reads the gate-out behind it: outgoing time, import, wrong count as a warning', () => {
    expect(gateOut).toMatchObject({
      move: 'out',
      function: 'add',
      vessel: { code: 'FC0000321', scheme: 'fc', direction: 'import' },
      boxes: [{ containerNo: 'MLTU4188301', direction: 'import', happened: { raw: '202607110921' } }],
    });
    expect(reading.refusedCount).toBe(0);
  });
});

describe('COARRI', () => {
  const [load, discharge] = readMessage(sample('coarri.txt')).messages.filter(({ kind }) => kind === 'vessel-move');

  it('reads loaded boxes with cell and time, and when the ship came and went', () => {
    expect(load).toMatchObject({
      move: 'load',
      arrived: { raw: '202607120310' },
      sailed: { raw: '202607131815' },
      boxes: [
        {
          billNos: ['NGBML2607001'],
          stowage: '0340682',
          happened: { raw: '202607130425' },
          dischargePort: { code: 'DEHAM', name: 'HAMBURG' },
          grossWeightKg: 21_850,
        },
        { billNos: [], stowage: null, destination: null },
      ],
    });
  });

  it('reads the variant that leaves the bill number out', () => {
    expect(discharge).toMatchObject({
      move: 'discharge',
      boxes: [
        {
          billNos: [],
          seals: [{ number: 'ML700606' }],
          stowage: '0120402',
          happened: { raw: '202607122215' },
        },
      ],
    });
  });
});

describe('BAPLIE', () => {
  it('reads cells, bills and temperatures; six and seven digit cells alike', () => {
    const [plan, second] = readMessage(sample('baplie.txt')).messages.filter(({ kind }) => kind === 'stow-plan');
    expect(plan).toMatchObject({
      departure: { code: 'CNNGB' },
      nextPort: { code: 'DEHAM' },
      boxes: [
        { bay: 34, row: 6, tier: 82, billNos: ['NGBML2607001'], tareKg: 3900, temperatureC: null },
        { bay: 12, row: 4, tier: 2, sizeType: '22R1', temperatureC: -18, dischargePort: { code: 'NLRTM' } },
      ],
    });
    expect(second).toMatchObject({
      function: 'replace',
      boxes: [
        {
          bay: 34,
          row: 7,
          tier: 84,
          grossWeightKg: 3900,
          particulars: { oversize: { frontCm: null, backCm: null, leftCm: 10, rightCm: 12, heightCm: 30 } },
        },
      ],
    });
    expect(plan).toMatchObject({
      boxes: [
        { particulars: null },
        {
          particulars: {
            temperatureRangeC: { min: -20, max: -15 },
            oversize: null,
            dangerousGoods: [{ hazardClass: '3', unNumber: '1219' }],
            remarks: [],
          },
        },
      ],
    });
  });
});

describe('hostile repetition', () => {
  const head = (type: string, title: string): string => `00:${type}:${title}:9:BLCT3:X:202607110915'`;
  const bills = Array.from({ length: 20_000 }, (_, index) => `B${index}`);

  it.each([
    ['CODECO', 'GATE-IN REPORT', (billNo: string) => `50:MLTU3102047:45G1:F:E::${billNo}'`],
    ['COARRI', 'LOAD REPORT', (billNo: string) => `50:MLTU3102047:45G1:::F:${billNo}'`],
    ['COTEMP', 'LOADING LIST', (billNo: string) => `50:MLTU3102047:45G1:::F:${billNo}'`],
    ['IFCSUM', 'MANIFEST', (billNo: string) => `12:${billNo}'47:${billNo}'44:${billNo}'`],
  ])('%s: one box under 20,000 bills costs linear time and bounded lists', (type, title, record) => {
    const reading = readMessage(Buffer.from(head(type, title) + bills.map(record).join('')));
    expect(reading.messages).toHaveLength(1);
    for (const message of reading.messages) {
      if (message.kind === 'manifest' || !('boxes' in message)) continue;
      for (const box of message.boxes) {
        expect(box).toMatchObject({ containerNo: 'MLTU3102047' });
        expect('billNos' in box && box.billNos.length).toBeLessThanOrEqual(wireLimits.maxRepeatsPerGroup);
      }
    }
  });

  it('BAPLIE: bills and dangerous goods beyond the limit of a box are named', () => {
    const records = [...bills.map((billNo) => `51:${billNo}'`), ...bills.map((billNo) => `54:3:${billNo}'`)].join('');
    const { messages, findings } = readMessage(Buffer.from(`${head('BAPLIE', 'BAYPLAN')}50:MLTU3102047:45G1:F:0340682'${records}`));
    expect(messages).toMatchObject([
      {
        boxes: [
          {
            billNos: { length: wireLimits.maxRepeatsPerGroup },
            particulars: { remarks: { length: wireLimits.maxRepeatsPerGroup } },
          },
        ],
      },
    ]);
    expect(findings[0]).toMatchObject({ code: 'repeated-segment' });
  });

  it.each(['12X:B2', '12 :B2', '1 2:B2', 'l2:B2', '1O:B2', '\ufeff12:B2', `12:B2${':'.repeat(60_000)}`, `12:B2${'A'.repeat(70_000)}`])(
    'IFCSUM: the boxes of a bill whose first record cannot be read go to no other bill (T8) %#',
    (broken) => {
      const list = (second: string) =>
        readMessage(Buffer.from(`${head('IFCSUM', 'MANIFEST')}12:B1'51:1:CSQU3054383'${second}'51:1:MLTU3102047'`));
      expect(list('12:B2').messages).toMatchObject([{ bills: [{ billNo: 'B1' }, { billNo: 'B2' }] }]);
      const reading = list(broken);
      expect([reading.messages, reading.refusedCount]).toEqual([[], 1]);
      expect(reading.findings).toContainEqual(expect.objectContaining({ code: 'lost-segment', severity: 'error', segment: 4 }));
    },
  );

  it('IFCSUM: marks beyond the limit of a bill are named', () => {
    const { messages, findings } = readMessage(
      Buffer.from(`${head('IFCSUM', 'MANIFEST')}12:B1'${bills.map((mark) => `44:${mark}'`).join('')}`),
    );
    expect(messages).toMatchObject([{ bills: [{ particulars: { marks: { length: 999 } } }] }]);
    expect(findings[0]).toMatchObject({ code: 'repeated-segment' });
  });
});

describe('COTEMP', () => {
  const reading = readMessage(sample('cotemp.txt'));
  const [list, tally] = reading.messages.filter(({ kind }) => kind === 'loading-list');

  it('reads a loading list, which loads no box by itself, with the bills of a repeated box joined', () => {
    expect(list).toMatchObject({
      title: 'LOADING LIST',
      isTally: false,
      move: 'load',
      terminal: 'BLCTMS',
      vessel: { code: 'UN9000001', voyage: '0712E' },
      boxes: [
        { billNos: ['NGBML2607001', 'NGBML2607002'], stowage: '0340682', happened: null, grossWeightKg: 21_850 },
        { containerNo: 'MLTU3102113', fullness: 'empty' },
        { containerNo: null, equipmentNo: 'MLTU31027' },
      ],
    });
    expect(codes(reading)).toEqual(['no-iso-number', 'passed-over', 'passed-over', 'passed-over']);
  });

  it('keeps a title it can only half understand, and the time of every counted box', () => {
    expect(tally).toMatchObject({
      title: '理货 TALLY LIST',
      isTally: true,
      move: null,
      boxes: [{ sizeType: '22R1', happened: { raw: '202607130455' } }],
    });
  });
});

describe('CTNVGM', () => {
  const reading = readMessage(sample('ctnvgm.txt'));
  const [masses, withdrawal] = reading.messages.filter((message) => message.kind === 'vgm');

  it('reads mass, method, place, shipper and signature', () => {
    expect(masses).toMatchObject({
      function: 'original',
      vessel: { code: 'UN9000001', voyage: '0712E', direction: 'export' },
      parties: [{ role: 'BA', code: 'MLFWD', name: '示例货代' }],
      remark: 'DEMO',
    });
    expect(masses?.boxes[0]).toMatchObject({
      containerNo: 'MLTU3102047',
      grossWeightKg: 21_850,
      happened: { raw: '202607111930' },
      method: 'SM1',
      weigher: { role: 'WPA', name: '宁波示例地磅' },
      signature: 'LI DEMO',
      responsible: {
        role: 'SPC',
        name: '示例玩具厂',
        address: ['示例路 1 号'],
        contacts: [
          {
            role: 'RP',
            channels: [
              { kind: 'TE', number: '0574-00000000' },
              { kind: 'EM', number: 'li.demo@example.com' },
            ],
          },
        ],
      },
      operator: 'MLL',
      operatorName: 'ML LINES',
      containerType: 'GP',
      other1: null,
      other2: 'X2',
      remark: '加急',
      direction: 'export',
    });
    expect(masses?.boxes[1]).toMatchObject({ fullness: 'lcl', method: 'SM2', grossWeightKg: 18_143.69 });
  });

  it('keeps a box whose status, mass and method are unknown, and the one with a bad number', () => {
    expect(masses?.boxes).toHaveLength(4);
    expect(masses?.boxes[2]).toMatchObject({ fullness: null, grossWeightKg: null, method: null });
    expect(codes(reading)).toEqual(['unknown-code', 'unknown-code', 'bad-weight', 'no-iso-number']);
  });

  it('reads a withdrawal for two ships, each box with its own', () => {
    expect(withdrawal).toMatchObject({
      function: 'delete',
      vessel: null,
      boxes: [{ vessel: { name: 'TIDE LANTERN' }, grossWeightKg: null }, { vessel: { name: 'TIDE ANCHOR', direction: 'import' } }],
    });
  });
});

describe('layout', () => {
  const text = new TextDecoder('gb18030').decode(sample('ifcsum.txt'));
  const expected = readMessage(sample('ifcsum.txt')).messages;

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['LF', Buffer.from(text.replaceAll('\r\n', '\n'))],
    ['CR', Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['LF and no terminator', Buffer.from(text.replaceAll("'\r\n", '\n'))],
    ['no line break', encodeText(text.replaceAll('\r\n', ''), 'gb18030')],
    ['60 columns, fields broken', Buffer.from(text.replaceAll('\r\n', '').replace(/.{60}/g, '$&\r\n'))],
  ])('reads the same from %s', (_, bytes) => {
    expect(readMessage(bytes).messages).toEqual(expected);
  });

  it.each([
    ['a terminator lost before a record', (whole: string) => whole.replace("'\r\n13:", '\r\n13:')],
    ['a record 99 lost', (whole: string) => whole.replace("99:23'\r\n", '')],
    ['an unknown record between', (whole: string) => whole.replace('\r\n13:', "\r\n14:X'\r\n13:")],
  ])('reads the same with %s', (_, damage) => {
    expect(readMessage(Buffer.from(damage(text))).messages).toEqual(expected);
  });
});
