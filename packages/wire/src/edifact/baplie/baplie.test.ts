/**
 * Guarantee: a stow plan gives every box with the cell that leads its group; a
 * plan whose equipment stands in front of every cell is refused and never
 * shifted by one. What is written comes back unchanged.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading, StowPlanMessage } from '../../message';
import { readMessage } from '../../read-message';
import { edifactStowPlan } from '../../testing/arbitrary-orders';
import { bareMessage } from '../../testing/edifact-segments';
import { roundTrip } from '../../testing/round-trip';
import { writeBaplie } from './write-baplie';

const older = 'BAPLIE:D:95B:UN:SMDG20';
const newer = 'BAPLIE:D:13B:UN:SMDG31';
const [first, second, third] = ['MLTU5102010', 'MLTU5102025', 'MLTU5102030'];
const from = 'LOC+9+CNNGB:139:6';
const to = 'LOC+11+DEHAM:139:6';

function sample(name: string): Reading {
  return readMessage(readFileSync(new URL(`../samples/${name}`, import.meta.url)));
}

function plan(reading: Reading): StowPlanMessage {
  const [message] = reading.messages;
  if (message?.kind !== 'stow-plan') throw new Error(JSON.stringify(reading.findings));
  return message;
}

/** Which box stands where, and which cells hold none. */
function cells(reading: Reading): Record<string, string | null> {
  const { boxes, openCells } = plan(reading);
  return Object.fromEntries([
    ...boxes.map(({ stowage, containerNo, equipmentNo }) => [stowage ?? 'nowhere', containerNo ?? equipmentNo ?? null]),
    ...openCells.map(({ stowage, cargo }) => [stowage ?? 'nowhere', cargo?.equipmentNo ?? null]),
  ]);
}

function codes(reading: Reading): string[] {
  return reading.findings.map(({ code }) => code);
}

