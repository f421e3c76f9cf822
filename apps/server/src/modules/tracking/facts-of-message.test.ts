/**
 * Guarantee: what carriers tell of a shipment (Track & Trace, IFTSTA) becomes
 * facts only when it has happened, at the port it names.
 */
import { describe, expect, it } from 'vitest';
import { dayInstant } from '@mastlight/domain/vocabulary/day-instant';
import { readMessage } from '@mastlight/wire';
import { vesselOf } from './box-facts';
import { factsOfMessage } from './facts-of-message';
import { factOfRow, type FactRow } from './schema';

const heard = { messageId: 1, source: 'upload', heardMs: Date.UTC(2026, 6, 12) } as const;

const gateIn = {
  eventID: 'demo-1',
  eventCreatedDateTime: '2026-07-11T09:20:00+08:00',
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-07-11T08:42:00+08:00',
  equipmentEventTypeCode: 'GTIN',
  equipmentReference: 'MLTU3102047',
  ISOEquipmentCode: '45G1',
  emptyIndicatorCode: 'LADEN',
  eventLocation: { UNLocationCode: 'CNNGB', facilityCode: 'BLCT3', facilityCodeListProvider: 'SMDG' },
  documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: 'NGBML2607001' }],
};

const departure = {
  eventID: 'demo-2',
  eventCreatedDateTime: '2026-07-13T02:00:00+08:00',
  eventType: 'TRANSPORT',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-07-13T01:30:00+08:00',
  transportEventTypeCode: 'DEPA',
  transportCall: {
    UNLocationCode: 'CNNGB',
    modeOfTransport: 'VESSEL',
    exportVoyageNumber: '0701E',
    vessel: { vesselIMONumber: 9000003, vesselName: 'DEMO STAR' },
  },
};

function facts(...events: object[]) {
  return readMessage(Buffer.from(JSON.stringify(events))).messages.flatMap((message) => factsOfMessage(message, heard));
}

describe('events of a shipment', () => {
  it('a gate-in is a fact of its box and bill, with its own time', () => {
    expect(facts(gateIn)).toMatchObject([
      {
        kind: 'gate-in',
        port: 'NB',
        billNo: 'NGBML2607001',
        containerNo: 'MLTU3102047',
        terminal: 'BLCT3',
        happenedMs: Date.UTC(2026, 6, 11, 0, 42),
        saidMs: Date.UTC(2026, 6, 11, 1, 20),
        detail: { sizeType: '45G1', fullness: 'full' },
      },
    ]);
  });

  it('what is planned or estimated is no fact', () => {
    expect(facts({ ...gateIn, eventClassifierCode: 'PLN' }, { ...departure, eventClassifierCode: 'EST' })).toEqual([]);
  });

  it('a gate abroad is none of ours, a discharge there is', () => {
    const abroad = { ...gateIn, eventLocation: { UNLocationCode: 'NLRTM' } };
    expect(facts(abroad)).toEqual([]);
    expect(facts({ ...abroad, equipmentEventTypeCode: 'DISC' })).toMatchObject([{ kind: 'discharge', port: null, terminal: 'NLRTM' }]);
  });

  it('the departure of a ship is its actual sailing', () => {
    const sailed = Date.UTC(2026, 6, 12, 17, 30);
    expect(facts(departure)).toMatchObject([
      { kind: 'vessel-report', port: 'NB', vesselName: 'DEMO STAR', voyage: '0701E', detail: { ataMs: null, atdMs: sailed } },
    ]);
  });

  it.each([
    ['W-19', 'M/V DEMO STAR', '0701E'],
    ['W-19', 'M.V. DEMO STAR', '0701E'],
    ['W-19', 'MV DEMO STAR', '0701E'],
    ['W-18', 'DEMO STAR', 'V.0701E'],
    ['W-18', 'DEMO STAR', 'V0701E'],
    ['W-18', 'DEMO STAR', 'VOY.0701E'],
  ])('%s %s %s is the ship and the voyage alone, in a message and in a row of a port', (_id, vesselName, exportVoyageNumber) => {
    const { transportCall } = departure;
    const told = { ...transportCall, exportVoyageNumber, vessel: { ...transportCall.vessel, vesselName } };
    const expected = [{ vesselName: 'DEMO STAR', voyage: '0701E' }];
    expect(facts({ ...departure, transportCall: told })).toMatchObject(expected);
    expect(vesselOf({ name: vesselName, code: null, voyage: exportVoyageNumber })).toMatchObject(expected[0]!);
  });

  it('VESDEP tells the actual sailing, CALINF with estimates alone tells nothing', () => {
    const call = (type: string, time: string): Buffer =>
      Buffer.from(
        [
          `UNH+1+${type}:D:00B:UN`,
          'BGM+98+DEMO1+9',
          'TDT+20+0701E+1++MLL:172:166+++9000003:146::DEMO STAR',
          'LOC+153+CNNGB:139:6',
          `DTM+${time}:203`,
          'UNT+6+1',
        ]
          .map((line) => `${line}'`)
          .join(''),
      );
    const told = (bytes: Buffer) => readMessage(bytes).messages.flatMap((message) => factsOfMessage(message, heard));
    expect(told(call('VESDEP', '186:202607130130'))).toMatchObject([
      { kind: 'vessel-report', port: 'NB', vesselCode: '9000003', detail: { ataMs: null, atdMs: Date.UTC(2026, 6, 12, 17, 30) } },
    ]);
    expect(told(call('CALINF', '132:202607130130'))).toEqual([]);
  });

  it('a status that is no movement says nothing about a box on its way', () => {
    expect(facts({ ...gateIn, equipmentEventTypeCode: 'STUF' })).toEqual([]);
  });
});

