/**
 * Guarantee: what unseen files of the other formats showed is read right in
 * general: bodies by their length, drafts, customs bodies without a head, rows
 * of any port, layouts that break off.
 */
import { describe, expect, it } from 'vitest';
import type { Reading } from './message';
import { readMessage } from './read-message';
import { bareMessage } from './testing/edifact-segments';
import { frame } from './testing/terminal-frame';

function codes({ findings }: Reading): string[] {
  return findings.map(({ code }) => code);
}

const json = (value: unknown): Reading => readMessage(Buffer.from(JSON.stringify(value)));

describe('wire 8: binary bodies', () => {
  const time = '260711083000';
  const driver = `04${Buffer.from('WANG').toString('hex')}`;
  const certificate = Buffer.from('12345678901234567890').toString('hex');
  const authority = `03${Buffer.from('NGB').toString('hex')}`;

  it.each([
    [
      'put in and read',
      `01${time}00${driver}${certificate}${authority}20301231`,
      { status: 1, result: 0, driver: 'WANG', authority: 'NGB' },
    ],
    ['put in and not read', `01${time}01`, { status: 1, result: 1, driver: null }],
    ['put in, not read, filled with zeros', `01${time}0100${'00'.repeat(20)}0000000000`, { status: 1, result: 1 }],
    ['put in, not read, broken off behind', `01${time}0104`, { status: 1, result: 1, driver: null }],
    ['taken out', `02${time}`, { status: 2, result: null, driver: null }],
    ['taken out with one byte more', `02${time}00`, { status: 2, driver: null }],
    ['taken out with a time of zeros', `02${'00'.repeat(6)}`, { status: 2, driver: null }],
    [
      'of 2011',
      `${driver}${certificate}${Buffer.from('C'.repeat(40)).toString('hex')}${authority}`,
      { layout: 2011, driver: 'WANG', authority: 'NGB' },
    ],
  ])('wire 8: a driver card (0x0702) %s', (_, body, expected) => {
    const reading = readMessage(frame(0x0702, body));
    expect(reading.messages).toMatchObject([{ body: { kind: 'driver-card', ...expected } }]);
  });

  it.each([
    [0x0705, '0001083000000a000000010102030405060708', { itemCount: 1, items: [{ canId: '00000001', data: '0102030405060708' }] }],
    [
      0x0801,
      '0000000100000001000000000000000301c8c1f4073e8d5000050064005a' + time + 'ffd8',
      { mediaId: 1, time: { raw: expect.any(String) }, data: 'ffd8' },
    ],
    [
      0x0802,
      '0001000100000001000100000000000000000301c8c1f4073e8d5000050064005a' + time,
      { mediaCount: 1, media: [{ mediaId: 1, speedTenthKmh: 100 }] },
    ],
    [0x8401, '010101033131300441424344', { mode: 1, contacts: [{ flag: 1, number: '110', name: 'ABCD' }] }],
    [0x8600, '000100000007000001c8c1f4073e8d5000000064', { regions: [{ regionId: 7, radiusM: 100 }] }],
    [0x8600, '000100000007000201c8c1f4073e8d500000006400500a', { regions: [{ maxSpeedKmh: 80, overspeedS: 10 }] }],
    [0x8601, '0100000007', { regionIds: [7] }],
    [0x8602, '000100000007000001c8c1f4073e8d5001c8c1f0073e8d60', { regions: [{ regionId: 7 }] }],
    [0x8604, '000000070000000101c8c1f4073e8d50', { points: [{ latitudeE6: 0x01c8c1f4 }] }],
    [0x8606, '0000000700000001000000010000000201c8c1f4073e8d501400', { turns: [{ roadId: 2, widthM: 20 }] }],
    [0x9212, '054142434445000000', { file: 'ABCDE', result: 0, missingCount: 0 }],
  ])('wire 8: message 0x%s is a row of values', (id, body, fields) => {
    const reading = readMessage(frame(id, body));
    expect(reading.messages).toMatchObject([{ messageId: id, body: { kind: 'fields', fields } }]);
  });

  it('wire 8: a hexadecimal text that breaks off in a byte loses its last frame only', () => {
    const whole = frame(0x0002, '').toString('hex');
    const reading = readMessage(Buffer.from(`${whole}${whole}${whole.slice(0, -3)}`));
    expect([reading.messages.length, codes(reading)]).toEqual([2, ['message-cut-off']]);
  });
});

