// Guarantee: facts in the words people use are found in what was read, and a
// fact that is wrong by one character, one number or one box is never matched.
import { readMessage } from '@mastlight/wire';
import { describe, expect, it } from 'vitest';
import type { FactOutcome } from '../facts-matcher';
import { documentMatcher } from './document-matcher';

const gate = `UNB+UNOA:2+BLCT3+MASTLIGHT+260711:0915+ML0711'
UNH+1+CODECO:D:95B:UN'BGM+34+GI0711+9'DTM+137:202607110915:203'
TDT+20+0712E+1+13+MLL:172:166+++9000001:146::TIDE LANTERN'LOC+9+CNNGB:139:6'NAD+CF+MLL:160:166'
EQD+CN+MLTU3102047+45G1:102:5++2+5'RFF+BM:NGBML2607001'RFF+BN:SO2607001'DTM+7:202607110842:203'
LOC+11+DEHAM:139:6'MEA+AAE+G+KGM:21850'SEL+007101+SH'SEL+007102+CA'
EQD+CN+MLTU3102113+22G1:102:5++2+4'RFF+BM:NGBML2607002'DTM+7:202607110859:203'LOC+11+NLRTM:139:6'MEA+AAE+G+KGM:2200'
CNT+16:2'UNT+18+1'
UNH+2+CODECO:D:95B:UN'BGM+36+GO0711+5'EQD+CN+MLTU4188301+22G1:102:5++3+5'SEL+007104:CA'UNT+5+2'
UNZ+2+ML0711'`;

const plan = `00:BAPLIE:BAYPLAN:9:BLCTMS:MASTLIGHT:2607131815'
10:TLAN:TIDE LANTERN:PA:0712E:::260712:260713:CNNGB:NINGBO:DEHAM:HAMBURG'
50:MLTU3102047:45G1:F:0340682::::::::::21850:3900:MLL'
52:CNNGB::DEHAM::DEHAM'
50:MLTU5200248:2232:F:0120402:C:-18::::::::24000:3000:MLR'
52:CNNGB::DEHAM::DEHAM'
99:7'`;

const manifest = `00:IFCSUM:MANIFEST:9:MLFWD:NPEDI:20260710161500'
10:TLAN:TIDE LANTERN:PA:0712E'
12:NGBML2607001::::::CNNGB:NINGBO'
13:DEHAM:HAMBURG:DEHAM:HAMBURG'
51:1:MLTU3102047:007101:40HC:F:120:5200.5:3900:30'
12:NGBML2607002::::::CNNGB:NINGBO'
13:DEHAM:HAMBURG:DEHAM:HAMBURG'
51:1:MLTU3102047:007101:40HC:F:40:1500:3900:9'
51:2:MLTU3102279:000000:42G1:E:0:0:3700:0'
99:9'`;

const order = `UNB+UNOA:2+MLL+BLCT3+260710:1011+ML0710'UNH+1+COPARN:D:95B:UN'BGM+12+RO1+9'RFF+BN:SO2607001'
TDT+20+0712E+1++MLL:172:20+++V7ML1:103::TIDE LANTERN'NAD+CF+MLL:160:166'
EQD+CN++45G1:102:5++2+4'RFF+BN:SO2607001'EQN+3'LOC+11+DEHAM:139:6'CNT+16:1'UNT+10+1'UNZ+1+ML0710'`;

function match(input: string, stated: Readonly<Record<string, unknown>>): readonly FactOutcome[] {
  const reading = readMessage(Buffer.from(input));
  expect(reading.refusedCount).toBe(0);
  return documentMatcher.match({ line: 1, stated }, { input, reading, messageIndex: null });
}

