/** Guarantee: a pre-notice tells who comes, when, where to, and with which boxes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Reading, VisitNoticeMessage } from '../../message';
import { readMessage } from '../../read-message';
import { bareMessage } from '../../testing/edifact-segments';

function visit(reading: Reading): VisitNoticeMessage {
  const [message] = reading.messages;
  if (message?.kind !== 'visit-notice') throw new Error(JSON.stringify(reading.findings));
  return message;
}

it('reads a truck visit with the box it brings and the one it fetches', () => {
  const reading = readMessage(readFileSync(new URL('../samples/copino-truck-visit.edi', import.meta.url)));
  expect(reading.findings).toEqual([]);
  expect(visit(reading)).toMatchObject({
    type: 'COPINO',
    reference: 'VN260711001',
    documentName: '661',
    visitNo: 'V0001234',
    mode: 'road',
    modeCode: '3',
    meansId: 'ZB0D001',
    meansName: 'DEMO DRIVER',
    carrier: 'MLTRK',
    terminal: 'BLCT3',
    eta: { raw: '202607111330', instantMs: Date.UTC(2026, 6, 11, 5, 30) },
    vessel: { name: 'TIDE LANTERN', code: 'MLAA1', scheme: 'call-sign', voyage: '0712E' },
    parties: [
      { role: 'MS', code: 'MLTRK' },
      { role: 'MR', code: 'BLCT3' },
    ],
    lines: [
      {
        containerNo: 'MLTU5102010',
        direction: 'export',
        bookingNo: 'SO2607001',
        truckPlate: 'ZB0D001',
        // The port of the ship's leg is no place of the box itself.
        destination: null,
        legs: [{ stage: '20', places: [{ qualifier: '7', place: { code: 'DEHAM' } }] }],
        seals: [{ number: 'ML700101', party: 'SH' }],
      },
      { containerNo: 'MLTU5102051', direction: 'import', fullness: 'empty', truckPlate: 'ZB0D001' },
    ],
  });
});

it.each([
  ['TDT+1+V1+3+31+++++ZB0D001', 'road', '3'],
  ['TDT+1+V1++31', 'road', null],
  ['TDT+10+V1+2+25', 'rail', '2'],
  ['TDT+30+V1+8', 'inland-water', '8'],
  ['TDT+1+V1+9', null, '9'],
])('%s is a visit by %s', (transport, mode, modeCode) => {
  const reading = readMessage(bareMessage('COPINO:D:95B:UN:ITG13', 'BGM+661+R+9', 'TDT+20+0712E+1', transport, 'EQD+CN+MLTU5102010'));
  expect(visit(reading)).toMatchObject({ visitNo: 'V1', mode, modeCode, vessel: { voyage: '0712E' } });
});

it('is read under another document name, with a warning', () => {
  const reading = readMessage(bareMessage('COPINO:D:95B:UN', 'BGM+7+R+9', 'EQD+CN+MLTU5102010'));
  expect(visit(reading)).toMatchObject({ documentName: '7', visitNo: null });
  expect(reading.findings).toMatchObject([{ code: 'unknown-purpose', severity: 'warning' }]);
});
