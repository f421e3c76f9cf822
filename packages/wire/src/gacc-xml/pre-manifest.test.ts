/**
 * Guarantee: an export pre-manifest is read with all that it says; what is
 * written stands in the order customs ask for and is refused when it lacks what
 * they demand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomsDeclarationMessage } from '../message';
import { readMessage } from '../read-message';
import { preManifest } from '../testing/arbitrary-customs';
import { seed } from '../testing/seed';
import { IncompleteDeclarationError, missingItems, nameCustomsMessage, writeAirPreManifest, writePreManifest } from './write';

function messages(name: string): CustomsDeclarationMessage[] {
  const reading = readMessage(readFileSync(new URL(`./samples/${name}`, import.meta.url)));
  expect(reading).toMatchObject({ findings: [], refusedCount: 0 });
  return reading.messages.filter((message) => message.kind === 'customs-declaration');
}

const envelope = { sender: '3104MLFWD0001', recipient: 'EPORT' };
const first = 'MLTU3102047';
const nothing = { name: null, customs: null, time: null };
const time = (raw: string, ...at: [number, number, number, number?, number?]): object => ({
  raw,
  instantMs: Date.UTC(...at) - 8 * 3_600_000,
});

describe('a pre-manifest (MT2101)', () => {
  const [message] = messages('pre-manifest.xml');

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
        unloading: { ...nothing, code: 'USLAX', time: { ...time('20260730', 2026, 6, 30), isDay: true } },
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
        intermediateCarrier: {
          idKind: null,
          id: 'MLL2',
          name: null,
          address: null,
          channels: [{ number: '0574-00000001', kind: 'TE' }],
          contact: null,
          aeo: null,
        },
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

describe('files of ours, and published ones where they lie beside the checkout', () => {
  const published = new URL('../../../../../shared/samples/edi/customs_xml/', import.meta.url);
  const ours = new URL('./samples/', import.meta.url);
  const named = ['pre-manifest.xml', 'pre-manifest-air.xml', 'vessel-schedule.xml'].map((name) => new URL(name, ours));

  it('say nothing that is not read', () => {
    const beside = existsSync(published) ? readdirSync(published).map((name) => new URL(name, published)) : [];
    for (const file of [...named, ...beside]) {
      const reading = readMessage(readFileSync(file));
      expect([file.pathname, reading.refusedCount, reading.messages.length]).toEqual([file.pathname, 0, 1]);
      expect(reading.findings.filter(({ code }) => code === 'unread-element' || code === 'bad-time')).toEqual([]);
    }
  });
});

describe('writing', () => {
  const [complete] = fc.sample(preManifest('2101', 'original'), { seed, numRuns: 1 });
  const message = complete as CustomsDeclarationMessage;

  it(`keeps the order of the schema of customs, SEED=${seed}`, () => {
    const order = (name: string): string[] => {
      const [found] = messages(name);
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
    [
      'reason',
      { function: 'change', additional: null },
      ['AdditionalInformation/Reason', 'AdditionalInformation/ContactName', 'AdditionalInformation/ContactTel'],
    ],
  ] as const)('refuses a pre-manifest without %s', (_, without, items) => {
    const incomplete: CustomsDeclarationMessage = { ...message, ...without };
    expect(() => writePreManifest(incomplete, envelope)).toThrow(IncompleteDeclarationError);
    expect(missingItems(incomplete, 'sea')).toEqual(items);
  });

  it('writes a cancelled pre-manifest as a deletion, for customs know no cancelling', () => {
    const reasons = {
      ...message,
      bills: message.bills.map((bill) => ({ ...bill, changeReasonCode: '001' })),
      additional: { reason: '未出运', contactName: '演示', contactTelephone: '00000000', content: null },
    };
    const cancelled = writePreManifest({ ...reasons, function: 'cancel' }, envelope);
    expect(cancelled).toEqual(writePreManifest({ ...reasons, function: 'delete' }, envelope));
    expect(readMessage(cancelled).messages).toMatchObject([{ function: 'delete' }]);
  });

  it('refuses a bill without what customs demand of it, by sea and by air', () => {
    const [bill] = message.bills;
    const bare = {
      ...message,
      bills: [{ ...(bill as NonNullable<typeof bill>), packageType: null, freightPayment: null, changeReasonCode: null }],
    };
    expect(missingItems(bare, 'sea')).toEqual(['FreightPayment/MethodCode', 'ConsignmentPackaging/TypeCode']);
    expect(missingItems(bare, 'air')).toEqual(['FreightPayment/MethodCode']);
    expect(missingItems({ ...bare, function: 'delete' }, 'sea')).toEqual(['TransportContractDocument/ChangeReasonCode']);
    expect(() => writeAirPreManifest(bare, envelope)).toThrow('FreightPayment');
  });

  it('deletes with the numbers of the bills and the reason alone', () => {
    const text = Buffer.from(writePreManifest({ ...message, function: 'delete' }, envelope)).toString('utf8');
    expect(text).toContain('<FunctionCode>3</FunctionCode>');
    expect(text).toContain('<Reason>');
    for (const element of ['Consignor', 'TransportEquipment', 'ConsignmentItem', 'TotalGrossMassMeasure'])
      expect(text).not.toContain(`<${element}>`);
  });

  it('names a message that has no name by its sender and time', () => {
    const prepared = { raw: '20260710161500001', instantMs: Date.UTC(2026, 6, 10, 8, 15, 0, 1) };
    const name = 'CN_MT2101_1p0_3104MLFWD0001_20260710161500001';
    expect(nameCustomsMessage('2101', '3104MLFWD0001', prepared.instantMs)).toBe(name);
    const written = writePreManifest({ ...message, reference: null, prepared }, envelope);
    expect(readMessage(written).messages).toMatchObject([{ reference: name }]);
  });
});
