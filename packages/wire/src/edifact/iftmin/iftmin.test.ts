/**
 * Guarantee: a shipping instruction says what is to stand in the bill of
 * lading: parties, goods, marks, how goods are split over containers, seals,
 * freight terms and the papers asked for.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';

describe('IFTMIN', () => {
  const reading = readMessage(readFileSync(new URL('../samples/iftmin-instruction.edi', import.meta.url)));
  const [message] = reading.messages;
  if (message?.kind !== 'shipping-instruction') throw new Error('no instruction');

  it('reads numbers, terms, totals and papers without a remark', () => {
    expect(reading.findings).toEqual([]);
    expect(message).toMatchObject({
      documentName: '340',
      bookingNo: 'SO2607001',
      billNos: ['NGBML2607001', 'NGBML2607009'],
      amounts: [{ qualifier: '44', value: '52000', currency: 'USD' }],
      charges: [
        { charge: '4', payment: 'P' },
        { charge: '1', payment: 'C' },
      ],
      totals: [
        { qualifier: '7', value: '11520', unit: 'KGM' },
        { qualifier: '11', value: '480', unit: null },
      ],
      documents: [
        {
          code: '706',
          name: 'ORIGINAL BILL OF LADING',
          number: null,
          copies: '3',
          times: [{ qualifier: '182', time: { raw: '20260714' } }],
        },
      ],
    });
  });

  it('splits goods over containers', () => {
    expect(message.goods[0]).toMatchObject({
      grossWeightKg: 11_520,
      splits: [
        { containerNo: 'MLTU3102047', packageCount: 300, grossWeightKg: 7200 },
        { containerNo: 'MLTU3102113', packageCount: 180, grossWeightKg: 4320 },
      ],
    });
  });

  it('reads containers with seals, tare, verified mass and temperature', () => {
    expect(message.equipment).toMatchObject([
      {
        containerNo: 'MLTU3102047',
        direction: null,
        fullness: 'full',
        tareKg: 4600,
        verifiedMassKg: 11_850,
        seals: [{ number: 'ML700101', party: 'SH' }],
        temperature: { setC: -18, minC: null, maxC: null },
      },
      { containerNo: 'MLTU3102113', seals: [{ number: 'ML700102', party: 'CA' }], temperature: null },
    ]);
  });
});
