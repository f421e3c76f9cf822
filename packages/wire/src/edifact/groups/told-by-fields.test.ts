// Guarantee: a truck of which the plate alone is told, and a party of which the code alone is, are in the fields of their box
// and nowhere else; with whatever else is told of them they are a leg and a party, wherever it stands.
import { expect, it } from 'vitest';
import { readMessage } from '../../read-message';
import { bareMessage } from '../../testing/edifact-segments';

function boxOf(...segments: readonly string[]) {
  const reading = readMessage(bareMessage('CODECO:D:95B:UN:SMDG16', 'BGM+34+R+9', 'EQD+CN+MLTU5102010', ...segments));
  const [message] = reading.messages;
  return message?.kind === 'gate' ? message.boxes[0]! : null;
}
const truck = 'TDT+1++3+31++++ZB10000';

it.each<[what: string, segments: readonly string[], leg: object | null]>([
  ['the plate alone', [truck], null],
  ['by its means alone', ['TDT+10+++31++++ZB10000'], null],
  ['no plate either', ['TDT+1++3+31'], null],
  ['a party behind it', [truck, 'NAD+CF+MLL:160:166'], null],
  ['a voyage', ['TDT+1+V1+3+31++++ZB10000'], { vessel: { voyage: 'V1' } }],
  ['a carrier', ['TDT+1++3+31+HAUL:172:20+++ZB10000'], { carrier: { code: 'HAUL' } }],
  ['a place behind it', [truck, 'LOC+9+CNNGB'], { places: [{ qualifier: '9', place: { code: 'CNNGB' } }], vessel: { code: 'ZB10000' } }],
  ['a time behind it', [truck, 'DTM+132:202607020900:203'], { times: [{ qualifier: '132' }] }],
  ['a number behind it', [truck, 'RFF+SQ:7'], { references: [{ qualifier: 'SQ', number: '7' }] }],
  ['a train', ['TDT+1++2+25++++ZB10000'], { mode: '2' }],
])('a truck: %s', (_what, segments, leg) => {
  const box = boxOf(...segments)!;
  expect([box.legs ?? null]).toMatchObject([leg && [leg]]);
});

it('a truck’s plate stays the box’s, and what another group says is not the truck’s', () => {
  const box = boxOf(truck, 'GID+1+10:CT', 'LOC+9+CNNGB')!;
  expect([box.truckPlate, box.legs, box.goods?.length]).toEqual(['ZB10000', undefined, 1]);
  expect(boxOf(truck, 'SEL+ML1+SH', 'LOC+11+USLAX')).toMatchObject({ truckPlate: 'ZB10000', dischargePort: { code: 'USLAX' } });
});

it.each<[what: string, segments: readonly string[], operator: string | null, party: object | null]>([
  ['the code alone', ['NAD+CF+MLL:160:166'], 'MLL', null],
  ['the carrier’s code', ['NAD+CA+COS:160:20'], 'COS', null],
  ['of two the operator', ['NAD+CA+COS:160:20', 'NAD+CF+MLL:160:166'], 'MLL', null],
  ['a name', ['NAD+CF+MLL:160:166:MASTLIGHT LINES'], 'MLL', { role: 'CF', name: 'MASTLIGHT LINES' }],
  [
    'somebody to speak to',
    ['NAD+CF+MLL:160:166', 'CTA+IC+P1:JOE', 'COM+123456:TE'],
    'MLL',
    { role: 'CF', code: 'MLL', contacts: [{ name: 'JOE' }] },
  ],
  ['nobody’s contact', ['NAD+CF+MLL:160:166', 'NAD+TR+BLCT3'], 'MLL', null],
  ['another part', ['NAD+ZZ+X'], null, { role: 'ZZ', code: 'X' }],
])('a party: %s', (_what, segments, operator, party) => {
  const box = boxOf(...segments)!;
  expect([box.operator, box.parties ?? null]).toMatchObject([operator, party && [party]]);
});