describe('facts that hold', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['counts, type and lists', gate, { messages: 2, type: 'CODECO', containers: 3, boxes: ['MLTU3102047', 'MLTU3102113', 'MLTU4188301'] }],
    [
      'interchange',
      gate,
      { sender: 'BLCT3', recipient: 'MASTLIGHT', control_reference: 'ML0711', interchange: { sender: 'BLCT3', reference: 'ML0711' } },
    ],
    [
      'one of the messages',
      gate,
      { reference: 'GI0711', function: '9', bgm: 34, direction: 'E', preparation_time: '2026-07-11T09:15:00+08:00' },
    ],
    [
      'names in any case',
      gate,
      { 'Vessel Name': 'TIDE LANTERN', VOYAGE: '0712E', imo: 9000001, portOfLoading: 'CNNGB', Bill_No: 'NGBML2607001' },
    ],
    ['the ship as an object', gate, { vessel: { name: 'TIDE LANTERN', imo: '9000001', voyage: '0712E' } }],
    ['a port as an object', plan, { pol: { code: 'CNNGB' }, departure: { code: 'CNNGB', name: 'NINGBO' } }],
    [
      'a map of boxes',
      gate,
      {
        containers: {
          MLTU3102047: {
            booking: 'SO2607001',
            seals: ['007101', '007102'],
            seal: '007101',
            weight_kg: '21850.0',
            status: 'F',
            event_time: '202607110842',
            pod: 'DEHAM',
            pol: 'CNNGB',
            full: true,
            empty: false,
            plate: null,
          },
          MLTU4188301: { seal: '007104', ef: '5', direction: 'import' },
        },
      },
    ],
    [
      'a list of boxes',
      gate,
      {
        boxes: [
          { container: 'MLTU3102047', size_type: '45G1', bl: 'NGBML2607001' },
          { container_no: 'MLTU3102113', gross: 2200, fullness: 'empty' },
        ],
      },
    ],
    [
      'a list of messages',
      gate,
      {
        messages: [
          { document_no: 'GI0711', containers: 2 },
          { document_no: 'GO0711', move: 'out', function: 5 },
        ],
      },
    ],
    [
      'bay, row, tier and temperature',
      plan,
      {
        call_sign: 'TLAN',
        containers: {
          MLTU3102047: { bay: 34, row: 6, tier: 82, tare: 3900, reefer: false },
          MLTU5200248: { temp_c: -18, reefer: true, operator: 'MLR' },
        },
      },
    ],
    ['ports that all boxes share', plan, { pod: 'DEHAM', pol: 'CNNGB' }],
    [
      'a box under two bills',
      manifest,
      {
        containers: 2,
        bills: 2,
        by_container: {
          MLTU3102047: {
            blno: ['NGBML2607001', 'NGBML2607002'],
            cargo_weight_kg_total: 6700.5,
            packages_total: 160,
            size_type: '40HC',
            pol: 'CNNGB',
          },
        },
      },
    ],
    ['bills by number', manifest, { bills: { NGBML2607002: { containers: ['MLTU3102047', 'MLTU3102279'], pod: 'DEHAM' } } }],
    ['the first and the last', gate, { first_container: 'MLTU3102047', last_box: 'MLTU4188301', first_weight_kg: 21850 }],
    ['bills as numbers', manifest, { bills: ['NGBML2607001', 'NGBML2607002'] }],
    [
      'boxes that have no number yet',
      order,
      { containers: 3, bgm: 12, operation: 'empty-release', booking: 'SO2607001', boxes: [{ type: '45G1', quantity: 3, status: 'E' }] },
    ],
    ['notes of the author are no facts', gate, { note: 'two messages', source: 'a port', type: 'CODECO' }],
  ])('%s', (_name, input, stated) => {
    const outcomes = match(input, stated);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ isMatch }) => !isMatch)).toEqual([]);
  });
});

describe('facts that do not hold', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['another count', gate, { messages: 3 }],
    ['another count of boxes', gate, { containers: 4 }],
    ['the count of one message of several', gate, { containers: 2 }],
    ['a list that leaves one out', plan, { boxes: ['MLTU3102047'] }],
    ['a list with one more', manifest, { bills: ['NGBML2607001', 'NGBML2607002', 'NGBML2607003'] }],
    ['a box counted once for each bill', manifest, { containers: 3 }],
    ['another letter', gate, { vessel: 'TIDE LANTERM' }],
    ['a seal without its zeros', gate, { containers: { MLTU3102047: { seal: '7101' } } }],
    ['the seal of another box', gate, { containers: { MLTU3102047: { seal: '007104' } } }],
    ['the weight of another box', gate, { containers: { MLTU3102047: { weight_kg: 2200 } } }],
    ['the second as the first', gate, { first_pod: 'NLRTM' }],
    ['what only some boxes say', gate, { pod: 'DEHAM' }],
    ['a minute later', gate, { containers: { MLTU3102047: { event_time: '2026-07-11 08:43' } } }],
    ['the wrong fullness', gate, { containers: { MLTU3102113: { status: 'F' } } }],
    ['the wrong truth', plan, { containers: { MLTU3102047: { reefer: true } } }],
    ['another total', manifest, { by_container: { MLTU3102047: { cargo_weight_kg_total: 6700 } } }],
    ['something where nothing is', gate, { containers: { MLTU4188301: { booking: 'SO2607001' } } }],
    ['nothing where something is', gate, { containers: { MLTU3102047: { booking: null } } }],
    ['a box that is not there', gate, { containers: { MLTU9999990: {} } }],
    ['facts of a box that is not there', gate, { boxes: [{ container: 'MLTU9999990', size_type: '45G1', seal: null, reefer: false }] }],
    ['a name that nobody knows', gate, { moon_phase: 'full' }],
    ['a message in another place', gate, { messages: [{ document_no: 'GO0711' }] }],
  ])('%s', (_name, input, stated) => {
    const outcomes = match(input, stated);
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ isMatch }) => isMatch)).toEqual([]);
  });

  it('says what was stated and what was read', () => {
    expect(match(gate, { containers: { MLTU3102047: { seal: '007199' } } })).toEqual([
      { name: 'containers.MLTU3102047.seal', stated: '007199', said: '[007101, 007102]', isMatch: false },
    ]);
  });
});