describe('a plan whose cells lead (D95B)', () => {
  const reading = sample('baplie-cell-led.edi');
  const { boxes, openCells, ...head } = plan(reading);
  const [dangerous, reefer, flatRack] = boxes;

  it('reads the head', () => {
    expect(reading.findings).toEqual([]);
    expect(head).toEqual({
      kind: 'stow-plan',
      type: 'BAPLIE',
      reference: 'SP260712001',
      function: 'original',
      prepared: { raw: '2607122130', instantMs: Date.UTC(2026, 6, 12, 13, 30) },
      vessel: { name: 'TIDE LANTERN', code: '9000001', scheme: 'imo', voyage: '0712E', direction: null },
      departure: { code: 'CNNGB', name: null },
      nextPort: { code: 'SGSIN', name: null },
      carrier: 'MLL',
      etd: { raw: expect.any(String), instantMs: expect.any(Number) },
      arrived: { raw: '2607120310', instantMs: Date.UTC(2026, 6, 11, 19, 10) },
    });
  });

  it('reads every field of a box with dangerous goods and a verified mass', () => {
    expect(dangerous).toEqual({
      containerNo: 'MLTU5102010',
      sizeTypeRaw: '45G1',
      sizeType: '45G1',
      fullness: 'full',
      billNos: ['NGBML2607001'],
      bookingNo: null,
      seals: [],
      grossWeightKg: 21_990,
      operator: 'MLL',
      direction: null,
      happened: null,
      truckPlate: null,
      stowage: '0100682',
      bay: 10,
      row: 6,
      tier: 82,
      loadPort: { code: 'CNNGB', name: null },
      dischargePort: { code: 'DEHAM', name: null },
      destination: { code: 'CZPRG', name: null },
      terminal: null,
      tareKg: null,
      temperatureC: null,
      carrier: 'MLL',
      particulars: {
        temperatureRangeC: null,
        dangerousGoods: [
          {
            regulation: 'IMD',
            hazardClass: '3',
            page: '3318',
            unNumber: '1993',
            flashPointC: 23,
            packingGroup: '3',
            emsNumber: 'F-E,S-E',
            labels: ['6.1'],
            remarks: [{ qualifier: 'AAD', code: null, text: 'FLAMMABLE LIQUID, N.O.S.' }],
          },
        ],
        oversize: null,
        outerSize: null,
        verifiedMass: {
          kg: 21_990,
          method: 'SM1',
          weighed: { raw: '20260711073000', instantMs: Date.UTC(2026, 6, 10, 23, 30) },
          by: 'BLCT3',
        },
        remarks: [{ qualifier: 'AAA', code: null, text: 'TOYS, DEMO CARGO' }],
        places: [{ qualifier: '97', place: { code: 'NLRTM', name: null } }],
      },
    });
  });

  it('reads a set temperature, the old place of the size type, and the filler of a missing bill', () => {
    expect(reefer).toMatchObject({ temperatureC: -18.5, sizeTypeRaw: '4532', sizeType: '45R1', billNos: [] });
    expect(reefer?.particulars).toBeNull();
  });

  it('reads six digits of a cell, ports by 6 and 12, and what stands out of a flat rack', () => {
    expect(flatRack).toMatchObject({
      stowage: '110082',
      bay: 11,
      row: 0,
      tier: 82,
      loadPort: { code: 'CNNGB' },
      dischargePort: { code: 'DEHAM' },
      particulars: { oversize: { frontCm: null, rightCm: 12.5, leftCm: null, heightCm: 80 } },
    });
  });

  it('keeps break-bulk and a blocked cell apart from the boxes', () => {
    expect(openCells).toMatchObject([
      {
        stowage: '0110182',
        cargo: {
          equipment: 'BB',
          equipmentNo: 'CRATE 7',
          containerNo: null,
          grossWeightKg: 8000,
          particulars: { outerSize: { lengthCm: 900, widthCm: 240, heightCm: 310 } },
        },
      },
      {
        stowage: '0110282',
        cargo: null,
        remarks: [{ qualifier: 'AAI', code: null, text: 'BLOCKED BY CRATE 7' }],
      },
    ]);
  });

  it('keeps a box without a container number, and one whose number is none, in its cell', () => {
    const reading = readMessage(
      bareMessage(older, 'BGM++P+9', 'LOC+147+0010102', from, 'EQD+CN++22G1+++5', 'LOC+147+0010104', from, 'EQD+CN+BOX 7'),
    );
    expect(plan(reading).boxes).toMatchObject([{ containerNo: null, equipmentNo: 'BOX 7', stowage: '0010104' }]);
    expect(cells(reading)).toEqual({ '0010102': null, '0010104': 'BOX 7' });
    expect(plan(reading).openCells[0]?.cargo).toMatchObject({ equipment: 'CN', sizeType: '22G1', fullness: 'full' });
    expect(codes(reading)).toEqual(['no-iso-number']);
  });

  it('reads boxes stacked in one cell with the ports of the first', () => {
    const { boxes } = plan(
      readMessage(bareMessage(older, 'LOC+147+0010102', from, to, `EQD+CN+${first}+22P1`, 'NAD+CA+MLL', `EQD+CN+${second}+22P1`)),
    );
    expect(boxes).toMatchObject([
      { containerNo: first, stowage: '0010102', dischargePort: { code: 'DEHAM' }, operator: 'MLL' },
      { containerNo: second, stowage: '0010102', dischargePort: { code: 'DEHAM' }, operator: 'MLL' },
    ]);
  });

  it('reads a bare head and empty times without a remark', () => {
    const reading = readMessage(
      bareMessage(older, 'BGM', 'DTM+137::201', 'DTM+133', 'LOC+147+0010102::5', from, `EQD+CN+${first}+:::2210+++5`),
    );
    expect(reading.findings).toEqual([]);
    expect(plan(reading)).toMatchObject({ reference: '1', prepared: null, vessel: null });
  });
});

