/**
 * Guarantee: COPRAR, COPARN and COHAOR are read into orders with a purpose and
 * one line per box or kind of box, with everything an operator has to heed.
 * What is written as COPARN comes back unchanged.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ContainerOrderMessage, Reading } from '../../message';
import { readMessage } from '../../read-message';
import { edifactOrder } from '../../testing/arbitrary-orders';
import { bareMessage } from '../../testing/edifact-segments';
import { roundTrip } from '../../testing/round-trip';
import { writeCoparn } from '../coparn/write-coparn';

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(`../samples/${name}`, import.meta.url)));
}

function orders(reading: Reading): ContainerOrderMessage[] {
  return reading.messages.filter((message) => message.kind === 'container-order');
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe('COPRAR', () => {
  const reading = sample('coprar-load-discharge.edi');
  const [load, discharge] = orders(reading);

  it('is a load or a discharge order', () => {
    expect(reading.findings).toEqual([]);
    expect(load).toMatchObject({
      type: 'COPRAR',
      purpose: 'load',
      documentName: '45',
      reference: 'LO260711001',
      terminal: 'BLCT3',
      eta: { raw: '202607120400' },
      etd: { raw: '202607122200' },
      vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
    });
    expect(discharge).toMatchObject({ purpose: 'discharge', function: 'change' });
    expect(discharge?.lines).toMatchObject([
      { stowage: '0100682', direction: 'import', fullness: 'empty', tareKg: 2280, grossWeightKg: null },
    ]);
  });

  it('reads every field of a line', () => {
    expect(load?.lines[0]).toEqual({
      containerNo: 'MLTU5102010',
      equipmentNo: null,
      equipment: 'CN',
      count: null,
      sizeTypeRaw: '45G1',
      sizeType: '45G1',
      direction: 'export',
      fullness: 'full',
      billNos: ['NGBML2607001'],
      bookingNo: 'SO2607001',
      references: [{ qualifier: 'SQ', number: '0001' }],
      seals: [{ number: 'ML700101', party: 'SH' }],
      grossWeightKg: 21_850,
      tareKg: 3900,
      operator: 'MLL',
      times: [],
      truckPlate: null,
      stowage: null,
      loadPort: { code: 'CNNGB', name: null },
      dischargePort: { code: 'DEHAM', name: null },
      destination: { code: 'CZPRG', name: 'PRAHA' },
      terminal: null,
      temperatureC: null,
      particulars: {
        temperatureRangeC: null,
        dangerousGoods: [
          {
            regulation: 'IMD',
            hazardClass: '9',
            page: '9033',
            unNumber: '3480',
            flashPointC: null,
            packingGroup: null,
            emsNumber: 'F-A,S-I',
            labels: [],
          },
        ],
        oversize: null,
        outerSize: null,
        verifiedMass: {
          kg: 21_990,
          method: 'SM1',
          weighed: { raw: '202607110730', instantMs: Date.UTC(2026, 6, 10, 23, 30) },
          by: null,
        },
        remarks: [{ qualifier: 'AAA', code: null, text: 'TOYS, DEMO CARGO' }],
        places: [{ qualifier: '13', place: { code: 'SGSIN', name: null } }],
      },
    });
  });

  it('reads a reefer with its range, and what stands out of a flat rack', () => {
    expect(load?.lines[1]).toMatchObject({
      temperatureC: -18.5,
      particulars: {
        temperatureRangeC: { min: -20, max: -17 },
        remarks: [{ qualifier: 'HAN', text: 'KEEP FROZEN CHECK EVERY SHIFT' }],
      },
    });
    expect(load?.lines[2]).toMatchObject({
      operator: 'MLX',
      grossWeightKg: 24_200,
      particulars: {
        oversize: { frontCm: 30, backCm: 25, rightCm: 12.5, leftCm: 12.5, heightCm: 80 },
      },
    });
  });

  it.each([
    ['45', 'D:95B:UN:SMDG16', 'load', []],
    ['43', 'D:00B:UN', 'discharge', []],
    ['45', 'D:16A:UN', 'load', ['older-document-name']],
    ['45', 'D:16A:UN:SMDG20', 'load', []],
    ['43', 'D:16A:UN', 'discharge', ['older-document-name']],
    ['99', 'D:95B:UN', null, ['unknown-purpose']],
    ['constructor', 'D:95B:UN', null, ['unknown-purpose']],
  ])('BGM %s in %s is %s', (document, directory, purpose, expected) => {
    const reading = readMessage(bareMessage(`COPRAR:${directory}`, `BGM+${document}+R+9`, 'EQD+CN+MLTU5102010+45G1:102:5'));
    expect(orders(reading)[0]).toMatchObject({ purpose, documentName: document });
    expect(codes(reading)).toEqual(expected);
  });
});

describe('COPARN', () => {
  const reading = sample('coparn-release-acceptance.edi');
  const [release, acceptance, withdrawn] = orders(reading);

  it('releases empty boxes that have no number yet, so many of a kind', () => {
    expect(release).toMatchObject({
      purpose: 'empty-release',
      bookingNo: 'SO2607004',
      terminal: 'NBAD',
      times: [{ qualifier: '36', time: { raw: '20260718' } }],
      references: [{ qualifier: 'RE', number: 'RL2607004' }],
      remarks: [{ qualifier: 'AAI', text: 'RELEASE CLEAN BOXES ONLY' }],
    });
    expect(release?.parties).toMatchObject([
      { role: 'CF', code: 'MLL' },
      { role: 'TR', code: 'NBAD', name: 'ANDA DEMO DEPOT' },
      { role: 'CZ', name: 'MASTLIGHT DEMO SHIPPER' },
    ]);
    expect(release?.lines).toMatchObject([
      {
        containerNo: null,
        count: 3,
        sizeType: '45G1',
        fullness: 'empty',
        bookingNo: 'SO2607004',
        times: [{ qualifier: '201', time: { raw: '202607130800' } }],
        dischargePort: { code: 'DEHAM' },
        particulars: { remarks: [{ text: 'FOOD GRADE' }] },
      },
      { containerNo: null, count: 1, sizeType: '45R1', temperatureC: -18, operator: 'MLL' },
    ]);
  });

  it('gives dangerous goods of a cargo group to the box it names alone', () => {
    const [named, other] = acceptance?.lines ?? [];
    expect(named?.particulars).toMatchObject({
      dangerousGoods: [{ hazardClass: '3', unNumber: '1993', flashPointC: 23, packingGroup: '3' }],
      verifiedMass: { kg: 21_990, method: 'SM2' },
      remarks: [],
    });
    expect(named?.grossWeightKg).toBe(21_990);
    expect(other).toMatchObject({ particulars: null, truckPlate: 'ZB0D007', grossWeightKg: 9000 });
  });

  it('gives dangerous goods of a cargo group that names no box to all of them', () => {
    const reading = readMessage(
      bareMessage('COPARN:D:95B:UN:SMDG20', 'BGM+126+R+9', 'GID+1', 'DGS+IMD+3+1993', 'EQD+CN+MLTU5102010', 'EQD+CN++22G1'),
    );
    const goods = orders(reading)[0]?.lines.map(({ particulars }) => particulars?.dangerousGoods[0]?.unNumber);
    expect(goods).toEqual(['1993', '1993']);
  });

  it('accepts one that takes another back without naming a box, and no other', () => {
    expect(withdrawn).toMatchObject({ purpose: 'gate-in', function: 'cancel', bookingNo: 'SO2607009', lines: [] });
    const reading = readMessage(bareMessage('COPARN:D:95B:UN:SMDG20', 'BGM+11+R+9', 'RFF+BN:SO1'));
    expect([reading.messages, codes(reading)]).toEqual([[], ['no-boxes']]);
  });

  const envelope = {
    sender: 'MLLINE',
    recipient: 'BLCT3',
    controlReference: 'R1',
    preparedMs: Date.UTC(2026, 6, 11),
    level: 'UNOY',
  } as const;

  roundTrip('EDIFACT COPARN', edifactOrder, (message) => writeCoparn([message], envelope));

  it('keeps a remark longer than one element, split between words', () => {
    const [order] = orders(reading);
    if (!order) throw new Error('no order');
    const text = Array.from({ length: 300 }, (_, index) => `WORD${index}`).join(' ');
    const remarks = [{ qualifier: 'AAI', code: null, text }];
    const [back] = orders(readMessage(writeCoparn([{ ...order, remarks }], envelope)));
    expect(back?.remarks).toEqual(remarks);
  });
});

describe('COHAOR', () => {
  const reading = sample('cohaor-handling.edi');
  const [order] = orders(reading);

  it('reads reefers as containers and tells what shall be done with each', () => {
    expect(order).toMatchObject({ purpose: 'handling', terminal: 'BLCT3' });
    expect(order?.lines).toMatchObject([
      {
        equipment: 'AM',
        containerNo: 'MLRU7001016',
        temperatureC: -18,
        particulars: {
          remarks: [
            { qualifier: 'HAN', code: 'PLU', text: 'PLUG IN AND MONITOR' },
            { qualifier: 'SSR', text: 'REPORT ALARMS' },
          ],
        },
      },
      { equipment: 'CN', particulars: { remarks: [{ qualifier: 'HAN', code: null, text: 'FUMIGATE' }] } },
    ]);
  });

  it('skips equipment that is no container, with what belongs to it', () => {
    expect(codes(reading)).toEqual(['not-a-container']);
    expect(order?.lines).toHaveLength(2);
  });

  it('is a handling order under any document name', () => {
    const reading = readMessage(bareMessage('COHAOR:D:95B:UN', 'BGM+1+R+9', 'EQD+CN+MLTU5102010'));
    expect(orders(reading)[0]?.purpose).toBe('handling');
    expect(codes(reading)).toEqual(['unknown-purpose']);
  });
});