describe('when a message was said', () => {
  it('is the time of its envelope where it does not tell itself', () => {
    const gate = "UNH+1+CODECO:D:95B:UN:SMDG16'BGM+34+DEMO1+9'EQD+CN+MLTU3102047+45G1:102:5++2+5'DTM+7:202607110830:203'UNT+5+1'";
    const [message] = readMessage(Buffer.from(gate)).messages;
    const preparedMs = Date.UTC(2026, 6, 11, 1);
    expect(factsOfMessage(message!, { ...heard, preparedMs })).toMatchObject([{ kind: 'gate-in', saidMs: preparedMs }]);
    expect(factsOfMessage(message!, heard)).toMatchObject([{ saidMs: null }]);
  });
});

describe('answers and rows', () => {
  const factsOf = (text: string) => readMessage(Buffer.from(text)).messages.flatMap((message) => factsOfMessage(message, heard));
  const receipt = (consignment: string): string =>
    `<Manifest><Head><MessageType>MT2101</MessageType><FunctionCode>9</FunctionCode></Head><Response><Consignment>${consignment}</Consignment></Response></Manifest>`;

  it('E10: a follower reads what went wrong, and no names of others', () => {
    const answer = '<ResponseType><Code>03</Code><Text>退单：收货人宁波演示进出口有限公司与申报不符，联系人：张三</Text></ResponseType>';
    expect(factsOf(receipt(`<TransportContractDocument><ID>BL1</ID></TransportContractDocument>${answer}`))).toMatchObject([
      { billNo: 'BL1', detail: { code: '03', text: '退单：收货人＊＊＊与申报不符，联系人：＊＊＊' } },
    ]);
  });

  it('wire 10: an answer to a booking says nothing of any bill', () => {
    const answer = '<BookingNumber>SO1</BookingNumber><ResponseType><Code>03</Code></ResponseType>';
    expect(factsOf(receipt(answer))).toEqual([]);
    const bill = '<TransportContractDocument><ID>BL1</ID></TransportContractDocument>';
    expect(factsOf(receipt(bill + answer))).toMatchObject([{ billNo: 'BL1', detail: { code: '03' } }]);
  });

  it.each([
    ['a release row', { code: 200, data: [{ containerno: 'ODD 77', billno: 'BL1', ifcsumFlag: 'Y', customFlag: 'Y' }] }],
    ['a track row', { code: 200, data: [{ container: { ctnNo: 'ODD 77', blNo: 'BL1' }, custpass: [{ passFlag: 'Y', status: 'Y' }] }] }],
  ])('wire 5: %s about an odd number says nothing of the bill it is under', (_, answer) => {
    const told = JSON.stringify(answer);
    expect(factsOf(told)).toEqual([]);
    expect(factsOf(told.replace('ODD 77', 'MLTU3102047'))).toMatchObject([{ containerNo: 'MLTU3102047', billNo: 'BL1' }]);
  });
});