describe('a plan of D13B', () => {
  it('reads cells with their boxes behind them, and cells that hold none', () => {
    const reading = sample('baplie-blocked-cells.edi');
    expect(codes(reading)).toEqual([]);
    expect(cells(reading)).toMatchObject({
      '0020104': null,
      '0100682': 'MLTU5102010',
      '0090482': 'MLTU5102030',
      '0110182': 'CRATE 7',
    });
    expect(plan(reading).boxes[0]).toMatchObject({
      grossWeightKg: 21_990,
      operator: 'MLL',
      dischargePort: { code: 'DEHAM' },
      bookingNo: 'SO2607001',
      particulars: { verifiedMass: { kg: 21_990 } },
    });
    expect(plan(reading).openCells[0]?.remarks).toEqual([{ qualifier: 'AAI', code: null, text: 'LASHING GEAR MISSING' }]);
  });

  it.each([
    ['bare cells', ['LOC+147+A', 'EQD+CN+1', from, 'LOC+147+B', 'EQD+CN+2', from], { A: first, B: second }],
    [
      'cells with their details in front',
      ['LOC+147+A', 'MEA+WT++KGM:1', 'EQD+CN+1', 'LOC+147+B', 'MEA+WT++KGM:1', 'EQD+CN+2'],
      { A: first, B: second },
    ],
    ['an empty cell behind them', ['LOC+147+A', 'EQD+CN+1', 'LOC+147+B', 'EQD+CN+2', 'LOC+147+C'], { A: first, B: second, C: null }],
  ])('ties %s', (_, segments, expected) => {
    const told = segments.map((segment) => segment.replace('CN+1', `CN+${first}`).replace('CN+2', `CN+${second}`));
    const reading = readMessage(bareMessage(newer, 'BGM+659+P+9', ...told));
    expect(cells(reading)).toEqual(expected);
  });
});

describe('a plan that cannot be tied', () => {
  it('is refused where equipment stands in front of every cell, with and without cells behind', () => {
    for (const behind of [[from], ['LOC+147+0010102', from]]) {
      const reading = readMessage(bareMessage(newer, `EQD+CN+${first}`, ...behind, `EQD+CN+${third}`, from));
      expect([reading.messages, codes(reading)]).toEqual([[], ['untied-cells']]);
    }
  });

  it('is refused where every segment has an extra counter', () => {
    const reading = readMessage(
      bareMessage(
        older,
        'BGM++P+9',
        'TDT+1+20+042+++:172:20+++:103:ZZZ:TIDE LANTERN',
        'LOC+1+5+CNNGB:139:6',
        'LOC+1+147+0010102::5',
        'MEA+2+WT++KGM:11100',
        `EQD+3+CN+${first}+45R1+++5`,
      ),
    );
    expect(reading.messages).toEqual([]);
    expect(reading.findings).toMatchObject([
      { code: 'shifted-elements', severity: 'error', segment: 5, en: expect.stringContaining('LOC+1+147') },
    ]);
  });

  it('is refused without any cell or equipment', () => {
    expect(codes(readMessage(bareMessage(older, 'BGM++P+9')))).toEqual(['no-boxes']);
  });
});

describe('writing', () => {
  const envelope = {
    sender: 'MLLINE',
    recipient: 'BLCT3',
    controlReference: 'R1',
    preparedMs: Date.UTC(2026, 6, 11),
    level: 'UNOY',
  } as const;

  roundTrip('EDIFACT BAPLIE', edifactStowPlan, (message) => writeBaplie([message], envelope));

  it('keeps the boxes and cells of both samples', () => {
    for (const name of ['baplie-cell-led.edi', 'baplie-blocked-cells.edi']) {
      const { messages } = sample(name);
      const plans = messages.filter((message) => message.kind === 'stow-plan');
      const again = readMessage(writeBaplie(plans, envelope)).messages;
      expect(again).toMatchObject(
        plans.map(({ boxes, departure, nextPort }) => ({
          departure,
          nextPort,
          boxes: boxes.map(({ containerNo, stowage, dischargePort }) => ({ containerNo, stowage, dischargePort })),
        })),
      );
    }
  });
});
