/**
 * Guarantee: a booking request says after reading who ships what for whom,
 * over which legs and until when, in what containers; odd shapes of real
 * senders included.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BookingRequestMessage, Reading } from '../../message';
import { readMessage } from '../../read-message';

function bookingOf(reading: Reading): BookingRequestMessage {
  const [message] = reading.messages;
  if (message?.kind !== 'booking-request') throw new Error('no booking request');
  return message;
}

/** One bare IFTMBF of these segments behind its BGM. */
function read(...segments: readonly string[]): Reading {
  const all = ['UNH+1+IFTMBF:D:97B:UN', 'BGM+335+B1+9', ...segments];
  return readMessage(Buffer.from([...all, `UNT+${all.length + 1}+1`].map((one) => `${one}'`).join('')));
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe('IFTMBF', () => {
  const reading = readMessage(readFileSync(new URL('../samples/iftmbf-booking.edi', import.meta.url)));
  const booking = bookingOf(reading);

  it('reads the head, numbers and terms, and says by which clock', () => {
    expect(reading.findings).toMatchObject([{ code: 'local-time', en: expect.stringContaining('DEHAM Europe/Berlin') }]);
    expect(booking).toMatchObject({
      reference: 'BR260701001',
      documentName: '335',
      function: 'original',
      prepared: { raw: '202607010930', instantMs: Date.UTC(2026, 6, 1, 1, 30) },
      vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
      bookingNo: null,
      times: [],
      services: [{ contract: '27', services: ['2', '3'], priority: null }],
      charges: [{ charge: '4', payment: 'P' }],
      deliveryTerms: [{ function: '3', code: 'FCA', places: [{ place: { code: 'CNNGB' } }] }],
      contacts: [{ role: 'IC', name: 'DEMO DESK', channels: [{ kind: 'EM', number: 'booking@demo.invalid' }] }],
      remarks: [{ qualifier: 'AAI', text: 'DEMO BOOKING: NO REAL CARGO' }],
    });
    expect(booking.references.map(({ qualifier, number, times }) => [qualifier, number, times.length])).toEqual([
      ['SI', 'ML-SHIP-77', 0],
      ['FF', 'MLF26070001', 1],
    ]);
  });

  it('gives every leg its places, and every place its times, terminal and cut-off (截关)', () => {
    const [truck, ship] = booking.legs;
    expect(truck).toMatchObject({ stage: '10', mode: '3', means: '31', carrier: { name: 'DEMO TRUCKING' } });
    expect(ship).toMatchObject({
      stage: '20',
      nationality: 'PA',
      vessel: { voyage: '0712E' },
      places: [
        {
          qualifier: '9',
          place: { code: 'CNNGB', name: 'NINGBO' },
          related: { code: 'BLCT3', name: 'BEILUN III' },
          times: [
            { qualifier: '133', time: { instantMs: Date.UTC(2026, 6, 13, 10) } },
            { qualifier: '180', time: { instantMs: Date.UTC(2026, 6, 11, 4) } },
          ],
        },
        { qualifier: '11', times: [{ qualifier: '132', time: { raw: '202608151200' } }] },
      ],
    });
  });

  it('reads structured and free-form parties, with contacts and references', () => {
    expect(booking.parties.map(({ role, name, address }) => [role, name, address])).toEqual([
      ['CZ', 'DEMO EXPORT CO LTD', ['1 SAMPLE ROAD', 'YINZHOU DISTRICT']],
      ['CN', 'DEMO IMPORT GMBH', ['MUSTERWEG 2', '10115 BERLIN']],
      ['N1', 'SAME AS CONSIGNEE', []],
      ['CA', null, []],
    ]);
    expect(booking.parties[0]).toMatchObject({
      code: '9133000000000000X1',
      city: 'NINGBO',
      region: 'ZJ',
      postcode: '315100',
      country: 'CN',
      references: [{ qualifier: 'ACD', number: 'CUST-0001' }],
      contacts: [
        {
          role: 'IC',
          name: 'LI DEMO',
          channels: [
            { kind: 'TE', number: '+86 574 00000000' },
            { kind: 'EM', number: 'li@demo.invalid' },
          ],
        },
      ],
    });
  });

  it('reads goods with packages, code, marks, measures, temperature and danger', () => {
    const [shrimps, paint] = booking.goods;
    expect(shrimps).toMatchObject({
      sequence: 1,
      packages: [
        { count: 480, code: 'CT', name: 'CARTONS' },
        { count: 24, code: 'PX', name: null },
      ],
      description: ['FROZEN SHRIMPS, PEE', 'LED'],
      codes: [{ list: 'HS', code: '030617' }],
      marks: ['DEMO', 'NGB-HAM', '1-480'],
      grossWeightKg: 11_520,
      netWeightKg: 10_800,
      volumeM3: 28.5,
      measures: [{ purpose: 'AAE', attribute: 'WD', unit: 'CMT', value: '110' }],
      temperature: { setC: -18, minC: -20, maxC: -16 },
      handling: [{ code: 'SR', name: 'KEEP DRY' }],
      amounts: [{ qualifier: '44', value: '52000', currency: 'USD' }],
      references: [{ qualifier: 'ON', number: 'PO-2207' }],
    });
    expect(paint?.dangerousGoods).toMatchObject([
      {
        hazardClass: '3',
        unNumber: '1263',
        flashPointC: 23,
        packingGroup: '2',
        labels: ['6.1'],
        remarks: [{ qualifier: 'AAD', text: 'PAINT (DEMO)' }],
        contacts: [{ role: 'HG', channels: [{ number: '+86 574 11111111' }] }],
      },
    ]);
    expect(paint?.remarks).toEqual([]);
  });

  it('reads the containers asked for, with the time at the depot', () => {
    expect(booking.equipment).toMatchObject([
      {
        kind: 'CN',
        containerNo: null,
        sizeType: '45R1',
        quantity: 2,
        movement: '3',
        haulage: '2',
        parties: [{ role: 'CK', code: 'DEPOT1', times: [{ qualifier: '201' }] }],
      },
      { sizeType: '22G1', quantity: 1, parties: [] },
    ]);
  });
});

describe('odd shapes', () => {
  it.each([
    ['in its element', 'LOC+5+DEHAM::86:HAMBURG', { code: 'DEHAM', name: 'HAMBURG' }],
    ['one element behind', 'LOC+5++DEHAM::86', { code: 'DEHAM', name: null }],
    ['a name as code', 'LOC+5+SHANGHAI CHINA', { code: null, name: 'SHANGHAI CHINA' }],
    ['a name beside the code', 'LOC+5+DEHAM::86:DEPOT HH', { code: 'DEHAM', name: 'DEPOT HH' }],
  ])('reads a place: %s', (_, segment, place) => {
    expect(bookingOf(read(segment)).places).toMatchObject([{ place, related: null }]);
  });

  it.each([
    ['address behind the name', 'NAD+OS+1:100++A OY:ROAD 6:FI-48101+++++FI', 'A OY', ['ROAD 6', 'FI-48101']],
    ['free form and name', 'NAD+CZ++FREE:LINE+NAMED+STREET', 'NAMED', ['FREE', 'LINE', 'STREET']],
    ['the name twice', 'NAD+CZ++NAMED:LINE+NAMED', 'NAMED', ['LINE']],
    ['a name as code', 'NAD+CZ+SOME TRADING LTD', 'SOME TRADING LTD', []],
    ['a name of 70 characters', `NAD+CZ++${'N'.repeat(70)}`, 'N'.repeat(70), []],
  ])('reads a party: %s', (_, segment, name, address) => {
    expect(bookingOf(read(segment)).parties).toMatchObject([{ name, address }]);
  });

  it('takes the voyage of a leg from its reference, and leaves that of the head alone', () => {
    const booking = bookingOf(read('RFF+VON:HEAD', 'TDT+20++1+++++MLAA1:103::TIDE LANTERN', 'LOC+9+CNNGB', 'RFF+VON:0712E'));
    expect(booking.vessel).toMatchObject({ voyage: '0712E', code: 'MLAA1', scheme: 'call-sign' });
  });

  it('gives what stands behind the party of goods to the goods', () => {
    const [goods] = bookingOf(read('GID+1', 'NAD+MF+M1', 'DTM+2:20260701:102', 'RFF+ON:PO1')).goods;
    expect(goods).toMatchObject({
      parties: [{ role: 'MF', times: [{ qualifier: '2' }] }],
      references: [{ qualifier: 'ON', number: 'PO1' }],
    });
  });

  it('gives papers and charges behind a party to the party (IFTMIN, IFTMBF)', () => {
    const booking = bookingOf(read('NAD+CN+C1', 'DOC+714', 'RFF+CU:1', 'CPI+4++C', 'GID+1'));
    expect(booking.parties).toMatchObject([{ documents: [{ code: '714' }], references: [{ number: '1' }], charges: [{ payment: 'C' }] }]);
    expect([booking.documents, booking.references, booking.charges]).toEqual([[], [], []]);
  });

  it('counts pieces behind a measure of goods for nobody, and goes on in the group', () => {
    const reading = read('GID+1', 'SGP+MLTU3102047', 'MEA+AAE+G+KGM:5', 'EQN+3', 'MEA+AAE+N+KGM:4', 'TMD+3');
    expect(bookingOf(reading).goods).toMatchObject([{ movement: '3', splits: [{ grossWeightKg: 5, netWeightKg: 4 }] }]);
    expect(codes(reading)).toEqual([]);
  });

  it('keeps a weight in tons of an unknown kind as sent, with a warning', () => {
    const reading = read('GID+1', 'MEA+AAE+G+TON:2.000');
    expect(bookingOf(reading).goods[0]).toMatchObject({
      grossWeightKg: null,
      measures: [{ purpose: 'AAE', attribute: 'G', unit: 'TON', value: '2.000' }],
    });
    expect(codes(reading)).toEqual(['bad-weight']);
  });

  it.each([
    ['MEA+AAE+G+LBR:1000', { grossWeightKg: 453.592 }],
    ['MEA+WT++KGM:12', { grossWeightKg: 12 }],
    ['MEA+WT+AAL+TNE:1.5', { netWeightKg: 1500 }],
    ['MEA+VOL++MTQ:.5', { volumeM3: 0.5 }],
    ['MEA+AAE+ABJ+FTQ:100', { volumeM3: 2.831685 }],
    ['MEA+AAE+AAB+KGM:1', { grossWeightKg: null, measures: [{ attribute: 'AAB' }] }],
  ])('weighs and measures %s', (segment, expected) => {
    expect(bookingOf(read('GID+1', segment)).goods[0]).toMatchObject(expected);
  });

  it('keeps the second of two gross weights as sent', () => {
    const [goods] = bookingOf(read('GID+1', 'MEA+AAE+G+KGM:5', 'MEA+AAE+G+KGM:7')).goods;
    expect(goods).toMatchObject({ grossWeightKg: 5, measures: [{ attribute: 'G', value: '7' }] });
  });

  it('reads a number without a person, and several in one segment', () => {
    const [party] = bookingOf(read('NAD+CZ+X', 'COM+1:TE+2:FX', 'COM+3:EM')).parties;
    expect(party?.contacts).toEqual([
      {
        role: null,
        name: null,
        channels: [
          { kind: 'TE', number: '1' },
          { kind: 'FX', number: '2' },
          { kind: 'EM', number: '3' },
        ],
      },
    ]);
  });

  it('reads Latin-1 text under UNOC', () => {
    const text =
      "UNB+UNOC:2+A+B+260711:0915+L1'UNH+1+IFTMBF:D:97B:UN'BGM+335+B1+9'NAD+CZ++M\u00fcller GmbH:Stra\u00dfe 1'UNT+4+1'UNZ+1+L1'";
    const reading = readMessage(Buffer.from(text, 'latin1'));
    expect(bookingOf(reading).parties[0]).toMatchObject({ name: 'M\u00fcller GmbH', address: ['Stra\u00dfe 1'] });
    expect(codes(reading)).toEqual([]);
  });
});