it('O-10 customs’ answer to a pre-manifest is about the bill, and names its boxes', () => {
  const [first, second] = ['MLTU3102047', 'CSQU3054383'];
  const told = (row: object) =>
    readMessage(Buffer.from(JSON.stringify({ port: 'SH', source: 'x', row: 'receipt', seq: 1, rows: [row] }))).messages.flatMap((message) =>
      factsOfMessage(message, { ...heard, source: 'easipass' }),
    );
  const answer = { blNo: 'COSU6012345678', code: '01', sendTime: '2026-07-11 08:00:00', ctnNos: [first, second] };
  const boxesOf = (msgType: string, more: object = {}) =>
    told({ ...answer, msgType, ...more }).map(({ kind, billNo, containerNo }) => [kind, billNo, containerNo]);
  expect(boxesOf('MT2101')).toEqual([null, first, second].map((box) => ['pre-manifest-receipt', 'COSU6012345678', box]));
  expect(boxesOf('MT2101', { ctnNos: [] })).toEqual([['pre-manifest-receipt', 'COSU6012345678', null]]);
  expect(boxesOf('MT3101')).toEqual([first, second].map((box) => ['arrival-receipt', 'COSU6012345678', box]));
});

describe('a day without an hour (W-11)', () => {
  const day = dayInstant(Date.UTC(2026, 6, 10, 16));
  const read = (text: string) => readMessage(Buffer.from(text)).messages.flatMap((message) => factsOfMessage(message, heard));
  const segments = (...all: readonly string[]): string => [...all, `UNT+${all.length + 1}+1`].map((segment) => `${segment}'`).join('');
  const rows = (row: string, told: object): string => JSON.stringify({ port: 'SH', source: 'gang-hang', row, seq: 1, rows: [told] });
  const box = { blNo: 'COSU6000000002', ctnNo: 'MLTU3102047', wharfCode: 'WGQ2', recvTime: '2026-07-12 08:31:00' };

  it.each([
    [
      'DTM 102 of CODECO',
      segments(
        'UNH+1+CODECO:D:95B:UN:SMDG16',
        'BGM+34+GI1+9',
        'EQD+CN+MLTU3102047+45G1',
        'RFF+BM:NGBML2607001',
        'DTM+7:20260711:102',
        'CNT+16:1',
      ),
      'gate-in',
    ],
    ['Track & Trace', JSON.stringify([{ ...gateIn, eventDateTime: '2026-07-11' }]), 'gate-in'],
    ['a row of a port', rows('gate', { ...box, inGateTime: '2026-07-11' }), 'gate-in'],
  ])('W-11 %s is a fact of its day', (_, text, kind) => {
    expect(read(text)).toMatchObject([{ kind, happenedMs: day, containerNo: 'MLTU3102047' }]);
  });

  it('W-11 a sailing told by its day has happened on it', () => {
    expect(facts({ ...departure, eventDateTime: '2026-07-11' })).toMatchObject([
      { kind: 'vessel-report', happenedMs: day, detail: { ataMs: null, atdMs: day } },
    ]);
  });

  it('W-11 a message prepared on a day tells no clock of its sender', () => {
    const text = segments(
      'UNH+1+CODECO:D:95B:UN:SMDG16',
      'BGM+34+GI1+9',
      'DTM+137:20260711:102',
      'EQD+CN+MLTU3102047+45G1',
      'RFF+BM:NGBML2607001',
      'DTM+7:202607110830:203',
    );
    expect(read(text)).toMatchObject([{ saidMs: null, happenedMs: Date.UTC(2026, 6, 11, 0, 30) }]);
  });

  it('W-11 the days of a plan stay days beside its times', () => {
    const call = { wharfCode: 'WGQ2', vessel: 'CSCL OSAKA', voyage: '8197W', recvTime: '2026-07-01 10:00:00' };
    expect(read(rows('plan', { ...call, portClose: '2026-07-11', etb: '2026-07-11', etd: '2026-07-11 08:30:00' }))).toMatchObject([
      { kind: 'vessel-plan', detail: { portClosesMs: day, etaMs: day, etdMs: Date.UTC(2026, 6, 11, 0, 30) } },
    ]);
  });

  it.each([
    ['20260711', Date.UTC(2026, 6, 10, 16), day],
    ['2026-07-11', Date.UTC(2026, 6, 10, 16), day],
    ['20260711', day, day],
    ['202607110000', Date.UTC(2026, 6, 10, 16), Date.UTC(2026, 6, 10, 16)],
    [null, Date.UTC(2026, 6, 10, 16), Date.UTC(2026, 6, 10, 16)],
  ])('W-11 a fact that was kept as %j at %d is read as %d', (happened_raw, happened_ms, expected) => {
    const row = { kind: 'gate-in', source: 'ningbo-edi', port: 'NB', detail: {}, said_ms: null, heard_ms: 0, happened_raw, happened_ms };
    expect(factOfRow(row as unknown as FactRow).happenedMs).toBe(expected);
  });
});
