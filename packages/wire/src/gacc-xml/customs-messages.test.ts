/**
 * Guarantee: every customs message is read with all that it says, and what it
 * says beyond the model is named and counted.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading, WireMessage } from '../message';
import { readMessage } from '../read-message';

function messages(name: string): readonly WireMessage[] {
  const reading = readMessage(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
  expect(reading).toMatchObject({ findings: [], refusedCount: 0 });
  return reading.messages;
}

const first = 'MLTU3102047';
const second = 'MLTU3102113';

describe('other declarations', () => {
  it.each([
    [
      'import-manifest.xml',
      [{ about: '1101', bills: [{ deconsolidator: '3104MLDEC0001', consignee: { idKind: 'OC' }, boxes: [{ fullness: 'lcl' }] }] }],
    ],
    [
      'arrivals.xml',
      [
        {
          about: '3101',
          office: '2327',
          unloading: { code: 'CNTAC230030', customs: '2327' },
          containerNos: [first],
          bills: [{ billNo: 'NGBML2607011' }],
        },
        { about: '3102', boxes: [{ containerNo: second, fullness: 'empty' }] },
        { about: '3201', vessel: { voyage: 'ML901/20260711', code: null }, bills: [{ billNo: '99900000011' }] },
      ],
    ],
    [
      'loading-list.xml',
      [{ about: '4101', additional: { content: 'DCTDL:MSADL:CIQDL' }, bills: [{ splitIndicator: '0', containerNos: [first] }] }],
    ],
    [
      'tallies.xml',
      ['5101', '5102'].map((about) => ({
        about,
        means: { handlingBegan: { raw: '20260712060000' }, handlingEnded: { raw: '20260712190000' }, master: { name: 'CAPT DEMO' } },
        tallyParty: { id: '3104MLTLY0001', contact: { name: '理货员' } },
        bills: [{ volumeM3: 28.5 }],
        boxes: [{ stowage: '0250382', damages: [{ typeCode: 'DN', type: '凹陷', areaCode: 'LT2N', area: null, severity: '轻微' }] }],
      })),
    ],
    [
      'diversions.xml',
      [
        { about: '6101', means: { purpose: '疏港' }, bills: [{ containerNos: [second] }] },
        { about: '6102', bills: [{ houseBillNo: 'MLHB0021', packages: 10 }] },
      ],
    ],
    ['packing-list.xml', [{ about: '7101', loading: { code: 'CNNGB', customs: '3104' }, bills: [{ items: [{ marks: 'N/M' }] }] }]],
    [
      'ship-changes.xml',
      [
        {
          about: '8101',
          vessel: { voyage: '0712E' },
          newVessel: { voyage: '0719E', code: 'UN9000002' },
          bills: [{ change: { billNo: 'NGBML2607012' } }],
        },
        { about: '8102', newVessel: null, bills: [{ change: null }] },
        {
          about: '8103',
          bills: [{ change: { billNo: null, houseBillNo: 'MLHB0012', vessel: { voyage: '0719E' }, containerNos: [second] } }],
        },
      ],
    ],
    [
      'port-changes.xml',
      [
        { about: '8104', newVessel: { voyage: '0711X' }, unloading: { code: 'CNZOS', customs: '2904' } },
        {
          about: '8105',
          bills: [],
          transits: [
            {
              inbound: { vessel: { voyage: '0711W' }, loading: { code: 'JPTYO' }, bills: [{ billNo: 'MLIM2607002', packages: 12 }] },
              outbound: { vessel: { voyage: '0719E' }, unloading: { code: 'USLAX' }, bills: [{ billNo: 'NGBML2607013' }] },
            },
          ],
        },
      ],
    ],
    ['pre-manifest-air.xml', [{ about: '2201', exitOffice: { code: 'NGB', customs: null }, bills: [{ loading: { customs: '3104' } }] }]],
  ])('%s', (name, expected) => {
    expect(messages(name)).toMatchObject(expected);
  });

  it('takes the second of two ships of a change for the new one', () => {
    const means = (voyage: string): string => `<BorderTransportMeans><JourneyID>${voyage}</JourneyID></BorderTransportMeans>`;
    const bill = '<Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument></Consignment>';
    const head = '<Head><MessageType>MT8101</MessageType></Head>';
    const read = readMessage(
      Buffer.from(`<Manifest>${head}<Declaration>${means('1')}${means('2')}${means('3')}${bill}</Declaration></Manifest>`),
    );
    expect(read).toMatchObject({
      messages: [{ vessel: { voyage: '1' }, newVessel: { voyage: '2' } }],
      findings: [{ code: 'duplicate-key' }],
    });
  });
});

describe('what customs say', () => {
  it('answers per container under a bill, in five digits, and to the whole message', () => {
    const subject = { billNo: 'NGBML2607011', houseBillNo: 'MLHB0011' };
    expect(messages('receipts-by-container.xml')).toMatchObject([
      {
        kind: 'customs-receipt',
        entries: [
          { ...subject, containerNo: first, code: '19000', text: '接受申报' },
          { ...subject, containerNo: second, code: '19004', text: '卸货地不符' },
        ],
      },
      { about: '4101', entries: [{ billNo: null, containerNo: null, code: '01', text: '装载舱单接受' }] },
    ]);
  });

  it('orders per container (MT0102) and per bill (MT9999)', () => {
    expect(messages('instructions.xml')).toMatchObject([
      {
        kind: 'customs-instruction',
        about: '0102',
        instructions: [
          {
            billNo: 'NGBML2607011',
            containerNo: first,
            code: '1',
            text: '可装载',
            vessel: { code: 'FC0000321', scheme: 'fc' },
            happened: { raw: '20260711101400' },
          },
          { containerNo: second, code: 'A', vessel: null, happened: null },
        ],
      },
      { kind: 'customs-instruction', about: '9999', vessel: { voyage: '0712E' }, instructions: [{ billNo: 'NGBML2607011', code: '02' }] },
    ]);
  });

  it('leaves out an order without a code and one for a box that is none', () => {
    const entries =
      '<List><ContainerNo>MLTU3102047</ContainerNo></List><List><ContainerNo>X</ContainerNo><Code>1</Code></List><List><Code>1</Code></List>';
    const read = readMessage(Buffer.from(`<Message><Head><MessageType>MT0102</MessageType></Head><Body>${entries}</Body></Message>`));
    expect(read).toMatchObject({
      messages: [{ instructions: [{ code: '1', containerNo: null }] }],
      findings: [{ code: 'missing-field' }, { code: 'bad-container-no' }],
    });
  });
});

describe('moves of a port (MT9901)', () => {
  it('become gate and ship moves, by the time they give or by their word', () => {
    const ship = { code: 'FC0000321', name: 'DEMO RIVER', voyage: '0711E' };
    expect(messages('port-moves.xml')).toMatchObject([
      {
        kind: 'gate',
        move: 'in',
        vessel: ship,
        terminal: 'ZSCT',
        boxes: [
          {
            containerNo: first,
            sizeType: '45G1',
            fullness: 'full',
            billNos: ['NGBML2607011'],
            grossWeightKg: 9100,
            truckPlate: '浙B00001演示',
            seals: [{ number: 'ML700101', party: null }],
            happened: { raw: '20260711091500' },
          },
        ],
      },
      { kind: 'gate', move: 'out', boxes: [{ containerNo: second, fullness: 'empty', happened: { raw: '20260711094500' } }] },
      { kind: 'vessel-move', move: 'load', boxes: [{ containerNo: first, stowage: '0250382', happened: { raw: '20260711180000' } }] },
    ]);
  });

  it('are left out when it cannot be told which they are', () => {
    const entry = '<List><ContainerNo>MLTU3102047</ContainerNo><OperationType>77</OperationType></List>';
    const read = readMessage(Buffer.from(`<Message><Head><MessageType>MT9901</MessageType></Head><Body>${entry}</Body></Message>`));
    expect(read).toMatchObject({ messages: [], refusedCount: 1, findings: [{ code: 'unknown-document' }, { code: 'no-rows' }] });
  });
});

describe('attributes', () => {
  const seal = (attributes: string): Reading => {
    const box = `<EquipmentIdentification><ID>MLTU3102047</ID></EquipmentIdentification><SealID ${attributes}>M/1</SealID>`;
    return readMessage(
      Buffer.from(
        `<Manifest><Head><MessageType>MT3101</MessageType></Head><Declaration><TransportEquipment>${box}</TransportEquipment></Declaration></Manifest>`,
      ),
    );
  };

  it.each([
    ['AgencyCode="CA"', 'CA'],
    ["a='1' m:AgencyCode = 'CU'", 'CU'],
    [`Note=" AgencyCode='XX' " AgencyCode="CA"`, 'CA'],
    ['XAgencyCode="CA"', null],
  ])('%s is put on by %s', (attributes, party) => {
    expect(seal(attributes)).toMatchObject({ messages: [{ boxes: [{ seals: [{ number: '1', party }] }] }], findings: [] });
  });

  it('without an equals sign are none', () => {
    expect(seal('AgencyCode "CA"')).toMatchObject({ messages: [], findings: [{ code: 'xml-malformed' }] });
  });
});

describe('entries of ports', () => {
  const list = (type: string, entries: string): Reading =>
    readMessage(Buffer.from(`<Message><Head><MessageType>${type}</MessageType></Head><Body>${entries}</Body></Message>`));

  it('a ship without a voyage is left out with a word', () => {
    const { messages: plans, findings } = list(
      'MT9801',
      '<List><VesselCode>A</VesselCode><InVoyage>1</InVoyage></List><List><VesselCode>B</VesselCode></List>',
    );
    expect(plans).toMatchObject([{ calls: [{ vessel: { code: 'A', voyage: '1' } }] }]);
    expect(findings).toMatchObject([{ code: 'missing-field', segment: 8 }]);
  });

  it('a container status that is none is named', () => {
    const entry = '<List><ContainerNo>MLTU3102047</ContainerNo><FullEmpty>X</FullEmpty><LoadTime>20260711180000</LoadTime></List>';
    expect(list('MT9901', entry)).toMatchObject({ messages: [{ boxes: [{ fullness: null }] }], findings: [{ code: 'unknown-code' }] });
  });
});

describe('what no schema knows', () => {
  it('is named and counted, element by element and text by text', () => {
    const inside =
      '<BookingAgent>X</BookingAgent><BookingAgent><Deep>1</Deep></BookingAgent><ShipCompanyInfo><ImoCode>1</ImoCode></ShipCompanyInfo>lost<Consignor>lost too<Name>N</Name></Consignor>';
    const bill = `<Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>${inside}</Consignment>`;
    const read = readMessage(
      Buffer.from(`<Manifest><Head><MessageType>MT2101</MessageType></Head><Declaration>${bill}</Declaration></Manifest>`),
    );
    expect(read.findings.map(({ code, severity, en }) => [code, severity, en.replace(/^[^:]*: /, '')])).toEqual([
      ['unread-element', 'warning', 'Consignment/BookingAgent ×2'],
      ['unread-element', 'warning', 'Consignment/ShipCompanyInfo'],
      ['unread-element', 'warning', 'Consignment/text()'],
      ['unread-element', 'warning', 'Consignor/text()'],
    ]);
    expect(read.messages).toMatchObject([{ bills: [{ billNo: 'B1', consignor: { name: 'N' } }] }]);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `<X${index}/>`).join('');
    const bill = `<Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>${many}</Consignment>`;
    const read = readMessage(
      Buffer.from(`<Manifest><Head><MessageType>MT2101</MessageType></Head><Declaration>${bill}</Declaration></Manifest>`),
    );
    expect(read.messages).toHaveLength(1);
    expect(read.findings.length).toBeLessThanOrEqual(31);
    expect(read.findings.at(-1)?.en).toContain('×4970');
  });
});