describe('wire 9: drafts of 3.0', () => {
  const classified = {
    eventID: '7d0c2b15-0a4e-4d13-8f77-31f2a9c40b01',
    eventDateTime: '2026-07-11T08:42:00+08:00',
    eventClassification: { eventType: 'EQUIPMENT', eventClassifierCode: 'ACTUAL', equipmentEventTypeCode: 'GTIN' },
    equipmentDetails: {
      equipmentReference: 'MLTU5102010',
      isoEquipmentCode: '45G1',
      emptyIndicatorCode: 'LADEN',
      seals: [{ sealNumber: 'S7' }],
    },
    shipmentDetails: {
      documentReferences: [
        { type: 'BKG', value: 'SO1' },
        { documentReferenceType: 'TRD', documentReferenceValue: 'BL1' },
      ],
    },
    transportDetails: {
      transportCall: { modeOfTransport: 'TRUCK', licensePlate: 'ZB12345', carrierExportVoyageNumber: '0712E', UNLocationCode: 'CNNGB' },
    },
  };

  it.each([
    ['classification and details', classified],
    [
      'metadata and payload',
      { metadata: { eventID: classified.eventID, eventType: 'EQUIPMENT' }, payload: { ...classified, eventID: undefined } },
    ],
  ])('wire 9: %s lose no booking, bill, box, seal, place, plate or voyage', (_, event) => {
    const reading = json([event]);
    expect(reading.refusedCount).toBe(0);
    expect(reading.messages).toMatchObject([
      {
        version: '3.0',
        events: [
          {
            id: classified.eventID,
            status: { category: 'EQUIPMENT', code: 'GTIN' },
            bookingNos: ['SO1'],
            billNos: ['BL1'],
            where: { code: 'CNNGB' },
            equipment: [{ containerNo: 'MLTU5102010', sizeTypeRaw: '45G1', fullness: 'full', seals: [{ number: 'S7' }] }],
            legs: [{ way: 'road', truckPlate: 'ZB12345', vessel: { voyage: '0712E' } }],
          },
        ],
      },
    ]);
  });

  it('wire 9: an id that is no UUID or stands twice is named', () => {
    const event = {
      eventType: 'TRANSPORT',
      eventDateTime: '2026-07-11T08:42:00Z',
      eventClassifierCode: 'ACT',
      transportEventTypeCode: 'DEPA',
    };
    expect(
      codes(
        json([
          { ...event, eventID: 'E-1' },
          { ...event, eventID: 'E-1' },
        ]),
      ),
    ).toEqual(expect.arrayContaining(['odd-event-id', 'repeated-event-id']));
    expect(codes(json([{ ...event, eventID: classified.eventID }]))).not.toContain('odd-event-id');
  });
});

describe('wire 10: customs XML', () => {
  const bill =
    '<Consignment><TransportContractDocument><ID>BL1</ID></TransportContractDocument><ResponseType><Code>01</Code></ResponseType></Consignment>';

  it.each([
    [
      'Manifest without a head, its schema named',
      `<Manifest xmlns="urn:Declaration:datamodel:standard:CN:MT2101:1"><Response>${bill}</Response></Manifest>`,
      '2101',
    ],
    ['Manifest without a head', `<Manifest><Response>${bill}</Response></Manifest>`, ''],
    ['Response alone', `<?xml version="1.0"?><Response>${bill}</Response>`, ''],
  ])('wire 10: a %s is read as far as it goes', (_, text, about) => {
    const reading = readMessage(Buffer.from(text));
    expect(reading.messages).toMatchObject([{ kind: 'customs-receipt', about, entries: [{ billNo: 'BL1', code: '01' }] }]);
    expect(codes(reading).includes('no-head')).toBe(about === '');
  });
});

