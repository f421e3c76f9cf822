/**
 * Guarantee: every customs message is read with all that it says, what it says
 * beyond the model is named and counted, and what is written stands in the
 * order customs ask for and is refused when it lacks what they demand.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomsDeclarationMessage, Reading, WireMessage } from '../message';
import { readMessage } from '../read-message';
import { preManifest } from '../testing/arbitrary-customs';
import { seed } from '../testing/seed';
import {
  IncompleteDeclarationError,
  missingItems,
  nameCustomsMessage,
  writeAirPreManifest,
  writePreManifest,
} from './write';

function readSample(name: string): Reading {
  return readMessage(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
}

function messages(name: string): readonly WireMessage[] {
  const reading = readSample(name);
  expect(reading).toMatchObject({ findings: [], refusedCount: 0 });
  return reading.messages;
}

const envelope = { sender: '3104MLFWD0001', recipient: 'EPORT' };
const first = 'MLTU3102047';
const second = 'MLTU3102113';
const nothing = { name: null, customs: null, time: null };
const time = (raw: string, ...at: [number, number, number, number?, number?]): object => ({
  raw,
  instantMs: Date.UTC(...at) - 8 * 3_600_000,
});

describe('a pre-manifest (MT2101)', () => {
  const [message] = messages('pre-manifest.xml') as CustomsDeclarationMessage[];

  it('says who sends it, where it leaves and with what', () => {
    expect(message).toMatchObject({
      kind: 'customs-declaration',
      about: '2101',
      function: 'original',
      representative: '3104MLFWD0001',
      exitOffice: { ...nothing, code: 'CNNGB', customs: '3104' },
      agent: '3104MLAGT0001',
      carrier: 'MLLU',
      vessel: { name: 'DEMO LUMEN', code: 'UN9000001', scheme: 'un', voyage: '0712E', direction: null },
      means: {
        modeCode: '1',
        firstArrivalPlace: { ...nothing, code: 'USLAX' },
        arrival: time('20260730080000', 2026, 6, 30, 8),
        departure: time('20260712200000', 2026, 6, 12, 20),
        handlingBegan: null,
      },
      additional: { reason: null, contactName: null, contactTelephone: null, content: '演示' },
    });
  });

  it('says everything of a bill', () => {
    expect(message?.bills).toEqual([
      {
        billNo: 'NGBML2607011',
        houseBillNo: 'MLHB0011',
        changeReasonCode: null,
        conditionCode: '10',
        consolidator: '3104MLCON0001',
        deconsolidator: null,
        bookingNo: null,
        volumeM3: 28.5,
        value: { amount: 12500.75, currency: 'USD' },
        loading: { ...nothing, code: 'CNNGB', customs: '3104', time: time('202607120600086', 2026, 6, 12, 6) },
        unloading: { ...nothing, code: 'USLAX', time: time('20260730', 2026, 6, 30) },
        receipt: { ...nothing, code: 'CNYIW', name: '义乌' },
        transhipment: { ...nothing, code: 'KRPUS' },
        transitDestination: { ...nothing, code: 'USCHI' },
        consigned: { ...nothing, code: 'CNYIW' },
        routingCountries: ['KR', 'US'],
        customsStatusCode: '001',
        splitIndicator: '0',
        freightPayment: 'PP',
        packages: 120,
        packageType: 'CT',
        grossWeightKg: 5200.5,
        previousDocument: { id: '310420260000000001', type: '830' },
        handlingCode: 'HWC',
        deliveryDestination: { line: '1 DEMO AVE', city: 'CHICAGO', provinceCode: null, province: null, postcode: '00000', country: 'US' },
        intermediateCarrier: { idKind: null, id: 'MLL2', name: null, address: null, channels: [{ number: '0574-00000001', kind: 'TE' }], contact: null, aeo: null },
        consignee: {
          idKind: 'CIK',
          id: '0000000001',
          name: 'DEMO IMPORT INC',
          address: { line: '1 DEMO AVE', city: 'CHICAGO', provinceCode: null, province: null, postcode: null, country: 'US' },
          channels: [{ number: 'demo@example.com', kind: 'EM' }],
          contact: { name: 'J DOE', channels: [{ number: '000', kind: 'FX' }] },
          aeo: 'US0000000001',
        },
        consignor: {
          idKind: 'USCI',
          id: '91330200MA2DEMO00X',
          name: '宁波演示进出口有限公司',
          address: { line: '演示路 1 号', city: '宁波', provinceCode: 'CN-33', province: '浙江', postcode: '315800', country: 'CN' },
          channels: [],
          contact: null,
          aeo: 'CN3302000001',
        },
        notifyParties: [{ idKind: '9999', id: 'NA', name: 'SAME AS CONSIGNEE', address: null, channels: [], contact: null, aeo: null }],
        undgContact: { name: '演示员', channels: [{ number: '0574-00000002', kind: 'TE' }] },
        boxes: [
          expect.objectContaining({
            containerNo: first,
            sizeTypeRaw: '45G1',
            sizeType: '45G1',
            fullness: 'full',
            fullnessCode: '8',
            supplier: '2',
            billNos: ['NGBML2607011'],
            seals: [
              { number: 'ML700101', party: 'CA', kind: 'M' },
              { number: '001001', party: 'CU', kind: 'E' },
            ],
          }),
        ],
        items: [
          {
            sequence: 1,
            packages: 120,
            packageType: 'CT',
            marks: 'N/M',
            description: 'PAINT & LACQUER',
            undgCodes: ['1263'],
            tariffCode: '320890',
            grossWeightKg: 5200.5,
            containerNos: [first],
            procedureCode: '001',
            consignmentReferences: ['MLUCR0001'],
            originCountry: 'CN',
            notes: ['水性'],
          },
        ],
        containerNos: [first],
        vessel: null,
        change: null,
      },
    ]);
  });

  it('is changed and deleted for a reason', () => {
    expect(messages('pre-manifest-changes.xml')).toMatchObject([
      { function: 'change', bills: [{ changeReasonCode: '001', packages: 118, boxes: [{ fullness: 'full', fullnessCode: '5' }] }] },
      {
        function: 'delete',
        bills: [{ billNo: 'NGBML2607011', changeReasonCode: '002', houseBillNo: 'MLHB0011' }],
        additional: { reason: '客户取消订舱', contactName: '演示员', contactTelephone: '0574-00000000', content: '未出运' },
      },
    ]);
  });
});

describe('other declarations', () => {
  it.each([
    ['import-manifest.xml', [{ about: '1101', bills: [{ deconsolidator: '3104MLDEC0001', consignee: { idKind: 'OC' }, boxes: [{ fullness: 'lcl' }] }] }]],
    [
      'arrivals.xml',
      [
        { about: '3101', office: '2327', unloading: { code: 'CNTAC230030', customs: '2327' }, containerNos: [first], bills: [{ billNo: 'NGBML2607011' }] },
        { about: '3102', boxes: [{ containerNo: second, fullness: 'empty' }] },
        { about: '3201', vessel: { voyage: 'ML901/20260711', code: null }, bills: [{ billNo: '99900000011' }] },
      ],
    ],
    ['loading-list.xml', [{ about: '4101', additional: { content: 'DCTDL:MSADL:CIQDL' }, bills: [{ splitIndicator: '0', containerNos: [first] }] }]],
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
        { about: '8101', vessel: { voyage: '0712E' }, newVessel: { voyage: '0719E', code: 'UN9000002' }, bills: [{ change: { billNo: 'NGBML2607012' } }] },
        { about: '8102', newVessel: null, bills: [{ change: null }] },
        { about: '8103', bills: [{ change: { billNo: null, houseBillNo: 'MLHB0012', vessel: { voyage: '0719E' }, containerNos: [second] } }] },
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
    const read = readMessage(Buffer.from(`<Manifest>${head}<Declaration>${means('1')}${means('2')}${means('3')}${bill}</Declaration></Manifest>`));
    expect(read).toMatchObject({ messages: [{ vessel: { voyage: '1' }, newVessel: { voyage: '2' } }], findings: [{ code: 'duplicate-key' }] });
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
          { billNo: 'NGBML2607011', containerNo: first, code: '1', text: '可装载', vessel: { code: 'FC0000321', scheme: 'fc' }, happened: { raw: '20260711101400' } },
          { containerNo: second, code: 'A', vessel: null, happened: null },
        ],
      },
      { kind: 'customs-instruction', about: '9999', vessel: { voyage: '0712E' }, instructions: [{ billNo: 'NGBML2607011', code: '02' }] },
    ]);
  });

  it('leaves out an order without a code and one for a box that is none', () => {
    const entries = '<List><ContainerNo>MLTU3102047</ContainerNo></List><List><ContainerNo>X</ContainerNo><Code>1</Code></List><List><Code>1</Code></List>';
    const read = readMessage(Buffer.from(`<Message><Head><MessageType>MT0102</MessageType></Head><Body>${entries}</Body></Message>`));
    expect(read).toMatchObject({ messages: [{ instructions: [{ code: '1', containerNo: null }] }], findings: [{ code: 'missing-field' }, { code: 'bad-container-no' }] });
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
        boxes: [{ containerNo: first, sizeType: '45G1', fullness: 'full', billNos: ['NGBML2607011'], grossWeightKg: 9100, truckPlate: '浙B00001演示', seals: [{ number: 'ML700101', party: null }], happened: { raw: '20260711091500' } }],
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

describe('what no schema knows', () => {
  it('is named and counted, element by element and text by text', () => {
    const inside =
      '<BookingAgent>X</BookingAgent><BookingAgent><Deep>1</Deep></BookingAgent><ShipCompanyInfo><ImoCode>1</ImoCode></ShipCompanyInfo>lost<Consignor>lost too<Name>N</Name></Consignor>';
    const bill = `<Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>${inside}</Consignment>`;
    const read = readMessage(Buffer.from(`<Manifest><Head><MessageType>MT2101</MessageType></Head><Declaration>${bill}</Declaration></Manifest>`));
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
    const read = readMessage(Buffer.from(`<Manifest><Head><MessageType>MT2101</MessageType></Head><Declaration>${bill}</Declaration></Manifest>`));
    expect(read.messages).toHaveLength(1);
    expect(read.findings.length).toBeLessThanOrEqual(31);
    expect(read.findings.at(-1)?.en).toContain('×4970');
  });
});

describe('writing', () => {
  const [complete] = fc.sample(preManifest('2101', 'original'), { seed, numRuns: 1 });
  const message = complete as CustomsDeclarationMessage;

  it(`keeps the order of the schema of customs, SEED=${seed}`, () => {
    const order = (name: string): string[] => {
      const [found] = messages(name) as CustomsDeclarationMessage[];
      const written = Buffer.from(writePreManifest(found as CustomsDeclarationMessage, envelope)).toString('utf8');
      return [...written.slice(written.indexOf('<Declaration')).matchAll(/<(\w+)[ >]/g)].map(([, element]) => element as string);
    };
    const sample = readFileSync(new URL('./samples/pre-manifest.xml', import.meta.url), 'utf8');
    const expected = [...sample.slice(sample.indexOf('<Declaration')).matchAll(/<(\w+)[ >]/g)].map(([, element]) => element);
    expect(order('pre-manifest.xml')).toEqual(expected);
  });

  it.each([
    ['representative', { representative: null }, ['RepresentativePerson/Name']],
    ['ship', { vessel: null }, ['BorderTransportMeans/JourneyID', 'BorderTransportMeans/ID', 'BorderTransportMeans/Name']],
    ['bills', { bills: [] }, ['Consignment']],
    ['carrier and office', { carrier: null, exitOffice: null }, ['ExitCustomsOffice/ID', 'Carrier/ID']],
    ['mode', { means: null }, ['BorderTransportMeans/TypeCode']],
    ['reason', { function: 'change', additional: null }, ['AdditionalInformation/Reason', 'AdditionalInformation/ContactName', 'AdditionalInformation/ContactTel']],
  ] as const)('refuses a pre-manifest without %s', (_, without, items) => {
    const incomplete: CustomsDeclarationMessage = { ...message, ...without };
    expect(() => writePreManifest(incomplete, envelope)).toThrow(IncompleteDeclarationError);
    expect(missingItems(incomplete, 'sea')).toEqual(items);
  });

  it('refuses a bill without what customs demand of it, by sea and by air', () => {
    const [bill] = message.bills;
    const bare = { ...message, bills: [{ ...(bill as NonNullable<typeof bill>), packageType: null, freightPayment: null, changeReasonCode: null }] };
    expect(missingItems(bare, 'sea')).toEqual(['FreightPayment/MethodCode', 'ConsignmentPackaging/TypeCode']);
    expect(missingItems(bare, 'air')).toEqual(['FreightPayment/MethodCode']);
    expect(missingItems({ ...bare, function: 'delete' }, 'sea')).toEqual(['TransportContractDocument/ChangeReasonCode']);
    expect(() => writeAirPreManifest(bare, envelope)).toThrow('FreightPayment');
  });

  it('deletes with the numbers of the bills and the reason alone', () => {
    const text = Buffer.from(writePreManifest({ ...message, function: 'delete' }, envelope)).toString('utf8');
    expect(text).toContain('<FunctionCode>3</FunctionCode>');
    expect(text).toContain('<Reason>');
    for (const element of ['Consignor', 'TransportEquipment', 'ConsignmentItem', 'TotalGrossMassMeasure']) expect(text).not.toContain(`<${element}>`);
  });

  it('names a message that has no name by its sender and time', () => {
    const prepared = { raw: '20260710161500001', instantMs: Date.UTC(2026, 6, 10, 8, 15, 0, 1) };
    const name = 'CN_MT2101_1p0_3104MLFWD0001_20260710161500001';
    expect(nameCustomsMessage('2101', '3104MLFWD0001', prepared.instantMs)).toBe(name);
    const written = writePreManifest({ ...message, reference: null, prepared }, envelope);
    expect(readMessage(written).messages).toMatchObject([{ reference: name }]);
  });
});
