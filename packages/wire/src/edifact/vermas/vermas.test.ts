/**
 * Guarantee: a VERMAS is read into verified masses with who answers for them,
 * and what is written comes back unchanged.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';
import { wireLimits } from '../../syntax/limits';
import { edifactVgm } from '../../testing/arbitrary-vgm';
import { roundTrip } from '../../testing/round-trip';
import { writeVermas } from './write-vermas';

const envelope = {
  sender: 'MLFWD0000001',
  recipient: 'BLCTMS',
  controlReference: 'V1',
  preparedMs: Date.UTC(2026, 6, 12),
  level: 'UNOY',
} as const;

describe('VERMAS', () => {
  const reading = readMessage(readFileSync(new URL('../samples/vermas.edi', import.meta.url)));
  const [first, withdrawal] = reading.messages.filter((message) => message.kind === 'vgm');
  const [weighed, summed] = first?.boxes ?? [];

  it('reads mass, method, time, papers and everybody who answers for them', () => {
    expect(first).toMatchObject({
      reference: 'VG260712001',
      function: 'original',
      prepared: { raw: '202607120820' },
      vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E' },
    });
    expect(first?.parties).toEqual([
      {
        role: 'TB',
        code: 'MLFWD',
        name: 'MASTLIGHT DEMO FORWARDING',
        address: [],
        contacts: [
          {
            role: 'IC',
            name: 'DEMO CLERK',
            channels: [
              { kind: 'EM', number: 'demo@example.com' },
              { kind: 'TE', number: '+86 574 0000 0000' },
            ],
          },
        ],
      },
    ]);
    expect(weighed).toMatchObject({
      containerNo: 'MLTU3102047',
      sizeType: '45G1',
      fullness: 'full',
      bookingNo: 'SO2607001',
      seals: [{ number: 'ML700101', party: 'SH' }],
      method: 'SM1',
      documentNo: 'VGMDEMO0001',
      happened: { raw: '202607111930' },
      signed: { raw: '202607111935' },
      signature: 'LI DEMO',
      loadPort: { code: 'CNNGB' },
      dischargePort: { code: 'DEHAM' },
      terminal: 'BLCTMS',
      weigher: { name: 'DEMO WEIGHBRIDGE NINGBO' },
      parties: [{ role: 'AM', name: 'DEMO WEIGHING CO' }],
      vessel: null,
    });
    expect(weighed?.responsible).toEqual({
      role: 'SPC',
      code: null,
      name: 'DEMO TOY FACTORY',
      address: ['1 SAMPLE ROAD', 'BUILDING 2', 'NINGBO', 'CN'],
      contacts: [{ role: 'RP', name: 'LI DEMO', channels: [{ kind: 'EM', number: 'li.demo@example.com' }] }],
    });
  });

  it('takes the verified mass alone for verified, whatever gross weight stands beside it', () => {
    expect(weighed).toMatchObject({ grossWeightKg: 21_850, tareKg: 3900, netKg: null });
  });

  it('reads pounds, the older weighing time and a party told in free lines; an unknown method is null', () => {
    expect(summed).toMatchObject({
      grossWeightKg: 18_143.695,
      happened: { raw: '20260711' },
      method: null,
      billNos: ['NGBML2607002'],
      responsible: { name: 'DEMO TRADER LTD', address: ['2 SAMPLE ROAD'] },
    });
  });

  it('keeps the box with a bad number, and refuses the message without boxes and no other', () => {
    expect(first?.boxes).toHaveLength(3);
    expect(withdrawal).toMatchObject({ function: 'cancel', boxes: [{ grossWeightKg: null, method: null }] });
    expect(reading.findings.map(({ code }) => code)).toEqual(['unknown-code', 'no-iso-number', 'passed-over', 'no-boxes']);
    expect(reading.refusedCount).toBe(1);
  });

  it('keeps the ship of every box where they are for several', () => {
    const other = readFileSync(new URL('../samples/vermas.edi', import.meta.url), 'latin1');
    const [mixed] = readMessage(Buffer.from(other.replace('TIDE LANTERN', 'TIDE ANCHOR'))).messages;
    if (mixed?.kind !== 'vgm') throw new Error('no VGM');
    expect(mixed.vessel).toBeNull();
    expect(mixed.boxes.map(({ vessel }) => vessel?.name)).toEqual(['TIDE ANCHOR', 'TIDE LANTERN', undefined]);
  });

  it('names what goes beyond the seals one box can have', () => {
    const seals = Array.from({ length: wireLimits.maxRepeatsPerGroup + 1 }, (_, index) => `SEL+S${index}+SH'`).join('');
    const bytes = Buffer.from(`UNH+1+VERMAS:D:16A:UN'BGM+749+1+9'EQD+CN+MLTU3102047'${seals}UNT+${seals.split('SEL').length + 3}+1'`);
    const { messages, findings } = readMessage(bytes);
    expect(messages).toMatchObject([{ boxes: [{ seals: { length: wireLimits.maxRepeatsPerGroup } }] }]);
    expect(findings).toMatchObject([{ code: 'repeated-segment', segment: seals.split('SEL').length + 2 }]);
  });

  roundTrip('read(write(message)) is the message', edifactVgm, (message) => writeVermas([message], envelope));
});
