/**
 * Guarantee: a booking confirmation gives the S/O number, the carrier's answer,
 * ship, cut-off and depot; an answer nobody knows is kept and not guessed.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../read-message';

function read(bgm: string) {
  const text = `UNH+1+IFTMBC:D:99B:UN:2.0'${bgm}'RFF+BN:SO1'UNT+4+1'`;
  const reading = readMessage(Buffer.from(text));
  const [message] = reading.messages;
  if (message?.kind !== 'booking-confirmation') throw new Error('no confirmation');
  return { message, codes: reading.findings.map(({ code }) => code) };
}

describe('IFTMBC', () => {
  const reading = readMessage(readFileSync(new URL('../samples/iftmbc-confirmation.edi', import.meta.url)));

  it('reads number, answer, ship and cut-off', () => {
    expect(reading.findings).toEqual([]);
    expect(reading.messages).toMatchObject([
      {
        kind: 'booking-confirmation',
        reference: 'BC260702001',
        documentName: '770',
        answer: 'accepted',
        answerCode: 'AP',
        bookingNo: 'SO2607001',
        billNos: ['NGBML2607001'],
        vessel: { code: '9000001', voyage: '0712E' },
        equipment: [{ containerNo: 'MLTU3102047', quantity: 1, parties: [{ role: 'CL', city: 'NINGBO' }] }],
      },
      {
        answer: 'refused',
        function: 'replace',
        bookingNo: 'SO2607002',
        vessel: null,
        remarks: [{ qualifier: 'CHG', text: 'NO SPACE ON THIS VOYAGE' }],
      },
    ]);
    const [confirmed] = reading.messages;
    const legs = confirmed?.kind === 'booking-confirmation' ? confirmed.legs : [];
    expect(legs[0]?.places[0]?.times[0]).toEqual({
      qualifier: '180',
      time: { raw: '202607111200', instantMs: Date.UTC(2026, 6, 11, 4) },
    });
  });

  it.each([
    ['CA', 'conditional', []],
    ['RE', 'refused', []],
    ['AJ', 'pending', []],
    ['XX', null, ['unknown-answer']],
    ['AC', null, ['unknown-answer']],
  ])('answer %s is %s', (code, answer, codes) => {
    const told = read(`BGM+770+B1+6+${code}`);
    expect(told.message).toMatchObject({ answer, answerCode: code, bookingNo: 'SO1' });
    expect(told.codes).toEqual(codes);
  });

  it('says nothing where no answer is told', () => {
    expect(read('BGM+770+B1+9')).toMatchObject({ message: { answer: null, answerCode: null }, codes: [] });
  });
});