describe('wire 11: rows of ports', () => {
  it.each([0, 200, '200', '0000', 'success'])('wire 11: code %s without rows is an answer, and no error of the port', (code) => {
    for (const answer of [
      { code, msg: 'ok', data: null },
      { code, msg: 'ok', data: [] },
      { code, msg: 'ok' },
    ]) {
      expect([json(answer).refusedCount, codes(json(answer))]).toEqual([0, []]);
    }
  });

  it('wire 11: another code is an error', () => {
    expect(codes(json({ code: 500, msg: 'busy' }))).toEqual(['port-refused']);
  });

  it('wire 11: the berth is kept, and keys that nobody reads are named with their count', () => {
    const row = {
      vesselUnCode: 'UN9000001',
      vesselEnName: 'TIDE LANTERN',
      voyage: '0712E',
      berthNo: 'B3',
      eta: '202607120400',
      customCloseTime: '202607111200',
      pilotName: 'X',
    };
    const reading = json({ code: 200, data: { list: [row, row] } });
    expect(reading.messages).toMatchObject([{ kind: 'vessel-plan', calls: [{ berth: 'B3' }, { berth: 'B3' }] }]);
    expect(reading.findings.map(({ en }) => en)).toEqual(['Not read (name × count): pilotName × 2']);
  });
});

describe('wire 14: smaller demands', () => {
  it('wire 14: a COARRI of BGM 98 with boxes of both directions is read, each by its own', () => {
    const reading = readMessage(
      bareMessage(
        'COARRI:D:95B:UN',
        'BGM+98+R+9',
        'EQD+CN+MLTU5102010+++2',
        'DTM+203:202607110830:203',
        'EQD+CN+MLTU5102025+++3',
        'DTM+203:202607110830:203',
      ),
    );
    expect(reading.messages).toMatchObject([{ move: null, boxes: [{ move: 'load' }, { move: 'discharge' }] }]);
  });

  it('wire 14: one segment a line, with blank lines between and text behind', () => {
    const lines = [
      'UNB+UNOA:2+A+B+260711:0800+R1',
      '',
      'UNH+1+CODECO:D:95B:UN',
      'BGM+34+R1+9',
      '',
      '',
      'EQD+CN+MLTU5102010',
      'DTM+7:202607110830:203',
      '',
      'UNT+5+1',
      'UNZ+1+R1',
      "-- Anna's mail, sent by night",
    ];
    for (const newline of ['\n', '\r\n']) {
      const reading = readMessage(Buffer.from(lines.join(newline)));
      expect(reading.messages).toMatchObject([{ boxes: [{ containerNo: 'MLTU5102010' }] }]);
      expect([reading.refusedCount, codes(reading)]).toEqual([0, ['garbage']]);
    }
  });

  it('wire 14: ETA, ETD and arrival of the ship in COARRI and BAPLIE, edifact and flat', () => {
    const times = ['TDT+20+1+1', 'DTM+132:202607120400:203', 'DTM+133:202607122200:203', 'DTM+178:202607120310:203'];
    const told = { eta: { raw: '202607120400' }, etd: { raw: '202607122200' }, arrived: { raw: '202607120310' } };
    const coarri = readMessage(bareMessage('COARRI:D:95B:UN', 'BGM+44+R+9', times, 'EQD+CN+MLTU5102010', 'DTM+203:202607110830:203'));
    const baplie = readMessage(bareMessage('BAPLIE:D:95B:UN', 'BGM++R+9', times, 'LOC+147+0010102', 'EQD+CN+MLTU5102010'));
    expect([coarri.messages, baplie.messages]).toMatchObject([[told], [told]]);
    const flat = readMessage(
      Buffer.from(
        "00:BAPLIE:BAYPLAN:9:A:B:202607110900'\n10:UN9000001:L:PA:1:::202607120400:202607122200'\n11:MLL:DEMO'\n50:MLTU5102010:45G1:F:0010102'\n54:9033:3.1:1993'\n99:6'",
      ),
    );
    expect(flat.messages).toMatchObject([
      {
        eta: { raw: '202607120400' },
        etd: { raw: '202607122200' },
        carrier: 'MLL',
        boxes: [{ particulars: { dangerousGoods: [{ unNumber: '1993' }] } }],
      },
    ]);
  });
});
