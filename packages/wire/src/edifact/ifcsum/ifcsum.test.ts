/**
 * Guarantee: a cargo manifest in EDIFACT is the same `manifest` as a platform
 * file, with everything the consignments say; a forwarder's consolidation is
 * no manifest, for it says nothing about what the carrier has accepted.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';

describe('IFCSUM', () => {
  const reading = readMessage(readFileSync(new URL('../samples/ifcsum-lists.edi', import.meta.url)));
  const [manifest, consolidation] = reading.messages;

  it('reads 785 as a manifest of its bills and boxes', () => {
    if (manifest?.kind !== 'manifest') throw new Error('no manifest');
    expect(reading.findings).toEqual([]);
    expect(manifest).toMatchObject({
      type: 'IFCSUM',
      reference: 'MF260714001',
      vessel: { name: 'TIDE LANTERN', voyage: '0712E' },
    });
    expect(manifest.bills).toMatchObject([
      {
        billNo: 'NGBML2607001',
        loadPort: { code: 'CNNGB' },
        dischargePort: { code: 'DEHAM' },
        destination: { code: 'DEBER' },
        packages: 480,
        grossWeightKg: 11_520,
        cargo: ['FROZEN SHRIMPS'],
        consignment: { sequence: 1, parties: [{ name: 'DEMO EXPORT CO LTD' }, { role: 'CN' }] },
      },
      { billNo: 'NGBML2607002', loadPort: null, packages: 10, cargo: ['DEMO PAINT'] },
    ]);
  });

  it('gives a box under two bills the cargo of each', () => {
    const bills = manifest?.kind === 'manifest' ? manifest.bills : [];
    const boxes = bills.flatMap(({ boxes: all }) => all);
    expect(boxes.map(({ containerNo, billNos, cargoWeightKg, packages }) => [containerNo, billNos, cargoWeightKg, packages])).toEqual([
      ['MLTU3102047', ['NGBML2607001'], 7200, 300],
      ['MLTU3102113', ['NGBML2607001'], 4320, 180],
      ['MLTU3102113', ['NGBML2607002'], 2100, 10],
    ]);
    expect(boxes[0]).toMatchObject({
      sizeType: '45R1',
      fullness: 'full',
      direction: 'export',
      seals: [{ number: 'ML700101', party: 'SH' }],
    });
  });

  it('reads 610 as a consolidation', () => {
    expect(consolidation).toMatchObject({
      kind: 'consolidation',
      documentName: '610',
      references: [{ qualifier: 'CU', number: 'TOUR-14' }],
      legs: [{ stage: '10', carrier: { name: 'DEMO TRUCKING' } }],
      consignments: [
        {
          sequence: 1,
          number: 'HB2607001',
          totals: [{ qualifier: '11', value: '12' }],
          references: [{ qualifier: 'CU', number: 'ORDER-9' }],
          goods: [{ grossWeightKg: 5400 }],
        },
      ],
    });
  });
});
